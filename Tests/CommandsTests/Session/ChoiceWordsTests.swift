import Testing
import TextLayout

@testable import Commands

@Suite("Choices by their words")
struct ChoiceWordsTests {
  private static let units = ["25 mg/dL", "25 mmol/L"]
  private static let times = ["yesterday at 09:30", "now, 08:00"]
  private static let weights = ["the body alone", "no weight"]
  private static let sets = ["8 reps with 80 kg", "8 reps, RPE 8"]

  @Test(
    "are taken by all of them, by a beginning that only one has, and without their number",
    arguments: [
      (units, "25 mmol/l", 1), (units, "mmol/l", 1), (units, "mmol", 1), (units, "mg", 0),
      (units, "25 mg", 0),
      (times, "yesterday", 0), (times, "now", 1), (times, "y", 0), (weights, "the body", 0),
      (weights, "no weight", 1), (sets, "8 reps with", 0), (sets, "reps, rpe", 1),
      (["82.4 kg", "8.24 kg"], "82", 0),
      (["8 reps", "8 reps with 80 kg"], "8 reps", 0),
    ])
  func taken(_ texts: [String], _ answer: String, _ place: Int) throws {
    #expect(try chosen(texts, answer) == "took \(place)")
  }

  @Test(
    "are taken in any case, with blanks around them",
    arguments: ["MMOL", " mmol/L ", "25 MMOL/L"])
  func spelled(_ answer: String) throws { #expect(try chosen(Self.units, answer) == "took 1") }

  @Test(
    "leave numbers, Enter and 'none' what they were",
    arguments: [
      (units, "", "took 0"), (units, "2", "took 1"), (units, "q", "none"),
      (weights, "no", "none"), (weights, "n", "none"), (["2", "1"], "1", "took 0"),
    ])
  func kept(_ texts: [String], _ answer: String, _ expected: String) throws {
    #expect(try chosen(texts, answer) == expected)
  }

  @Test(
    "are not taken by what several begin with, or none: that is a line of its own",
    arguments: [(units, "25 m"), (units, "m"), (sets, "8 reps"), (times, "weight 82"), (times, "undo")])
  func other(_ texts: [String], _ answer: String) throws { #expect(try chosen(texts, answer) == nil) }

  @Test(
    "say which numbers there are where another was typed, and are asked about again",
    arguments: [
      (units, "3", "  expected a number from 1 to 2, found '3'", "1–2, Enter takes 1, q none: "),
      (units, " 0 ", "  expected a number from 1 to 2, found '0'", "1–2, Enter takes 1, q none: "),
      (times + weights, "7", "  expected a number from 1 to 4, found '7'", "1–4, Enter takes 1, q none: "),
      (["181 lb"], "2", "  expected 1, found '2'", "Enter takes it, q none: "),
    ])
  func again(_ texts: [String], _ answer: String, _ complaint: String, _ prompt: String) throws {
    var bench = try Bench()
    defer { bench.close() }
    let ask = Ask.choice(of: texts, none: Reply(["none"])) { place, _ in Reply(["took \(place)"]) }
    let reply = try #require(ask.answer(answer, &bench.session))
    #expect(reply.notices.map(\.description) == [complaint])
    #expect(reply.lines.isEmpty && reply.status == .notUnderstood)
    let again = try #require(reply.question)
    #expect(again.prompt == prompt)
    #expect(again.answer("1", &bench.session)?.lines.first?.description == "took 0")
    #expect(again.answer("q", &bench.session)?.lines.first?.description == "none")
    #expect(again.answer("9", &bench.session)?.question?.prompt == prompt)
  }

  private func chosen(_ texts: [String], _ answer: String) throws -> String? {
    var bench = try Bench()
    defer { bench.close() }
    let ask = Ask.choice(of: texts, none: Reply(["none"])) { place, _ in Reply(["took \(place)"]) }
    return ask.answer(answer, &bench.session)?.lines.first?.description
  }
}
