import CivilTime
import EntryGrammar
import Testing

@Suite("Lines that date others")
struct DayLineTests {
  @Test(
    "name a day and end in a colon",
    arguments: [
      ("yesterday:", "2026-03-13"), ("2026-03-10:", "2026-03-10"), ("Today:", "2026-03-14"),
      ("mon:", "2026-03-09"), ("saturday:", "2026-03-14"), ("last sat:", "2026-03-07"),
      ("20 nov:", "2025-11-20"),
      ("nov 20 2024:", "2024-11-20"), ("  on friday :", "2026-03-13"), ("3 days ago:", "2026-03-11"),
      ("13.02.:", "2026-02-13"), ("20/11/2025:", "2025-11-20"),
    ])
  func days(_ line: String, _ day: String) throws {
    #expect(try DayLine.day(line, in: context()).map { "\($0)" } == day)
  }

  @Test(
    "are no other lines",
    arguments: [
      "", ":", "yesterday", "glucose:", "foo:", "yesterday: glucose 112", "at 7:30", "7:30:",
      "yesterday evening:",
      "slept 23:10-07:05", "note:", "now:", "2h ago:", "#tag yesterday:",
    ])
  func others(_ line: String) throws {
    #expect(try DayLine.day(line, in: context()) == nil)
  }

  @Test("do not name a day to come")
  func future() throws {
    let context = try context()
    #expect(
      throws: Stop.error(EntryError("expected a time that has passed, found '2026-03-15'", at: 0..<10))
    ) { try DayLine.day("2026-03-15:", in: context) }
  }

  @Test("ask where day and month can be exchanged")
  func exchanged() throws {
    let context = try context()
    let question = Question(
      "is '02/03' 2 March 2026 or 3 February 2026?",
      choices: [
        Question.Choice(text: "2 March 2026", entry: "2026-03-02:"),
        Question.Choice(text: "3 February 2026", entry: "2026-02-03:"),
      ])
    #expect(throws: Stop.question(question)) { try DayLine.day("02/03:", in: context) }
  }
}
