internal import JSONText
internal import Storage
internal import TextLayout

/// The version of the program, as CHANGELOG names it.
package let programVersion = "0.1.0"

extension Command {
  static let version = Command(
    "version", aliases: ["--version", "-V"], group: .program,
    forms: [Form("version", "the version of the program")],
    needsStore: false
  ) { _, _ in
    Reply(["vitals \(programVersion)"], json: .object([JSONMember("version", .string(programVersion))]))
  }

  static let quit = Command(
    "quit", aliases: ["exit", "bye"], group: .program, forms: [Form("quit", "leaves; Ctrl-D does too")],
    needsStore: false
  ) { _, _ in
    var reply = Reply()
    reply.quits = true
    return reply
  }

  static let about = Command(
    "about", group: .program, forms: [Form("about", "what this is and is not, and where your records are")],
    needsStore: false
  ) { session, _ throws(Failure) in
    let place = try session.place()
    let lines: [StyledText] = [
      "\("vitals", .bold) \(programVersion): a health log that you talk to.",
      "It is not a medical device: it keeps and shows what you tell it, and gives no advice. Ask a doctor.",
      "It never uses a network. All that it knows stands in files which are yours:",
      "  \(place.path, .accent) (named by \(place.origin.rawValue))",
      "Each record is a line in one document a month, which you may edit, search and keep under git.",
    ]
    return Reply(
      lines.flatMap { session.wrapped($0) },
      json: .object([
        JSONMember("version", .string(programVersion)), JSONMember("store", .string(place.path)),
        JSONMember("origin", .string(place.origin.rawValue)), JSONMember("network", .bool(false)),
        JSONMember("medicalDevice", .bool(false)),
      ]))
  }

  static let initialise = Command(
    "init", group: .keeping,
    forms: [Form("init", "makes a folder of records one that may be written to here")],
    details: [
      "A clone of a store is only read until you say so. What this makes, '.vitals', is this machine's own."
    ]
  ) { session, invocation throws(Failure) in
    try invocation.endsAfter(0)
    try session.withStore { store throws(StorageError) in try store.initialise() }
    let path = try session.place().path
    return Reply(["  ready to write to \(path)"], json: .object([JSONMember("store", .string(path))]))
  }
}
