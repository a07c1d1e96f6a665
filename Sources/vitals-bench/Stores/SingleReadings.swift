internal import CivilTime
internal import HealthLog
internal import Storage

/// A store of single glucose records, one every five minutes up to the end: the stress that shows how cost grows.
///
/// Of two stores with one seed the smaller is the newest part of the larger, but for the ids in its first month.
struct SingleReadings: Sendable {
  private static let interval = 300

  let count: Int
  let seed: UInt64

  /// The settings, and a document a month, made as it is asked for.
  var files: some Sequence<StoreFile> {
    let (first, days) = (first, days)
    let readings = DenseReadings(seed: seed, days: days)
    let months = Set(days.map { CivilDate(dayNumber: $0).monthName }).sorted()
    return MadeFiles(documents: months.map { DocumentName(kind: "glucose", month: $0) }) { name in
      let (from, to) = SteadyLife.instants(of: name)
      let seconds = stride(from: max(first, from).seconds, to: to.seconds, by: Self.interval)
      return StoreFile(name, seconds.map { readings.record(at: Instant(seconds: $0)) }, seed: seed)
    }
  }
}

extension SingleReadings {
  /// The records alone from the oldest to the newest, each made as it is asked for.
  var records: some Sequence<Record> {
    let readings = DenseReadings(seed: seed, days: days)
    return stride(from: first.seconds, to: SteadyLife.end.seconds, by: Self.interval).lazy.map {
      readings.record(at: Instant(seconds: $0))
    }
  }

  private var first: Instant { SteadyLife.end.adding(seconds: -count * Self.interval) }

  private var days: ClosedRange<Int> {
    BerlinClock.time(at: first).date.dayNumber...SteadyLife.endDay - 1
  }
}

/// What a meter would say at any time, with the meal that is near.
struct DenseReadings: Sendable {
  private let seed: UInt64
  private let firstDay: Int
  private let days: [SteadyLife.Day]
  private let curve: GlucoseCurve

  init(seed: UInt64, days: ClosedRange<Int>) {
    let life = SteadyLife(seed: seed)
    self.seed = seed
    firstDay = days.lowerBound
    self.days = days.map(life.day)
    curve = life.curve(of: days)
  }

  func record(at instant: Instant) -> Record {
    let time = BerlinClock.time(at: instant)
    let minute = time.local.minute
    var random = SeededRandom(seed: seed, "reading", Int(instant.seconds))
    let occasion = occasion(minute % 1440, of: days[minute / 1440 - firstDay])
    return Record(
      "glucose",
      [
        "time": .time(time), "value": .whole(max(45, curve.level(at: minute) + random.spread(5))),
        "unit": .text("mg/dL"), "context": occasion.context.map(Value.text),
        "meal": occasion.meal.map(Value.text),
        "minutesAfter": occasion.minutesAfter.map(Value.whole),
      ])
  }

  private func occasion(
    _ minute: Int, of day: SteadyLife.Day
  ) -> (context: String?, meal: String?, minutesAfter: Int?) {
    for (meal, name) in zip(day.meals, ["breakfast", "lunch", "dinner"]) {
      if meal - 60..<meal ~= minute { return ("before meal", name, nil) }
      if meal...meal + 150 ~= minute { return ("after meal", name, minute - meal) }
    }
    if day.wake..<day.wake + 40 ~= minute { return ("fasting", nil, nil) }
    return (minute > 1305 ? "bedtime" : nil, nil, nil)
  }
}
