import Testing
import TextLayout

@testable import Commands

@Suite("Editing lines")
struct EditingTests {
  @Test(
    "lines that changed are told from those that came and went",
    arguments: [
      (["a", "b", "c"], ["a", "b", "c"], [LineChange]()),
      (["a", "b", "c"], ["a", "x", "c"], [.changed(1, "x")]),
      (["a", "b", "c"], ["a", "c"], [.removed(1)]),
      (["a", "b", "c"], ["a", "b", "x", "c"], [.added("x")]),
      (["a", "b"], ["x", "y", "z"], [.changed(0, "x"), .changed(1, "y"), .added("z")]),
      (["a", "b", "c"], ["x", "c", "y"], [.changed(0, "x"), .removed(1), .added("y")]),
      ([], ["a"], [.added("a")]),
      (["a", "a"], ["a"], [.removed(1)]),
    ])
  func changes(_ old: [String], _ new: [String], _ expected: [LineChange]) {
    #expect(LineChange.between(old, new) == expected)
  }

  @Test(
    "a time that is set by field has passed, and is of a year in which somebody could be measured",
    arguments: [
      ("weight 82", "time=1800-01-01T07:00", "expected a day from 1900 on, found '1800-01-01T07:00'"),
      ("weight 82", "time=2226-01-01T07:00", "expected a time that has passed, found '2226-01-01T07:00'"),
      ("slept 7h", "date=1800-01-01", "expected a day from 1900 on, found '1800-01-01'"),
      ("slept 7h", "date=2026-03-08", "expected a time that has passed, found '2026-03-08'"),
      ("weight 82", "time=2026-03-07T08:05", nil), ("slept 7h", "date=2026-03-06", nil),
    ])
  func times(_ line: String, _ change: String, _ expected: String?) throws {
    var bench = try Bench(mode: .shell)
    defer { bench.close() }
    #expect(bench.session.handle(line: line).status == .done)
    let reply = bench.session.handle(line: "edit last \(change)")
    #expect(reply.notices.last?.description == expected.map { "  \($0)" })
    #expect(reply.status == (expected == nil ? .done : .notUnderstood))
  }

  /// A session with three records, and what the editor was given for a day of it.
  private func edited(_ change: (String) -> String) throws -> (
    before: [String: String], reply: Reply, bench: Bench
  ) {
    var bench = try Bench()
    for line in ["glucose 112 fasting at 7:00", "weight 82.4 at 7:10", "bench 8x80 at 7:20"] {
      _ = bench.session.handle(line: line)
    }
    let before = try bench.documents()
    let editing = try #require(bench.session.handle(line: "edit today").editing)
    let reply = editing.done(change(editing.text), &bench.session)
    return (before, reply, bench)
  }

  @Test("the editor is given the lines that one would type")
  func text() throws {
    let (_, _, bench) = try edited { text in
      #expect(
        text == """
          # One record a line. Change, add or take out lines; save and leave. Leave without a change to keep all.
          glucose 112 mg/dL fasting 2026-03-07 07:00
          weight 82.4 kg 2026-03-07 07:10
          Bench Press 80kg x 8 2026-03-07 07:20

          """)
      return text
    }
    bench.close()
  }

  @Test("text that comes back as it was changes nothing")
  func unchanged() throws {
    let (before, reply, bench) = try edited { $0 }
    defer { bench.close() }
    #expect(reply.lines.map(\.description) == ["  nothing was changed"])
    #expect(try bench.documents() == before)
  }

  @Test("an empty text is a change of mind")
  func emptied() throws {
    let (before, reply, bench) = try edited { _ in "\n# nothing\n" }
    defer { bench.close() }
    #expect(reply.status == .notDone)
    #expect(reply.lines.map(\.description) == ["  cancelled: nothing was changed"])
    #expect(try bench.documents() == before)
  }

  @Test("changed, added and removed lines are one action, which undo takes back to the byte")
  func oneAction() throws {
    let (before, reply, bench) = try edited {
      $0.replacing("glucose 112", with: "glucose 121").replacing(
        "weight 82.4 kg 2026-03-07 07:10\n", with: "")
        + "mood 7 at 7:30\n"
    }
    defer { bench.close() }
    #expect(
      reply.lines.map(\.description) == [
        "  1 changed, 1 added, 1 removed",
        "  glucose: 112 mg/dL · fasting · in range → 121 mg/dL · fasting · in range · Sat 7 Mar 07:00",
        "  - weight: 82.4 kg · Sat 7 Mar 07:10", "  + mood: 7 · Sat 7 Mar 07:30", "  undo takes it back",
      ])
    var session = bench.session
    _ = session.handle(line: "undo")
    #expect(try bench.documents() == before)
  }

  @Test("a line that is not understood stops all of it")
  func misread() throws {
    let (before, reply, bench) = try edited { $0.replacing("82.4", with: "83.1") + "glucose fastign\n" }
    defer { bench.close() }
    #expect(reply.status == .notUnderstood)
    #expect(try bench.documents() == before)
  }
}

extension EditingTests {
  @Test("text with a mistake is not lost: it can be edited on, or given up")
  func mistaken() throws {
    var bench = try Bench()
    defer { bench.close() }
    _ = bench.session.handle(line: "glucose 112 fasting at 7:00")
    let before = try bench.documents()
    let editing = try #require(bench.session.handle(line: "edit today").editing)
    let mistaken = editing.text.replacing("112", with: "1112")
    let reply = editing.done(mistaken, &bench.session)
    #expect(reply.status == .notUnderstood)
    #expect(reply.question?.prompt == "edit on? [Y/n] ")
    let again = try #require(bench.session.handle(line: "").editing)
    #expect(again.text == mistaken)
    #expect(try bench.documents() == before)
    _ = again.done(mistaken, &bench.session)
    #expect(bench.session.handle(line: "n").lines.map(\.description) == ["  cancelled: nothing was changed"])
    #expect(try bench.documents() == before)
  }
}
