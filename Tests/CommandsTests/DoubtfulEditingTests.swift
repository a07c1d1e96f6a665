import JSONText
import Testing
import TextLayout

@testable import Commands

@Suite("Edited lines that are doubtful")
struct DoubtfulEditingTests {
  /// A session with three weights, and the reply to what an editor makes of the last two.
  private func edited(
    _ mode: Session.Mode, options: String = "", _ change: (String) -> String
  ) throws -> (before: [String: String], reply: Reply, bench: Bench) {
    var bench = try Bench(mode: mode)
    for line in ["weight 82 2026-03-05 7:00", "weight 82.4 yesterday 7:10", "weight 82.6 at 7:20"] {
      #expect(bench.session.handle(line: line).status == .done)
    }
    let before = try bench.documents()
    let line = "\(options)edit 2026-03-06..2026-03-07"
    let editing = try #require(bench.session.handle(line: line).editing)
    let reply = editing.done(change(editing.text), &bench.session)
    return (before, reply, bench)
  }

  private static let doubt = "doubtful: weight 182.4 kg is 122.4 % above the last, 82.0 kg"

  @Test(
    "are asked about at the prompt, and saved on a yes only",
    arguments: [
      ("n", ["  nothing was saved"]), ("", ["  nothing was saved"]),
      (
        "y",
        [
          "  1 changed", "  weight: 82.4 kg → 182.4 kg · Fri 6 Mar 07:10", "  \(doubt)",
          "  undo takes it back",
        ]
      ),
    ])
  func prompt(_ answer: String, _ expected: [String]) throws {
    var (before, reply, bench) = try edited(.prompt) { $0.replacing("82.4", with: "182.4") }
    defer { bench.close() }
    #expect(reply.lines.map(\.description) == ["  \(Self.doubt)"])
    #expect(reply.question?.prompt == "save it? [y/N] ")
    #expect(try bench.documents() == before)
    #expect(bench.session.handle(line: answer).lines.map(\.description) == expected)
    #expect(try (bench.documents() == before) == (answer != "y"))
  }

  @Test("are saved and said in the shell")
  func shell() throws {
    let (_, reply, bench) = try edited(.shell) { $0.replacing("82.4", with: "182.4") }
    defer { bench.close() }
    #expect(
      reply.lines.map(\.description) == [
        "  1 changed", "  weight: 82.4 kg → 182.4 kg · Fri 6 Mar 07:10", "  \(Self.doubt)",
        "  undo takes it back",
      ])
    #expect(reply.question == nil)
  }

  @Test("are refused with --strict, and nothing else of the text is done then")
  func strict() throws {
    let (before, reply, bench) = try edited(.shell, options: "--strict ") {
      $0.replacing("82.4", with: "182.4") + "mood 7 at 7:30\n"
    }
    defer { bench.close() }
    #expect(
      reply.notices.map(\.description) == [
        "  not saved: weight 182.4 kg is 122.4 % above the last, 82.0 kg"
      ])
    #expect(reply.status == .notDone)
    #expect(try bench.documents() == before)
  }

  @Test("are not lost where they are not saved: the text can be edited on", arguments: ["n", ""])
  func editedOn(_ answer: String) throws {
    var (before, _, bench) = try edited(.prompt) { $0.replacing("82.4", with: "182.4") }
    defer { bench.close() }
    #expect(bench.session.handle(line: answer).question?.prompt == "edit on? [Y/n] ")
    let again = try #require(bench.session.handle(line: "").editing)
    #expect(again.text.contains("weight 182.4 kg 2026-03-06 07:10\n"))
    let reply = again.done(again.text.replacing("182.4", with: "82.5"), &bench.session)
    #expect(
      reply.lines.map(\.description) == [
        "  1 changed", "  weight: 82.4 kg → 82.5 kg · Fri 6 Mar 07:10", "  undo takes it back",
      ])
    #expect(reply.question == nil)
    #expect(try bench.documents() != before)
  }

  @Test("are not lost with --strict either, nor asked about when they are given up")
  func strictAgain() throws {
    var (before, reply, bench) = try edited(.prompt, options: "--strict ") {
      $0.replacing("82.4", with: "182.4")
    }
    defer { bench.close() }
    #expect(reply.question?.prompt == "edit on? [Y/n] ")
    let given = bench.session.handle(line: "n")
    #expect(given.lines.map(\.description) == ["  cancelled: nothing was changed"])
    #expect(given.question == nil)
    #expect(try bench.documents() == before)
  }

  @Test("are compared with the records that stay, not with those that change or go with them")
  func together() throws {
    let (_, reply, bench) = try edited(.prompt) {
      $0.replacing("82.4 kg", with: "181 lb").replacing("82.6 kg", with: "182 lb")
    }
    defer { bench.close() }
    #expect(
      reply.lines.map(\.description) == [
        "  2 changed", "  weight: 82.4 kg → 181 lb · Fri 6 Mar 07:10",
        "  weight: 82.6 kg → 182 lb · Sat 7 Mar 07:20", "  undo takes it back",
      ])
  }

  @Test("a line that comes is doubted as well")
  func added() throws {
    let (_, reply, bench) = try edited(.shell) { $0 + "glucose 450 at 7:30\n" }
    defer { bench.close() }
    #expect(
      reply.lines.map(\.description) == [
        "  1 added", "  + glucose: 450 mg/dL · very high · Sat 7 Mar 07:30",
        "  doubtful: glucose 450 mg/dL is outside the usual 40–400 mg/dL", "  undo takes it back",
      ])
  }

  @Test("are told to programs with the record that they are about")
  func json() throws {
    let (_, reply, bench) = try edited(.shell, options: "--json ") {
      $0.replacing("82.4", with: "182.4").replacing("82.6", with: "82.7")
    }
    defer { bench.close() }
    let changed = try #require(reply.json?["changed"]?.elements)
    #expect(
      changed.map { $0["warnings"].map { "\($0)" } } == [
        """
        [{"code": "change", "message": "weight 182.4 kg is 122.4 % above the last, 82.0 kg"}]
        """, nil,
      ])
  }
}
