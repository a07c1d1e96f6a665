/// The classes of the body mass index for adults (WHO), each from its lower edge on.
package enum BodyMassClass: Int, CaseIterable, Sendable, Comparable {
  case underweight, normal, overweight, obeseI, obeseII, obeseIII

  package static func < (a: BodyMassClass, b: BodyMassClass) -> Bool { a.rawValue < b.rawValue }
}

/// Weight over height squared, in kg/m².
package struct BodyMassIndex: Hashable, Sendable {
  package var value: Double
  /// Decided exactly, not from `value`: 64 kg at 160 cm is 25, which binary fractions miss.
  package var category: BodyMassClass

  /// The index of a weight and a height in any of their units; `nil` unless both are above 0.
  ///
  ///     BodyMassIndex(weight: 81, weightUnits[0], height: 180, heightUnits[0])  // 25, overweight
  package init?(weight: Number, _ weightUnit: Unit, height: Number, _ heightUnit: Unit) {
    guard weight.digits > 0, height.digits > 0 else { return nil }
    if let ratio = ExactRatio(weight, weightUnit, height, heightUnit) {
      value = ratio.value
      category = ratio.category
      return
    }
    // More digits than any scale shows: no edge is met exactly, and a Double is near enough.
    let meters = heightUnit.canonical(height.double) / 100
    value = weightUnit.canonical(weight.double) / (meters * meters)
    let index = value
    category = Self.category { index >= Double($0) / 10 }
  }

  /// The index of a record of weight with one of height.
  package init?(weight: Record, height: Record) {
    guard let kilograms = weight.number("value"),
      let weightUnit = weight.text("unit").flatMap(Kind.weight.unit),
      let tall = height.number("value"), let heightUnit = height.text("unit").flatMap(Kind.height.unit)
    else { return nil }
    self.init(weight: kilograms, weightUnit, height: tall, heightUnit)
  }

  /// The class whose lower edge, in tenths, is the highest one reached.
  fileprivate static func category(reaches: (Int128) -> Bool) -> BodyMassClass {
    let edges: [(Int128, BodyMassClass)] = [
      (400, .obeseIII), (350, .obeseII), (300, .obeseI), (250, .overweight), (185, .normal),
    ]
    return edges.first { reaches($0.0) }?.1 ?? .underweight
  }
}

/// kg/m² as a fraction of whole numbers.
private struct ExactRatio {
  private var kilograms: Int128
  private var squareMeters: Int128

  /// `nil` when the digits do not fit.
  init?(_ weight: Number, _ weightUnit: Unit, _ height: Number, _ heightUnit: Unit) {
    guard let mass = Self.canonical(weight, weightUnit), let length = Self.canonical(height, heightUnit)
    else {
      return nil
    }
    // 10⁴ cm² are a square metre, and the edges are in tenths; what is left is one power of ten on one side.
    let power = 2 * length.scale + 5 - mass.scale
    let (square, overflow) = length.digits.multipliedReportingOverflow(by: length.digits)
    guard !overflow, let numerator = Self.shifted(mass.digits, by: max(0, power)),
      let denominator = Self.shifted(square, by: max(0, -power)), denominator < Int128.max / 400
    else { return nil }
    (kilograms, squareMeters) = (numerator, denominator)
  }

  var value: Double { Double(kilograms) / Double(squareMeters) / 10 }

  var category: BodyMassClass { BodyMassIndex.category { kilograms >= $0 * squareMeters } }

  /// The number in the canonical unit, in whole digits and a scale; the factor's shortest decimal is the exact one.
  private static func canonical(_ number: Number, _ unit: Unit) -> (digits: Int128, scale: Int)? {
    guard let factor = Number("\(unit.factor)", allowsExponent: true)?.normalized, unit.zero == 0 else {
      return nil
    }
    let number = number.normalized
    return (Int128(number.digits) * Int128(factor.digits), number.scale + factor.scale)
  }

  private static func shifted(_ digits: Int128, by power: Int) -> Int128? {
    var digits = digits
    for _ in 0..<power {
      let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      digits = product
    }
    return digits
  }
}
