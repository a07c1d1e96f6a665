/// The two units of blood glucose.
package enum GlucoseUnit: String, CaseIterable, Sendable {
  case milligrams = "mg/dL"
  case millimoles = "mmol/L"

  /// mg/dL in one mmol/L, from the molar mass of 180.156 g/mol (IUPAC's abridged atomic weights).
  package static let milligramsPerMillimole = 18.0156

  /// A value of this unit in mg/dL.
  package func milligrams(_ value: Double) -> Double {
    switch self {
    case .milligrams: value
    case .millimoles: value * Self.milligramsPerMillimole
    }
  }

  /// A value in mg/dL in this unit.
  package func value(milligrams: Double) -> Double {
    switch self {
    case .milligrams: milligrams
    case .millimoles: milligrams / Self.milligramsPerMillimole
    }
  }
}
