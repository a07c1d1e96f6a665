import Testing

@Suite("Days")
struct DayTests {
  @Test(
    "reads a day before or behind the value, with the clock time on either side",
    arguments: [
      ("glucose 118 yesterday 22:40", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 22:40 yesterday", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 yesterday at 22:40", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      ("yesterday 22:40 glucose 118", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"),
      ("22:40 yesterday glucose 118", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "yesterday at 22:40 glucose 118", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      ("yesterday glucose 118 22:40", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"),
      ("yesterday: glucose 118 22:40", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose yesterday 22:40 118", "glucose time=2026-03-13T22:40:00+01:00 value=118 unit=mg/dL [unit]"),
      ("at 7:30 glucose 118", "glucose time=2026-03-14T07:30:00+01:00 value=118 unit=mg/dL [unit date]"),
    ])
  func order(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "keeps the present clock time on a day that is named alone",
    arguments: [
      ("glucose 118 yesterday", "glucose time=2026-03-13T14:30:00+01:00 value=118 unit=mg/dL [unit time]"),
      ("glucose 118 today", "glucose time=now value=118 unit=mg/dL [unit time]"),
      ("glucose 118 20 nov", "glucose time=2025-11-20T14:30:00+01:00 value=118 unit=mg/dL [unit time]"),
      ("glucose 118 on friday", "glucose time=2026-03-13T14:30:00+01:00 value=118 unit=mg/dL [unit time]"),
      ("glucose 118 3 days ago", "glucose time=2026-03-11T14:30:00+01:00 value=118 unit=mg/dL [unit time]"),
    ])
  func alone(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes a weekday as the latest that has passed",
    arguments: [
      ("glucose 118 fri 22:00", "glucose time=2026-03-13T22:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 friday 22:00", "glucose time=2026-03-13T22:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 fri. 22:00", "glucose time=2026-03-13T22:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 mon 7:00", "glucose time=2026-03-09T07:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 on monday at 7am", "glucose time=2026-03-09T07:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 sat 9:00", "glucose time=2026-03-14T09:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 sat 22:00", "glucose time=2026-03-07T22:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last sat 9:00", "glucose time=2026-03-07T09:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last fri 9:00", "glucose time=2026-03-13T09:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 sun 9:00", "glucose time=2026-03-08T09:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 tues 9:00", "glucose time=2026-03-10T09:00:00+01:00 value=118 unit=mg/dL [unit]"),
    ])
  func weekdays(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads dates with a month's name",
    arguments: [
      ("glucose 118 20 nov 7:30", "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 nov 20 7:30", "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 20th november 7:30", "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      ("glucose 118 20. nov 7:30", "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 november 20th at 7:30",
        "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      ("glucose 118 20 nov 2024 7:30", "glucose time=2024-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 nov 20, 2024 7:30", "glucose time=2024-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 14 mar 7:30", "glucose time=2026-03-14T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 15 mar 7:30", "glucose time=2025-03-15T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 29 feb 7:30", "glucose time=2024-02-29T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
    ])
  func months(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads dates in digits whose order is plain",
    arguments: [
      ("glucose 118 2026-03-10 7:30", "glucose time=2026-03-10T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 2026-03-10T07:30", "glucose time=2026-03-10T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 2026-03-10t07:30:00",
        "glucose time=2026-03-10T07:30:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      (
        "glucose 118 2026-03-10T06:30:00Z",
        "glucose time=2026-03-10T06:30:00+00:00 value=118 unit=mg/dL [unit]"
      ),
      (
        "glucose 118 2026-03-10T07:30:00+05:30",
        "glucose time=2026-03-10T07:30:00+05:30 value=118 unit=mg/dL [unit]"
      ),
      (
        "glucose 118 at 2026-03-10 7:30", "glucose time=2026-03-10T07:30:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      (
        "glucose 118 on 2026-03-10 7:30", "glucose time=2026-03-10T07:30:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      ("glucose 118 2026/03/10 7:30", "glucose time=2026-03-10T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 2026.03.10 7:30", "glucose time=2026-03-10T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 20/11/2025 7:30", "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 11/20/2025 7:30", "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 20.11.2025 7:30", "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 20-11-2025 7:30", "glucose time=2025-11-20T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 13/02 7:30", "glucose time=2026-02-13T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 02/13 7:30", "glucose time=2026-02-13T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 13.02. 7:30", "glucose time=2026-02-13T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 03/03 7:30", "glucose time=2026-03-03T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
    ])
  func digits(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks where day and month can be exchanged",
    arguments: [
      (
        "glucose 5.6 02/03 08:00",
        "? is '02/03' 2 March 2026 or 3 February 2026? | 2 March 2026: glucose 5.6 2026-03-02 08:00 | 3 February 2026: glucose 5.6 2026-02-03 08:00"
      ),
      (
        "glucose 118 02/03 08:00",
        "? is '02/03' 2 March 2026 or 3 February 2026? | 2 March 2026: glucose 118 2026-03-02 08:00 | 3 February 2026: glucose 118 2026-02-03 08:00"
      ),
      (
        "glucose 118 02/03/2025 08:00",
        "? is '02/03/2025' 2 March 2025 or 3 February 2025? | 2 March 2025: glucose 118 2025-03-02 08:00 | 3 February 2025: glucose 118 2025-02-03 08:00"
      ),
      (
        "glucose 118 3.4.2025 08:00",
        "? is '3.4.2025' 3 April 2025 or 4 March 2025? | 3 April 2025: glucose 118 2025-04-03 08:00 | 4 March 2025: glucose 118 2025-03-04 08:00"
      ),
      (
        "glucose 118 12-01-2001",
        "? is '12-01-2001' 12 January 2001 or 1 December 2001? | 12 January 2001: glucose 118 2001-01-12 | 1 December 2001: glucose 118 2001-12-01"
      ),
      (
        "glucose 118 05/06",
        "? is '05/06' 5 June 2025 or 6 May 2025? | 5 June 2025: glucose 118 2025-06-05 | 6 May 2025: glucose 118 2025-05-06"
      ),
    ])
  func exchanged(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads the order that the settings name",
    arguments: [
      ("glucose 118 02/03 08:00", "glucose time=2026-03-02T08:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 3.4.2025 08:00", "glucose time=2025-04-03T08:00:00+02:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 02/13 08:00", "glucose time=2026-02-13T08:00:00+01:00 value=118 unit=mg/dL [unit]"),
    ])
  func dayFirst(_ line: String, _ expected: String) throws {
    #expect(try read(line, settings: ["entry.dates": "dmy"]) == expected)
  }

  @Test(
    "reads the other order that the settings name",
    arguments: [
      ("glucose 118 02/03 08:00", "glucose time=2026-02-03T08:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 13/02 08:00", "glucose time=2026-02-13T08:00:00+01:00 value=118 unit=mg/dL [unit]"),
    ])
  func monthFirst(_ line: String, _ expected: String) throws {
    #expect(try read(line, settings: ["entry.dates": "mdy"]) == expected)
  }

  @Test(
    "refuses a day that is no day or has not come",
    arguments: [
      ("glucose 118 30 feb", "12..<18 expected a day of the calendar, found '30 feb'"),
      ("glucose 118 2026-13-10", "12..<22 expected a day of the calendar, found '2026-13-10'"),
      ("glucose 118 2026-02-29 7:00", "12..<22 expected a day of the calendar, found '2026-02-29'"),
      ("glucose 118 13/14", "12..<17 expected a day of the calendar, found '13/14'"),
      ("glucose 118 32/01/2025", "12..<22 expected a day of the calendar, found '32/01/2025'"),
      ("glucose 118 tomorrow", "12..<20 expected a time that has passed, found 'tomorrow'"),
      ("glucose 118 2026-03-15", "12..<22 expected a time that has passed, found '2026-03-15'"),
      ("glucose 118 2026-03-14 16:00", "12..<28 expected a time that has passed, found '2026-03-14 16:00'"),
      ("glucose 118 14 mar 16:00", "12..<24 expected a time that has passed, found '14 mar 16:00'"),
      ("glucose 118 2027-01-01 7:30", "12..<27 expected a time that has passed, found '2027-01-01 7:30'"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses a second time, and points at it",
    arguments: [
      ("glucose 118 at 7:30 at 8:00", "20..<27 expected one time, found 'at 8:00'"),
      ("glucose 118 yesterday today", "22..<27 expected one time, found 'today'"),
      ("glucose 118 yesterday 20 nov", "22..<28 expected one time, found '20 nov'"),
      ("glucose 118 2h ago yesterday", "19..<28 expected one time, found 'yesterday'"),
      ("glucose 118 now 7:30", "16..<20 expected one time, found '7:30'"),
      ("yesterday glucose 118 mon", "22..<25 expected one time, found 'mon'"),
    ])
  func second(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads how long ago it was",
    arguments: [
      ("glucose 118 2h ago", "glucose time=2026-03-14T12:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 2 hours ago", "glucose time=2026-03-14T12:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 an hour ago", "glucose time=2026-03-14T13:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 half an hour ago", "glucose time=2026-03-14T14:00:00+01:00 value=118 unit=mg/dL [unit]"),
      (
        "glucose 118 an hour and a half ago",
        "glucose time=2026-03-14T13:00:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      ("glucose 118 20 min ago", "glucose time=2026-03-14T14:10:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 20m ago", "glucose time=2026-03-14T14:10:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 1h30 ago", "glucose time=2026-03-14T13:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 1h 30m ago", "glucose time=2026-03-14T13:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 1.5h ago", "glucose time=2026-03-14T13:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 now", "glucose time=now value=118 unit=mg/dL [unit]"),
      ("glucose 118 just now", "glucose time=now value=118 unit=mg/dL [unit]"),
      ("glucose 118 15h ago", "glucose time=2026-03-13T23:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 3 days ago 7:30", "glucose time=2026-03-11T07:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 a week ago at 8am", "glucose time=2026-03-07T08:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 2 months ago", "glucose time=2026-01-14T14:30:00+01:00 value=118 unit=mg/dL [unit time]"),
      (
        "glucose 118 day before yesterday 7:00",
        "glucose time=2026-03-12T07:00:00+01:00 value=118 unit=mg/dL [unit]"
      ),
      ("glucose 118 9000h ago", "glucose time=2025-03-04T14:30:00+01:00 value=118 unit=mg/dL [unit]"),
    ])
  func ago(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "says the second of a moment only where it is the present",
    arguments: [
      ("glucose 118", "glucose time=now value=118 unit=mg/dL [unit time]"),
      ("glucose 118 now", "glucose time=now value=118 unit=mg/dL [unit]"),
      ("glucose 118 2h ago", "glucose time=2026-03-14T12:30:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 30s ago", "glucose time=2026-03-14T14:29:53+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 yesterday", "glucose time=2026-03-13T14:30:00+01:00 value=118 unit=mg/dL [unit time]"),
      ("glucose 118 at 14:30", "glucose time=2026-03-14T14:30:00+01:00 value=118 unit=mg/dL [unit date]"),
    ])
  func seconds(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-03-14T14:30:23") == expected)
  }
}
