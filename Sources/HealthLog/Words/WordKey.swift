/// What is left of a name when the ways to write it are taken away: `pull ups`, `Pull-Up` and `pullups` are `pullup`.
enum WordKey {
  /// The key of several words, the plural of each taken off.
  static func singular(_ words: some Sequence<some StringProtocol>) -> String {
    words.reduce(into: "") { key, word in
      for part in parts(word) { key += withoutPlural(part) }
    }
  }

  /// The key of several words as they stand: `blood sugar` and `bloodsugar` are the same, `step` and `steps` are not.
  static func plain(_ words: some Sequence<some StringProtocol>) -> String {
    words.reduce(into: "") { key, word in
      for part in parts(word) { key += part }
    }
  }

  /// The parts between hyphens and blanks, in small letters without apostrophes.
  private static func parts(_ word: some StringProtocol) -> [String] {
    word.lowercased().split { $0 == "-" || $0 == "–" || $0 == " " }
      .map { part in part.filter { $0 != "'" && $0 != "’" } }
  }

  /// `presses` is `press`, `flies` is `fly`, `squats` is `squat`; `press` stays.
  private static func withoutPlural(_ word: String) -> Substring {
    if ["sses", "shes", "ches", "xes"].contains(where: word.hasSuffix) { return word.dropLast(2) }
    if word.hasSuffix("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
    return word.hasSuffix("s") && !word.hasSuffix("ss") && word.utf8.count > 2 ? word.dropLast() : word[...]
  }
}

/// The beginnings of a sequence of words, to find the longest one that names something.
struct WordPrefixes {
  /// No name has more words, counting a hyphen that stands alone.
  private static let limit = 8

  private let keys: [String]
  private let key: (String) -> String

  /// The beginnings of `words`, each by the key that `key` gives its words.
  init(_ words: some Collection<String>, key: @escaping ([String]) -> String) {
    let words = Array(words.prefix(Self.limit))
    self.key = { key([$0]) }
    keys = words.indices.map { last in
      // A hyphen behind a name is no part of it.
      key([words[last]]).isEmpty ? "" : key(Array(words[...last]))
    }
  }

  /// How many words the longest beginning has that is one of `names`; 0 when none is.
  func count(matching names: some Sequence<String>) -> Int {
    guard let first = keys.first?.utf8.first else { return 0 }
    return names.reduce(0) { best, name in
      // Most names begin with another letter, and are passed over without a key.
      guard let letter = name.utf8.first, letter | 0x20 == first | 0x20 else { return best }
      let key = key(name)
      return max(best, (keys.lastIndex { $0 == key && !key.isEmpty } ?? -1) + 1)
    }
  }
}
