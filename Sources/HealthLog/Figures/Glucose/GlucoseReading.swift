/// One reading of glucose in its own unit, or the limit beyond which a meter shows no number.
package struct GlucoseReading: Hashable, Sendable {
  package enum Bound: String, Sendable { case low, high }

  /// The number, or with `bound` the limit; `nil` for a plain `LO` or `HI`.
  package var value: Double?
  package var unit: GlucoseUnit
  package var bound: Bound?

  package init(_ value: Double, _ unit: GlucoseUnit) { (self.value, self.unit, bound) = (value, unit, nil) }

  package init(_ bound: Bound, limit: Double? = nil, _ unit: GlucoseUnit = .milligrams) {
    (value, self.unit, self.bound) = (limit, unit, bound)
  }

  /// The reading of a record of glucose; `nil` where it has neither a value with its unit nor a bound.
  package init?(_ record: Record) {
    let unit = record.text("unit").flatMap(GlucoseUnit.init)
    let value = record.number("value")?.double
    if let bound = record.text("bound").flatMap(Bound.init) {
      self.init(bound, limit: unit == nil ? nil : value, unit ?? .milligrams)
    } else if let value, let unit {
      self.init(value, unit)
    } else {
      return nil
    }
  }

  /// The band, in the unit of the reading; a plain `LO` is very low, a plain `HI` very high.
  package func band(on scale: GlucoseScale = .standard) -> GlucoseBand {
    let bands = scale.bands(unit)
    return switch (bound, value) {
    case (.low, let limit): limit.map(bands.band(below:)) ?? .veryLow
    case (.high, let limit): limit.map(bands.band(above:)) ?? .veryHigh
    case (nil, let value?): bands.band(value)
    case (nil, nil): .inRange
    }
  }
}
