import TestSupport
import Testing

@Suite("Help at the prompt", .serialized, .timeLimit(.minutes(2)))
struct PromptHelpTests {
  let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(["prompt"])
    try terminal.expect(last: "›", cursor: 2)
  }

  /// Waits until the last row has these colours and the cursor is at `column`.
  private func expect(styled row: String, cursor column: Int) throws {
    try terminal.wait(row) { $0.styled(row: $0.lines.count - 1) == row && $0.cursor[1] == column }
  }

  @Test("prompt, words and hint have their colours, and the cursor stays in its place")
  func colors() throws {
    terminal.type("wei")
    try expect(styled: "[1]› []wei[2]ght 82.4 kg", cursor: 5)
    terminal.type("\u{1}a1 ")
    try expect(styled: "[1]› []a[36]1[] wei", cursor: 5)
  }

  @Test(
    "a key takes the suggestion", arguments: ["\u{1B}[C", "\u{1B}OC", "\u{1B}[F", "\u{5}", "\u{6}"])
  func accept(_ key: String) throws {
    terminal.type("wei")
    try expect(styled: "[1]› []wei[2]ght 82.4 kg", cursor: 5)
    terminal.type(key)
    try expect(styled: "[1]› []weight [36]82[].[36]4[] kg[2]  = 181.7 lb", cursor: 16)
    terminal.type(key + "\r")
    try terminal.expect(["› weight 82.4 kg", ">>weight 82.4 kg", "›"])
  }

  @Test("Alt-Right and Alt-f take a word of it", arguments: ["\u{1B}[1;3C", "\u{1B}f"])
  func acceptWord(_ key: String) throws {
    terminal.type("wei")
    try expect(styled: "[1]› []wei[2]ght 82.4 kg", cursor: 5)
    terminal.type(key)
    try expect(styled: "[1]› []weight[2] 82.4 kg", cursor: 8)
    terminal.type(key)
    try expect(styled: "[1]› []weight [36]82[].[36]4[2] kg", cursor: 13)
  }

  @Test("a suggestion that is typed past, or not taken, is not part of the line")
  func ignore() throws {
    terminal.type("weird")
    try expect(styled: "[1]› []weird", cursor: 7)
    terminal.type("\u{7F}\u{7F}\r")
    try terminal.expect(["› wei", ">>wei", "›"])
  }

  @Test("an earlier line is suggested when nothing else is")
  func earlier() throws {
    terminal.type("slept 23:10-07:05 q4\rsle")
    try terminal.expect(last: "› slept 23:10-07:05 q4", cursor: 5)
    terminal.type("\u{1B}[1;3C\r")
    try terminal.wait("the word") { $0.lines.last == "›" }
    #expect(terminal.screen.lines.suffix(2) == [">>slept", "›"])
  }

  @Test("without colours the line is plain and nothing is suggested, but a paste is still not run")
  func noColor() throws {
    let plain = try PseudoTerminal(["prompt"], environment: ["NO_COLOR": "1"])
    try plain.expect(last: "›", cursor: 2)
    plain.type("weight 8")
    try plain.expect(last: "› weight 8", cursor: 10)
    #expect(plain.screen.styled(row: 0) == "› weight 8")
    #expect(plain.screen.bracketsPastes)
  }

  @Test("a line of several rows is coloured too")
  func rows() throws {
    let narrow = try PseudoTerminal(["prompt"], columns: 10)
    try narrow.expect(last: "›", cursor: 2)
    narrow.type("abcdefgh1字字字字3字")
    try narrow.wait("two rows") { $0.lines == ["› abcdefgh", "1字字字字3", "字"] }
    try narrow.wait("colours") { $0.styled(row: 1) == "[36]1[]字字字字[36]3" }
    #expect(narrow.screen.cursor == [2, 2])
  }

  @Test("Tab inserts the only candidate with a blank behind it")
  func unique() throws {
    terminal.type("gl\t1\r")
    try terminal.expect(["› glucose 1", ">>glucose 1", "›"])
  }

  @Test("Tab inserts what candidates have in common; a second one lists them below")
  func ambiguous() throws {
    terminal.type("x w\t")
    try terminal.wait("a bell") { $0.bells == 1 }
    terminal.type("\t")
    try terminal.expect(["› x w", "waist   walk    water   weight", "› x w"])
    terminal.type("al\tk\r")
    try terminal.expect([
      "› x w", "waist   walk    water   weight", "› x walk k", ">>x walk k", "›",
    ])
  }

  @Test("Tab where nothing fits rings the bell")
  func nothing() throws {
    terminal.type("zz\t")
    try terminal.wait("a bell") { $0.bells == 1 }
    #expect(terminal.screen.lines == ["› zz"])
  }
}

@Suite("The window at the prompt", .serialized, .timeLimit(.minutes(2)))
struct PromptWindowTests {
  @Test("a resized window gets the line drawn again")
  func oneRow() throws {
    let terminal = try PseudoTerminal(["prompt"], columns: 60)
    try terminal.expect(last: "›", cursor: 2)
    terminal.type("slept 7h30\u{1B}[D")
    try terminal.expect(last: "› slept 7h30", cursor: 11)
    terminal.settle()
    terminal.resize(columns: 30, rows: 10)
    try terminal.wait("colours again") { $0.styled(row: 0).hasPrefix("[1]›") && $0.cursor == [0, 11] }
    terminal.type("5\r")
    try terminal.expect(["› slept 7h350", ">>slept 7h350", "›"])
  }

  @Test("a wider window joins the rows of a line")
  func rows() throws {
    let terminal = try PseudoTerminal(["prompt"], columns: 20)
    try terminal.expect(last: "›", cursor: 2)
    terminal.type("abcdefghijklmnopqrstuvwxyz\u{1}")
    try terminal.expect(["› abcdefghijklmnopqr", "stuvwxyz"])
    terminal.settle()
    terminal.resize(columns: 40, rows: 16)
    try terminal.expect(["› abcdefghijklmnopqrstuvwxyz"])
    terminal.type("X\r")
    try terminal.expect(["› Xabcdefghijklmnopqrstuvwxyz", ">>Xabcdefghijklmnopqrstuvwxyz", "›"])
  }

  @Test("in the smallest windows a line can still be typed", arguments: [(1, 12), (2, 8), (3, 4)])
  func tiny(_ rows: Int, _ columns: Int) throws {
    let terminal = try PseudoTerminal(["prompt"], columns: columns, rows: rows)
    try terminal.wait("the prompt") { $0.cursor[1] == 2 }
    terminal.type("ask")
    try terminal.wait("the word") { $0.lines.joined().hasSuffix("ask") || columns < 6 }
    terminal.type("\r")
    try terminal.wait("an answer") { $0.lines.last?.hasPrefix("1-2?") == true }
    terminal.type("\u{4}\u{4}")
    #expect(try terminal.exit() == 0)
  }

  @Test("marks without columns take no room, however many there are")
  func marks() throws {
    let terminal = try PseudoTerminal(["prompt"], columns: 20, rows: 5, environment: ["NO_COLOR": "1"])
    try terminal.expect(last: "›", cursor: 2)
    let text = String(repeating: "e\u{301}", count: 14)
    terminal.type("\r\(text)ab\u{1B}[DX")
    try terminal.expect(["›", ">>", "› \(text)aXb"])
    #expect(terminal.screen.cursor == [2, 18])
    terminal.type("\r")
    try terminal.wait("the line") { $0.lines.last == "›" && $0.lines.count > 3 }
    #expect(terminal.screen.lines.suffix(2) == [">>\(text)aXb", "›"])
  }

  @Test("a yanked text that the screen has no room for is refused")
  func yank() throws {
    let terminal = try PseudoTerminal(["prompt"], columns: 20, rows: 4)
    try terminal.expect(last: "›", cursor: 2)
    terminal.type(String(repeating: "x", count: 50) + "\u{15}\u{19}\u{19}")
    try terminal.wait("a bell") { $0.bells > 0 }
    terminal.type("\r")
    try terminal.wait("the line") { $0.lines.last == "›" }
    #expect(terminal.screen.lines.joined().hasSuffix(">>" + String(repeating: "x", count: 50) + "›"))
  }

  @Test("whatever is typed, the screen shows the line that is read", arguments: 1...12)
  func random(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let terminal = try PseudoTerminal(["prompt"], columns: 24, rows: 12)
    try terminal.expect(last: "›", cursor: 2)
    var line: [Character] = []
    var cursor = 0
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        cursor = max(0, cursor - 1)
        terminal.type("\u{1B}[D")
      case 1 where cursor < line.count:
        cursor += 1
        terminal.type("\u{1B}[C")
      case 2 where cursor > 0:
        cursor -= 1
        line.remove(at: cursor)
        terminal.type("\u{7F}")
      case 3:
        cursor = 0
        terminal.type("\u{1B}[H")
      default:
        let character = "ab字é5-"[Int.random(in: 0..<6, using: &random)]
        line.insert(character, at: cursor)
        cursor += 1
        terminal.type(String(character))
      }
    }
    let shown = Self.rows("› " + String(line), columns: 24)
    try terminal.wait("\(shown), seed \(seed)") { $0.lines == shown }
    terminal.type("\r")
    try terminal.wait("the line, seed \(seed)") { $0.lines.last == "›" }
    let answer = Self.rows(">>" + String(line), columns: 24)
    #expect(Array(terminal.screen.lines.dropLast().suffix(answer.count)) == answer, "seed \(seed)")
  }

  /// The rows of a text, where a wide character that does not fit goes to the next.
  private static func rows(_ text: String, columns: Int) -> [String] {
    var rows = [""]
    var width = 0
    for character in text {
      let wide = character == "字" ? 2 : 1
      if width + wide > columns {
        rows.append("")
        width = 0
      }
      rows[rows.count - 1].append(character)
      width += wide
    }
    let trimmed = rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    return Array(trimmed.reversed().drop { $0.isEmpty }.reversed())
  }
}

extension String {
  fileprivate subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
