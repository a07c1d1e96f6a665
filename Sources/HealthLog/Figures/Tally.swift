/// Count, mean, spread and ends of values in one pass, in the order of time.
///
/// Sums are taken from the first value on, so that a million values near each other lose no digits.
package struct Tally: Equatable, Sendable {
  package private(set) var count = 0
  /// The first value, and the last.
  package private(set) var first: Double?
  package private(set) var latest: Double?
  package private(set) var min: Double?
  package private(set) var max: Double?
  private var origin = 0.0
  private var sum = 0.0
  private var squares = 0.0

  package init() {}

  /// The tally of `values`, oldest first.
  package init(_ values: [Double]) {
    for value in values { add(value) }
  }

  package mutating func add(_ value: Double) {
    if count == 0 { (first, min, max, origin) = (value, value, value, value) }
    count += 1
    latest = value
    if let least = min, value < least { min = value }
    if let most = max, value > most { max = value }
    let distance = value - origin
    sum += distance
    squares += distance * distance
  }

  package var mean: Double? { count > 0 ? origin + sum / Double(count) : nil }

  package var total: Double { origin * Double(count) + sum }

  /// From the first value to the last; `nil` with fewer than two.
  package var change: Double? {
    guard count > 1, let first, let latest else { return nil }
    return latest - first
  }

  /// The standard deviation of a sample (n − 1); `nil` with fewer than two values.
  package var standardDeviation: Double? {
    guard count > 1 else { return nil }
    let variance = (squares - sum * sum / Double(count)) / Double(count - 1)
    return Swift.max(0, variance).squareRoot()
  }

  /// The standard deviation in percent of the mean (CV); `nil` where the mean is 0.
  package var variation: Double? {
    guard let standardDeviation, let mean, mean != 0 else { return nil }
    return 100 * standardDeviation / mean
  }
}
