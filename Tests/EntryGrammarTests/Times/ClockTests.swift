import Testing

@Suite("Clock times")
struct ClockTests {
  @Test(
    "reads a clock time as people write it",
    arguments: [
      ("glucose 112 at 7:30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 @7:30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 @ 7:30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 7:30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 07:30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 7:30:15", "glucose time=2026-03-14T07:30:15+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 7am", "glucose time=2026-03-14T07:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 7 am", "glucose time=2026-03-14T07:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 7:30am", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 12:15am", "glucose time=2026-03-14T00:15:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 12:15pm", "glucose time=2026-03-14T12:15:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 1:15 p.m.", "glucose time=2026-03-14T13:15:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 1.15pm", "glucose time=2026-03-14T13:15:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 13:15pm", "glucose time=2026-03-14T13:15:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at 7a", "glucose time=2026-03-14T07:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 noon", "glucose time=2026-03-14T12:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at noon", "glucose time=2026-03-14T12:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 midnight", "glucose time=2026-03-14T00:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at 0:00", "glucose time=2026-03-14T00:00:00+01:00 value=112 unit=mg/dL [unit date]"),
    ])
  func written(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads a bare number only where a clock time must stand",
    arguments: [
      ("glucose 112 at 1430", "glucose time=now value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at 0730", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at 730", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at 7.30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at 7h30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at 13", "glucose time=2026-03-14T13:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      (
        "glucose 112 at 13 o'clock", "glucose time=2026-03-14T13:00:00+01:00 value=112 unit=mg/dL [unit date]"
      ),
      (
        "glucose 112 at about 7:30", "glucose time=2026-03-14T07:30:00+01:00 value=112 unit=mg/dL [unit date]"
      ),
      ("glucose 112 yesterday 2240", "glucose time=2026-03-13T22:40:00+01:00 value=112 unit=mg/dL [unit]"),
      ("glucose 112 yesterday 22", "glucose time=2026-03-13T22:00:00+01:00 value=112 unit=mg/dL [unit]"),
      ("glucose yesterday 112", "glucose time=2026-03-13T14:30:00+01:00 value=112 unit=mg/dL [unit time]"),
    ])
  func loose(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks for the half of the day behind a bare hour",
    arguments: [
      (
        "glucose 112 at 5",
        "? is 'at 5' 05:00 or 17:00? | 05:00: glucose 112 at 05:00 | yesterday at 17:00: glucose 112 yesterday at 17:00"
      ),
      (
        "glucose 112 at 12",
        "? is 'at 12' 00:00 or 12:00? | 12:00: glucose 112 at 12:00 | 00:00: glucose 112 at 00:00"
      ),
      (
        "glucose 112 @5",
        "? is '@5' 05:00 or 17:00? | 05:00: glucose 112 @05:00 | yesterday at 17:00: glucose 112 yesterday at 17:00"
      ),
      (
        "glucose 112 at 2",
        "? is 'at 2' 02:00 or 14:00? | 14:00: glucose 112 at 14:00 | 02:00: glucose 112 at 02:00"
      ),
      (
        "glucose 112 yesterday at 5",
        "? is 'at 5' 05:00 or 17:00? | 05:00: glucose 112 yesterday at 05:00 | 17:00: glucose 112 yesterday at 17:00"
      ),
      (
        "glucose 112 yesterday 5",
        "? is '5' 05:00 or 17:00? | 05:00: glucose 112 yesterday 05:00 | 17:00: glucose 112 yesterday 17:00"
      ),
      (
        "glucose 112 20 nov at 7",
        "? is 'at 7' 07:00 or 19:00? | 07:00: glucose 112 20 nov at 07:00 | 19:00: glucose 112 20 nov at 19:00"
      ),
    ])
  func bareHours(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses what no clock shows, and points at it",
    arguments: [
      ("glucose 112 at 25:00", "15..<20 expected a clock time from 00:00 to 23:59, found '25:00'"),
      ("glucose 112 at 7:75", "15..<19 expected a clock time from 00:00 to 23:59, found '7:75'"),
      ("glucose 112 7:5", "12..<15 expected a clock time from 00:00 to 23:59, found '7:5'"),
      ("glucose 112 24:00", "12..<17 expected a clock time from 00:00 to 23:59, found '24:00' > 00:00"),
      ("glucose 112 at 1375", "15..<19 expected a clock time from 00:00 to 23:59, found '1375'"),
      ("glucose 112 at 13am", "15..<19 expected a clock time from 00:00 to 23:59, found '13am'"),
      ("glucose 112 at 0pm", "15..<18 expected a clock time from 00:00 to 23:59, found '0pm'"),
      ("glucose 112 at 60", "15..<17 expected a clock time from 00:00 to 23:59, found '60'"),
      ("glucose 112 at", "14..<14 expected a clock time behind 'at' (glucose 112 fasting)"),
      ("glucose 112 @", "13..<13 expected a clock time behind '@' (glucose 112 fasting)"),
      (
        "glucose 112 at lunchtime",
        "15..<24 expected a clock time behind 'at', found 'lunchtime' (glucose 112 fasting)"
      ),
      ("glucose 112 at 7:30x", "15..<20 expected a clock time from 00:00 to 23:59, found '7:30x'"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "never takes a clock time of today for one to come",
    arguments: [
      (
        "glucose 112 15:00",
        "? '15:00' is still to come today; was it yesterday? | yesterday at 15:00: glucose 112 yesterday at 15:00 | now, 14:30: glucose 112 now"
      ),
      ("glucose 112 at 14:40", "glucose time=2026-03-14T14:40:00+01:00 value=112 unit=mg/dL [unit date]"),
      (
        "glucose 112 at 14:41",
        "? 'at 14:41' is still to come today; was it yesterday? | yesterday at 14:41: glucose 112 yesterday at 14:41 | now, 14:30: glucose 112 now"
      ),
      (
        "glucose 112 today 15:00",
        "? '15:00' is still to come today; was it yesterday? | yesterday at 15:00: glucose 112 yesterday at 15:00 | now, 14:30: glucose 112 now"
      ),
      (
        "glucose 112 at 10pm",
        "? 'at 10pm' is still to come today; was it yesterday? | yesterday at 22:00: glucose 112 yesterday at 22:00 | now, 14:30: glucose 112 now"
      ),
      ("glucose 112 noon", "glucose time=2026-03-14T12:00:00+01:00 value=112 unit=mg/dL [unit date]"),
    ])
  func notYet(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "offers yesterdmy at nine in the morning",
    arguments: [
      (
        "glucose 112 10:00",
        "? '10:00' is still to come today; was it yesterday? | yesterday at 10:00: glucose 112 yesterday at 10:00 | now, 09:00: glucose 112 now"
      ),
      (
        "glucose 112 noon",
        "? 'noon' is still to come today; was it yesterday? | yesterday at 12:00: glucose 112 yesterday at 12:00 | now, 09:00: glucose 112 now"
      ),
      (
        "glucose 112 this evening at 7",
        "? 'at 7' is still to come today; was it yesterday? | yesterday at 19:00: glucose 112 yesterday at 19:00 | now, 09:00: glucose 112 now"
      ),
    ])
  func morning(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-03-14T09:00") == expected)
  }
}
