internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

/// What `main` needs of this module: how the program was called, and replies as text.
package struct Front: Sendable {
  /// The options before, between and behind the words.
  package var options = Options()
  /// The words as they came, options among them; empty when only options were given.
  package var arguments: [String] = []
  /// The line that could not be understood, and what is wrong with it.
  package var complaint: Reply?

  /// Reads the arguments of the program.
  package init(_ arguments: [String], world: World) {
    var words = [Word](arguments: arguments)
    do throws(Failure) {
      try Self.checkCharacters(of: words)
      try options.take(from: &words)
    } catch {
      let session = Session(world: world, mode: .shell, options: options)
      complaint = session.reply(to: error, line: arguments.joined(separator: " "))
    }
    if !words.isEmpty { self.arguments = arguments }
  }

  /// Bytes that are no UTF-8 have become replacement characters on the way: what they were is not known any more.
  private static func checkCharacters(of words: [Word]) throws(Failure) {
    guard let word = words.first(where: { $0.text.contains("\u{FFFD}") }) else { return }
    throw .usage("expected UTF-8, found '\(word.text)'", at: word.range)
  }

  /// The name of the colour choice: `auto`, `always` or `never`.
  package var color: String { options.color.rawValue }
}

extension World {
  /// The process's own world.
  package static func system(
    width: @escaping @Sendable () -> Int?, isUTF8: Bool, canAsk: Bool,
    isInterrupted: @escaping @Sendable () -> Bool, progress: @escaping @Sendable (String) -> Void
  ) -> World {
    World(
      surroundings: .system, files: .system, now: Self.clock, newID: RecordID.random, catalogue: .standard,
      width: width, glyphs: isUTF8 ? .utf8 : .ascii, canAsk: canAsk, isInterrupted: isInterrupted,
      progress: progress)
  }

  /// Where the prompt keeps what was typed; `nil` without a home folder.
  package var historyPath: String? { surroundings.historyPath }
}

extension Reply {
  /// The answer as programs read it: the one value, else the lines as such; `nil` without either.
  var value: JSONValue? {
    if let json { return json }
    guard !lines.isEmpty else { return nil }
    return .object([JSONMember("text", .array(lines.map { .string($0.description) }))])
  }
}

extension Session {
  /// The answer as text: the lines, or with `--json` the one value.
  package func output(of reply: Reply, colored: Bool) -> String {
    guard current.json else { return text(reply.lines, colored, wraps: reply.wraps) }
    return reply.value.map(line) ?? ""
  }

  /// What goes to the other channel.
  package func complaints(of reply: Reply, colored: Bool) -> String {
    text(reply.notices, colored) + reply.asides.map(line).joined()
  }

  private func line(_ value: JSONValue) -> String {
    String(decoding: JSONPrinter.line(value), as: UTF8.self) + "\n"
  }

  /// Lines that fit the terminal: one that is too long goes on below, a little further in.
  private func text(_ lines: [StyledText], _ colored: Bool, wraps: Bool = true) -> String {
    let width = wraps ? world.width() : nil
    return lines.flatMap { line in
      let indent = line.description.prefix { $0 == " " }.count
      return line.spelled(in: world.glyphs).wrapped(to: width, hanging: indent + 2, glyphs: world.glyphs)
        .lines
    }.map { $0.rendered(colored ? .ansi : .plain) + "\n" }.joined()
  }

  /// What the prompt says when it opens.
  package mutating func greeting() -> Reply {
    do throws(Failure) {
      let path = try place().path
      return Reply([
        "\("vitals", .bold) \(programVersion) · records in \(path) · 'help' shows what to type, 'quit' leaves",
        "\("a log, not a medical device", .dim)",
      ])
    } catch {
      return reply(to: error, line: "")
    }
  }
}
