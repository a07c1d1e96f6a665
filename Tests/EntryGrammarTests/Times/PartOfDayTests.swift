import Testing

@Suite("Parts of the day")
struct PartOfDayTests {
  @Test(
    "asks for the hour, the likelier first, and offers none to come",
    arguments: [
      (
        "glucose 118 this morning",
        "? at what time in the morning? | 07:00: glucose 118 today at 07:00 | 08:00: glucose 118 today at 08:00 | 09:00: glucose 118 today at 09:00 | 06:00: glucose 118 today at 06:00 | 10:00: glucose 118 today at 10:00"
      ),
      (
        "glucose 118 last night",
        "? at what time in the night? | 22:00: glucose 118 yesterday at 22:00 | 23:00: glucose 118 yesterday at 23:00 | 21:00: glucose 118 yesterday at 21:00"
      ),
      (
        "glucose 118 yesterday evening",
        "? at what time in the evening? | 19:00: glucose 118 yesterday at 19:00 | 20:00: glucose 118 yesterday at 20:00 | 18:00: glucose 118 yesterday at 18:00 | 21:00: glucose 118 yesterday at 21:00"
      ),
      (
        "glucose 118 mon morning",
        "? at what time in the morning? | 07:00: glucose 118 mon at 07:00 | 08:00: glucose 118 mon at 08:00 | 09:00: glucose 118 mon at 09:00 | 06:00: glucose 118 mon at 06:00 | 10:00: glucose 118 mon at 10:00"
      ),
      (
        "glucose 118 this afternoon",
        "? at what time in the afternoon? | 14:00: glucose 118 today at 14:00 | 13:00: glucose 118 today at 13:00"
      ),
      (
        "glucose 118 20 nov in the evening",
        "? at what time in the evening? | 19:00: glucose 118 20 nov at 19:00 | 20:00: glucose 118 20 nov at 20:00 | 18:00: glucose 118 20 nov at 18:00 | 21:00: glucose 118 20 nov at 21:00"
      ),
    ])
  func asks(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes the half of the day for an hour",
    arguments: [
      ("glucose 118 this morning at 7", "glucose time=2026-03-14T07:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 this morning 7:30", "glucose time=2026-03-14T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 yesterday evening 8:30",
        "glucose time=2026-03-13T20:30:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      (
        "glucose 118 yesterday evening at 8",
        "glucose time=2026-03-13T20:00:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      (
        "glucose 118 yesterday at 8 in the evening",
        "glucose time=2026-03-13T20:00:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      (
        "glucose 118 at 8 in the morning",
        "glucose time=2026-03-14T08:00:00+01:00 value=118 unit=mg/dL [unit date]"
      ),
      ("glucose 118 last night 22:30", "glucose time=2026-03-13T22:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last night at 11", "glucose time=2026-03-13T23:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last night 1:30", "glucose time=2026-03-14T01:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last night at 2", "glucose time=2026-03-14T02:00:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 yesterday night at 1",
        "glucose time=2026-03-14T01:00:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      ("glucose 118 fri night at 1", "glucose time=2026-03-14T01:00:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 mon afternoon at 3", "glucose time=2026-03-09T15:00:00+01:00 value=118 unit=mg/dL [unit]"
      ),
    ])
  func hours(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses an hour of another part of the day",
    arguments: [
      ("glucose 118 this morning 19:30", "25..<30 expected a time in the morning, found '19:30'"),
      ("glucose 118 yesterday evening 07:00", "30..<35 expected a time in the evening, found '07:00'"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks about an hour of today that has not come",
    arguments: [
      (
        "glucose 118 this evening at 7",
        "? 'at 7' is still to come today; was it yesterday? | yesterday at 19:00: glucose 118 yesterday at 19:00 | now, 14:30: glucose 118 now"
      ),
      (
        "glucose 118 tonight at 9",
        "? 'at 9' is still to come today; was it yesterday? | yesterday at 21:00: glucose 118 yesterday at 21:00 | now, 14:30: glucose 118 now"
      ),
    ])
  func toCome(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
