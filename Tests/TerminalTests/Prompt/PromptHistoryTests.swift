import Foundation
import Testing

@Suite("History at the prompt", .serialized, .timeLimit(.minutes(2)))
struct PromptHistoryTests {
  let folder = TemporaryFolder()

  private var path: String { folder.path + "/state/vitals/history" }

  private func start(_ entries: String? = nil) throws -> PseudoTerminal {
    if let entries {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/state/vitals", withIntermediateDirectories: true)
      try Data(entries.utf8).write(to: URL(filePath: path))
    }
    let terminal = try PseudoTerminal(["prompt", path])
    try terminal.expect(last: "›", cursor: 2)
    return terminal
  }

  @Test("lines come back in the next session, and what is private does not")
  func sessions() throws {
    let first = try start()
    first.type("glucose 112\r secret\rslept 7h30\rslept 7h30\r\u{4}")
    #expect(try first.exit() == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "glucose 112\nslept 7h30\n")
    let second = try start()
    second.type("\u{1B}[A\u{1B}[A\u{1B}[A")
    try second.expect(last: "› glucose 112", cursor: 13)
  }

  @Test("a line of another session is there at the next prompt")
  func twoAtOnce() throws {
    let first = try start()
    let second = try start()
    first.type("waist 82\r")
    try first.expect(["› waist 82", ">>waist 82", "›"])
    second.type("bmi\r\u{1B}[A\u{1B}[A")
    try second.expect(last: "› waist 82", cursor: 10)
  }

  @Test("Up and Down keep the unfinished line; with text they find what contains it")
  func upAndDown() throws {
    let terminal = try start("bench 8x80\nglucose 112\nbench 8x85\n")
    terminal.type("gluc\u{1B}[A")
    try terminal.expect(last: "› glucose 112", cursor: 13)
    terminal.type("\u{1B}[B")
    try terminal.expect(last: "› glucose 112", cursor: 6)  // The rest is a suggestion.
    terminal.type("\u{15}8x\u{1B}[A\u{1B}[A")
    try terminal.expect(last: "› bench 8x80", cursor: 12)
  }

  @Test("an entry that is longer than libedit can hold is passed over")
  func tooLong() throws {
    let long = String(repeating: "0123456789", count: 150)
    let terminal = try start("older\n\(long)\nnewer\n")
    terminal.type("\u{1B}[A\u{1B}[A")
    try terminal.expect(last: "› older", cursor: 7)
    terminal.type("\u{1B}[B\u{1B}[B")
    try terminal.expect(last: "›", cursor: 2)
    terminal.type("\u{12}0123")
    try terminal.expect(["›", "not found: 0123"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "older\n\(long)\nnewer\n")
  }

  @Test("Ctrl-R looks for a part, again goes further back, Backspace and Ctrl-S come back")
  func search() throws {
    let terminal = try start("first 1 line\nsecond 2 line\nthird\n")
    terminal.type("\u{12}LINE\u{7F}\u{7F}\u{7F}\u{7F}line")
    try terminal.expect(["› second 2 line", "search: line"])
    #expect(terminal.screen.cursor == [0, 11])
    terminal.type("\u{12}")
    try terminal.expect(["› first 1 line", "search: line"])
    terminal.type("\u{12}")
    try terminal.expect(["› first 1 line", "not found: line"])
    terminal.type("\u{7F}\u{13}")
    try terminal.expect(["› second 2 line", "search: line"])
  }

  @Test(
    "a search ends as its last key says",
    arguments: [
      ("\u{7}", "› draft", 7), ("\u{1B}", "› second 2 line", 15), ("\u{1B}[C", "› second 2 line", 15),
      ("\u{1B}[D", "› second 2 line", 14), ("\u{17}", "› second 2 line", 11),
    ])
  func ends(_ key: String, _ line: String, _ cursor: Int) throws {
    let terminal = try start("first 1 line\nsecond 2 line\n")
    terminal.type("draft\u{12}sec")
    try terminal.expect(["› second 2 line", "search: sec"])
    terminal.type(key)
    try terminal.expect(last: line, cursor: cursor)
    #expect(terminal.screen.lines.count == 1)
  }

  @Test("Enter in a search runs what was found, and the next search begins anew")
  func enter() throws {
    let terminal = try start("first 1 line\nsecond 2 line\n記録 ā\n")
    terminal.type("\u{12}first\r")
    try terminal.expect(["› first 1 line", ">>first 1 line", "›"])
    terminal.type("\u{12}記録 ā")
    try terminal.expect(["› first 1 line", ">>first 1 line", "› 記録 ā", "search: 記録 ā"])
  }

  @Test("an answer to a question is not remembered")
  func answer() throws {
    let terminal = try start()
    terminal.type("ask\r")
    try terminal.expect(last: "1-2?", cursor: 5)
    terminal.type("wei\r")
    try terminal.expect(["› ask", "1-2? wei", "<answer: lines([\"wei\"])>", "›"])
    terminal.type("\u{1B}[A")
    try terminal.expect(last: "› ask", cursor: 5)
  }

  @Test("a history that is no text is set aside with one notice, and the prompt starts")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/state/vitals", withIntermediateDirectories: true)
    try Data([0xFF, 0xFE, 0x0A]).write(to: URL(filePath: path))
    let terminal = try PseudoTerminal(["prompt", path], columns: 200)
    try terminal.expect(last: "›", cursor: 2)
    terminal.type("one\rtwo\r")
    try terminal.wait("both lines") { $0.lines.suffix(2) == [">>two", "›"] }
    let notices = terminal.screen.lines.filter { $0.hasPrefix("<notice:") }
    #expect(notices.count == 1)
    #expect(
      notices.first?.hasPrefix("<notice: the history was not readable and is now \(path).unreadable-") == true
    )
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one\ntwo\n")
  }
}
