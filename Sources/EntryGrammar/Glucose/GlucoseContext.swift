internal import HealthLog

/// The words for meals, and what a record says for them.
enum Meal {
  static let names = ["breakfast", "brunch", "lunch", "snack", "dinner", "supper"]
  /// A meal that is not named.
  static let unnamed = ["meal", "meals", "eating", "food"]
  static let all = names + unnamed
  static let words = ["before", "after"] + names + ["meal", "eating"]

  static let before = ["before", "pre"]
  static let after = ["after", "post"]
}

extension GlucoseDraft {
  static func contextWords(of kind: Kind) -> [String] {
    guard case .choice(let choices)? = kind.field("context")?.shape else { return [] }
    return choices.flatMap(\.spellings)
  }

  mutating func readContext(_ cursor: inout Cursor) throws(Stop) -> Bool {
    let start = cursor.position
    guard cursor.isAtGap else { return false }
    if try readMealContext(&cursor) { return true }
    cursor.move(to: start)
    if try readNamedContext(&cursor) { return true }
    cursor.move(to: start)
    if readMealAlone(&cursor) { return true }
    return try askForSide(&cursor)
  }

  /// `meal lunch` names a meal and no side of it.
  private mutating func readMealAlone(_ cursor: inout Cursor) -> Bool {
    guard meal == nil, cursor.isAt(word: "meal"), Meal.names.contains(cursor.peek(1)?.text ?? "") else {
      return false
    }
    cursor.advance()
    let range = cursor.wordRange
    if let name = cursor.take(anyWord: Meal.names) { meal = Spoken(name, range) }
    return true
  }

  private mutating func set(_ name: String, from start: Int, _ cursor: Cursor) throws(Stop) {
    let range = cursor.range(from: start)
    if context != nil { throw .error(.expected("one context", found: cursor.text(range), at: range)) }
    context = Spoken(name, range)
  }

  /// A context that no meal is part of: `fasting`, `at bedtime`, `before bed`.
  private mutating func readNamedContext(_ cursor: inout Cursor) throws(Stop) -> Bool {
    let start = cursor.position
    if cursor.isAt(word: "before"), ["bed", "bedtime", "sleep"].contains(cursor.peek(1)?.text) {
      cursor.advance(by: 2)
      try set("bedtime", from: start, cursor)
      return true
    }
    _ = cursor.take(word: "at")
    guard case .choice(let choices)? = kind.field("context")?.shape,
      let name = FieldsDraft.take(choices, &cursor)
    else { return false }
    try set(name, from: start, cursor)
    return true
  }

  /// A context about a meal: `before lunch`, `2h after lunch`, `after meal`.
  private mutating func readMealContext(_ cursor: inout Cursor) throws(Stop) -> Bool {
    let start = cursor.position
    let length = cursor.length()
    guard let side = cursor.take(anyWord: Meal.before + Meal.after) else { return false }
    _ = cursor.take(mark: "-")
    let isAfter = Meal.after.contains(side)
    let sideEnd = cursor.position
    if cursor.isAt(word: "a", "the"), Meal.all.contains(cursor.peek(1)?.text ?? "") { cursor.advance() }
    let mealStart = cursor.position
    let name = cursor.take(anyWord: Meal.names)
    let mealRange = cursor.range(from: mealStart)
    let isUnnamed = name == nil && cursor.take(anyWord: Meal.unnamed) != nil
    guard name != nil || isUnnamed || length != nil && isAfter else {
      if cursor.isAt(word: "bed", "bedtime", "sleep") { return false }
      try refuseMeal(cursor, behind: side, sideEnd)
      return false
    }
    if let length { minutesAfter = try minutes(length, isAfter: isAfter, cursor) }
    try set(isAfter ? "after meal" : "before meal", from: start, cursor)
    if let name { meal = Spoken(name, mealRange) }
    return true
  }

  private func refuseMeal(_ cursor: Cursor, behind side: String, _ place: Int) throws(Stop) {
    throw cursor.lacking("a meal behind '\(side)'", among: Meal.all, example: "glucose 112 \(side) lunch")
  }

  private func minutes(_ length: Length, isAfter: Bool, _ cursor: Cursor) throws(Stop) -> Int {
    guard isAfter else {
      throw .error(
        .expected("a meal or 'before'", found: cursor.text(length.range), at: length.range))
    }
    guard let minutes = length.minutes, 0...1440 ~= minutes else {
      throw .error(
        .expected("whole minutes, at most 24 hours", found: cursor.text(length.range), at: length.range))
    }
    return minutes
  }

  /// A meal alone does not tell its side.
  private mutating func askForSide(_ cursor: inout Cursor) throws(Stop) -> Bool {
    guard cursor.isAt(anyWord: Meal.names) else { return false }
    let range = cursor.wordRange
    let word = cursor.text(range)
    if context != nil { throw .error(.expected("one context", found: word, at: range)) }
    throw .question(.sideOfMeal(word, in: cursor.line, at: range))
  }
}

extension Question {
  static func sideOfMeal(_ meal: String, in line: Line, at range: Range<Int>) -> Question {
    Question(
      "is that before or after \(meal)?",
      choices: ["before", "after"].map { side in
        Choice(text: "\(side) \(meal)", entry: line.replacing([(range, "\(side) \(meal)")]))
      })
  }
}
