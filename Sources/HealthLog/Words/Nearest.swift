/// Finds the known word that a mistyped one was meant to be.
package enum Nearest {
  /// A longer word is no slip of a finger, and is not searched for.
  private static let longest = 40

  /// The word among `words` with the fewest slips, in any case; `nil` when all are too far.
  ///
  ///     Nearest.word(to: "fastign", among: ["bedtime", "fasting"])  // fasting
  ///
  /// A slip is a letter too much, too few, wrong, or exchanged with the next (Damerau-Levenshtein, no part of a word
  /// touched twice). Words of three to five letters may have one, to nine letters two, longer ones three. Of equals a
  /// word that begins alike comes first, then the order of `words`. Where no word is near, the shortest that
  /// continues three letters or more is taken.
  package static func word(to typed: some StringProtocol, among words: some Sequence<String>) -> String? {
    let letters = Array(typed.lowercased().unicodeScalars)
    guard 3...longest ~= letters.count else { return nil }
    let slips = letters.count < 6 ? 1 : letters.count < 10 ? 2 : 3
    var best: (word: String, rank: Int)?
    for word in words {
      let candidate = Array(word.lowercased().unicodeScalars)
      guard let rank = rank(letters, candidate, atMost: slips) else { continue }
      if rank < best?.rank ?? .max { best = (word, rank) }
    }
    return best?.word
  }

  /// The number of slips between two words, or `nil` when they are more than `limit`.
  package static func distance(_ a: some StringProtocol, _ b: some StringProtocol, atMost limit: Int) -> Int?
  {
    distance(Array(a.lowercased().unicodeScalars), Array(b.lowercased().unicodeScalars), atMost: limit)
  }

  /// The lower, the nearer: slips first, then another first letter, and continued words after all slips.
  private static func rank(_ typed: [Unicode.Scalar], _ word: [Unicode.Scalar], atMost slips: Int) -> Int? {
    if let distance = distance(typed, word, atMost: slips) {
      return distance * 2 + (typed.first == word.first ? 0 : 1)
    }
    return word.starts(with: typed) ? 100 + word.count : nil
  }

  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var (older, previous) = ([Int](), Array(0...b.count))
    for row in a.indices {
      var current = [row + 1]
      for column in b.indices {
        let change = previous[column] + (a[row] == b[column] ? 0 : 1)
        var slips = min(change, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          slips = min(slips, older[column - 1] + 1)
        }
        current.append(slips)
      }
      guard min(current.min() ?? 0, previous.min() ?? 0) <= limit else { return nil }
      (older, previous) = (previous, current)
    }
    return previous.last.flatMap { $0 <= limit ? $0 : nil }
  }
}

extension Catalogue {
  /// Every word that an entry may hold by the declarations, for the nearest to a word that is not known.
  ///
  /// Names of exercises are without hyphens, as most people type them.
  package var vocabulary: [String] {
    kinds.flatMap { $0.words + $0.fields.flatMap(\.vocabulary) }
      + exercises.flatMap(\.words).map { $0.lowercased().filter { $0 != "-" } }
  }
}

extension Field {
  /// The words that announce it, and those of its choices.
  fileprivate var vocabulary: [String] {
    guard case .choice(let choices) = shape else { return words }
    return words + choices.flatMap(\.spellings)
  }
}
