internal import CivilTime
internal import HealthLog

/// Readings of a sensor as records of an hour each; the hour is that of UTC, so that no clock change divides one.
enum SensorReadings {
  /// The records of readings from `first` to `last`; an hour without any has none.
  ///
  /// A pause is `null`; at the start of an hour it only moves its first time, at the end it is left out.
  static func records(
    from first: Instant, to last: Instant, every seconds: Int, source: String,
    _ reading: (Instant) -> Int?
  ) -> [Record] {
    let hours = first.seconds / 3600...last.seconds / 3600
    return hours.compactMap { hour in
      let start =
        first.seconds + (max(0, hour * 3600 - first.seconds) + Int64(seconds) - 1) / Int64(seconds)
        * Int64(seconds)
      let end = min(last.seconds, hour * 3600 + 3599)
      return record(
        stride(from: start, through: end, by: seconds).map { Instant(seconds: $0) }, every: seconds, source,
        reading)
    }
  }

  private static func record(
    _ instants: [Instant], every seconds: Int, _ source: String, _ reading: (Instant) -> Int?
  ) -> Record? {
    let readings = instants.map { (instant: $0, value: reading($0)) }
    let kept = readings.drop { $0.value == nil }
    guard let first = kept.first, let end = kept.lastIndex(where: { $0.value != nil }) else { return nil }
    return Record(
      "cgm",
      [
        "time": .time(BerlinClock.time(at: first.instant)), "every": .whole(seconds), "unit": .text("mg/dL"),
        "values": .list(kept[...end].map { $0.value.map(Value.whole) ?? .null }), "source": .text(source),
      ])
  }
}
