internal import HealthLog

// glucose = value context, in any order
// value   = number [unit] / ("<" / "below" / "under") number [unit] / (">" / "above" / "over") number [unit]
//         / "lo" / "low" / "hi" / "high"
// context = ["at"] "fasting" / "bedtime" / "other" / "before bed"
//         / ("before" / "pre") [meal] / [length] ("after" / "post") [meal] / meal (asks)
// meal    = "breakfast" / "brunch" / "lunch" / "snack" / "dinner" / "supper" / "meal" / "eating" / "food"

/// An entry of blood glucose.
struct GlucoseDraft: Draft {
  enum Bound: String, Sendable { case low, high }

  let kind: Kind
  var quantity: TypedQuantity?
  var bound: Spoken<Bound>?
  var context: Spoken<String>?
  var meal: Spoken<String>?
  var minutesAfter: Int?

  init(_ kind: Kind) { self.kind = kind }

  var readsTimes: Bool { false }
  var isComplete: Bool { quantity != nil || bound != nil }

  var expectation: String {
    isComplete ? "a context such as 'fasting', a time, a tag or another entry" : "a number"
  }

  var words: [String] {
    let units = quantity?.unit == nil ? kind.units.flatMap(\.spellings) : []
    let values = isComplete ? [] : Self.bounds.keys.sorted()
    return values + units + (context == nil ? Self.contextWords(of: kind) + Meal.words : [])
  }

  mutating func read(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool {
    if try readContext(&cursor) { return true }
    if try readBound(&cursor) { return true }
    return try readValue(&cursor)
  }

  // MARK: Values

  private mutating func readValue(_ cursor: inout Cursor) throws(Stop) -> Bool {
    guard !isComplete, cursor.isAtGap, let field = kind.mainField.flatMap(kind.field) else { return false }
    guard !cursor.isAtShortDate, let quantity = try cursor.quantity(in: field.units) else { return false }
    try cursor.refuseGlued(behind: quantity, units: field.units)
    self.quantity = quantity
    return true
  }

  /// What is beyond the meter: `LO`, `<40`, `above 500`.
  private mutating func readBound(_ cursor: inout Cursor) throws(Stop) -> Bool {
    let start = cursor.position
    guard !isComplete, let field = kind.mainField.flatMap(kind.field) else { return false }
    if let sign = cursor.take(mark: "<", ">") ?? cursor.take(anyWord: Self.comparisons.keys) {
      _ = cursor.take(mark: "=")
      guard let quantity = try cursor.quantity(in: field.units) else {
        throw cursor.lacking("the meter's limit, a number", example: "glucose <40")
      }
      try cursor.refuseGlued(behind: quantity, units: field.units)
      self.quantity = quantity
      bound = Spoken(Self.comparisons[sign] ?? (sign == "<" ? .low : .high), cursor.range(from: start))
      return true
    }
    guard let word = cursor.take(anyWord: Self.bounds.keys), let value = Self.bounds[word] else {
      return false
    }
    bound = Spoken(value, cursor.range(from: start))
    return true
  }

  private static let bounds: [String: Bound] = ["lo": .low, "low": .low, "hi": .high, "high": .high]
  private static let comparisons: [String: Bound] = [
    "below": .low, "under": .low, "above": .high, "over": .high,
  ]
}

extension Cursor {
  /// Refuses letters that hang on a number and are no unit.
  func refuseGlued(behind quantity: TypedQuantity, units: [Unit]) throws(Stop) {
    guard quantity.unit == nil, let next, next.isGlued, next.sort != .mark else { return }
    let names = units.map(\.name).filter { !$0.isEmpty }
    throw .error(
      .expected(
        names.isEmpty ? "a blank behind the number" : names.joined(separator: " or "), found: text(wordRange),
        at: wordRange,
        suggestion: Nearest.word(to: text(wordRange), among: units.flatMap(\.spellings))))
  }
}
