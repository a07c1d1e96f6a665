import CivilTime
import Foundation
import Testing
import TextLayout

@testable import Commands

@Suite("Undo and redo, to the byte")
struct UndoTests {
  /// The root of the package.
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Stores that each command is tried on: none, a year of a person, what a migration made, what hands have typed.
  private static let fixtures = ["", "Data/demo", "Data/schema-2", "by hand"]

  /// What changes something, each behind two records of its own.
  private static let lines = [
    "glucose 112 fasting", "112 before lunch 60g carbs 6u rapid", "slept 23:10-07:05 q4",
    "weight 82.4 fat 18%",
    "height 178cm", "bench 8x80, squat 5x100kg", "no, 121", "actually before lunch", "no, at 6:50",
    "no, yesterday",
    "and #hypo", "not fasting", "same", "same at 7:45", "delete last", "edit last value=121 note=ok",
    "edit last time=2026-09-30T07:00:00+02:00", "config zone UTC", "config glucose.range 80 150",
  ]

  private func bench(_ fixture: String) throws -> Bench {
    let bench = try Bench(now: "2026-12-10T08:00:00")
    switch fixture {
    case "": break
    case "by hand":
      // Tabs, CRLF, no ids, an unknown member, seconds and offset left out, the oldest first.
      try bench.write(
        "glucose/2026-12.json",
        "{\r\n\t\"schema\": 2, \"mine\": [1.50],\r\n\t\"records\": [\r\n\t\t{\"value\": 110, \"unit\": \"mg/dL\", "
          + "\"time\": \"2026-12-09T07:00\"},\r\n\t\t{\"time\": \"2026-12-10T07:00\", \"value\": 5.60, "
          + "\"unit\": \"mmol/L\", \"x\": null}\r\n\t]\r\n}")
    default:
      try FileManager.default.createDirectory(
        at: bench.store.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.package.appendingPathComponent(fixture), to: bench.store)
    }
    var claimed = bench
    #expect(claimed.session.handle(line: "init").status == .done)
    for line in ["weight 82.0 at 7:00", "glucose 104 fasting at 7:10"] {
      #expect(claimed.session.handle(line: line).status == .done)
    }
    return claimed
  }

  @Test("bring back what was there before and after", arguments: fixtures)
  func everyCommand(_ fixture: String) throws {
    var bench = try bench(fixture)
    defer { bench.close() }
    for line in Self.lines {
      let before = try bench.documents()
      var reply = bench.session.handle(line: line)
      // Doubt is a question too.
      if reply.question != nil { reply = bench.session.handle(line: "y") }
      #expect(reply.status == .done && reply.question == nil, "\(line): \(reply.lines) \(reply.notices)")
      let after = try bench.documents()
      #expect(after != before, "\(line)")
      // Across a restart.
      bench.session = Session(world: bench.session.world, mode: .prompt, options: Options())
      #expect(bench.session.handle(line: "undo").status == .done, "\(line)")
      #expect(try bench.documents() == before, "\(line)")
      #expect(bench.session.handle(line: "redo").status == .done, "\(line)")
      #expect(try bench.documents() == after, "\(line)")
      #expect(bench.session.handle(line: "undo").status == .done, "\(line)")
    }
  }
}

@Suite("Undo and redo of more actions than there are")
struct UndoAllTests {
  private func bench(_ count: Int) throws -> Bench {
    var bench = try Bench(mode: .shell)
    for number in 0..<count {
      #expect(bench.session.handle(line: "mood \(number + 3) at 7:0\(number)").status == .done)
    }
    return bench
  }

  @Test(
    "do them all, say how many there were, and are done",
    arguments: [
      (1, 99, "there was 1 action to take back", "there was 1 action to do again"),
      (3, 99, "there were 3 actions to take back", "there were 3 actions to do again"),
      (3, 4, "there were 3 actions to take back", "there were 3 actions to do again"),
      (3, 3, nil, nil),
    ])
  func all(_ count: Int, _ asked: Int, _ back: String?, _ forth: String?) throws {
    var bench = try bench(count)
    defer { bench.close() }
    let moods = (0..<count).map { "mood: \($0 + 3) · Sat 7 Mar 07:0\($0)" }
    let lines = moods.enumerated().map { ["mood \($0 + 3) at 7:0\($0)", $1] }
    let undone = bench.session.handle(line: "undo \(asked)")
    #expect(
      undone.lines.map(\.description)
        == lines.reversed().flatMap { ["  took back: \($0[0])", "  - \($0[1])"] }
        + [back].compactMap {
          $0.map { "  \($0)" }
        })
    #expect(undone.status == .done && undone.notices.isEmpty)
    let redone = bench.session.handle(line: "redo \(asked)")
    #expect(
      redone.lines.map(\.description)
        == lines.flatMap { ["  did again: \($0[0])", "  + \($0[1])"] }
        + [forth].compactMap {
          $0.map { "  \($0)" }
        })
    #expect(redone.status == .done && redone.notices.isEmpty)
  }

  @Test(
    "are not done where there is none",
    arguments: [("undo 99", "  nothing to undo"), ("redo 2", "  nothing to redo")])
  func none(_ line: String, _ expected: String) throws {
    var bench = try bench(0)
    defer { bench.close() }
    let reply = bench.session.handle(line: line)
    #expect(reply.notices.map(\.description) == [expected])
    #expect(reply.status == .notDone)
  }

  @Test("end before a record that a hand has changed since, and say so")
  func changedSince() throws {
    var bench = try bench(3)
    defer { bench.close() }
    let text = try bench.file("mood/2026-03.json")
    try bench.write("mood/2026-03.json", text.replacing("\"value\": 4", with: "\"value\": 9"))
    let reply = bench.session.handle(line: "undo 99")
    #expect(
      reply.lines.map(\.description) == ["  took back: mood 5 at 7:02", "  - mood: 5 · Sat 7 Mar 07:02"])
    #expect(reply.status == .notUnderstood)
    #expect(try bench.file("mood/2026-03.json").contains("\"value\": 9"))
  }
}
