/// What is left of a name when the ways to write it are taken away: `pull ups`, `Pull-Up` and `pullups` are `pullup`.
enum WordKey {
  /// The key of several words, the plural of each taken off.
  static func singular(_ words: [String]) -> String { key(of: words, isSingular: true) }

  /// The key of several words as they stand: `blood sugar` and `bloodsugar` are the same, `step` and `steps` are not.
  static func plain(_ words: [String]) -> String { key(of: words, isSingular: false) }

  /// The parts between hyphens and blanks, in small letters without apostrophes.
  private static func key(of words: [String], isSingular: Bool) -> String {
    var (key, start) = ([UInt8](), 0)
    func endPart() {
      if isSingular { takePluralOff(&key, from: start) }
      start = key.count
    }
    for word in words {
      for scalar in word.lowercased().unicodeScalars {
        switch scalar {
        case "-", "–", " ": endPart()
        case "'", "’": continue
        case _ where scalar.isASCII: key.append(UInt8(truncatingIfNeeded: scalar.value))
        default: key += Array(String(scalar).utf8)
        }
      }
      endPart()
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// `presses` is `press`, `flies` is `fly`, `squats` is `squat`; `press` stays.
  private static func takePluralOff(_ key: inout [UInt8], from start: Int) {
    let count = key.count - start
    func ends(with ending: String) -> Bool {
      count >= ending.utf8.count && key.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
    guard ends(with: "s"), !ends(with: "ss") else { return }
    if ends(with: "sses") || ends(with: "shes") || ends(with: "ches") || ends(with: "xes") {
      key.removeLast(2)
    } else if count > 4, ends(with: "ies") {
      key.removeLast(3)
      key.append(UInt8(ascii: "y"))
    } else if count > 2 {
      key.removeLast()
    }
  }
}

/// The beginnings of a sequence of words, to find the longest one that names something.
struct WordPrefixes {
  /// No name has more words, counting a hyphen that stands alone.
  private static let limit = 8

  private let keys: [String]
  private let first: UInt8?
  private let second: UInt8?
  private let key: ([String]) -> String

  /// The beginnings of `words`, each by the key that `key` gives its words.
  init(_ words: [String], key: @escaping ([String]) -> String) {
    let words = Array(words.prefix(Self.limit))
    self.key = key
    keys = words.indices.map { last in
      // A hyphen behind a name is no part of it.
      key([words[last]]).isEmpty ? "" : key(Array(words[...last]))
    }
    let letters = keys.first?.utf8.prefix(2).map { $0 | 0x20 } ?? []
    (first, second) = (letters.first, letters.count > 1 ? letters[1] : nil)
  }

  /// How many words the longest beginning has that is one of `names`; 0 when none is.
  func count(matching names: [String]) -> Int {
    var best = 0
    for index in names.indices { best = max(best, count(matching: names[index])) }
    return best
  }

  /// How many words the longest beginning has that is `name`; 0 when none is.
  func count(matching name: String) -> Int {
    guard mayBegin(name) else { return 0 }
    let key = key([name])
    return key.isEmpty ? 0 : (keys.lastIndex(of: key) ?? -1) + 1
  }

  /// Whether a name begins with the two letters of the first word, as few do: others are passed over without a key.
  ///
  /// A second character that is no letter, or that a plural takes away, is none to tell by.
  private func mayBegin(_ name: String) -> Bool {
    var letters = name.utf8.makeIterator()
    guard let first, let letter = letters.next(), letter | 0x20 == first else { return false }
    guard let second, let next = letters.next().map({ $0 | 0x20 }) else { return true }
    return next == second || !(UInt8(ascii: "a")...UInt8(ascii: "z") ~= next) || next == UInt8(ascii: "s")
  }
}
