internal import CivilTime
internal import HealthLog

extension Dispatch {
  /// An error for the word at the cursor, which nothing reads there.
  func unknown(
    _ cursor: Cursor, behind draft: (any Draft)?, expected: String? = nil, example: String? = nil
  ) -> EntryError {
    if Self.isAnnouncement(cursor.next), cursor.peek(1) == nil {
      return .missing(
        "a clock time behind '\(cursor.text(cursor.wordRange))'", at: cursor.endPlace,
        example: example ?? self.example(draft)
      )
    }
    let place = Self.isAnnouncement(cursor.next) ? Self.next(cursor) : cursor
    let range = place.wordRange
    let found = place.text(range)
    let isAtTime = place.position != cursor.position
    return .expected(
      isAtTime ? "a clock time behind '\(cursor.text(cursor.wordRange))'" : expected ?? expectation(draft),
      found: found,
      at: range, suggestion: suggestion(for: found, draft), example: example ?? self.example(draft))
  }

  private static func next(_ cursor: Cursor) -> Cursor {
    var ahead = cursor
    ahead.advance()
    return ahead
  }

  private static func isAnnouncement(_ atom: Atom?) -> Bool { atom?.text == "at" || atom?.text == "@" }

  /// A word behind a number at the front of the line.
  func unknownUnit(_ cursor: Cursor) -> EntryError {
    let range = cursor.wordRange
    let found = cursor.text(range)
    let units = measured.flatMap(\.units).flatMap(\.spellings)
    return .expected(
      "a unit, a meal or the name of what was measured behind the number", found: found, at: range,
      suggestion: Nearest.word(to: found, among: Meal.words + starters + units), example: example(nil))
  }

  /// A line that ends before its entry does.
  func incomplete(_ cursor: Cursor, _ draft: any Draft) -> EntryError {
    .missing(draft.expectation, at: cursor.endPlace, example: draft.kind.examples.first)
  }

  /// A line without an entry.
  func nothing(_ cursor: Cursor) -> EntryError {
    .missing("an entry", at: cursor.endPlace, example: example(nil))
  }

  private func expectation(_ draft: (any Draft)?) -> String {
    draft?.expectation ?? "the name of something that is logged, or a time"
  }

  private func example(_ draft: (any Draft)?) -> String? {
    (draft?.kind ?? context.catalogue.kinds.first)?.examples.first
  }

  /// The nearest of all words that could stand there.
  private func suggestion(for found: String, _ draft: (any Draft)?) -> String? {
    let word = found.filter { $0.isLetter || $0.isNumber || $0 == "-" }
    let starters = draft?.isComplete ?? true ? self.starters : []
    let nearest = Nearest.word(to: word, among: (draft?.words ?? []) + Self.timeWords + starters)
    return nearest == found.lowercased() ? nil : nearest
  }

  /// Words that begin an entry.
  private var starters: [String] {
    context.catalogue.kinds.flatMap(\.words) + [
      "fasting", "before", "after", "in bed", "asleep", "up", "woke",
    ]
      + context.catalogue.exercises.flatMap(\.words).filter { $0.count > 5 || !$0.contains("-") }
      .map { $0.lowercased().filter { $0 != "-" } }
  }

  static let timeWords =
    [
      "today", "yesterday", "now", "noon", "midnight", "tonight", "this morning", "last night", "ago", "note",
      "tag",
    ]
    + Weekday.allCases.map(\.name) + (1...12).map { Month.long($0).lowercased() }
}
