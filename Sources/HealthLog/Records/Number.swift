/// A decimal number exactly as it was typed: `82.40` keeps its zero, and no digit is lost to binary fractions.
///
/// Two numbers are equal when their values are, however they are spelled.
package struct Number: Sendable {
  /// The digits without the point, with the sign.
  package let digits: Int64
  /// How many of the digits stand behind the point.
  package let scale: Int

  package init(digits: Int64, scale: Int = 0) { (self.digits, self.scale) = (digits, scale) }

  package init(_ whole: Int) { self.init(digits: Int64(whole)) }

  /// Reads `112`, `-5`, `82.40`; with `allowsExponent` also JSON's `1.5e2`.
  ///
  /// `nil` for anything else, and for more digits than eighteen.
  package init?(_ text: some StringProtocol, allowsExponent: Bool = false) {
    var rest = Substring(text).utf8
    let isNegative = rest.first == 0x2D
    if isNegative { rest = rest.dropFirst() }
    guard let (digits, scale) = Self.plain(&rest) else { return nil }
    if rest.isEmpty {
      self.init(digits: isNegative ? -digits : digits, scale: scale)
      return
    }
    guard allowsExponent, let exponent = Self.exponent(rest),
      let number = Number(digits: digits, scale: scale).shifted(by: exponent)
    else { return nil }
    self = isNegative ? number.negated : number
  }

  /// Takes `82.40` from the front: its digits, and how many stand behind the point.
  private static func plain(_ rest: inout Substring.UTF8View) -> (digits: Int64, scale: Int)? {
    var digits: Int64 = 0
    var (scale, count) = (0, 0)
    var seenPoint = false
    reading: while let byte = rest.first {
      switch byte {
      case 0x30...0x39:
        guard count < 18 else { return nil }
        digits = digits * 10 + Int64(byte - 0x30)
        count += 1
        scale += seenPoint ? 1 : 0
      case 0x2E where !seenPoint && count > 0: seenPoint = true
      default: break reading
      }
      rest = rest.dropFirst()
    }
    return count > 0 && seenPoint == (scale > 0) ? (digits, scale) : nil
  }

  /// Reads `e-3`, which is all that may be left.
  private static func exponent(_ rest: Substring.UTF8View) -> Int? {
    guard rest.first == 0x65 || rest.first == 0x45, let exponent = Int(String(Substring(rest.dropFirst())))
    else { return nil }
    return -30...30 ~= exponent ? exponent : nil
  }

  /// The number times ten to the power of `exponent`.
  private func shifted(by exponent: Int) -> Number? {
    let scale = scale - exponent
    guard scale < 0 else { return scale <= 40 ? Number(digits: digits, scale: scale) : nil }
    return Number(digits: digits, scale: scale).shifted(to: 0).map { Number(digits: $0) }
  }

  /// The nearest binary fraction: exact division by a power of ten up to 10²² rounds once.
  package var double: Double {
    guard scale > 0 else { return Double(digits) }
    guard scale <= 22, digits.magnitude < 1 << 53 else { return Double(description) ?? 0 }
    return Double(digits) / Self.powers[scale]
  }

  private static let powers: [Double] = (0...22).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

  package var isWhole: Bool { normalized.scale == 0 }

  /// The number as an integer, when it is one that fits.
  package var whole: Int? { isWhole ? Int(normalized.digits) : nil }

  /// The same value without zeros at the end of the fraction.
  package var normalized: Number {
    var (digits, scale) = (digits, scale)
    while scale > 0, digits % 10 == 0 { (digits, scale) = (digits / 10, scale - 1) }
    return Number(digits: digits, scale: scale)
  }

  /// The sum, exact; `nil` when the digits do not suffice.
  package func adding(_ other: Number) -> Number? {
    let scale = max(scale, other.scale)
    guard let a = shifted(to: scale), let b = other.shifted(to: scale) else { return nil }
    let (sum, overflow) = a.addingReportingOverflow(b)
    return overflow || sum == .min ? nil : Number(digits: sum, scale: scale)
  }

  package var negated: Number { Number(digits: -digits, scale: scale) }

  /// The digits with zeros added until `scale` of them are fraction; `nil` when they no longer fit.
  func shifted(to scale: Int) -> Int64? {
    var digits = digits
    for _ in self.scale..<scale {
      let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      digits = product
    }
    return digits
  }
}

extension Number: Hashable {
  package static func == (a: Number, b: Number) -> Bool {
    let (a, b) = (a.normalized, b.normalized)
    return a.digits == b.digits && a.scale == b.scale
  }

  package func hash(into hasher: inout Hasher) {
    let number = normalized
    hasher.combine(number.digits)
    hasher.combine(number.scale)
  }
}

extension Number: Comparable {
  /// Exact: where zeros cannot be added to one side it is beyond all that the other can hold.
  package static func < (a: Number, b: Number) -> Bool {
    let scale = max(a.scale, b.scale)
    guard let left = a.shifted(to: scale) else { return a.digits < 0 }
    guard let right = b.shifted(to: scale) else { return b.digits > 0 }
    return left < right
  }
}

extension Number: CustomStringConvertible {
  package var description: String {
    let text = String(digits.magnitude)
    let sign = digits < 0 ? "-" : ""
    guard scale > 0 else { return sign + text }
    let padded = String(repeating: "0", count: max(0, scale + 1 - text.utf8.count)) + text
    return sign + String(padded.dropLast(scale)) + "." + String(padded.suffix(scale))
  }
}

extension Number: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(value) }
}
