import CivilTime
import Testing

@testable import vitals_bench

@Suite("The clocks of Berlin")
struct BerlinClockTests {
  @Test(
    "change at 01:00 UTC on the last Sundays of March and October",
    arguments: [
      ("2026-03-29T00:59:59Z", "2026-03-29T01:59:59+01:00"),
      ("2026-03-29T01:00:00Z", "2026-03-29T03:00:00+02:00"),
      ("2026-10-25T00:59:59Z", "2026-10-25T02:59:59+02:00"),
      ("2026-10-25T01:00:00Z", "2026-10-25T02:00:00+01:00"),
      ("2019-03-31T01:00:00Z", "2019-03-31T03:00:00+02:00"),
      ("2021-10-31T01:00:00Z", "2021-10-31T02:00:00+01:00"),
      ("2026-01-01T00:00:00Z", "2026-01-01T01:00:00+01:00"),
      ("2026-07-01T00:00:00Z", "2026-07-01T02:00:00+02:00"),
    ])
  func instant(_ utc: String, _ berlin: String) throws {
    let instant = try #require(SpelledTime(utc)).resolved(in: .utc).instant
    #expect("\(BerlinClock.time(at: instant))" == berlin)
  }

  @Test(
    "give a wall clock the offset that holds then: of two the first, of a skipped hour the clock gone on",
    arguments: [
      ("2026-02-01T08:00:00", "2026-02-01T08:00:00+01:00"),
      ("2026-08-01T08:00:00", "2026-08-01T08:00:00+02:00"),
      ("2026-10-25T02:30:00", "2026-10-25T02:30:00+02:00"),
      ("2026-03-29T02:30:00", "2026-03-29T03:30:00+02:00"),
      ("2026-10-25T03:00:00", "2026-10-25T03:00:00+01:00"),
      ("2026-03-29T03:00:00", "2026-03-29T03:00:00+02:00"),
    ])
  func wall(_ local: String, _ berlin: String) throws {
    let local = try #require(SpelledTime(local)).local
    #expect("\(BerlinClock.time(local))" == berlin)
  }

  @Test(
    "agree with the rules that libc reads, for every quarter of an hour of a week around each change",
    arguments: 2016...2026)
  func agreeWithLibc(_ year: Int) throws {
    let zone = try #require(Zone(named: "Europe/Berlin"))
    let seconds = [3, 10].flatMap { month in
      let end = Int64(CivilDate.dayNumber(year: year, month: month, day: 31)) * 86_400
      return Array(stride(from: end - 7 * 86_400, to: end + 86_400, by: 900))
    }
    let instants = seconds.map { Instant(seconds: $0) }
    #expect(instants.filter { BerlinClock.time(at: $0) != zone.time(at: $0) } == [])
    let walls = seconds.map { LocalTime(seconds: $0) }
    #expect(walls.filter { BerlinClock.time($0) != zone.resolve($0).first } == [])
  }
}
