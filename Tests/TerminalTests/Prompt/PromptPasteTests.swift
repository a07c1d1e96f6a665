import Testing

@Suite("Pastes at the prompt", .serialized, .timeLimit(.minutes(2)))
struct PromptPasteTests {
  let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(["prompt"], columns: 40, rows: 10)
    try terminal.expect(last: "›", cursor: 2)
  }

  @Test("three lines are shown and not run; Enter runs them all", arguments: ["\n", "\r", "\r\n"])
  func threeLines(_ end: String) throws {
    terminal.paste(["glucose 112", "slept 7h30", "bench 8x80", ""].joined(separator: end))
    try terminal.expect(["› glucose 112", "slept 7h30", "bench 8x80"])
    terminal.type("\r")
    try terminal.expect([
      "› glucose 112", "slept 7h30", "bench 8x80", ">>glucose 112", ">>slept 7h30", ">>bench 8x80", "›",
    ])
  }

  @Test("a paste is one step to take back, and stands where the cursor is")
  func oneStep() throws {
    terminal.type("ac\u{1B}[D")
    terminal.paste("1\n2\n3")
    try terminal.expect(["› a1", "2", "3c"])
    terminal.type("\u{1F}")
    try terminal.expect(["› ac"])
  }

  @Test("control characters do nothing, and neither does a Ctrl-C among them")
  func controls() throws {
    terminal.paste("ev\u{1B}[31mil\u{7}\u{3}\u{4} x\ttab\u{9B}2J\u{202E}")
    try terminal.expect(["› ev[31mil x tab2J"])
    terminal.type("\r")
    try terminal.expect(["› ev[31mil x tab2J", ">>ev[31mil x tab2J", "›"])
  }

  @Test("more lines than the screen holds are shown above; Enter runs them, Ctrl-_ drops them")
  func folded() throws {
    let lines = (1...30).map { "entry \($0)" }
    terminal.paste(lines.joined(separator: "\n") + "\n")
    try terminal.expect(lines.suffix(9) + ["› [paste 1: 30 lines]"])
    terminal.type("\u{1F}\rdone\r")
    try terminal.expect(lines.suffix(5) + ["›", ">>", "› done", ">>done", "›"])
    terminal.paste(lines.joined(separator: "\n"))
    try terminal.expect(lines.suffix(9) + ["› [paste 1: 30 lines]"])
    terminal.type("\r")
    try terminal.expect(lines.suffix(9).map { ">>" + $0 } + ["›"])
  }

  @Test("more than a million bytes are refused with a word, and the line stays")
  func tooLarge() throws {
    terminal.type("keep")
    terminal.paste(String(repeating: "x", count: 1_000_001))
    try terminal.expect(["a paste has at most 1000000 bytes; nothi", "ng of this one was taken", "› keep"])
  }

  @Test("one line that is longer than the screen is folded too")
  func longLine() throws {
    terminal.paste(String(repeating: "0123456789", count: 90))
    try terminal.wait("a label") { $0.lines.last == "› [paste 1: 900 characters]" }
    terminal.type(" and\r")
    try terminal.wait("the line") { $0.lines.last == "›" }
    #expect(terminal.screen.lines.dropLast().suffix(2).joined().hasSuffix("0123456789 and"))
  }

  @Test("what is typed right behind a paste comes after it")
  func typedBehind() throws {
    terminal.type("\u{1B}[200~one\u{1B}[201~ two\r")
    try terminal.expect(["› one two", ">>one two", "›"])
  }

  @Test("a paste that comes in small pieces is whole")
  func pieces() throws {
    for byte in "\u{1B}[200~é\n字\u{1B}[201~".utf8 { terminal.send([byte]) }
    try terminal.expect(["› é", "字"])
  }
}
