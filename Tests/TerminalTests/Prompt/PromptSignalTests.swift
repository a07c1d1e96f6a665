import Foundation
import Testing

@Suite("Signals at the prompt", .serialized, .timeLimit(.minutes(2)))
struct PromptSignalTests {
  let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(["prompt"])
    try terminal.expect(last: "›", cursor: 2)
  }

  @Test("Ctrl-C drops the line, and Up brings it back")
  func interrupt() throws {
    terminal.type("glucose 11\u{1B}[D\u{3}")
    try terminal.expect(["› glucose 11^C", "<interrupted>", "›"])
    terminal.type("\u{1B}[A")
    try terminal.expect(last: "› glucose 11", cursor: 12)
  }

  @Test("Ctrl-C on an empty line does not leave; the second says what does")
  func twice() throws {
    terminal.type("\u{3}\u{3}")
    try terminal.expect(["› ^C", "<interrupted>", "› ^C", "Ctrl-D or quit leaves", "<interrupted>", "›"])
  }

  @Test("an interrupt from outside does what Ctrl-C does")
  func outside() throws {
    terminal.type("half")
    try terminal.expect(last: "› half", cursor: 6)
    terminal.signal(SIGINT)
    try terminal.expect(["› half^C", "<interrupted>", "›"])
  }

  @Test(
    "Ctrl-C in the middle of something never runs the line",
    arguments: ["\u{12}ha", "\u{1B}", "\u{18}", "\u{1B}O"])
  func inTheMiddle(_ keys: String) throws {
    terminal.type("half\r")
    try terminal.expect(["› half", ">>half", "›"])
    terminal.type("half" + keys)
    try terminal.wait("the line") { $0.lines.count > 2 && $0.lines[2] == "› half" }
    Thread.sleep(forTimeInterval: 0.2)  // The keys have been read, and one of them waits for more.
    terminal.type("\u{3}")
    // Ctrl-X takes the first Ctrl-C for its second key.
    if keys == "\u{18}" { terminal.type("\u{3}") }
    try terminal.wait("an interrupt") { $0.lines.suffix(2) == ["<interrupted>", "›"] }
    #expect(terminal.screen.lines.filter { $0.hasPrefix(">>") } == [">>half"])
  }

  @Test("asked to end, the program gives the terminal back first", arguments: [SIGTERM, SIGHUP])
  func termination(_ number: Int32) throws {
    terminal.type("half a line")
    try terminal.expect(last: "› half a line", cursor: 13)
    terminal.signal(number)
    #expect(try terminal.exit() == 0)
    #expect(terminal.screen.lines == ["› half a line", "<signal \(number)>"])
    #expect(terminal.modes == terminal.initialModes)
    #expect(!terminal.screen.bracketsPastes)
  }

  @Test("a window that is closed ends the program")
  func closedWindow() throws {
    terminal.type("half a line")
    try terminal.expect(last: "› half a line", cursor: 13)
    terminal.hangUp()
    #expect(try terminal.exit() == 0)
  }

  @Test("asked to end in a search, the program ends")
  func terminationInSearch() throws {
    terminal.type("half\r\u{12}ha")
    try terminal.expect(["› half", ">>half", "› half", "search: ha"])
    terminal.signal(SIGTERM)
    #expect(try terminal.exit() == 0)
    #expect(terminal.screen.lines.last == "<signal 15>")
    #expect(terminal.modes == terminal.initialModes)
  }

  @Test("a fault while a line is typed gives the terminal back")
  func fault() throws {
    terminal.type("fault")
    #expect(try terminal.exit() < 0)
    #expect(terminal.modes == terminal.initialModes)
    #expect(!terminal.screen.bracketsPastes)
  }

  @Test("a long command stops at Ctrl-C, and keys that came meanwhile are kept")
  func longCommand() throws {
    terminal.type("work\r")
    try terminal.expect(["› work", "<working>"])
    #expect(terminal.modes == terminal.initialModes)
    terminal.type("late")
    try terminal.expect(["› work", "<working>", "late"])
    let start = ContinuousClock.now
    terminal.signal(SIGINT)
    try terminal.expect(last: "› late", cursor: 6)
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(terminal.screen.lines == ["› work", "<working>", "late<stopped>", "› late"])
  }

  @Test("after a stop the line is drawn again, with the cursor where it was")
  func resumed() throws {
    terminal.type("keep 42\u{1B}[D")
    try terminal.expect(last: "› keep 42", cursor: 8)
    terminal.signal(SIGSTOP)
    terminal.signal(SIGCONT)
    terminal.type("X\r")
    try terminal.expect(["› keep 4X2", ">>keep 4X2", "›"])
  }

  @Test("Ctrl-Z stops the job, and in the shell the terminal is as it was")
  func suspended() throws {
    let script = "set -m; \"$0\" prompt; stty -a | grep -o '[-]*icanon'; echo back; fg"
    let shell = try PseudoTerminal(running: ["/bin/sh", "-c", script, PseudoTerminal.probePath])
    try shell.expect(last: "›", cursor: 2)
    shell.type("keep 42\u{1B}[D")
    try shell.expect(last: "› keep 42", cursor: 8)
    shell.type("\u{1A}")
    try shell.wait("the line again") { $0.lines.contains("back") && $0.lines.last == "› keep 42" }
    #expect(shell.screen.lines.contains("icanon"))
    #expect(shell.screen.cursor[1] == 8)
    shell.type("X\r")
    try shell.wait("the line") { $0.lines.suffix(2) == [">>keep 4X2", "›"] }
  }
}
