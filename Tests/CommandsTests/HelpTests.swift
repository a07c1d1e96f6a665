import HealthLog
import Testing
import TextLayout

@testable import Commands

@Suite("Help")
struct HelpTests {
  /// Every example that a page of help prints, with what it is printed for.
  static var examples: [String] {
    let commands = CommandTable.standard.commands.flatMap(\.examples)
    let kinds = Kind.standard.flatMap(\.examples)
    return commands + kinds + HelpTopic.all.flatMap(\.examples)
  }

  /// A log in which every example finds what it is about.
  private func bench() throws -> Bench {
    var bench = try Bench(now: "2026-03-07T08:00:00")
    let lines = [
      "height 178cm", "slept 2026-03-05 23:00-07:00", "squat 100kg x 5 yesterday 18:00",
      "bench 80kg x 8 at 7:30", "curl 20kg x 10 at 7:31", "pullups 8 at 7:32", "weight 82.4 at 7:06 tag gym",
      "glucose 99 at 7:05",
    ]
    for line in lines { #expect(bench.session.handle(line: line).status == .done, "\(line)") }
    return bench
  }

  @Test("every example that help prints is understood", arguments: examples)
  func understood(_ example: String) throws {
    var bench = try bench()
    defer { bench.close() }
    if example.hasPrefix("no,") || example.hasPrefix("actually before") || example.hasPrefix("not fasting") {
      _ = bench.session.handle(line: "glucose 130 fasting at 7:40")
    }
    if example == "make that q3" { _ = bench.session.handle(line: "slept 23:10-07:05 q4") }
    if example.hasPrefix("no, 8x82.5") || example.hasPrefix("+") || example == "same at 82.5" {
      _ = bench.session.handle(line: "bench 80kg x 8 at 7:50")
    }
    if example == "and fat 18%" { _ = bench.session.handle(line: "weight 82.5 at 7:50") }
    if example == "redo" { _ = bench.session.handle(line: "undo") }
    if example == "delete 3 4" { _ = bench.session.handle(line: "list") }
    let reply = bench.session.handle(line: example)
    let said = reply.notices.map(\.description).joined(separator: "\n")
    #expect(reply.status < .notUnderstood, "\(example): \(said)")
  }

  @Test("each command, kind, exercise and topic has a page", arguments: CommandTable.standard.words)
  func page(_ word: String) throws {
    var bench = try Bench()
    defer { bench.close() }
    let reply = bench.session.handle(line: "help \(word)")
    #expect(reply.status == .done)
    #expect(!reply.lines.isEmpty)
  }

  @Test(
    "the page about the shell explains every option that changes what is done",
    arguments: ["--strict", "--yes", "--no-input", "--keep-going", "--json"])
  func options(_ option: String) throws {
    let shell = try #require(HelpTopic.named("shell"))
    #expect(shell.paragraphs.contains { $0.contains("'\(option)' ") })
    #expect(shell.paragraphs.contains { $0.hasPrefix("Options: ") && $0.contains(option) })
  }

  @Test("no page is wider than the terminal", arguments: [40, 80, 120])
  func width(_ width: Int) throws {
    var bench = try Bench(width: width)
    defer { bench.close() }
    for word in [""] + CommandTable.standard.words + HelpTopic.all.map(\.name) + Kind.standard.map(\.name) {
      let reply = bench.session.handle(line: "help \(word)")
      for line in bench.session.output(of: reply, colored: false).split(separator: "\n") {
        #expect(line.displayWidth <= width, "\(word): \(line)")
      }
    }
  }

  @Test("a shell is shown only what it does not take for itself")
  func shellSafe() throws {
    var bench = try Bench(mode: .shell)
    defer { bench.close() }
    for word in [""] + CommandTable.standard.words + HelpTopic.all.map(\.name) + Kind.standard.map(\.name) {
      let lines = bench.session.handle(arguments: ["help", word].filter { !$0.isEmpty }).lines.map(
        \.description)
      for example in lines.drop(while: { $0 != "for example" }) {
        #expect(!example.contains(where: "<>&|;#'*?$!~`".contains), "\(word): \(example)")
      }
    }
  }
}
