/// A unit that a number can be written in, and the numbers that make sense in it.
package struct Unit: Sendable {
  /// The unit as a document spells it, `mg/dL`; empty for a bare count.
  package var name: String
  /// How people type it, in small letters, the name among them unless it is empty.
  package var spellings: [String]
  /// What one of it is in the canonical unit of its field.
  package var factor: Double
  /// What is taken off before the factor: 32 for °F.
  package var zero: Double
  /// Numbers outside are refused.
  package var allowed: ClosedRange<Double>
  /// Numbers outside are doubtful; the same as `allowed` where nothing is.
  package var usual: ClosedRange<Double>
  /// How many digits behind the point a computed figure is shown with.
  package var decimals: Int

  package init(
    _ name: String, _ spellings: [String] = [], factor: Double = 1, zero: Double = 0,
    allowed: ClosedRange<Double>, usual: ClosedRange<Double>? = nil, decimals: Int = 1
  ) {
    self.name = name
    self.spellings = (name.isEmpty ? [] : [name.lowercased()]) + spellings
    self.factor = factor
    self.zero = zero
    self.allowed = allowed
    self.usual = usual ?? allowed
    self.decimals = decimals
  }

  package func canonical(_ value: Double) -> Double { (value - zero) * factor }

  package func fromCanonical(_ value: Double) -> Double { value / factor + zero }

  /// A difference of canonical figures in this unit; the zero of the scale is not in it.
  package func difference(_ value: Double) -> Double { value / factor }

  package func allows(_ number: Number) -> Bool { allowed.contains(number.double) }
}
