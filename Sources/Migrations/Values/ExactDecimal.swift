/// A decimal number with all its digits, so that sums before and after a migration can be compared to the last one.
///
///     ExactDecimal("82.40") == ExactDecimal("82.4")  // true
///
/// At most 36 digits; what needs more is `nil`, never rounded.
package struct ExactDecimal: Sendable {
  /// The digits without the point, with the sign; no zero at the end of a fraction.
  package let digits: Int128
  /// How many of the digits stand behind the point.
  package let scale: Int

  private static let most = 36

  package init(_ digits: Int128, scale: Int = 0) {
    var (digits, scale) = (digits, scale)
    while scale > 0, digits % 10 == 0 { (digits, scale) = (digits / 10, scale - 1) }
    (self.digits, self.scale) = (digits, scale)
  }

  /// Reads a number as JSON spells it: `112`, `-0.50`, `1.5e2`.
  package init?(_ spelling: String) {
    var rest = Substring(spelling).utf8
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    let plain = rest.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let exponent = rest.dropFirst(plain.count)
    guard let (digits, scale) = Self.plain(plain), let power = Self.exponent(exponent),
      let number = Self.scaled(digits, scale - power)
    else { return nil }
    self.init(isNegative ? -number.digits : number.digits, scale: number.scale)
  }

  private static func plain(_ text: Substring.UTF8View) -> (Int128, Int)? {
    var digits: Int128 = 0
    var scale: Int?
    var count = 0
    for byte in text {
      if byte == UInt8(ascii: "."), scale == nil { scale = 0; continue }
      guard case 48...57 = byte, count < most else { return nil }
      digits = digits * 10 + Int128(byte - 48)
      count += digits == 0 ? 0 : 1
      scale = scale.map { $0 + 1 }
    }
    return text.isEmpty ? nil : (digits, scale ?? 0)
  }

  private static func exponent(_ text: Substring.UTF8View) -> Int? {
    guard !text.isEmpty else { return 0 }
    return Int(String(Substring(text.dropFirst()))).flatMap { abs($0) <= most ? $0 : nil }
  }

  /// Digits with a scale that may lie below 0.
  private static func scaled(_ digits: Int128, _ scale: Int) -> ExactDecimal? {
    guard scale < 0, digits != 0 else {
      return scale <= 2 * most ? ExactDecimal(digits, scale: max(0, scale)) : nil
    }
    return ExactDecimal(digits).shifted(to: -scale).map { ExactDecimal($0) }
  }

  /// The digits with zeros added until `scale` of them stand behind the point; `nil` when they no longer fit.
  private func shifted(to scale: Int) -> Int128? {
    var digits = digits
    for _ in self.scale..<max(self.scale, scale) {
      let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      digits = product
    }
    return digits
  }
}

extension ExactDecimal {
  package static let zero = ExactDecimal(0)

  package var isZero: Bool { digits == 0 }

  package func adding(_ other: ExactDecimal) -> ExactDecimal? {
    let scale = max(scale, other.scale)
    guard let one = shifted(to: scale), let two = other.shifted(to: scale) else { return nil }
    let (sum, overflow) = one.addingReportingOverflow(two)
    return overflow ? nil : ExactDecimal(sum, scale: scale)
  }

  package func multiplied(by other: ExactDecimal) -> ExactDecimal? {
    let (product, overflow) = digits.multipliedReportingOverflow(by: other.digits)
    return overflow ? nil : ExactDecimal(product, scale: scale + other.scale)
  }

  /// The nearest `Double`.
  package var double: Double { Double(description) ?? .nan }
}

extension ExactDecimal: Hashable {}

extension ExactDecimal: CustomStringConvertible {
  /// The shortest spelling without an exponent, as JSON takes it.
  package var description: String {
    let text = String(digits.magnitude)
    let sign = digits < 0 ? "-" : ""
    guard scale > 0 else { return sign + text }
    let padded = String(repeating: "0", count: max(0, scale + 1 - text.utf8.count)) + text
    return sign + padded.dropLast(scale) + "." + padded.suffix(scale)
  }
}
