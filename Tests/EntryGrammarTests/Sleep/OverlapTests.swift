import CivilTime
import EntryGrammar
import HealthLog
import Testing

/// A log that answers any question about nights with one from 22:00 to 06:30 of this morning.
private let log = Past(
  latest: { _ in nil }, latestSet: { _ in nil }, bestWeight: { _, _ in nil },
  nights: { from, to in
    let night = Record(
      kind: "sleep",
      members: [
        Member("wake", .text("2026-03-14T06:30:00+01:00")), Member("bed", .text("2026-03-13T22:00:00+01:00")),
      ])
    let (start, end) = (Instant(seconds: 1_773_435_600), Instant(seconds: 1_773_466_200))
    return from < end && start < to ? [night] : []
  },
  openNight: { nil })

@Suite("Nights that overlap")
struct OverlapTests {
  @Test(
    "are told with the night that was there",
    arguments: [
      (
        "slept 23:10-07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date] !overlap: it overlaps 22:00–06:30 of 2026-03-14"
      ),
      (
        "bed 21:00 up 23:00",
        "sleep wake=2026-03-13T23:00:00+01:00 bed=2026-03-13T21:00:00+01:00 [date] !overlap: it overlaps 22:00–06:30 of 2026-03-14"
      ),
      ("slept 06:30-08:00", "sleep wake=2026-03-14T08:00:00+01:00 bed=2026-03-14T06:30:00+01:00 [date]"),
      (
        "nap 13:40-14:05",
        "sleep wake=2026-03-14T14:05:00+01:00 bed=2026-03-14T13:40:00+01:00 nap=true [date]"
      ),
      ("slept 7h30", "sleep date=2026-03-14 minutes=450 [date]"),
    ])
  func overlaps(_ line: String, _ expected: String) throws {
    #expect(try read(line, past: log) == expected)
  }
}

/// A log with one night of yesterday, a nap, one that is not over, and what is said of today.
private func log(today: [Member]) -> Past {
  var past = log
  past.nightsOfDate = { date in
    switch "\(date)" {
    case "2026-03-14":
      [
        Record(kind: "sleep", members: [Member("bed", .text("2026-03-14T13:00:00+01:00"))]),
        Record(
          kind: "sleep",
          members: [
            Member("date", .text("2026-03-14")), Member("minutes", .number(40)), Member("nap", .flag(true)),
          ]), Record(kind: "sleep", members: today),
      ]
    case "2026-03-13":
      [
        Record(
          kind: "sleep", members: [Member("date", .text("2026-03-13")), Member("minutes", .number(500))])
      ]
    default: []
    }
  }
  return past
}

@Suite("Two nights of a day")
struct DoubleNightTests {
  private static let times = [
    Member("wake", .text("2026-03-14T06:30:00+01:00")), Member("bed", .text("2026-03-13T22:00:00+01:00")),
  ]
  private static let length = [Member("date", .text("2026-03-14")), Member("minutes", .number(430))]
  private static let nap = times + [Member("nap", .flag(true))]

  @Test(
    "are told where a length alone is one of them",
    arguments: [
      (
        "slept 7h30", times,
        "sleep date=2026-03-14 minutes=450 [date] !double: 2026-03-14 has a night already, 22:00–06:30"
      ),
      (
        "slept 7h30", length,
        "sleep date=2026-03-14 minutes=450 [date] !double: 2026-03-14 has a night already, of 7 h 10"
      ),
      (
        "slept 10:00-14:00", length,
        "sleep wake=2026-03-14T14:00:00+01:00 bed=2026-03-14T10:00:00+01:00 [date] !double: 2026-03-14 has a night already, of 7 h 10"
      ),
      (
        "slept 2026-03-13 7h30", times,
        "sleep date=2026-03-13 minutes=450 [] !double: 2026-03-13 has a night already, of 8 h 20"
      ),
      ("slept 2026-03-12 7h30", times, "sleep date=2026-03-12 minutes=450 []"),
      (
        "slept 10:00-14:00", times,
        "sleep wake=2026-03-14T14:00:00+01:00 bed=2026-03-14T10:00:00+01:00 [date]"
      ),
      ("slept 7h30", nap, "sleep date=2026-03-14 minutes=450 [date]"),
      ("nap 20m", times, "sleep date=2026-03-14 minutes=20 nap=true [date]"),
    ])
  func doubles(_ line: String, _ today: [Member], _ expected: String) throws {
    #expect(try read(line, past: log(today: today)) == expected)
  }
}

@Suite("Nights of other places")
struct ZoneTests {
  @Test(
    "have the offsets of their place, across its clock changes",
    arguments: [
      (
        "America/New_York", "2026-03-08T12:00", "slept 23:10-07:05",
        "wake=2026-03-08T07:05:00-04:00 bed=2026-03-07T23:10:00-05:00"
      ),
      (
        "America/New_York", "2026-11-01T12:00", "slept 23:10-07:05",
        "wake=2026-11-01T07:05:00-05:00 bed=2026-10-31T23:10:00-04:00"
      ),
      (
        "Australia/Lord_Howe", "2026-04-05T12:00", "slept 23:10-07:05",
        "wake=2026-04-05T07:05:00+10:30 bed=2026-04-04T23:10:00+11:00"
      ),
      (
        "Asia/Kolkata", "2026-03-14T12:00", "slept 23:10-07:05",
        "wake=2026-03-14T07:05:00+05:30 bed=2026-03-13T23:10:00+05:30"
      ),
      (
        "UTC", "2026-03-14T12:00", "slept 23:10-07:05",
        "wake=2026-03-14T07:05:00+00:00 bed=2026-03-13T23:10:00+00:00"
      ),
    ])
  func zones(_ zone: String, _ now: String, _ line: String, _ times: String) throws {
    #expect(try read(line, now: now, zone: zone) == "sleep \(times) [date]")
  }
}
