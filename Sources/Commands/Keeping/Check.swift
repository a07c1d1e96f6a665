internal import CivilTime
internal import EntryGrammar
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let check = Command(
    "check", group: .keeping,
    forms: [
      Form("check [FILE …]", "all that is wrong in the documents, with line, caret and remedy"),
      Form("check --fix [FILE …]", "shows what has one right answer, and mends it as one action"),
      Form("check --fix=layout", "brings documents that a formatter blew up back to a record a line"),
      Form("check --json-text FILE", "whether a file is JSON by RFC 8259, to the letter"),
    ],
    details: [
      "A line is 'path:line:column: code: message'. Ends with 0 when all is well, 1 with warnings, 3 with faults: "
        + "'vitals check' serves as a pre-commit hook of git. Files may be named by their path below the store.",
      "The codes:",
    ],
    terms: problemCodes.map { Form($0.code, $0.meaning) },
    examples: ["check", "check --fix", "check glucose/2026-11.json"], needsStore: false
  ) { session, invocation throws(Failure) in
    guard let first = invocation.words.first?.text, first.hasPrefix("--") else {
      return try session.check(invocation.words)
    }
    switch first {
    case "--json-text": return try session.checkText(invocation)
    case "--fix": return try session.fix(.faults, invocation)
    case "--fix=layout": return try session.fix(.layout, invocation)
    default:
      throw .usage(
        "expected '--fix', '--fix=layout' or '--json-text', found '\(first)'", at: invocation.words[0].range)
    }
  }
}

// MARK: - Looking

extension Session {
  fileprivate mutating func check(_ words: [Word]) throws(Failure) -> Reply {
    try prepareStore()
    let paths = try paths(words)
    let problems = try problems(in: paths)
    let lines = problems.flatMap { self.lines(of: $0) }
    var reply = Reply(
      lines + [summary(of: problems)],
      json: .object([JSONMember("problems", .array(problems.map(\.json)))]), status: problems.status)
    reply.faults = problems.map(\.fault)
    return reply
  }

  private mutating func problems(in paths: Set<String>?) throws(Failure) -> [Problem] {
    let now = now.instant
    let rules = SettingKey.all(catalogue).map(\.rule)
    return try withStore { store throws(StorageError) in
      try store.check(now: now, firstDay: .firstLogged, settings: rules)
    }.filter { paths?.contains($0.path) ?? true }
  }

  /// The documents that are named, by their paths below the store, a folder for all that is in it; `nil` for all.
  private mutating func paths(_ words: [Word]) throws(Failure) -> Set<String>? {
    guard !words.isEmpty else { return nil }
    let root = try place().path
    var paths: Set<String> = []
    for word in words {
      let found = try files(named: word, below: root).filter(Self.isLookedAt)
      guard !found.isEmpty else { throw .refused("not-found", "no document '\(word.text)' in the store") }
      paths.formUnion(found)
    }
    return paths
  }

  private static func isLookedAt(_ path: String) -> Bool {
    DocumentName(path: path) != nil || DocumentName.isStray(path: path)
      || SettingsDocument.allCases.contains { $0.path == path }
  }

  private func files(named word: Word, below root: String) throws(Failure) -> [String] {
    let steps = world.surroundings.absolute(word.text).split(separator: "/").filter { $0 != "." }
    let absolute = "/" + steps.joined(separator: "/")
    let path =
      absolute.hasPrefix(root + "/")
      ? String(absolute.dropFirst(root.count + 1))
      : word.text.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    do throws(FileError) {
      switch try world.files.status(root + "/" + path)?.kind {
      case nil: return []
      case .folder: return (try world.files.list(root + "/" + path) ?? []).map { path + "/" + $0 }
      default: return [path]
      }
    } catch {
      throw .store(StorageError(.file(error)))
    }
  }

  private func lines(of problem: Problem) -> [StyledText] {
    let lines = self.lines(of: problem.fault)
    guard problem.severity == .warning else { return lines }
    return ["\("\(problem)", .warning)"] + lines.dropFirst()
  }

  private func summary(of problems: [Problem]) -> StyledText {
    guard !problems.isEmpty else { return "  all documents are sound" }
    let mendable =
      problems.contains(where: \.isMendable) ? "; 'vitals check --fix' mends what has one right answer" : ""
    return "  \(problems.counts)\(mendable)"
  }
}

extension [Problem] {
  /// How a look at documents ends that finds these.
  fileprivate var status: ExitStatus {
    isEmpty ? .done : contains { $0.severity == .fault } ? .unusable : .notDone
  }

  /// `1 fault, 2 warnings`.
  fileprivate var counts: String {
    let faults = count { $0.severity == .fault }
    return [(faults, "fault"), (count - faults, "warning")].filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}

extension Problem {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("path", .string(path)), JSONMember("line", .number("\(line)")),
      JSONMember("column", .number("\(column)")), JSONMember("length", .number("\(length)")),
      JSONMember("code", .string(code)), JSONMember("severity", .string(severity.rawValue)),
      JSONMember("message", .string(message)), JSONMember("fix", fix.map(JSONValue.string) ?? .null),
    ])
  }
}

// MARK: - Mending

extension Session {
  /// Shows the change first; it is done at once with `--yes`, else when somebody says so.
  ///
  /// Of faults it tells what is left, and ends as `check` would on that.
  fileprivate mutating func fix(_ scope: Mending.Scope, _ invocation: Invocation) throws(Failure) -> Reply {
    try prepareStore()
    let paths = try paths(Array(invocation.words.dropFirst()))
    let mending = try withStore { store throws(StorageError) in try store.mending(scope, of: paths) }
    guard !mending.isEmpty else {
      let left = scope == .faults ? try problems(in: paths) : []
      let nothing: StyledText =
        left.isEmpty ? "  nothing to mend" : "  nothing to mend that has one right answer"
      return telling(left, behind: Reply([nothing], json: changesJSON(invocation.typed, [])))
    }
    let words = invocation.typed
    let shown = mending.documents.flatMap { lines(of: $0) }
    let isPrompt = mode == .prompt && !current.noInput && !current.json
    guard isPrompt && !current.yes else {
      return try mend(mending, scope, in: paths, words, after: shown)
    }
    var reply = Reply(shown)
    reply.question = .yesOrNo("mend it?", no: Reply(["  nothing was changed"], status: .notDone)) { session in
      session.replying { session throws(Failure) in
        try session.mend(mending, scope, in: paths, words, after: [])
      }
    }
    return reply
  }

  private mutating func mend(
    _ mending: Mending, _ scope: Mending.Scope, in paths: Set<String>?, _ words: String,
    after shown: [StyledText]
  ) throws(Failure) -> Reply {
    let reply = try mend(mending, words, after: shown)
    guard scope == .faults else { return reply }
    do throws(Failure) {
      // Documents have changed since this command looked at them, and trackers may be known that were not.
      try prepareStore()
      return telling(try problems(in: paths), behind: reply)
    } catch {
      // What was mended is mended, whatever is in the way of a second look.
      var reply = reply
      reply.notices += self.reply(to: error, line: words).notices
      return reply
    }
  }

  /// What is left to be done by hand.
  private func telling(_ left: [Problem], behind reply: Reply) -> Reply {
    guard !left.isEmpty else { return reply }
    let (verb, object) = left.count == 1 ? ("is", "it") : ("are", "them")
    var reply = reply
    reply.lines.append("  \(left.counts) \(verb) left: 'vitals check' shows \(object)")
    reply.faults += left.map(\.fault)
    reply.status = max(reply.status, left.status)
    return reply
  }

  fileprivate mutating func mend(
    _ mending: Mending, _ words: String, after shown: [StyledText]
  ) throws(Failure) -> Reply {
    let time = now
    let done = try withStore { store throws(StorageError) in
      try store.mend(mending, words: words, time: time)
    }
    let count = mending.documents.count
    let text: StyledText = "  mended \(count) \(count == 1 ? "document" : "documents")"
    return Reply(shown + [text, takeBackHint()], json: changesJSON(done.words, done.changes))
  }

  /// The offer to mend a document that does not parse, where that has one right answer, and to go on with the line.
  mutating func offer(toMend fault: DocumentFault, then line: String) -> Ask? {
    guard !current.noInput, !current.json else { return nil }
    let mending: Mending
    do throws(Failure) {
      mending = try withStore { store throws(StorageError) in try store.mending(.faults, of: [fault.path]) }
    } catch {
      return nil
    }
    guard !mending.isEmpty, let first = mending.documents.flatMap(\.mends).first else { return nil }
    let more = mending.mends > 1 ? ", and \(mending.mends - 1) more" : ""
    let no = Reply(["  nothing was changed"], status: .notDone)
    return .yesOrNo("line \(first.line): \(first.text)\(more). Mend it?", byDefault: true, no: no) {
      session in
      let mended = session.replying { session throws(Failure) in
        try session.mend(mending, "check --fix \(fault.path)", after: [])
      }
      return mended.status == .done ? mended.followed(by: session.handle(line: line)) : mended
    }
  }

  /// What is done to a document: each mend with its line, and the lines that go and come.
  private func lines(of document: Mending.Document) -> [StyledText] {
    let old = document.old.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let diff = LineDiff(old, String(decoding: document.new, as: UTF8.self))
    return ["\(document.path, .bold)"]
      + document.mends.map { "  line \($0.line): \($0.text)" }
      + diff.removed.map { "  \("- \($0)", .warning)" } + diff.added.map { "  \("+ \($0)", .good)" }
  }
}

/// The lines in which two texts differ, as far as a person reads them.
private struct LineDiff {
  private static let limit = 12

  var removed: [String] = []
  var added: [String] = []

  init(_ old: String, _ new: String) {
    let (old, new) = (Self.lines(old), Self.lines(new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    removed = Self.shown(old[start..<(old.count - end)])
    added = Self.shown(new[start..<(new.count - end)])
  }

  private static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private static func shown(_ lines: ArraySlice<String>) -> [String] {
    lines.count <= limit ? Array(lines) : lines.prefix(limit) + ["… and \(lines.count - limit) more lines"]
  }
}

// MARK: - A text by itself

extension Session {
  /// A double name is legal JSON, if only just: it is a fault of documents alone.
  fileprivate func checkText(_ invocation: Invocation) throws(Failure) -> Reply {
    guard invocation.words.count > 1 else {
      throw .usage("expected a file after '--json-text'", at: invocation.end)
    }
    let path = invocation.words[1].text
    let bytes: ContiguousArray<UInt8>?
    do throws(FileError) { bytes = try world.files.readWhole(world.surroundings.absolute(path))?.bytes } catch
    {
      throw .store(StorageError(.file(error)))
    }
    guard let bytes else { throw .refused("not-found", "no file '\(path)'") }
    do throws(JSONError) { try JSONScanner.check(bytes.span, allowsDoubleNames: true) } catch {
      throw .store(StorageError(.document(DocumentFault(json: error, in: bytes, path: path))))
    }
    return Reply(["  \(path) is JSON"], json: .object([JSONMember("problems", .array([]))]))
  }
}
