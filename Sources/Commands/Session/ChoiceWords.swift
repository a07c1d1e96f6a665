/// The choices of a question by their own words: `25 mmol/L` is also chosen by `25 mmol/l`, `mmol` or `25 mm`.
struct ChoiceWords {
  private let texts: [String]

  init(_ texts: [String]) { self.texts = texts.map { $0.lowercased() } }

  /// The only choice that says `answer`, which is in small letters, and nothing else but perhaps a number before it.
  func place(saying answer: String) -> Int? { only { $0 == answer } }

  /// The only choice that begins with `answer`, or goes on with it behind its number.
  func place(beginningWith answer: String) -> Int? { only { $0.hasPrefix(answer) } }

  private func only(_ fits: (String) -> Bool) -> Int? {
    let places = texts.indices.filter { fits(texts[$0]) || fits(Self.behindNumber(texts[$0])) }
    return places.count == 1 ? places.first : nil
  }

  /// `mmol/l` of `25 mmol/l`; the whole where it begins with no number.
  private static func behindNumber(_ text: String) -> String {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy({ $0.isNumber || ".,".contains($0) }) else { return text }
    return String(parts[1])
  }
}
