/// A day of the week, Monday first as in ISO 8601.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday

  /// The English name in small letters.
  package var name: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// Three letters, as an answer shows it: `Sun`.
  package var short: String { capitalized(name.prefix(3)) }

  /// The day that `word` names: `mon`, `tues`, `thurs`, `Sunday`.
  package init?(_ word: String) {
    guard let day = Self.allCases.first(where: { isName(word, of: $0.name, atLeast: 3) }) else { return nil }
    self = day
  }
}

/// A month of the year and the words for it.
package enum Month {
  private static let names = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ]

  /// The number of the month that `word` names, from 1: `nov`, `sept`, `March`.
  package static func number(_ word: String) -> Int? {
    names.firstIndex { isName(word, of: $0, atLeast: 3) }.map { $0 + 1 }
  }

  /// Three letters, as an answer shows it: `Nov`.
  package static func short(_ number: Int) -> String { capitalized(names[number - 1].prefix(3)) }

  /// The whole name: `November`.
  package static func long(_ number: Int) -> String { capitalized(names[number - 1][...]) }
}

/// Whether `word`, in any case, is `name` or a beginning of it with at least that many letters.
private func isName(_ word: String, of name: String, atLeast letters: Int) -> Bool {
  let word = word.lowercased()
  return word.utf8.count >= letters && name.hasPrefix(word)
}

private func capitalized(_ word: Substring) -> String {
  word.prefix(1).uppercased() + String(word.dropFirst())
}
