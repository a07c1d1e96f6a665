/// A line through weights that does not follow each day's water.
package enum Trend {
  /// The exponentially smoothed values, oldest first.
  ///
  /// Each step takes a tenth of the distance from the trend to the value (The Hacker's Diet, by J. Walker).
  ///
  ///     Trend.smoothed([82.4, 82.9])  // 82.4, 82.45
  package static func smoothed(_ values: [Double], weight: Double = 0.1) -> [Double] {
    var trend: Double?
    return values.map { value in
      let next = trend.map { $0 + weight * (value - $0) } ?? value
      trend = next
      return next
    }
  }

  /// The same over a series of days; a day without a value is none, and leaves the trend where it was.
  package static func smoothed(_ series: DaySeries, weight: Double = 0.1) -> [Double?] {
    var trend: Double?
    return series.values.map { value in
      guard let value else { return nil }
      let next = trend.map { $0 + weight * (value - $0) } ?? value
      trend = next
      return next
    }
  }
}
