/// The numbers at the lower and the upper edge of a picture.
package struct Scale: Equatable, Sendable {
  package let lower: Double
  package let upper: Double

  /// A scale that is set beforehand, so that two pictures can be compared; both bounds have to be finite.
  package init(_ bounds: ClosedRange<Double>) {
    precondition(bounds.lowerBound.isFinite && bounds.upperBound.isFinite, "a scale needs finite bounds")
    lower = bounds.lowerBound
    upper = bounds.upperBound
  }

  /// The scale from the least to the greatest of `values`, which have to be finite; `nil` without a value.
  package init?(of values: some Sequence<Double>) {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    self.init(least...greatest)
  }

  package var isFlat: Bool { lower == upper }

  /// Which of `count` equal steps holds `value`, from 0; the middle one if the scale is flat.
  ///
  /// A value beyond an edge belongs to the step at that edge.
  package func step(of value: Double, among count: Int) -> Int {
    precondition(!value.isNaN && count > 0, "a step needs a number, and steps to choose from")
    guard !isFlat else { return (count - 1) / 2 }
    let value = min(max(value, lower), upper)
    let span = upper - lower
    let share = span.isFinite ? (value - lower) / span : (value / 2 - lower / 2) / (upper / 2 - lower / 2)
    return min(count - 1, Int(share * Double(count)))
  }
}
