package import HealthLog

// quantity = stones / feet / metres / parts / numeral [unit]
// unit     = a spelling of the field, glued or not

/// A number and the unit that was typed with it, if one was.
package struct TypedQuantity: Sendable {
  package var numeral: Numeral
  package var unit: Unit?
  /// Number and unit.
  package var range: Range<Int>
  package var unitRange: Range<Int>?
}

extension Cursor {
  /// Reads a number and its unit, or `nil` when no number begins here.
  ///
  /// `units` are those that may be meant; another word behind the number is left for another rule. With `names` a
  /// number that another kind is named behind is left to that.
  mutating func quantity(
    in units: [Unit], isSigned: Bool = false, names: Names? = nil
  ) throws(Stop) -> TypedQuantity? {
    if let composite = try composite(in: units, names) { return composite }
    let start = position
    guard let numeral = try numeral(isSigned: isSigned) else { return nil }
    let unitStart = position
    let unit = unit(in: units)
    return TypedQuantity(
      numeral: numeral, unit: unit, range: range(from: start),
      unitRange: unit == nil ? nil : range(from: unitStart))
  }

  /// Reads the longest spelling of one of `units` that stands here.
  package mutating func unit(in units: [Unit]) -> Unit? {
    var best: (unit: Unit, length: Int)?
    for unit in units {
      guard let length = longest(of: unit.spellings)?.length, length > best?.length ?? 0 else { continue }
      best = (unit, length)
    }
    guard let best else { return nil }
    advance(by: best.length)
    return best.unit
  }
}
