import TestSupport

/// Changes a text as hands, editors and broken disks do, a little at a time.
struct TextMutation {
  typealias Bytes = ContiguousArray<UInt8>

  private static let words = [
    "null", "true", "-1", "-0", "0", "1e3", "007", "1.50", "0.0", "12345678901234567890", "\"\"", "{}", "[]",
    "600.0",
    "20", "19.9", "33.3", "1.1", "1001", "61", "\"mg/dL\"", "\"mmol/L\"", "\"lb\"", "\"low\"", "\"id\"",
    "\"unit\"",
    "\"value\"", "\"own\"", "\"2026-02-30T07:00:00+01:00\"", "\"2026-11-30T23:59:00+01:00\"",
    "\"2026-10-31T07:00:00Z\"",
    "\"2026-11-10T07:00:00\"", "\"2026-11-10T07:00:60+01:00\"", "\"2026-11-10\"", "\"2026-11-31\"", ",", ":",
    "{", "}",
    "[", "]", "\"a\u{1}b\"", "\"\\\"\"", "\"\\x\"", "\"é\"",
  ].map { Bytes($0.utf8) }
  private static let letters =
    Bytes("\"\"{}[]:,.-+eE0129 \n\t\\'aZT".utf8) + [0x00, 0x01, 0x1F, 0x7F, 0x80, 0xA9, 0xC3, 0xE2, 0xFF]

  var random: SplitMix

  mutating func mutated(_ text: Bytes) -> Bytes {
    var text = text
    for _ in 0..<random.below(3) + 1 { change(&text) }
    return text
  }

  private mutating func change(_ text: inout Bytes) {
    let tokens = tokens(of: text)
    guard !tokens.isEmpty, !text.isEmpty else { return }
    let (token, other, place) = (random.pick(tokens), random.pick(tokens), random.below(text.count))
    switch random.below(10) {
    case 0: text.replaceSubrange(token, with: Bytes(text[other]))
    case 1, 2: text.replaceSubrange(token, with: random.pick(Self.words))
    case 3: text.removeSubrange(token)
    case 4: text.insert(contentsOf: random.pick(Self.words), at: token.lowerBound)
    case 5: text[place] = random.pick(Array(Self.letters))
    case 6: text.remove(at: place)
    case 7: text.insert(random.pick(Array(Self.letters)), at: place)
    case 8: changeLines(&text)
    default: changeDigit(&text)
    }
  }

  /// Swaps two lines, or puts one in the place of another.
  private mutating func changeLines(_ text: inout Bytes) {
    var lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Bytes($0) }
    let (a, b) = (random.below(lines.count), random.below(lines.count))
    if random.chance(50) { lines.swapAt(a, b) } else { lines[a] = lines[b] }
    text = Bytes(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  private mutating func changeDigit(_ text: inout Bytes) {
    let digits = text.indices.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[$0] }
    if !digits.isEmpty { text[random.pick(digits)] = UInt8(ascii: "0") + UInt8(random.below(10)) }
  }

  /// Texts, numbers, words and marks.
  private func tokens(of text: Bytes) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var place = 0
    while place < text.count {
      let start = place
      place += 1
      switch text[start] {
      case UInt8(ascii: "\""):
        while place < text.count, text[place] != UInt8(ascii: "\"") {
          place += text[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(place + 1, text.count)
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"): continue
      case let byte where byte.isPartOfWord: while place < text.count, text[place].isPartOfWord { place += 1 }
      default: break
      }
      tokens.append(start..<place)
    }
    return tokens
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    Character(Unicode.Scalar(self)).isLetter || Character(Unicode.Scalar(self)).isNumber
      || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}
