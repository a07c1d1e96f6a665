internal import HealthLog

/// A smaller unit of the same dimension, which may follow a number in a unit: the grams of `82kg 500g`.
struct UnitPart: Sendable {
  /// The unit that it is a part of, by its name.
  var whole: String
  /// How many are the whole.
  var count: Int
  var spellings: [String]
  /// What one of it is in the whole, exactly.
  var share: Number

  /// Whatever kind has such a unit, its parts are these; feet and stones have rules of their own.
  static let all = [
    UnitPart(whole: "kg", count: 1000, spellings: ["g", "gr", "gram", "grams"], share: "0.001"),
    UnitPart(whole: "g", count: 1000, spellings: ["mg", "milligram", "milligrams"], share: "0.001"),
    UnitPart(whole: "lb", count: 16, spellings: ["oz", "ounce", "ounces"], share: "0.0625"),
    UnitPart(
      whole: "m", count: 100, spellings: ["cm", "centimeters", "centimetres"], share: "0.01"),
    UnitPart(whole: "cm", count: 10, spellings: ["mm", "millimeters", "millimetres"], share: "0.1"),
    UnitPart(
      whole: "l", count: 1000,
      spellings: ["ml", "millilitre", "milliliter", "millilitres", "milliliters"], share: "0.001"),
    UnitPart(whole: "l", count: 100, spellings: ["cl"], share: "0.01"),
    UnitPart(whole: "l", count: 10, spellings: ["dl"], share: "0.1"),
  ]

  private init(whole: String, count: Int, spellings: [String], share: String) {
    (self.whole, self.count, self.spellings) = (whole, count, spellings)
    self.share = Number(share) ?? 0
  }
}

extension Cursor {
  /// Reads whole units and, directly behind them, a number of a smaller unit of the same dimension, as one number.
  mutating func parts(of units: [Unit], _ names: Names?) throws(Stop) -> TypedQuantity? {
    let start = position
    guard let whole = wellFormedNumeral() else { return nil }
    let unitStart = position
    guard let unit = unit(in: units) else { return nil }
    let (wholeRange, unitRange) = (range(from: start), range(from: unitStart))
    let partStart = position
    guard let part = wellFormedNumeral(), let sort = take(partOf: unit), !isOfOtherKind(sort, names) else {
      return nil
    }
    guard whole.number.isWhole else {
      guard let kind = otherKind(with: sort, besides: units, names) else { return nil }
      throw .error(behindFraction(sort, of: wholeRange, at: range(from: partStart), kind))
    }
    guard part.number < Number(sort.count) else {
      throw .error(
        .expected(
          "\(sort.spellings[0]) from 0 to \(sort.count - 1)", found: text(part.range), at: part.range))
    }
    guard let share = part.number.multiplied(by: sort.share), let sum = whole.number.adding(share) else {
      return nil
    }
    let all = range(from: start)
    return TypedQuantity(
      numeral: Numeral(sum.normalized, all, hasLeadingZero: whole.hasLeadingZero), unit: unit, range: all,
      unitRange: unitRange)
  }

  private mutating func take(partOf unit: Unit) -> UnitPart? {
    let fitting = UnitPart.all.filter { $0.whole == unit.name }
    guard let spelling = longest(of: fitting.flatMap(\.spellings)) else { return nil }
    advance(by: spelling.length)
    return fitting.first { $0.spellings.contains(spelling.spelling) }
  }

  /// The kind that alone has the smaller unit: without a word to part them its number would be taken for one of that kind.
  private func otherKind(with part: UnitPart, besides units: [Unit], _ names: Names?) -> Kind? {
    let name = part.spellings[0]
    guard !units.contains(where: { $0.name == name }) else { return nil }
    let kinds = names?.catalogue.kinds(unit: name).filter { $0.unit(name) != nil } ?? []
    return kinds.count == 1 ? kinds.first : nil
  }

  /// `40g` behind `82.5kg` is neither their grams nor said to be anything else.
  private func behindFraction(
    _ part: UnitPart, of whole: Range<Int>, at range: Range<Int>, _ kind: Kind
  ) -> EntryError {
    .expected(
      "\(part.spellings[0]) only behind whole \(part.whole)",
      found: text(whole.lowerBound..<range.upperBound), at: range,
      suggestion: "\(text(range)) \(kind.name)")
  }

  /// Whether a kind is named here that has the smaller unit and not the whole one.
  private func isOfOtherKind(_ part: UnitPart, _ names: Names?) -> Bool {
    guard let units = names?.kind(at: self)?.kind.units else { return false }
    return !units.contains { $0.name == part.whole }
      && units.contains { unit in part.spellings.contains { unit.spellings.contains($0) } }
  }
}
