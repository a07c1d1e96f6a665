extension GlucoseBand {
  package var words: String {
    switch self {
    case .veryLow: "very low"
    case .low: "low"
    case .inRange: "in range"
    case .high: "high"
    case .veryHigh: "very high"
    }
  }
}

extension BodyMassClass {
  package var words: String {
    switch self {
    case .underweight: "underweight"
    case .normal: "normal"
    case .overweight: "overweight"
    case .obeseI: "obese I"
    case .obeseII: "obese II"
    case .obeseIII: "obese III"
    }
  }
}

/// How well a night was slept, from 1 to 5.
package enum Quality: Int, CaseIterable, Sendable {
  case poor = 1, fair, okay, good, great

  package var words: String {
    switch self {
    case .poor: "Poor"
    case .fair: "Fair"
    case .okay: "Okay"
    case .good: "Good"
    case .great: "Great"
    }
  }

  /// Dots to fill of five: four for `●●●●○ Good`.
  package var filled: Int { rawValue }
  package var empty: Int { Self.allCases.count - rawValue }

  /// The quality of a night's record, where it has one.
  package init?(_ record: Record) {
    guard let value = record.number("quality")?.whole else { return nil }
    self.init(rawValue: value)
  }
}
