import Testing

@Suite("Clauses of a night")
struct SleepClauseTests {
  @Test(
    "reads each time by its word",
    arguments: [
      (
        "bed 23:00 asleep 23:25 awake 20m up 07:05 out 07:20",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 asleep=2026-03-13T23:25:00+01:00 out=2026-03-14T07:20:00+01:00 awake=20 [date]"
      ),
      ("bed 23:00 up 07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      (
        "bed at 23:00 up at 07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"
      ),
      ("bed 23 up 7", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("bed 11pm up 7", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      (
        "bed 11pm up 7am q4 #travel",
        "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 quality=4 tags=[travel] [date]"
      ),
      (
        "went to bed at 23:00 woke up at 7:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"
      ),
      (
        "to bed 23:00 woke 7:05 got up 7:20",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 out=2026-03-14T07:20:00+01:00 [date]"
      ),
      (
        "bed 23:00 fell asleep 23:25 woke up 7:05 out of bed 7:20",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 asleep=2026-03-13T23:25:00+01:00 out=2026-03-14T07:20:00+01:00 [date]"
      ),
      (
        "bed 11pm asleep 11:25 up 7",
        "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 asleep=2026-03-13T23:25:00+01:00 [date]"
      ),
      ("bed 22:00 up 11:30", "sleep wake=2026-03-14T11:30:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]"),
      (
        "bed yesterday 23:00 up 07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 []"
      ),
      (
        "bed 2026-03-10 23:00 up 07:05",
        "sleep wake=2026-03-11T07:05:00+01:00 bed=2026-03-10T23:00:00+01:00 []"
      ),
      (
        "bed yesterday 23:00 up today 07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 []"
      ),
      (
        "asleep 23:25 up 07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 asleep=2026-03-13T23:25:00+01:00 [date]"
      ),
      (
        "slept 23:10-07:05 asleep 23:25",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 asleep=2026-03-13T23:25:00+01:00 [date]"
      ),
      (
        "slept 23:10-07:05 awake 20m",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 awake=20 [date]"
      ),
      (
        "slept 23:10-07:05 awake 20",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 awake=20 [date]"
      ),
      (
        "slept 23:10-07:05 awake for 20 minutes",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 awake=20 [date]"
      ),
      (
        "slept 23:10-07:05 20 min awake",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 awake=20 [date]"
      ),
      (
        "slept 23:10-07:05 out 7:20 awake 1h10",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 out=2026-03-14T07:20:00+01:00 awake=70 [date]"
      ),
      (
        "slept bed 23:00 up 07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"
      ),
      (
        "bed 2026-03-13T23:10:00+00:00 up 2026-03-14T07:05:00+01:00",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+00:00 []"
      ),
    ])
  func times(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks where hours can be in either half of the day",
    arguments: [
      (
        "bed 11 up 7",
        "? 'bed 11 up 7' can be in either half of the day; which is meant? | 23:00-07:00: bed 23:00 up 07:00 | 11:00-19:00: bed 11:00am up 19:00"
      ),
      (
        "bed 11:00 up 7:05",
        "? 11:00-07:05 is 20 h 05; what is meant? | 23:00-07:05: bed 23:00 up 07:05 | 11:00-19:05: bed 11:00am up 19:05 | 11:00-07:05, as typed: bed 11:00am up 07:05"
      ),
    ])
  func halves(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses a time that is missing or double",
    arguments: [
      ("bed 23:00 out 7:20", "18..<18 expected a time of waking, such as 'up 07:05' (slept 23:10-07:05 q4)"),
      ("bed 23:00 bed 23:10 up 7:05", "10..<19 expected that time once, found 'bed 23:10'"),
      ("bed 23:00 up", "sleep wake=now bed=2026-03-13T23:00:00+01:00 [time]"),
      ("bed 23:00 asleep", "16..<16 expected a clock time behind 'asleep' (bed 23:00 asleep 23:25 up 07:05)"),
      (
        "bed foo up 7",
        "4..<7 expected a clock time behind 'bed', found 'foo' (bed 23:00 asleep 23:25 up 07:05)"
      ),
      ("bed 23:00 up 23:00", "0..<18 expected two different times, found 'bed 23:00 up 23:00'"),
      ("bed 23:00 awake", "15..<15 expected minutes behind 'awake' (slept 23:10-07:05 awake 20m)"),
      (
        "bed 23:00 awake foo up 7",
        "16..<19 expected minutes behind 'awake', found 'foo' (slept 23:10-07:05 awake 20m)"
      ),
      ("slept 23:10-07:05 awake 25h", "24..<27 expected whole minutes, at most 24 hours, found '25h'"),
      ("slept 23:10-07:05 awake 500", "18..<27 expected awake below the 475 minutes of the night, found 500"),
      ("slept 23:10-07:05 up 8:00", "18..<25 expected that time once, found 'up 8:00'"),
      (
        "out 7:20",
        "0..<3 expected the name of something that is logged, or a time, found 'out' (glucose 112 fasting)"
      ),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "reads the quality",
    arguments: [
      (
        "slept 23:10-07:05 q4",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
      (
        "slept 23:10-07:05 q 4",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
      (
        "slept 23:10-07:05 Q5",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=5 [date]"
      ),
      (
        "slept 23:10-07:05 quality 4",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
      (
        "slept 23:10-07:05 quality: 4",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
      (
        "slept 23:10-07:05 quality good",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
      (
        "slept 23:10-07:05 good",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]"
      ),
      (
        "slept 23:10-07:05 okay",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=3 [date]"
      ),
    ])
  func quality(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "refuses another quality",
    arguments: [
      ("slept 23:10-07:05 q9", "19..<20 expected a quality from 1 to 5, found '9'"),
      ("slept 23:10-07:05 q0", "19..<20 expected a quality from 1 to 5, found '0'"),
      ("slept 23:10-07:05 q4.5", "19..<22 expected a quality from 1 to 5, found '4.5'"),
      ("slept 23:10-07:05 q", "19..<19 expected a quality from 1 to 5 (slept 23:10-07:05 q4)"),
      ("slept 23:10-07:05 q4 q5", "21..<23 expected one quality, found 'q5'"),
      (
        "slept 23:10-07:05 quality goood",
        "26..<31 expected a quality from 1 to 5, found 'goood' > good (slept 23:10-07:05 q4)"
      ),
    ])
  func qualityFaults(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
