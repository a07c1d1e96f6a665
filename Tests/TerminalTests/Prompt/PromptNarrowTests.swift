import Testing

// A line of several rows: libedit draws it wrong when something is inserted or taken away in an upper row.

@Suite("A long line in a narrow window", .serialized, .timeLimit(.minutes(2)))
struct PromptNarrowTests {
  static let line = "glucose 112 fasting at 7:00 note a walk along the river, and back home by bus"

  private func terminal(_ environment: [String: String] = [:]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(["prompt"], columns: 20, rows: 16, environment: environment)
    try terminal.expect(last: "›", cursor: 2)
    return terminal
  }

  /// The rows that the prompt and a line of single columns take.
  private static func rows(_ line: String) -> [String] {
    let text = Array("› " + line)
    return stride(from: 0, to: text.count, by: 20).map { start in
      let row = text[start..<min(start + 20, text.count)]
      return String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var keys: String
    var line: String
    var cursor: [Int]

    init(_ name: String, _ keys: String, _ line: String, _ cursor: [Int]) {
      (testDescription, self.keys, self.line, self.cursor) = (name, keys, line, cursor)
    }
  }

  private static func times(_ key: String, _ count: Int) -> String { String(repeating: key, count: count) }

  static let edits: [Edit] = [
    Edit("nothing", "", line, [3, 19]),
    Edit("typed in the first row", "\u{1}" + "abc abc ", "abc abc " + line, [0, 10]),
    Edit(
      "typed in the second row", "\u{1}" + times("\u{6}", 20) + "at noon, not ",
      "glucose 112 fasting at noon, not at 7:00 note a walk along the river, and back home by bus", [1, 15]),
    Edit("taken from the first row", "\u{1}" + times("\u{1B}[3~", 12), String(line.dropFirst(12)), [0, 2]),
    Edit(
      "taken before the cursor, over the end of a row", "\u{1}" + times("\u{6}", 28) + times("\u{7F}", 16),
      "glucose 112 note a walk along the river, and back home by bus", [0, 14]),
    Edit("all but a row", "\u{1}" + times("\u{6}", 11) + "\u{B}", "glucose 112", [0, 13]),
    Edit(
      "recalled, and typed into", "\u{3}" + "\u{1B}[A" + "\u{1}" + "no, ", "no, " + line, [0, 6]),
  ]

  @Test(
    "shows what is in it after an edit, with colours and without", arguments: edits,
    [[:], ["NO_COLOR": "1"]] as [[String: String]])
  func edited(_ edit: Edit, _ environment: [String: String]) throws {
    let terminal = try terminal(environment)
    terminal.type(Self.line + edit.keys)
    let rows = Self.rows(edit.line)
    let isRecalled = edit.keys.hasPrefix("\u{3}")
    let above = isRecalled ? Self.rows(Self.line + "^C") + [">interrupted \(Self.line)^C"] : []
    try terminal.wait("\(rows) with the cursor at \(edit.cursor)") { screen in
      isRecalled
        ? Array(screen.lines.suffix(rows.count)) == rows
        : screen.lines == above + rows && screen.cursor == edit.cursor
    }
    terminal.type("\r")
    terminal.settle()
    #expect(terminal.screen.lines.joined().contains(">>\(edit.line.prefix(18))"))
  }

  @Test(
    "a wide character keeps its place, and the cursor its own",
    arguments: [
      ("字a字\u{1B}[D\u{1B}[Dbc", "› 字bca字", 6), ("a字字\u{1}x", "› xa字字", 3),
      ("a字字字\u{1B}[D\u{7F}", "› a字字", 5), ("e\u{301}ab\u{1}x", "› xe\u{301}ab", 3),
    ])
  func wide(_ keys: String, _ line: String, _ cursor: Int) throws {
    let terminal = try terminal()
    terminal.type(keys)
    try terminal.expect(last: line, cursor: cursor)
  }

  @Test("that was typed ahead, Enter and all, stays on the screen as it was run")
  func ahead() throws {
    let terminal = try terminal()
    terminal.type(Self.line + "\u{1}abc \r")
    let rows = Self.rows("abc " + Self.line)
    try terminal.wait("the next prompt") { $0.lines.count > rows.count && $0.lines.last == "›" }
    #expect(Array(terminal.screen.lines.prefix(rows.count)) == rows)
    #expect(terminal.screen.lines[rows.count].hasPrefix(">>abc glucose 112"))
  }
}
