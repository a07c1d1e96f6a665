import Testing

@Suite("Ranges of a night")
struct SleepRangeTests {
  @Test(
    "reads a range as the most recent that has ended",
    arguments: [
      ("slept 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 23:10-7:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 2310-0705", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 23:10 - 07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 23:10 – 07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 23:10 to 7:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      (
        "slept from 23:10 to 7:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"
      ),
      ("slept 23:10 until 7:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 11pm-7am", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("slept 11pm to 7am", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("slept 11:30pm-6:45am", "sleep wake=2026-03-14T06:45:00+01:00 bed=2026-03-13T23:30:00+01:00 [date]"),
      ("slept 11.30pm-6.45am", "sleep wake=2026-03-14T06:45:00+01:00 bed=2026-03-13T23:30:00+01:00 [date]"),
      ("slept 11p-7a", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("slept 23.10-7.05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 23h10-7h05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 23-7h", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("slept 23 to 7", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("slept midnight-7:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-14T00:00:00+01:00 [date]"),
      ("sleep 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("night 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 23:10-14:00", "sleep wake=2026-03-14T14:00:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 09:00-17:00", "sleep wake=2026-03-13T17:00:00+01:00 bed=2026-03-13T09:00:00+01:00 [date]"),
      ("slept 15:00-20:00", "sleep wake=2026-03-13T20:00:00+01:00 bed=2026-03-13T15:00:00+01:00 [date]"),
      (
        "slept 23:10-07:05 q4",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
      (
        "slept q4 23:10-07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
      (
        #"slept 11:30pm-6:45am q3 "dog barked""#,
        "sleep wake=2026-03-14T06:45:00+01:00 bed=2026-03-13T23:30:00+01:00 quality=3 note='dog barked' [date]"
      ),
      (
        "slept 23:10-07:05 #travel note woke twice",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 note='woke twice' tags=[travel] [date]"
      ),
    ])
  func ranges(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes an hour from 13 on as it is, and the other by it",
    arguments: [
      ("slept 22-5:30", "sleep wake=2026-03-14T05:30:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]"),
      ("slept 22-6", "sleep wake=2026-03-14T06:00:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]"),
      ("slept 23-7", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("slept 11pm-7", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("slept 22-1", "sleep wake=2026-03-14T01:00:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]"),
      ("slept 0-8", "sleep wake=2026-03-14T08:00:00+01:00 bed=2026-03-14T00:00:00+01:00 [date]"),
      ("slept 1-9:15", "sleep wake=2026-03-14T09:15:00+01:00 bed=2026-03-14T01:00:00+01:00 [date]"),
      ("slept 9-5pm", "sleep wake=2026-03-13T17:00:00+01:00 bed=2026-03-13T09:00:00+01:00 [date]"),
    ])
  func hours(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads several ranges as nights or parts of one, in order",
    arguments: [
      (
        "slept 22-5:30, 6-8",
        "sleep wake=2026-03-14T05:30:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]\nsleep wake=2026-03-14T08:00:00+01:00 bed=2026-03-14T06:00:00+01:00 [date]"
      ),
      (
        "slept 22-5:30 6-8",
        "sleep wake=2026-03-14T05:30:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]\nsleep wake=2026-03-14T08:00:00+01:00 bed=2026-03-14T06:00:00+01:00 [date]"
      ),
      (
        "slept 22-5:30 and 6-8",
        "sleep wake=2026-03-14T05:30:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]\nsleep wake=2026-03-14T08:00:00+01:00 bed=2026-03-14T06:00:00+01:00 [date]"
      ),
      (
        "slept 23-3, 4-7, 8-9",
        "sleep wake=2026-03-14T03:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]\nsleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-14T04:00:00+01:00 [date]\nsleep wake=2026-03-14T09:00:00+01:00 bed=2026-03-14T08:00:00+01:00 [date]"
      ),
      (
        "slept 23:00-03:00, 03:30-07:05 q4",
        "sleep wake=2026-03-14T03:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]\nsleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-14T03:30:00+01:00 quality=4 [date]"
      ),
      (
        "slept mon 22-5:30, tue 23-6",
        "sleep wake=2026-03-10T05:30:00+01:00 bed=2026-03-09T22:00:00+01:00 []\nsleep wake=2026-03-11T06:00:00+01:00 bed=2026-03-10T23:00:00+01:00 []"
      ),
      (
        "slept 22:00-05:30, 22:30-06:00",
        "sleep wake=2026-03-13T05:30:00+01:00 bed=2026-03-12T22:00:00+01:00 [date]\nsleep wake=2026-03-14T06:00:00+01:00 bed=2026-03-13T22:30:00+01:00 [date]"
      ),
      (
        "slept 11pm-3, 4-7",
        "sleep wake=2026-03-14T03:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]\nsleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-14T04:00:00+01:00 [date]"
      ),
    ])
  func several(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes a day as that of going to bed",
    arguments: [
      (
        "slept yesterday 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"
      ),
      (
        "slept yesterday 00:40-08:10", "sleep wake=2026-03-13T08:10:00+01:00 bed=2026-03-13T00:40:00+01:00 []"
      ),
      (
        "slept 23:10-07:05 yesterday", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"
      ),
      ("slept today 00:40-08:10", "sleep wake=2026-03-14T08:10:00+01:00 bed=2026-03-14T00:40:00+01:00 []"),
      (
        "slept last night 23:10-07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"
      ),
      (
        "slept last night 00:40-08:10",
        "sleep wake=2026-03-14T08:10:00+01:00 bed=2026-03-14T00:40:00+01:00 []"
      ),
      ("slept mon 23:10-07:05", "sleep wake=2026-03-10T07:05:00+01:00 bed=2026-03-09T23:10:00+01:00 []"),
      ("slept fri 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"),
      ("slept sat 23:10-07:05", "sleep wake=2026-03-08T07:05:00+01:00 bed=2026-03-07T23:10:00+01:00 []"),
      ("slept sat 00:40-08:10", "sleep wake=2026-03-14T08:10:00+01:00 bed=2026-03-14T00:40:00+01:00 []"),
      (
        "slept on monday 23:10-07:05", "sleep wake=2026-03-10T07:05:00+01:00 bed=2026-03-09T23:10:00+01:00 []"
      ),
      (
        "slept 2026-03-10 23:10-07:05",
        "sleep wake=2026-03-11T07:05:00+01:00 bed=2026-03-10T23:10:00+01:00 []"
      ),
      ("slept 10 mar 23:10-07:05", "sleep wake=2026-03-11T07:05:00+01:00 bed=2026-03-10T23:10:00+01:00 []"),
      ("slept 13/03 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"),
      (
        "yesterday slept 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"
      ),
      (
        "slept yesterday 23:10 to today 7:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"
      ),
      (
        "slept 2026-03-13 23:10 - 2026-03-14 07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"
      ),
      ("slept mon 23:00 - tue 7:00", "sleep wake=2026-03-10T07:00:00+01:00 bed=2026-03-09T23:00:00+01:00 []"),
      (
        "bg 98, slept yesterday 23:10-7:05",
        "glucose time=now value=98 unit=mg/dL [unit time]\nsleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"
      ),
    ])
  func days(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes the day of a dated line",
    arguments: [
      ("slept 23:10-07:05", "sleep wake=2026-03-11T07:05:00+01:00 bed=2026-03-10T23:10:00+01:00 []"),
      ("slept 7h30", "sleep date=2026-03-10 minutes=450 []"),
      (
        "slept yesterday 23:10-07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"
      ),
      ("glucose 112", "glucose time=2026-03-10T14:30:00+01:00 value=112 unit=mg/dL [unit time]"),
      ("glucose 112 7:30", "glucose time=2026-03-10T07:30:00+01:00 value=112 unit=mg/dL [unit]"),
    ])
  func header(_ line: String, _ expected: String) throws {
    #expect(try read(line, day: "2026-03-10") == expected)
  }

  @Test(
    "asks where bare hours can be in either half of the day",
    arguments: [
      (
        "slept 11-7",
        "? '11-7' can be in either half of the day; which is meant? | 23:00-07:00: slept 23:00-07:00 | 11:00-19:00: slept 11:00-19:00"
      ),
      (
        "slept 10-6",
        "? '10-6' can be in either half of the day; which is meant? | 22:00-06:00: slept 22:00-06:00 | 10:00-18:00: slept 10:00-18:00"
      ),
      (
        "slept 12-8",
        "? '12-8' can be in either half of the day; which is meant? | 00:00-08:00: slept 00:00-08:00 | 12:00-20:00: slept 12:00-20:00"
      ),
      (
        "slept 1-9",
        "? '1-9' can be in either half of the day; which is meant? | 01:00-09:00: slept 01:00-09:00 | 13:00-21:00: slept 13:00-21:00"
      ),
      (
        "slept 11-7 q4",
        "? '11-7' can be in either half of the day; which is meant? | 23:00-07:00: slept 23:00-07:00 q4 | 11:00-19:00: slept 11:00-19:00 q4"
      ),
      (
        "nap 1-2",
        "? '1-2' can be in either half of the day; which is meant? | 13:00-14:00: nap 13:00-14:00 | 01:00-02:00: nap 01:00-02:00"
      ),
      (
        "slept yesterday 11-7",
        "? '11-7' can be in either half of the day; which is meant? | 23:00-07:00: slept yesterday 23:00-07:00 | 11:00-19:00: slept yesterday 11:00-19:00"
      ),
    ])
  func bare(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks where the words would be longer than anybody sleeps",
    arguments: [
      (
        "slept 07:05-23:10",
        "? 07:05-23:10 is 16 h 05; what is meant? | 23:10-07:05: slept 23:10-07:05 | 07:05-23:10, as typed: slept bed 07:05 up 23:10"
      ),
      (
        "slept 7:05-23:10",
        "? 07:05-23:10 is 16 h 05; what is meant? | 23:10-07:05: slept 23:10-07:05 | 19:05-23:10: slept 19:05-23:10 | 07:05-23:10, as typed: slept bed 07:05 up 23:10"
      ),
      (
        "slept 11-7am",
        "? 11:00-07:00 is 20 h; what is meant? | 23:00-07:00: slept 23:00-07:00 | 11:00-07:00, as typed: slept bed 11:00am up 07:00"
      ),
      (
        "slept 11:30-7",
        "? 11:30-07:00 is 19 h 30; what is meant? | 23:30-07:00: slept 23:30-07:00 | 11:30-19:00: slept 11:30-19:00 | 11:30-07:00, as typed: slept bed 11:30am up 07:00"
      ),
      (
        "slept 11:30-7:00",
        "? 11:30-07:00 is 19 h 30; what is meant? | 23:30-07:00: slept 23:30-07:00 | 11:30-19:00: slept 11:30-19:00 | 11:30-07:00, as typed: slept bed 11:30am up 07:00"
      ),
      (
        "slept 11-7:30",
        "? 11:00-07:30 is 20 h 30; what is meant? | 23:00-07:30: slept 23:00-07:30 | 11:00-19:30: slept 11:00-19:30 | 11:00-07:30, as typed: slept bed 11:00am up 07:30"
      ),
      (
        "slept 06:00-22:30 q2",
        "? 06:00-22:30 is 16 h 30; what is meant? | 22:30-06:00: slept 22:30-06:00 q2 | 06:00-22:30, as typed: slept bed 06:00 up 22:30 q2"
      ),
    ])
  func long(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks about a range that ends within the hour",
    arguments: [
      (
        "slept 23:10-15:05",
        "? '15:05' is still to come; which night is meant? | the night of 12 March 2026: slept 2026-03-12 23:10-15:05 | until now, 14:30: slept 23:10-14:30"
      ),
      (
        "slept 23:10-14:31",
        "? '14:31' is still to come; which night is meant? | the night of 12 March 2026: slept 2026-03-12 23:10-14:31 | until now, 14:30: slept 23:10-14:30"
      ),
      (
        "slept 23:10-15:30",
        "? 23:10-15:30 is 16 h 20; what is meant? | 15:30-23:10: slept 15:30-23:10 | 23:10-15:30, as typed: slept bed 23:10 up 15:30"
      ),
      (
        "slept last night 23:10-15:05",
        "? '15:05' is still to come; which night is meant? | until now, 14:30: slept last night 23:10-14:30"
      ),
      ("slept 23:10-14:30", "sleep wake=now bed=2026-03-13T23:10:00+01:00 [date]"),
    ])
  func soon(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks about a night that cannot have begun today",
    arguments: [
      (
        "slept today 23:10-07:05",
        "? a night that begins 'today' is still to come; which one is meant? | the night of 13 March 2026: slept 2026-03-13 23:10-07:05"
      )
    ])
  func notToday(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses what no clock shows and what has no length",
    arguments: [
      ("slept 25:10-07:05", "6..<11 expected a clock time from 00:00 to 23:59, found '25:10'"),
      ("slept 23:10-07:75", "12..<17 expected a clock time from 00:00 to 23:59, found '07:75'"),
      ("slept 22:00-22:00", "6..<17 expected two different times, found '22:00-22:00'"),
      ("slept 22-22", "6..<11 expected two different times, found '22-22'"),
      ("slept 22:00-24:00", "12..<17 expected a clock time from 00:00 to 23:59, found '24:00' > 00:00"),
      ("slept 70-80", "6..<8 expected a clock time from 00:00 to 23:59, found '70'"),
      ("slept 23:10-", "12..<12 expected a clock time behind the dash (slept 23:10-07:05 q4)"),
      (
        "slept 23:10-foo", "12..<15 expected a clock time behind the dash, found 'foo' (slept 23:10-07:05 q4)"
      ),
      (
        "slept -07:05",
        "6..<12 expected a range such as '23:10-07:05' or a length such as '7h30', found '-07:05' (slept 23:10-07:05 q4)"
      ),
      ("slept 2026-03-20 23:10-07:05", "6..<16 expected a time that has passed, found '2026-03-20'"),
      (
        "slept 2026-03-13 23:10 - 2026-03-15 07:05",
        "25..<41 expected a time within 24 hours of the one before, found '2026-03-15 07:05'"
      ),
      ("slept yesterday 23:10-15:00", "22..<27 expected a time that has passed, found '15:00'"),
      (
        "slept 23:10-07:05 22:00-06:00 yesterday",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]\nsleep wake=2026-03-14T06:00:00+01:00 bed=2026-03-13T22:00:00+01:00 [] !overlap: it overlaps 23:10–07:05 of 2026-03-14"
      ),
      ("slept 23:10-07:05 yesterday today", "28..<33 expected one time, found 'today'"),
      (
        "slept badly",
        "6..<11 expected a range such as '23:10-07:05' or a length such as '7h30', found 'badly' (slept 23:10-07:05 q4)"
      ),
      (
        "slept 23:10-07:05 badly",
        "18..<23 expected a quality such as 'q4', a time, a tag or another entry, found 'badly' (slept 23:10-07:05 q4)"
      ),
      (
        "slept",
        "5..<5 expected a range such as '23:10-07:05' or a length such as '7h30' (slept 23:10-07:05 q4)"
      ),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "names the day after a short night as it is",
    arguments: [
      ("slept 23:10-06:30", "sleep wake=now bed=2026-03-13T23:10:00+01:00 [date]"),
      (
        "slept 23:10-07:05",
        "? '07:05' is still to come; which night is meant? | the night of 12 March 2026: slept 2026-03-12 23:10-07:05 | until now, 06:30: slept 23:10-06:30"
      ),
      ("slept 23:10-08:05", "sleep wake=2026-03-13T08:05:00+01:00 bed=2026-03-12T23:10:00+01:00 [date]"),
    ])
  func morning(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-03-14T06:30") == expected)
  }

  @Test(
    "counts true hours across a change of the clocks",
    arguments: [
      (
        "slept 2026-03-28 23:10-07:05",
        "sleep wake=2026-03-29T07:05:00+02:00 bed=2026-03-28T23:10:00+01:00 []"
      ),
      (
        "slept 2026-03-29 23:00-07:00",
        "sleep wake=2026-03-30T07:00:00+02:00 bed=2026-03-29T23:00:00+02:00 []"
      ),
      (
        "slept 2026-03-29 02:30-08:00",
        "17..<22 expected a time that the clocks showed (on 2026-03-29 they went forward over 02:30), found '02:30' > 03:30"
      ),
      (
        "slept 2026-03-28 23:10-02:30",
        "23..<28 expected a time that the clocks showed (on 2026-03-29 they went forward over 02:30), found '02:30' > 03:30"
      ),
    ])
  func clockChange(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-04-01T14:30") == expected)
  }

  @Test(
    "asks which of two times is meant",
    arguments: [
      ("slept 23:10-07:05", "sleep wake=2026-10-25T07:05:00+01:00 bed=2026-10-24T23:10:00+02:00 [date]"),
      (
        "slept 23:10-02:30",
        "? '02:30' came twice that night, when the clocks went back; which one? | the first, 02:30 at UTC+02:00: slept bed 2026-10-24T23:10:00+02:00 up 2026-10-25T02:30:00+02:00 | the second, 02:30 at UTC+01:00: slept bed 2026-10-24T23:10:00+02:00 up 2026-10-25T02:30:00+01:00"
      ),
      (
        "slept 02:30-08:00",
        "? '02:30' came twice that night, when the clocks went back; which one? | the first, 02:30 at UTC+02:00: slept bed 2026-10-25T02:30:00+02:00 up 2026-10-25T08:00:00+01:00 | the second, 02:30 at UTC+01:00: slept bed 2026-10-25T02:30:00+01:00 up 2026-10-25T08:00:00+01:00"
      ),
    ])
  func doubled(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-10-25T12:00") == expected)
  }
}
