import TestSupport
import Foundation
import Testing

@Suite("One thing after another at the prompt", .serialized, .timeLimit(.minutes(2)))
struct PromptSessionTests {
  let terminal: PseudoTerminal

  init() throws {
    terminal = try PseudoTerminal(["prompt"])
    try terminal.expect(last: "›", cursor: 2)
  }

  @Test("lines that are typed ahead all arrive, in their order")
  func typedAhead() throws {
    let lines = (1...40).map { "line \($0)" }
    terminal.type(lines.map { $0 + "\r" }.joined())
    try terminal.wait("the last line") { $0.lines.suffix(2) == [">>line 40", "›"] }
    let answers = terminal.screen.lines.filter { $0.hasPrefix(">>") }
    #expect(answers == lines.suffix(answers.count).map { ">>" + $0 })
  }

  @Test("an answer is interrupted, or ended, by itself")
  func answers() throws {
    terminal.type("ask\r")
    try terminal.expect(last: "1-2?", cursor: 5)
    terminal.type("1\u{3}")
    try terminal.expect(["› ask", "1-2? 1^C", "<answer: interrupted>", "›"])
    terminal.type("ask\r")
    try terminal.expect(last: "1-2?", cursor: 5)
    terminal.type("\u{4}")
    try terminal.wait("an answer") { $0.lines.suffix(2) == ["<answer: endOfInput>", "›"] }
  }

  @Test("an answer has no help: no hint, no completion, no search, and no word about leaving")
  func plainAnswer() throws {
    terminal.type("ask\r")
    try terminal.expect(last: "1-2?", cursor: 5)
    terminal.type("wei\t\u{1B}[A\u{10}")
    try terminal.wait("bells") { $0.bells == 3 }
    #expect(terminal.screen.lines.last == "1-2? wei")
    terminal.type("\u{15}\u{12}as")
    try terminal.expect(["› ask", "1-2?", "not found: as"])
    terminal.type("\u{3}\u{3}")
    try terminal.wait("interrupts") { $0.lines.filter { $0 == "<interrupted>" }.count == 1 }
    #expect(!terminal.screen.lines.contains("Ctrl-D or quit leaves"))
  }

  @Test("a request to end that comes while a command works is met at the next prompt")
  func endMeanwhile() throws {
    terminal.type("work\r")
    try terminal.expect(["› work", "<working>"])
    terminal.signal(SIGTERM)
    #expect(try terminal.exit() == 0)
    #expect(terminal.screen.lines == ["› work", "<working>", "<stopped>", "<signal 15>"])
  }

  @Test("what must not be cut off is finished before a signal is noticed")
  func held() throws {
    terminal.type("hold\r")
    try terminal.expect(["› hold", "<holding>"])
    terminal.signal(SIGTERM)
    #expect(try terminal.exit() == 0)
    #expect(terminal.screen.lines == ["› hold", "<holding>", "<whole>", "<signal 15>"])
  }

  @Test("a completion is one step to take back, and Tab ends a search")
  func completionAndUndo() throws {
    terminal.type("gl\t")
    try terminal.expect(last: "› glucose", cursor: 10)
    terminal.type("\u{1F}")
    try terminal.expect(last: "› gl", cursor: 4)
    terminal.type("\u{15}gl\r\u{12}gl\t")
    try terminal.expect(["› gl", ">>gl", "› glucose"])
    #expect(terminal.screen.cursor[1] == 10)
  }

  @Test("Tab completes a word in the middle of the line")
  func middle() throws {
    terminal.type("gl 112\u{1}\u{6}\u{6}\t")
    try terminal.expect(last: "› glucose 112", cursor: 9)
  }

  @Test("a paste ends a search and stands in the line that was found")
  func pasteInSearch() throws {
    terminal.type("bench 8x80\r\u{12}ben")
    try terminal.expect(["› bench 8x80", ">>bench 8x80", "› bench 8x80", "search: ben"])
    terminal.paste(" 8x85\n")
    try terminal.expect(["› bench 8x80", ">>bench 8x80", "› bench 8x80 8x85"])
  }

  @Test("blank lines of a paste are not run, and each line can be recalled")
  func blankLines() throws {
    terminal.paste("one\n\n   \ntwo\n\n")
    try terminal.wait("the paste") { $0.lines.last == "two" }
    terminal.type("\r")
    try terminal.wait("both") { $0.lines.suffix(3) == [">>one", ">>two", "›"] }
    terminal.type("\u{1B}[A\u{1B}[A")
    try terminal.expect(last: "› one", cursor: 5)
  }

  @Test("Ctrl-C drops a paste as a whole, and Up brings it back in one row")
  func droppedPaste() throws {
    terminal.paste("one\ntwo")
    try terminal.expect(["› one", "two"])
    terminal.type("\u{3}")
    try terminal.expect(["› one", "two^C", "<interrupted>", "›"])
    terminal.type("\u{1B}[A")
    try terminal.expect(last: "› one two", cursor: 9)
  }

  @Test("a folded paste comes back from another program whole, and is not recalled by its label")
  func foldedElsewhere() throws {
    let lines = (1...20).map { "entry \($0)" }
    terminal.paste(lines.joined(separator: "\n"))
    try terminal.wait("a label") { $0.lines.last == "› [paste 1: 20 lines]" }
    terminal.type("\u{3}")
    try terminal.wait("an interrupt") { $0.lines.last == "›" }
    terminal.type("\u{1B}[A")
    try terminal.expect(last: "›", cursor: 2)
    terminal.paste(lines.joined(separator: "\n"))
    try terminal.wait("a label") { $0.lines.last == "› [paste 1: 20 lines]" }
    terminal.type("\u{18}\u{5}")
    try terminal.wait("the text") { $0.lines.contains("entry 20>") }
  }

  @Test("a window that changes during a search shows the search again")
  func resizedSearch() throws {
    terminal.type("bench 8x80\r\u{12}ben")
    try terminal.expect(["› bench 8x80", ">>bench 8x80", "› bench 8x80", "search: ben"])
    terminal.settle()
    terminal.resize(columns: 40, rows: 12)
    terminal.type("ch\r")
    try terminal.expect([
      "› bench 8x80", ">>bench 8x80", "› bench 8x80", ">>bench 8x80", "›",
    ])
  }

  @Test("a second line is edited like the first")
  func twoRows() throws {
    terminal.paste("one\ntwo")
    try terminal.expect(["› one", "two"])
    terminal.type("\u{1B}[HX\u{1B}[FY\r")
    try terminal.wait("both") { $0.lines.suffix(3) == [">>Xone", ">>twoY", "›"] }
  }

  @Test("standard input or output that is no terminal gets no prompt")
  func noTerminal() throws {
    let shell = try PseudoTerminal(running: [
      "/bin/sh", "-c", "\"$0\" prompt < /dev/null; \"$0\" prompt | cat", PseudoTerminal.probePath,
    ])
    #expect(try shell.exit() == 0)
    let message = "<expected a terminal on standard input and output>"
    #expect(shell.screen.lines == [message, message])
  }

  @Test("what was typed behind the end is left for the shell")
  func leftForTheShell() throws {
    let shell = try PseudoTerminal(running: [
      "/bin/sh", "-c", "\"$0\" prompt; read line; echo \"shell: $line\"", PseudoTerminal.probePath,
    ])
    try shell.expect(last: "›", cursor: 2)
    shell.type("quit\rfor the shell\r")
    #expect(try shell.exit() == 0)
    #expect(shell.screen.lines.last == "shell: for the shell")
  }

  @Test("thirty keys of any kind leave a prompt that works, and a terminal as it was", arguments: 1...15)
  func anyKeys(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let keys = [
      "a", "字", " ", "82.4", "\t", "\u{1}", "\u{5}", "\u{B}", "\u{15}", "\u{17}", "\u{19}", "\u{14}",
      "\u{7F}", "\u{C}",
      "\u{12}", "\u{13}", "\u{7}", "\u{1F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H",
      "\u{1B}[F",
      "\u{1B}b", "\u{1B}d", "\u{1B}u", "\u{1B}\r", "\r", "\u{3}", "\u{1B}[200~x\ny\u{1B}[201~",
      "\u{18}\u{18}", "\u{1B}",
    ]
    for _ in 0..<30 { terminal.type(keys[Int.random(in: 0..<keys.count, using: &random)]) }
    terminal.settle()
    terminal.type("\u{3}")
    terminal.settle()
    terminal.type("\u{15}still here\r")
    try terminal.wait("an answer, seed \(seed)") { $0.lines.suffix(2) == [">>still here", "›"] }
    terminal.type("\u{4}")
    #expect(try terminal.exit() == 0, "seed \(seed)")
    #expect(terminal.modes == terminal.initialModes, "seed \(seed)")
  }
}
