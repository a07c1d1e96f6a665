internal import HealthLog

extension FieldsDraft {
  /// Reads words up to a number, a time, a word of the kind or the end as the text of a field.
  mutating func readText(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool {
    guard let field = open.first(where: isTextByPlace), cursor.isAtGap else { return false }
    return try readText(of: field, &cursor, in: context)
  }

  mutating func readText(
    of field: Field, _ cursor: inout Cursor, in context: EntryContext
  ) throws(Stop) -> Bool {
    // `22 units of lantus`
    if entries.values.contains(where: \.isNumber) { _ = cursor.take(word: "of") }
    let start = cursor.position
    var lastWord = start
    while try isText(cursor, from: start, in: context) {
      lastWord = cursor.position
      cursor.move(to: cursor.wordEnd)
    }
    guard cursor.position > start else { return false }
    let isUnit = lastWord > start && takeUnit(from: lastWord, cursor)
    let range = cursor.range(start..<(isUnit ? lastWord : cursor.position))
    entries[field.name] = .value(.text(cursor.text(range)), range)
    return true
  }

  /// `2 ibuprofen tablets`: the last word of a text is the unit of a number before it that has none.
  private mutating func takeUnit(from start: Int, _ cursor: Cursor) -> Bool {
    for field in typedFields where !field.units.isEmpty {
      var word = cursor
      word.move(to: start)
      guard case .number(var quantity)? = entries[field.name], quantity.unit == nil,
        let unit = word.unit(in: field.units), word.position == cursor.position
      else { continue }
      (quantity.unit, quantity.unitRange) = (unit, cursor.range(start..<cursor.position))
      entries[field.name] = .number(quantity)
      return true
    }
    return false
  }

  private func isTextByPlace(_ field: Field) -> Bool {
    if case .text = field.shape { field.words.isEmpty } else { false }
  }

  /// Whether the next word can be part of a text: what anything else would read, it is not.
  private func isText(_ cursor: Cursor, from start: Int, in context: EntryContext) throws(Stop) -> Bool {
    guard let next = cursor.next, ![",", ";", "@"].contains(next.text), !cursor.isNumberStart() else {
      return false
    }
    try refuseNearlyTime(cursor)
    var (ahead, when) = (cursor, When())
    if try TimeReader.read(&ahead, into: &when, in: context, at: .beforeValue) { return false }
    if cursor.position > start, cursor.isAt(word: "and") { return false }
    return !open.contains { field in
      if case .choice(let choices) = field.shape, Self.take(choices, &ahead) != nil { return true }
      return cursor.longest(of: field.words) != nil
    }
  }

  /// A day with a slip in it would pass as text, and the entry would be dated wrong.
  private func refuseNearlyTime(_ cursor: Cursor) throws(Stop) {
    guard let word = cursor.next, word.sort == .letters, word.text.count >= 6 else { return }
    let days = ["yesterday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    guard !days.contains(word.text), let near = days.first(where: { isSlip(word.text, $0) }) else { return }
    throw .error(
      .expected(
        "a text or a day", found: cursor.text(cursor.wordRange), at: cursor.wordRange, suggestion: near))
  }

  private func isSlip(_ word: String, _ day: String) -> Bool {
    Nearest.distance(word, day, atMost: day.count > 8 ? 2 : 1) != nil
  }
}
