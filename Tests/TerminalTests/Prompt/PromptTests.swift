import Foundation
import Testing

// What a person meets at the prompt, with libedit and the kernel's terminal in between, and a model of a screen.

@Suite("Keys at the prompt", .serialized, .timeLimit(.minutes(2)))
struct PromptKeyTests {
  let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(["prompt"])
    try terminal.expect(last: "›", cursor: 2)
  }

  @Test("a line is read on Enter, and so is the next")
  func enter() throws {
    terminal.type("glucose 112\r\rslept 7h30\r")
    try terminal.expect(["› glucose 112", ">>glucose 112", "›", ">>", "› slept 7h30", ">>slept 7h30", "›"])
  }

  @Test("a letter beyond ASCII is one character for the cursor")
  func accents() throws {
    terminal.type("café")
    try terminal.expect(last: "› café", cursor: 6)
    terminal.type("\u{1B}[Dx")
    try terminal.expect(last: "› cafxé", cursor: 6)
    terminal.type("\r")
    try terminal.expect(["› cafxé", ">>cafxé", "›"])
  }

  @Test("Backspace takes a wide character away whole")
  func wide() throws {
    terminal.type("run 🏃字")
    try terminal.expect(last: "› run 🏃字", cursor: 10)
    terminal.type("\u{7F}\u{7F}5k\r")
    try terminal.expect(["› run 5k", ">>run 5k", "›"])
  }

  static let keys: [(name: String, keys: String, line: String)] = [
    ("Home", "\u{1B}[HX", "Xone two"), ("Home of the console", "\u{1B}[1~X", "Xone two"),
    ("Home of the keypad", "\u{1B}OHX", "Xone two"), ("Ctrl-A", "\u{1}X", "Xone two"),
    ("End", "\u{1}\u{1B}[FX", "one twoX"), ("End of the console", "\u{1}\u{1B}[4~X", "one twoX"),
    ("Left", "\u{1B}[DX", "one twXo"), ("Right", "\u{1}\u{1B}OCX", "oXne two"),
    ("Delete", "\u{1}\u{1B}[3~", "ne two"), ("Ctrl-Left", "\u{1B}[1;5DX", "one Xtwo"),
    ("Alt-b", "\u{1B}bX", "one Xtwo"), ("Ctrl-Right", "\u{1}\u{1B}[1;5CX", "oneX two"),
    ("Ctrl-W", "\u{17}X", "one X"), ("Alt-Backspace", "\u{1B}\u{7F}X", "one X"),
    ("Ctrl-K", "\u{1}\u{6}\u{B}X", "oX"), ("Ctrl-U and Ctrl-Y", "\u{15}\u{19}X", "one twoX"),
    ("Ctrl-T", "\u{14}", "one tow"), ("Alt-d", "\u{1}\u{1B}d", " two"),
    ("Ctrl-Delete", "\u{1}\u{1B}[3;5~", " two"),
  ]

  @Test("a key edits the line", arguments: keys)
  func editing(_ name: String, _ keys: String, _ line: String) throws {
    terminal.type("one two" + keys + "\r")
    try terminal.wait(">>\(line) after \(name)") { $0.lines.count == 3 }
    #expect(terminal.screen.lines[1] == ">>\(line)")
  }

  @Test(
    "a key that is not known leaves nothing behind",
    arguments: [
      "\u{1B}[5~", "\u{1B}[2~", "\u{1B}[15~", "\u{1B}[[A", "\u{1B}[97;5u", "\u{1B}[<0;1;1M", "\u{1B}OP",
      "\u{1B}[Z",
      "\u{1B}[?1;2c", "\u{1B}]11;rgb:00/00/00\u{7}", "\u{1B}]11;rgb:00/00/00\u{1B}\\", "\u{1B}[M !!",
      "\u{1B}[I",
      "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[27;5;9~", "\u{16}", "\u{1C}", "\0", "\u{1B}5", "\u{11}", "\u{85}",
    ])
  func unknownKeys(_ keys: String) throws {
    terminal.type("a" + keys + "b\r")
    try terminal.expect(["› ab", ">>ab", "›"])
  }

  @Test("bytes that are no UTF-8 are seen, and not dropped")
  func otherEncoding() throws {
    terminal.send(Array("caf".utf8) + [0xE9] + Array(" 1\r".utf8))
    try terminal.expect(["› caf\u{FFFD} 1", ">>caf\u{FFFD} 1", "›"])
  }

  @Test("Alt-Enter goes on in a second row, and Enter runs both")
  func secondRow() throws {
    terminal.type("one\u{1B}\rtwo")
    try terminal.expect(["› one", "two"])
    terminal.type("\r")
    try terminal.expect(["› one", "two", ">>one", ">>two", "›"])
  }

  @Test("Ctrl-_ takes typing back by the word")
  func undo() throws {
    terminal.type("one two three\u{1F}")
    try terminal.expect(last: "› one two", cursor: 10)
    terminal.type("\u{1F}\u{1F}")
    try terminal.expect(last: "›", cursor: 2)
  }

  @Test("Ctrl-L clears the screen and keeps the line")
  func clear() throws {
    terminal.type("one\rtwo\u{C}")
    try terminal.expect(["› two"])
    #expect(terminal.screen.cursor == [0, 5])
  }

  @Test("Ctrl-X Ctrl-E hands the text out, and what comes back stands there")
  func elsewhere() throws {
    terminal.type("note 1\u{18}\u{5}")
    try terminal.expect(["› note 1", "<elsewhere: note 1>", "› note 1!"])
  }

  @Test("a line can be given to be edited")
  func prefilled() throws {
    terminal.type("prefill\r")
    try terminal.expect(last: "› no, 82.5", cursor: 10)
    terminal.type("\u{7F}4\r")
    try terminal.expect(["› prefill", ">>prefill", "› no, 82.4", ">>no, 82.4", "›"])
  }

  @Test("a line of 2,000 characters is cut at 1,000 and breaks nothing")
  func longLine() throws {
    let screen = try PseudoTerminal(["prompt"], columns: 80, rows: 24)
    try screen.expect(last: "›", cursor: 2)
    screen.type(String(repeating: "0123456789", count: 200))
    screen.type("\u{1}\u{5}" + String(repeating: "x", count: 100) + "\r")
    try screen.wait("a new prompt") { $0.lines.last == "›" && $0.lines.contains { $0.hasPrefix(">>") } }
    let echo = screen.screen.lines.joined()
    #expect(echo.hasSuffix(">>" + String(repeating: "0123456789", count: 100) + "›"))
  }
}

@Suite("Other terminals at the prompt", .serialized, .timeLimit(.minutes(2)))
struct PromptTerminalTests {
  @Test("letters are read as UTF-8 in a locale without it", arguments: ["C", "POSIX", "xx_XX.UTF-8"])
  func otherLocale(_ locale: String) throws {
    let terminal = try PseudoTerminal(["prompt"], environment: ["LC_ALL": locale])
    try terminal.expect(last: "›", cursor: 2)
    terminal.type("café\u{1B}[Dx\r")
    try terminal.expect(["› cafxé", ">>cafxé", "›"])
  }

  @Test("a terminal without abilities can be used for lines that fit one row")
  func dumb() throws {
    let terminal = try PseudoTerminal(["prompt"], environment: ["TERM": "dumb"])
    try terminal.expect(last: "›", cursor: 2)
    terminal.type("weigh\u{1B}[D\u{1B}[Dx\r")
    try terminal.expect(["› weixgh", ">>weixgh", "›"])
    #expect(!terminal.screen.bracketsPastes)
    #expect(terminal.screen.styled(row: 0) == "› weixgh")
  }

  @Test("vi keys are there for who has them in ~/.editrc, and the editor's own as well")
  func vi() throws {
    let home = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try Data("bind -v\nedit off\nsetty -d +isig\n".utf8).write(to: home.appending(path: ".editrc"))
    let terminal = try PseudoTerminal(["prompt"], environment: ["HOME": home.path()])
    try terminal.expect(last: "›", cursor: 2)
    terminal.type("hello")
    try terminal.expect(last: "› hello", cursor: 7)
    terminal.type("\u{1B}")
    try terminal.expect(last: "› hello", cursor: 6)
    terminal.type("0xA!\r")
    try terminal.expect(["› ello!", ">>ello!", "›"])
    // A command that waits for a character gets Ctrl-C instead, and still the line is not run.
    terminal.type("drop\u{1B}")
    try terminal.expect(last: "› drop", cursor: 5)
    terminal.type("r\u{3}")
    try terminal.wait("an interrupt") { $0.lines.suffix(2) == ["<interrupted>", "›"] }
  }

  @Test("the terminal is as it was after Ctrl-D, and the program has left with 0")
  func end() throws {
    let terminal = try PseudoTerminal(["prompt"])
    try terminal.expect(last: "›", cursor: 2)
    #expect(terminal.modes != terminal.initialModes)
    #expect(terminal.screen.bracketsPastes)
    terminal.type("\u{4}")
    #expect(try terminal.exit() == 0)
    #expect(terminal.modes == terminal.initialModes)
    #expect(!terminal.screen.bracketsPastes)
    #expect(terminal.screen.lines == ["›", "<end>"])
  }

  @Test("Ctrl-D with text on the line does not leave")
  func notTheEnd() throws {
    let terminal = try PseudoTerminal(["prompt"])
    try terminal.expect(last: "›", cursor: 2)
    terminal.type("ab\u{4}\u{1}\u{4}\r")
    try terminal.expect(["› b", ">>b", "›"])
  }

  @Test("a line that fills the screen's width exactly is edited where it seems to be")
  func exactWidth() throws {
    let terminal = try PseudoTerminal(["prompt"], columns: 20)
    try terminal.expect(last: "›", cursor: 2)
    let line = "abcdefghijklmnopqr"
    terminal.type("\(line)\r\u{1B}[A\u{1}X")
    try terminal.expect(["› \(line)", "", ">>\(line)", "› Xabcdefghijklmnopq", "r"])
    terminal.type("\r")
    try terminal.wait("the edited line") { $0.lines.last == "›" && $0.lines.count == 8 }
    #expect(terminal.screen.lines[5...6].joined() == ">>X\(line)")
  }
}
