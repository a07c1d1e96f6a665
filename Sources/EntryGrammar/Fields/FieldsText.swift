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
    let start = cursor.position
    while try isText(cursor, from: start, in: context) { cursor.move(to: cursor.wordEnd) }
    guard cursor.position > start else { return false }
    let range = cursor.range(from: start)
    entries[field.name] = .value(.text(cursor.text(range)), range)
    return true
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
