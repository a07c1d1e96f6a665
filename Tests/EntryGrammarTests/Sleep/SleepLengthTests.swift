import Testing

@Suite("Lengths of a night")
struct SleepLengthTests {
  @Test(
    "reads a length with its day as the day of waking",
    arguments: [
      ("slept 7h30", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7h30.", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7h30, q4", "sleep date=2026-03-14 minutes=450 quality=4 [date]"),
      ("slept 7h30m", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7h 30m", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7h 30", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7 h 30 min", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7.5h", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7,5 h", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7½h", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7:30h", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7 hours", "sleep date=2026-03-14 minutes=420 [date]"),
      ("slept 7 hrs 30 mins", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7 hours and 30 minutes", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7 and a half hours", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 450min", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 450 minutes", "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept half an hour", "sleep date=2026-03-14 minutes=30 [date]"),
      ("slept an hour", "sleep date=2026-03-14 minutes=60 [date]"),
      (#"slept 7h30 q4 "fine""#, "sleep date=2026-03-14 minutes=450 quality=4 note=fine [date]"),
      ("slept 7h30 awake 20m", "sleep date=2026-03-14 awake=20 minutes=450 [date]"),
      ("slept 8h today", "sleep date=2026-03-14 minutes=480 []"),
      ("slept 8h last night", "sleep date=2026-03-14 minutes=480 []"),
      ("slept 8h 2026-03-10", "sleep date=2026-03-10 minutes=480 []"),
      ("slept 2026-03-10 8h", "sleep date=2026-03-10 minutes=480 []"),
      ("slept 8h 10 mar", "sleep date=2026-03-10 minutes=480 []"),
      ("nap 20m", "sleep date=2026-03-14 minutes=20 nap=true [date]"),
      ("nap 20m yesterday", "sleep date=2026-03-13 minutes=20 nap=true []"),
      ("nap 20 min mon", "sleep date=2026-03-09 minutes=20 nap=true []"),
      ("slept 20m nap", "sleep date=2026-03-14 minutes=20 nap=true [date]"),
    ])
  func lengths(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "puts a length on the clock where an end of it is said",
    arguments: [
      ("slept 7h30 from 23:10", "sleep wake=2026-03-14T06:40:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 7h30 until 7:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:35:00+01:00 [date]"),
      (
        "nap 20m at 13:40",
        "sleep wake=2026-03-14T14:00:00+01:00 bed=2026-03-14T13:40:00+01:00 nap=true [date]"
      ),
      ("nap 13:40 20m", "sleep wake=2026-03-14T14:00:00+01:00 bed=2026-03-14T13:40:00+01:00 nap=true [date]"),
      (
        "nap 20m from 14:20",
        "sleep wake=2026-03-13T14:40:00+01:00 bed=2026-03-13T14:20:00+01:00 nap=true [date]"
      ),
      (
        "nap 20m at 13:40 yesterday",
        "sleep wake=2026-03-13T14:00:00+01:00 bed=2026-03-13T13:40:00+01:00 nap=true []"
      ),
      ("nap 20m at 1", "? is '1' 01:00 or 13:00? | 13:00: nap 20m at 13:00 | 01:00: nap 20m at 01:00"),
    ])
  func bounded(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks for the morning of a night of another day",
    arguments: [
      (
        "slept 7h30 yesterday",
        "? on which morning did the night end? | 13 March 2026: slept 7h30 2026-03-13 | 14 March 2026: slept 7h30 2026-03-14"
      ),
      (
        "slept 7h30 mon",
        "? on which morning did the night end? | 9 March 2026: slept 7h30 2026-03-09 | 10 March 2026: slept 7h30 2026-03-10"
      ),
      ("slept 7h30 sat", "? on which morning did the night end? | 14 March 2026: slept 7h30 2026-03-14"),
    ])
  func mornings(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks what a number or a clock time alone is",
    arguments: [
      ("slept 7", "? what is '7' of the night? | 7h: slept 7h"),
      ("slept 7.5", "? what is '7.5' of the night? | 7.5h: slept 7.5h"),
      ("slept 7 q4", "? what is '7' of the night? | 7h: slept 7h q4"),
      ("slept 450", "? what is '450' of the night? | 450min: slept 450min"),
      ("slept 70", "? what is '70' of the night? | 70min: slept 70min"),
      ("nap 20", "? what is '20' of the nap? | 20min: nap 20min"),
      (
        "slept 7:30",
        "? what is '7:30' of the night? | 7h30, its length: slept 7h30 | in bed since 07:30: bed 07:30 | 07:30-14:30, until now: slept 07:30-14:30"
      ),
      ("slept 23:10", "? what is '23:10' of the night? | 23:10-14:30, until now: slept 23:10-14:30"),
      (
        "nap 13:40",
        "? what is '13:40' of the nap? | 13:40-14:30, until now: nap 13:40-14:30 | in bed since 13:40: bed 13:40"
      ),
      ("slept at 1:00", "? what is 'at 1:00' of the night? | 01:00-14:30, until now: slept 01:00-14:30"),
      (
        "slept 7:05",
        "? what is '7:05' of the night? | 7h05, its length: slept 7h05 | in bed since 07:05: bed 07:05 | 07:05-14:30, until now: slept 07:05-14:30"
      ),
      ("slept 0:30", "? what is '0:30' of the night? | 00:30-14:30, until now: slept 00:30-14:30"),
    ])
  func alone(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks about a range of lengths",
    arguments: [
      (
        "slept 7-8h",
        "? '7-8h' is a range of lengths; how long was it? | 7h: slept 7h | 8h: slept 8h | 7h30: slept 7h30"
      ),
      (
        "slept 7-7.5h",
        "? '7-7.5h' is a range of lengths; how long was it? | 7h: slept 7h | 7h30: slept 7h30 | 7h15: slept 7h15"
      ),
      (
        "slept 6-8 hours",
        "? '6-8 hours' is a range of lengths; how long was it? | 6h: slept 6h | 8h: slept 8h | 7h: slept 7h"
      ),
      (
        "slept 7h30-8h",
        "? '7h30-8h' is a range of lengths; how long was it? | 7h30: slept 7h30 | 8h: slept 8h | 7h45: slept 7h45"
      ),
      (
        "slept 7h to 8h",
        "? '7h to 8h' is a range of lengths; how long was it? | 7h: slept 7h | 8h: slept 8h | 7h30: slept 7h30"
      ),
      (
        "slept 5 to 6 hours",
        "? '5 to 6 hours' is a range of lengths; how long was it? | 5h: slept 5h | 6h: slept 6h | 5h30: slept 5h30"
      ),
      (
        "nap 20-30min",
        "? '20-30min' is a range of lengths; how long was it? | 20min: nap 20min | 30min: nap 30min | 25min: nap 25min"
      ),
    ])
  func lengthRanges(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "warns of a night that is short or long",
    arguments: [
      ("slept 10m", "sleep date=2026-03-14 minutes=10 [date] !short: 10 min is short for a night"),
      ("slept 29min", "sleep date=2026-03-14 minutes=29 [date] !short: 29 min is short for a night"),
      ("slept 30min", "sleep date=2026-03-14 minutes=30 [date]"),
      ("nap 10m", "sleep date=2026-03-14 minutes=10 nap=true [date]"),
      ("slept 16h", "sleep date=2026-03-14 minutes=960 [date]"),
      ("slept 17h", "sleep date=2026-03-14 minutes=1020 [date] !long: 17 h is more than 16 h"),
      (
        "slept 14:00-14:20",
        "sleep wake=2026-03-14T14:20:00+01:00 bed=2026-03-14T14:00:00+01:00 [date] !short: 20 min is short for a night"
      ),
      (
        "nap 14:00-14:20",
        "sleep wake=2026-03-14T14:20:00+01:00 bed=2026-03-14T14:00:00+01:00 nap=true [date]"
      ),
    ])
  func warns(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses what is no night",
    arguments: [
      ("slept 0h", "6..<8 expected whole minutes, from 1 minute to 24 hours, found '0h'"),
      ("slept 25h", "6..<9 expected whole minutes, from 1 minute to 24 hours, found '25h'"),
      ("slept 7h30s", "6..<11 expected whole minutes, from 1 minute to 24 hours, found '7h30s'"),
      ("slept 7.51h", "6..<11 expected whole minutes, from 1 minute to 24 hours, found '7.51h'"),
      ("slept 7h30 8h", "11..<13 expected one length, found '8h'"),
      ("slept 7h30 23:10-07:05", "11..<22 expected one range, found '23:10-07:05'"),
      ("slept 0", "6..<7 expected a range such as '23:10-07:05' or a length such as '7h30', found '0'"),
      (
        "slept seven hours",
        "6..<11 expected a range such as '23:10-07:05' or a length such as '7h30', found 'seven' (slept 23:10-07:05 q4)"
      ),
      ("slept 2026-03-20 7h", "6..<16 expected a time that has passed, found '2026-03-20'"),
      (
        "nap",
        "3..<3 expected a range such as '23:10-07:05' or a length such as '7h30' (slept 23:10-07:05 q4)"
      ),
      (
        "nap 20x",
        "6..<7 expected a quality such as 'q4', a time, a tag or another entry, found 'x' (slept 23:10-07:05 q4)"
      ),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
