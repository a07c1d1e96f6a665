import Testing

@Suite("Around midnight")
struct MidnightTests {
  @Test(
    "reads words for days by the local day",
    arguments: [
      ("glucose 118 yesterday 23:50", "glucose time=2026-03-13T23:50:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 23:50",
        "? '23:50' is still to come today; was it yesterday? | yesterday at 23:50: glucose 118 yesterday at 23:50 | now, 00:05: glucose 118 now"
      ),
      ("glucose 118 last night 23:50", "glucose time=2026-03-13T23:50:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last night at 11", "glucose time=2026-03-13T23:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 0:01", "glucose time=2026-03-14T00:01:00+01:00 value=118 unit=mg/dL [unit date]"),
      ("glucose 118 today", "glucose time=now value=118 unit=mg/dL [unit time]"),
      ("glucose 118 10 min ago", "glucose time=2026-03-13T23:55:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 midnight", "glucose time=2026-03-14T00:00:00+01:00 value=118 unit=mg/dL [unit date]"),
      ("glucose 118 tonight", "12..<19 expected a time that has passed, found 'tonight'"),
      ("slept 23:10-00:01", "sleep wake=2026-03-14T00:01:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 22:00-23:59", "sleep wake=2026-03-13T23:59:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]"),
      ("in bed 23:50", "sleep bed=2026-03-13T23:50:00+01:00 [date]"),
    ])
  func late(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-03-14T00:05") == expected)
  }

  @Test(
    "reads them alike just before",
    arguments: [
      ("glucose 118 0:01", "glucose time=2026-03-14T00:01:00+01:00 value=118 unit=mg/dL [unit date]"),
      ("glucose 118 23:50", "glucose time=2026-03-14T23:50:00+01:00 value=118 unit=mg/dL [unit date]"),
      (
        "glucose 118 at 11",
        "? is 'at 11' 11:00 or 23:00? | 23:00: glucose 118 at 23:00 | 11:00: glucose 118 at 11:00"
      ),
      ("glucose 118 tonight at 11", "glucose time=2026-03-14T23:00:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 this evening",
        "? at what time in the evening? | 19:00: glucose 118 today at 19:00 | 20:00: glucose 118 today at 20:00 | 18:00: glucose 118 today at 18:00 | 21:00: glucose 118 today at 21:00"
      ),
      ("slept 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 22:00-23:50", "sleep wake=2026-03-14T23:50:00+01:00 bed=2026-03-14T22:00:00+01:00 [date]"),
      (
        "slept 22:00-0:10",
        "? '0:10' is still to come; which night is meant? | the night of 13 March 2026: slept 2026-03-13 22:00-0:10 | until now, 23:55: slept 22:00-23:55"
      ),
      ("in bed 23:50", "sleep bed=2026-03-14T23:50:00+01:00 [date]"),
    ])
  func before(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-03-14T23:55") == expected)
  }
}
