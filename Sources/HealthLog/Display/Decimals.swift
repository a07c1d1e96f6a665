/// Figures as words for reading; colours, glyphs and widths are the caller's.
package enum Shown {
  /// A computed figure with `places` digits behind the point: `5.6`, `112`; `–` for what is no number.
  package static func decimals(_ value: Double, _ places: Int) -> String {
    Number(rounding: value, places: places).map { "\($0)" } ?? (value.isFinite ? "\(value)" : "–")
  }

  /// A computed figure with at most `places` digits behind the point, and no zero at the end: `12.5`, `80`.
  package static func short(_ value: Double, _ places: Int) -> String {
    Number(rounding: value, places: places).map { "\($0.normalized)" } ?? decimals(value, places)
  }
}

extension Number {
  /// `value` rounded half away from zero to `places` digits behind the point; `nil` when it is no number that fits.
  ///
  /// An amount below a millionth of the last digit is noise of binary fractions and does not decide a half.
  package init?(rounding value: Double, places: Int) {
    let shifted = value * (0..<places).reduce(1) { power, _ in power * 10 }
    guard shifted.isFinite, abs(shifted) < 1e15 else { return nil }
    let noise = shifted < 0 ? -1e-6 : 1e-6
    self.init(digits: Int64((shifted + noise).rounded()), scale: places)
  }
}

extension Unit {
  /// A number as it was typed, with the unit: `82.40 kg`, `7` where there is no unit.
  package func text(_ number: Number) -> String { name.isEmpty ? "\(number)" : "\(number) \(name)" }

  /// A computed figure in this unit, rounded as is usual for it: `112 mg/dL`, `6.2 mmol/L`.
  package func text(_ value: Double) -> String {
    let number = Shown.decimals(value, decimals)
    return name.isEmpty ? number : "\(number) \(name)"
  }
}
