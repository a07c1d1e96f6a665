package import CivilTime

/// Means and distances of times of day, which meet again at midnight.
package enum ClockMean {
  /// The mean of times of day in minutes after midnight, from 0 up to 1440; `nil` when they cancel out.
  ///
  ///     ClockMean.minutes([1410, 30])  // 0: half past eleven and half past twelve meet at midnight
  ///
  /// The direction of the summed points on a circle.
  package static func minutes(_ times: some Sequence<Double>) -> Double? {
    var (x, y, count) = (0.0, 0.0, 0.0)
    for time in times {
      let angle = time / 720 * Double.pi
      x += Mathematics.cosine(angle)
      y += Mathematics.sine(angle)
      count += 1
    }
    guard count > 0, (x * x + y * y).squareRoot() / count > 1e-9 else { return nil }
    return wrapped(Mathematics.angle(x: x, y: y) / Double.pi * 720)
  }

  /// The mean as a clock shows it, to the second.
  package static func clock(_ times: some Sequence<Double>) -> ClockTime? {
    minutes(times).map(clock)
  }

  /// Minutes after midnight as a clock shows them; what rounds up to 24:00 is 00:00.
  package static func clock(_ minutes: Double) -> ClockTime {
    ClockTime(secondOfDay: Int((minutes * 60).rounded()))
  }

  /// The shorter way from one time of day to another in minutes, above 0 when it goes forward.
  package static func distance(from: Double, to: Double) -> Double {
    let forward = wrapped(to - from)
    return forward > 720 ? forward - 1440 : forward
  }

  /// The time of day in 0..<1440; what a rounding error puts just before midnight stays there.
  private static func wrapped(_ minutes: Double) -> Double {
    let rest = minutes.truncatingRemainder(dividingBy: 1440)
    let positive = rest < 0 ? rest + 1440 : rest
    return positive < 1440 ? positive : 0
  }
}
