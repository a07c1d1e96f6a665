internal import HealthLog

// parts  = digits unit numeral part-unit                               82kg 500g, 1m 80cm, 1l 500ml
// stones = numeral ("st" / "stone" / "stones") [numeral [pounds]]      pounds below 14
// feet   = digits ("'" / "ft" / "foot" / "feet") [numeral [inches]]    inches below 12
// metres = digits "m" 2digit, glued                                    1m80

extension Cursor {
  /// Reads a quantity in two units, where the smaller of them is one of `units`.
  ///
  /// `names` tell whose number the second one is: `82kg 500g carbs` is a weight and a meal.
  mutating func composite(in units: [Unit], _ names: Names?) throws(Stop) -> TypedQuantity? {
    let start = position
    if let pound = units.first(where: { $0.name == "lb" }), let quantity = try stones(pound) {
      return quantity
    }
    move(to: start)
    if let inch = units.first(where: { $0.name == "in" }), let quantity = try feet(inch) { return quantity }
    move(to: start)
    if let metre = units.first(where: { $0.name == "m" }), let quantity = metres(metre) { return quantity }
    move(to: start)
    if let quantity = try parts(of: units, names) { return quantity }
    move(to: start)
    return nil
  }

  private mutating func stones(_ pound: Unit) throws(Stop) -> TypedQuantity? {
    try pair(
      of: pound, count: 14,
      isLarge: { cursor in
        cursor.take(word: "st", "stone", "stones") != nil
      })
  }

  private mutating func feet(_ inch: Unit) throws(Stop) -> TypedQuantity? {
    try pair(
      of: inch, count: 12,
      isLarge: { cursor in
        cursor.take(mark: "'") != nil || cursor.take(word: "ft", "foot", "feet") != nil
      })
  }

  /// A number of large units and, behind it, one of small units, of which `count` are a large one.
  private mutating func pair(
    of small: Unit, count: Int, isLarge: (inout Cursor) -> Bool
  ) throws(Stop) -> TypedQuantity? {
    let start = position
    guard let large = wellFormedNumeral() else { return nil }
    let unitStart = position
    guard isLarge(&self) else { return nil }
    var sum = large.number.multiplied(by: count)
    let rest = position
    if large.number.isWhole, isNumberStart(), let part = try numeral() {
      if !take(small), isAtOtherUnit {
        move(to: rest)
      } else {
        guard part.number < Number(count) else {
          throw .error(
            .expected("\(small.name) from 0 to \(count - 1)", found: text(part.range), at: part.range))
        }
        sum = sum?.adding(part.number)
      }
    }
    guard let sum else { return nil }
    return TypedQuantity(
      numeral: Numeral(sum, range(from: start)), unit: small, range: range(from: start),
      unitRange: range(unitStart..<rest))
  }

  private mutating func take(_ unit: Unit) -> Bool { self.unit(in: [unit]) != nil }

  /// Whether the number just read goes with what follows: `13st 60g carbs`, `5ft 7:30`.
  private var isAtOtherUnit: Bool {
    guard let next else { return false }
    return next.isGlued ? next.text != "," : next.sort == .letters && Self.timeWords.contains(next.text)
  }

  private static let timeWords: Set<String> = ["h", "min", "days", "hours", "weeks"]

  private mutating func metres(_ metre: Unit) -> TypedQuantity? {
    let start = position
    guard let whole = next, whole.sort == .digits, peek(1)?.text == "m", peek(1)?.isGlued == true,
      isGluedDigits(2), let part = peek(2)?.text, part.count == 2, peek(3)?.isGlued != true,
      let number = Number("\(whole.text).\(part)")
    else { return nil }
    advance(by: 3)
    return TypedQuantity(
      numeral: Numeral(number, range(from: start)), unit: metre, range: range(from: start),
      unitRange: range(start + 1..<start + 2))
  }
}
