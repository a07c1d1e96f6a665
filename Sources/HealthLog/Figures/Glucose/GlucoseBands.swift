/// The five bands of the consensus on time in range (Battelino 2019, doi:10.2337/dci19-0028).
package enum GlucoseBand: Int, CaseIterable, Sendable, Comparable {
  case veryLow, low, inRange, high, veryHigh

  package static func < (a: GlucoseBand, b: GlucoseBand) -> Bool { a.rawValue < b.rawValue }
}

/// The edges of the bands in one unit.
package struct GlucoseBands: Equatable, Sendable {
  /// Below it is very low.
  package var veryLow: Double
  /// Below it is low.
  package var low: Double
  /// Above it is high.
  package var high: Double
  /// Above it is very high.
  package var veryHigh: Double

  package static let milligrams = GlucoseBands(veryLow: 54, low: 70, high: 180, veryHigh: 250)
  package static let millimoles = GlucoseBands(veryLow: 3.0, low: 3.9, high: 10.0, veryHigh: 13.9)

  package func band(_ value: Double) -> GlucoseBand {
    if value < low { return value < veryLow ? .veryLow : .low }
    if value > high { return value > veryHigh ? .veryHigh : .high }
    return .inRange
  }

  /// The band of a reading known only to be below `limit`, at best.
  package func band(below limit: Double) -> GlucoseBand {
    if limit <= veryLow { return .veryLow }
    return limit <= low ? .low : band(limit)
  }

  /// The band of a reading known only to be above `limit`, at best.
  package func band(above limit: Double) -> GlucoseBand {
    if limit >= veryHigh { return .veryHigh }
    return limit >= high ? .high : band(limit)
  }
}

/// The bands in both units, so that a reading is judged in its own.
///
/// Converted first, 10.0 mmol/L would be 180.156 mg/dL and high, though both tables call it in range.
package struct GlucoseScale: Equatable, Sendable {
  package var milligrams: GlucoseBands
  package var millimoles: GlucoseBands

  package static let standard = GlucoseScale(milligrams: .milligrams, millimoles: .millimoles)

  private init(milligrams: GlucoseBands, millimoles: GlucoseBands) {
    (self.milligrams, self.millimoles) = (milligrams, millimoles)
  }

  /// The bands with the owner's own target range, both ends of which are in it.
  ///
  ///     GlucoseScale(target: 63...140, in: .milligrams).millimoles  // in range from 3.5 to 7.8
  ///
  /// The ends in the other unit are rounded to its usual precision; an upper end in mg/dL is rounded down, so that
  /// 7.8 mmol/L is 140 mg/dL as the tables print it.
  package init(target: ClosedRange<Double>, in unit: GlucoseUnit) {
    let factor = GlucoseUnit.milligramsPerMillimole
    let (low, high) = (target.lowerBound, target.upperBound)
    let (milligrams, millimoles) =
      switch unit {
      case .milligrams: (target, Self.tenths(low / factor)...Self.tenths(high / factor))
      case .millimoles: ((low * factor).rounded()...(high * factor).rounded(.down), target)
      }
    self.milligrams = GlucoseBands.milligrams.with(target: milligrams)
    self.millimoles = GlucoseBands.millimoles.with(target: millimoles)
  }

  private static func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  package func bands(_ unit: GlucoseUnit) -> GlucoseBands {
    switch unit {
    case .milligrams: milligrams
    case .millimoles: millimoles
    }
  }
}

extension GlucoseBands {
  fileprivate func with(target: ClosedRange<Double>) -> GlucoseBands {
    GlucoseBands(
      veryLow: min(veryLow, target.lowerBound), low: target.lowerBound, high: target.upperBound,
      veryHigh: max(veryHigh, target.upperBound))
  }
}

extension Settings {
  /// The bands by the owner's `glucose.range`, in the unit that its numbers fit.
  package var glucoseScale: GlucoseScale {
    guard let ends = self["glucose.range"]?.list?.compactMap({ $0.number?.double }), ends.count == 2,
      ends[0] < ends[1]
    else { return .standard }
    return GlucoseScale(target: ends[0]...ends[1], in: ends[1] > 34 ? .milligrams : .millimoles)
  }
}
