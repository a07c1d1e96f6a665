internal import CivilTime

/// The sleep regularity index (Phillips 2017, doi:10.1038/s41598-017-03171-4).
package enum SleepRegularity {
  private static let minutesOfDay = 1440

  /// How alike the sleep of successive days is: 100 when always the same, 0 by chance, −100 when always the opposite.
  ///
  /// A day is the minutes from noon that were slept; `nil` stands for a day that nothing is known of, and the pairs
  /// that it is in are left out. `nil` without a pair. −100 + 200 × the share of minutes that agree with those a day
  /// later.
  package static func index(days: [[Range<Int>]?]) -> Double? {
    let minutes = days.map { $0.map(asleep) }
    var (same, count) = (0, 0)
    for (day, next) in zip(minutes, minutes.dropFirst()) {
      guard let day, let next else { continue }
      same += zip(day, next).count { $0 == $1 }
      count += minutesOfDay
    }
    return count > 0 ? -100 + 200 * Double(same) / Double(count) : nil
  }

  /// The index of nights and naps by the clocks of their walls, from the first to the last.
  package static func index(of spans: [Night.Span]) -> Double? { index(days: days(of: spans)) }

  /// The days from noon to noon, from that of the first span to that of the last; one without a span is `nil`.
  static func days(of spans: [Night.Span]) -> [[Range<Int>]?] {
    var days: [Int: [Range<Int>]] = [:]
    for span in spans {
      for (day, minutes) in parts(of: span) { days[day, default: []].append(minutes) }
    }
    guard let first = days.keys.min(), let last = days.keys.max() else { return [] }
    return (first...last).map { days[$0] }
  }

  /// The minutes of a span, cut at each noon.
  private static func parts(of span: Night.Span) -> [(day: Int, minutes: Range<Int>)] {
    let (start, end) = (minutesFromNoon(span.start), minutesFromNoon(span.end))
    guard start < end, end - start <= minutesOfDay else { return [] }
    let (day, lastDay) = (floorDivide(start), floorDivide(end - 1))
    return (day...lastDay).map { day in
      let noon = day * minutesOfDay
      return (day, max(start - noon, 0)..<min(end - noon, minutesOfDay))
    }
  }

  private static func minutesFromNoon(_ time: OffsetTime) -> Int { Int(time.local.seconds / 60) - 720 }

  private static func floorDivide(_ minutes: Int) -> Int {
    (minutes - ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay) / minutesOfDay
  }

  private static func asleep(_ ranges: [Range<Int>]) -> [Bool] {
    var minutes = Array(repeating: false, count: minutesOfDay)
    for minute in ranges.joined() where minutes.indices.contains(minute) { minutes[minute] = true }
    return minutes
  }
}
