internal import CivilTime
internal import HealthLog

/// One set before it has a time.
struct WorkSet: Equatable, Sendable {
  enum Sort: String, Sendable { case warmup, drop, failure, failed }

  var reps: Int?
  /// Hundredths of a kilogram; with `isBodyweight` what was added, below 0 for help.
  var load: Int?
  var isBodyweight = false
  var seconds: Int?
  var meters: Int?
  /// Tenths.
  var rpe: Int?
  var sort: Sort?
  var isToTheLast = false
  var isPerSide = false
  var isPerHand = false
  /// Minutes until the next may begin.
  var minutes = 3

  /// The set as a workout holds it; without a time if it was typed afterwards.
  func value(at time: OffsetTime?) -> Value {
    .group(
      .present([
        "reps": reps.map(Value.whole),
        "weight": load.map(Value.hundredths),
        "unit": load.map { _ in .text("kg") },
        "bodyweight": isBodyweight ? .flag(true) : nil,
        "seconds": seconds.map(Value.whole),
        "distance": distance,
        "distanceUnit": meters.map { .text($0 < 1000 ? "m" : "km") },
        "rpe": rpe.map(Value.tenths),
        "type": sort.map { .text($0.rawValue) },
        "amrap": isToTheLast ? .flag(true) : nil,
        "perSide": isPerSide ? .flag(true) : nil,
        "perHand": isPerHand ? .flag(true) : nil,
        "time": time.map(Value.time),
      ]))
  }

  /// In the unit that a person would say it in.
  private var distance: Value? { meters.map { $0 < 1000 ? .whole($0) : .hundredths($0 / 10) } }
}
