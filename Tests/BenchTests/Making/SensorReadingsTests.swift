import CivilTime
import HealthLog
import Testing

@testable import vitals_bench

@Suite("Readings of a sensor")
struct SensorReadingsTests {
  private func records(
    _ from: String, _ to: String, _ reading: @escaping (Instant) -> Int?
  ) throws -> [Record] {
    let first = try #require(SpelledTime(from)).resolved(in: .utc).instant
    let last = try #require(SpelledTime(to)).resolved(in: .utc).instant
    return SensorReadings.records(from: first, to: last, every: 900, source: "LibreView", reading)
  }

  private func hour(_ time: String, _ values: Value...) -> Record {
    Record(
      "cgm",
      [
        "time": .text(time), "every": .whole(900), "unit": .text("mg/dL"), "values": .list(values),
        "source": .text("LibreView"),
      ])
  }

  @Test("stand in lines of an hour in UTC, each from its first reading on")
  func hours() throws {
    #expect(
      try records("2026-04-20T08:40:10+02:00", "2026-04-20T10:10:00+02:00") { _ in 112 } == [
        hour("2026-04-20T08:40:10+02:00", .whole(112), .whole(112)),
        hour("2026-04-20T09:10:10+02:00", .whole(112), .whole(112), .whole(112), .whole(112)),
      ])
  }

  @Test("are not divided nor joined when the clocks go back")
  func clockChange() throws {
    #expect(
      try records("2026-10-25T02:30:00+02:00", "2026-10-25T02:15:00+01:00") { _ in 90 } == [
        hour("2026-10-25T02:30:00+02:00", .whole(90), .whole(90)),
        hour("2026-10-25T02:00:00+01:00", .whole(90), .whole(90)),
      ])
  }

  @Test("have a null in a pause, and nothing before the first of an hour nor after its last")
  func pauses() throws {
    let start = try #require(SpelledTime("2026-04-20T08:00:00+02:00")).resolved(in: .utc).instant
    let values = [nil, 100, nil, 102, 103, nil, nil, nil, nil, nil, nil, nil, 112]
    #expect(
      try records("2026-04-20T08:00:00+02:00", "2026-04-20T11:00:00+02:00") {
        values[$0.seconds(since: start) / 900]
      } == [
        hour("2026-04-20T08:15:00+02:00", .whole(100), .null, .whole(102)),
        hour("2026-04-20T09:00:00+02:00", .whole(103)), hour("2026-04-20T11:00:00+02:00", .whole(112)),
      ])
  }
}
