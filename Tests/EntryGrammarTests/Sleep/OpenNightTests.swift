import Testing

@Suite("A night that is open")
struct OpenNightTests {
  @Test(
    "opens a night",
    arguments: [
      ("in bed", "sleep bed=now [time]"),
      ("in bed now", "sleep bed=now []"),
      ("going to bed", "sleep bed=now [time]"),
      ("off to bed", "sleep bed=now [time]"),
      ("Good night", "sleep bed=now [time]"),
      ("goodnight", "sleep bed=now [time]"),
      ("going to bed at 14:10", "sleep bed=2026-03-14T14:10:00+01:00 [date]"),
      ("in bed 14:10", "sleep bed=2026-03-14T14:10:00+01:00 [date]"),
      ("in bed at 14:10", "sleep bed=2026-03-14T14:10:00+01:00 [date]"),
      ("in bed since 14:10", "sleep bed=2026-03-14T14:10:00+01:00 [date]"),
      ("in bed 3:00", "sleep bed=2026-03-14T03:00:00+01:00 [date]"),
      ("bed 3:00", "sleep bed=2026-03-14T03:00:00+01:00 [date]"),
      ("to bed 14:00", "sleep bed=2026-03-14T14:00:00+01:00 [date]"),
      (
        "in bed 14:00 asleep 14:20",
        "sleep bed=2026-03-14T14:00:00+01:00 asleep=2026-03-14T14:20:00+01:00 [date]"
      ),
      (#"in bed #travel "late""#, "sleep bed=now note=late tags=[travel] [time]"),
      ("in bed an hour ago", "sleep bed=2026-03-14T13:30:00+01:00 []"),
    ])
  func opens(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "opens one of the evening before",
    arguments: [
      ("in bed 23:10", "sleep bed=2026-03-13T23:10:00+01:00 [date]"),
      (
        "bed 22:50 asleep 23:30",
        "sleep bed=2026-03-13T22:50:00+01:00 asleep=2026-03-13T23:30:00+01:00 [date]"
      ),
      ("in bed 13:00", "sleep bed=2026-03-13T13:00:00+01:00 [date]"),
      (
        "in bed 11",
        "? is '11' 11:00 or 23:00? | yesterday at 23:00: in bed yesterday at 23:00 | yesterday at 11:00: in bed yesterday at 11:00"
      ),
    ])
  func evening(_ line: String, _ expected: String) throws {
    #expect(try read(line, now: "2026-03-14T00:10") == expected)
  }

  @Test(
    "asks about a time that is too far away",
    arguments: [
      (
        "in bed 22:50",
        "? '22:50' is still to come today; was it yesterday? | yesterday at 22:50: in bed yesterday at 22:50 | now, 14:30: in bed now"
      ),
      (
        "in bed at 11pm",
        "? 'at 11pm' is still to come today; was it yesterday? | yesterday at 23:00: in bed yesterday at 23:00 | now, 14:30: in bed now"
      ),
      (
        "in bed at 11",
        "? is 'at 11' 11:00 or 23:00? | 11:00: in bed at 11:00 | yesterday at 23:00: in bed yesterday at 23:00"
      ),
      ("in bed 1", "? is '1' 01:00 or 13:00? | 13:00: in bed 13:00 | 01:00: in bed 01:00"),
      (
        "bed 23:00",
        "? '23:00' is still to come today; was it yesterday? | yesterday at 23:00: bed yesterday at 23:00 | now, 14:30: bed now"
      ),
    ])
  func far(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "closes the open night",
    arguments: [
      ("up q4", "sleep wake=now bed=2026-03-13T23:10:00+01:00 quality=4 [time] replaces"),
      ("up", "sleep wake=now bed=2026-03-13T23:10:00+01:00 [time] replaces"),
      ("up 07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date] replaces"),
      ("up at 7:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date] replaces"),
      ("up at 7", "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:10:00+01:00 [date] replaces"),
      ("up now", "sleep wake=now bed=2026-03-13T23:10:00+01:00 [] replaces"),
      ("woke 7:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date] replaces"),
      (
        #"woke up 7:05 q4 "x""#,
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 note=x [date] replaces"
      ),
      (
        "woke up at 7:05 awake 20m",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 awake=20 [date] replaces"
      ),
      (
        "up 07:05 out 07:20",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 out=2026-03-14T07:20:00+01:00 [date] replaces"
      ),
      (
        "asleep 23:25", "sleep bed=2026-03-13T23:10:00+01:00 asleep=2026-03-13T23:25:00+01:00 [date] replaces"
      ),
      (
        "asleep 11:25", "sleep bed=2026-03-13T23:10:00+01:00 asleep=2026-03-13T23:25:00+01:00 [date] replaces"
      ),
      (
        "asleep 23:25 awake 20m up 07:05 out 07:20",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 asleep=2026-03-13T23:25:00+01:00 out=2026-03-14T07:20:00+01:00 awake=20 [date] replaces"
      ),
      (
        "asleep 11:25 up 7",
        "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:10:00+01:00 asleep=2026-03-13T23:25:00+01:00 [date] replaces"
      ),
      ("up today 07:05", "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [] replaces"),
      (
        "up 2026-03-14 07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [] replaces"
      ),
      (
        "up 2026-03-14T07:05:00+01:00",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [] replaces"
      ),
    ])
  func closes(_ line: String, _ expected: String) throws {
    #expect(try read(line, past: Log.open(since: "2026-03-13T23:10:00+01:00")) == expected)
  }

  @Test(
    "refuses a time before or after",
    arguments: [
      ("up 22:00", "0..<8 expected a time that has passed, found 'up 22:00'"),
      ("up yesterday 22:00", "0..<18 expected wake after bed, found '2026-03-13T22:00:00+01:00'"),
      ("asleep 15:00", "0..<12 expected a time that has passed, found 'asleep 15:00'"),
      ("in bed", "sleep bed=now [time] !open: the night that began at 23:10 on 2026-03-13 is still open"),
    ])
  func refused(_ line: String, _ expected: String) throws {
    #expect(try read(line, past: Log.open(since: "2026-03-13T23:10:00+01:00")) == expected)
  }

  @Test(
    "closes no night that is not open",
    arguments: [
      (
        "up q4",
        "0..<2 expected a night that was begun with 'in bed', or the time of going to bed, found 'up' (bed 23:00 up 07:05)"
      ),
      (
        "up 07:05",
        "0..<8 expected a night that was begun with 'in bed', or the time of going to bed, found 'up 07:05' (bed 23:00 up 07:05)"
      ),
      (
        "asleep 23:25",
        "0..<12 expected a night that was begun with 'in bed', or the time of going to bed, found 'asleep 23:25' (bed 23:00 up 07:05)"
      ),
    ])
  func none(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks for the day of a night that was forgotten",
    arguments: [
      (
        "up 07:05",
        "0..<8 expected a day, since the open night began at 23:10 on 2026-03-10, found 'up 07:05' (up 2026-03-11 07:05)"
      ),
      (
        "up 2026-03-11 07:05",
        "sleep wake=2026-03-11T07:05:00+01:00 bed=2026-03-10T23:10:00+01:00 [] replaces"
      ),
      (
        "up",
        "0..<2 expected a day, since the open night began at 23:10 on 2026-03-10, found 'up' (up 2026-03-11 07:05)"
      ),
    ])
  func forgotten(_ line: String, _ expected: String) throws {
    #expect(try read(line, past: Log.open(since: "2026-03-10T23:10:00+01:00")) == expected)
  }

  @Test(
    "takes a word for the present with a time that was told",
    arguments: [
      ("bed 3:00 up", "sleep wake=now bed=2026-03-14T03:00:00+01:00 [time]"),
      (
        "bed 3:00 asleep 3:20 up q4",
        "sleep wake=now bed=2026-03-14T03:00:00+01:00 asleep=2026-03-14T03:20:00+01:00 quality=4 [time]"
      ),
      ("in bed yesterday 23:00 up", "sleep wake=now bed=2026-03-13T23:00:00+01:00 [time]"),
      ("in bed 7h30", "sleep bed=2026-03-14T07:30:00+01:00 [date]"),
      (
        "in bed 23:10-07:05",
        "12..<18 expected a quality such as 'q4', a time, a tag or another entry, found '-07:05' (slept 23:10-07:05 q4)"
      ),
      (
        "up 7h30",
        "0..<7 expected a night that was begun with 'in bed', or the time of going to bed, found 'up 7h30' (bed 23:00 up 07:05)"
      ),
      ("in bed yesterday", "sleep bed=2026-03-13T14:30:00+01:00 [time]"),
    ])
  func present(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "warns of nights of one line that lie over each other",
    arguments: [
      (
        "slept 22:00-06:00, yesterday 23:00-05:00",
        "sleep wake=2026-03-14T06:00:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]\nsleep wake=2026-03-14T05:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [] !overlap: it overlaps 22:00–06:00 of 2026-03-14"
      )
    ])
  func overlap(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
