import Testing

@Suite("Clock changes")
struct ClockChangeTests {
  @Test(
    "refuses a time that the clocks went over",
    arguments: [
      (
        "glucose 112 2:30",
        "12..<16 expected a time that the clocks showed (on 2026-03-29 they went forward over 02:30), found '2:30' > 03:30"
      ),
      (
        "glucose 112 today 02:00",
        "18..<23 expected a time that the clocks showed (on 2026-03-29 they went forward over 02:00), found '02:00' > 03:00"
      ),
      (
        "glucose 112 02:59",
        "12..<17 expected a time that the clocks showed (on 2026-03-29 they went forward over 02:59), found '02:59' > 03:59"
      ),
      ("glucose 112 at 3:00", "glucose time=2026-03-29T03:00:00+02:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 1:59", "glucose time=2026-03-29T01:59:00+01:00 value=112 unit=mg/dL [unit date]"),
    ])
  func skipped(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-03-29T12:00") == expected)
  }

  @Test(
    "asks which of two times is meant",
    arguments: [
      (
        "glucose 112 2:30",
        "? '2:30' came twice that night, when the clocks went back; which one? | the first, 02:30 at UTC+02:00: glucose 112 at 2026-10-25T02:30:00+02:00 | the second, 02:30 at UTC+01:00: glucose 112 at 2026-10-25T02:30:00+01:00"
      ),
      (
        "glucose 112 2:00",
        "? '2:00' came twice that night, when the clocks went back; which one? | the first, 02:00 at UTC+02:00: glucose 112 at 2026-10-25T02:00:00+02:00 | the second, 02:00 at UTC+01:00: glucose 112 at 2026-10-25T02:00:00+01:00"
      ),
      ("glucose 112 3:00", "glucose time=2026-10-25T03:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 1:59", "glucose time=2026-10-25T01:59:00+02:00 value=112 unit=mg/dL [unit date]"),
      (
        "bg 98 2:30, weight 82.4",
        "? '2:30' came twice that night, when the clocks went back; which one? | the first, 02:30 at UTC+02:00: bg 98 at 2026-10-25T02:30:00+02:00, weight 82.4 | the second, 02:30 at UTC+01:00: bg 98 at 2026-10-25T02:30:00+01:00, weight 82.4"
      ),
    ])
  func doubled(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-10-25T12:00") == expected)
  }

  @Test(
    "keeps the offset that holds when it is the present",
    arguments: [
      ("glucose 112", "glucose time=now value=112 unit=mg/dL [unit time]"),
      ("glucose 112 1h ago", "glucose time=2026-10-25T01:30:00+02:00 value=112 unit=mg/dL [unit]"),
    ])
  func present(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-10-25T02:30:00+02:00") == expected)
  }

  @Test(
    "keeps the other offset an hour later",
    arguments: [
      ("glucose 112", "glucose time=now value=112 unit=mg/dL [unit time]"),
      ("glucose 112 1h ago", "glucose time=2026-10-25T02:30:00+02:00 value=112 unit=mg/dL [unit]"),
      ("glucose 112 2h ago", "glucose time=2026-10-25T01:30:00+02:00 value=112 unit=mg/dL [unit]"),
    ])
  func presentAgain(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-10-25T02:30:00+01:00") == expected)
  }
}
