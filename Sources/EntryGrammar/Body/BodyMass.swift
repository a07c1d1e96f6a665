package import HealthLog

// bmi = "bmi" quantity quantity, a weight and a height in either order

/// A weight and a height from which a BMI is computed; nothing of it is kept.
package struct BodyMass: Equatable, Sendable {
  package var weight: Number
  /// The unit as documents spell it: `kg`, `lb`.
  package var weightUnit: String
  package var height: Number
  package var heightUnit: String

  package init(weight: Number, _ weightUnit: String, height: Number, _ heightUnit: String) {
    (self.weight, self.weightUnit) = (weight, weightUnit)
    (self.height, self.heightUnit) = (height, heightUnit)
  }
}

extension BodyMass {
  /// Reads `bmi 82kg 178cm`; `nil` when the line begins otherwise.
  static func read(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> BodyMass? {
    let names = Names(catalogue: context.catalogue)
    guard let bmi = names.kind(at: cursor), bmi.kind.form == .derived,
      let weight = context.catalogue.kind("weight"), let height = context.catalogue.kind("height")
    else { return nil }
    cursor.advance(by: bmi.count)
    let example = bmi.kind.examples.last
    let first = try either(&cursor, weight, height, "a weight and a height", example, in: context)
    _ = cursor.take(mark: ",")
    let (second, missing) = first.kind.name == weight.name ? (height, "a height") : (weight, "a weight")
    let other = try either(&cursor, second, nil, missing, example, in: context)
    let (kilograms, metres) = first.kind.name == weight.name ? (first, other) : (other, first)
    return BodyMass(
      weight: kilograms.number, kilograms.unit.name, height: metres.number, metres.unit.name)
  }

  private static func either(
    _ cursor: inout Cursor, _ kind: Kind, _ other: Kind?, _ expected: String, _ example: String?,
    in context: EntryContext
  ) throws(Stop) -> (kind: Kind, number: Number, unit: Unit) {
    let start = cursor.position
    for kind in [kind, other].compactMap({ $0 }) {
      guard let field = kind.mainField.flatMap(kind.field) else { continue }
      _ = cursor.take(anyWord: kind.words)
      if let quantity = try cursor.quantity(in: field.units),
        quantity.unit != nil || other == nil || kind.name == "weight" && !isHeight(cursor, quantity, other)
      {
        try cursor.refuseGlued(behind: quantity, units: field.units)
        let rule = NumberRule(kind: kind, field: field, context: context, line: cursor.line)
        let resolved = try rule.resolve(quantity)
        if let unit = resolved.unit { return (kind, resolved.number, unit) }
      }
      cursor.move(to: start)
    }
    throw cursor.lacking(expected, example: example)
  }

  /// Whether a number that no unit of weight follows has one of height.
  private static func isHeight(_ cursor: Cursor, _ quantity: TypedQuantity, _ height: Kind?) -> Bool {
    var ahead = cursor
    return ahead.unit(in: height?.units ?? []) != nil
  }
}
