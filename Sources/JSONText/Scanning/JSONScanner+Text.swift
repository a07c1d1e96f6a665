extension JSONScanner {
  /// A string where it stands.
  package struct Text: Hashable, Sendable {
    /// The bytes between the quotes.
    package var range: Range<Int>
    /// Whether a backslash is among them, so that they are not yet the text that they mean.
    package var hasEscapes: Bool

    /// The bytes with the quotes.
    package var quotedRange: Range<Int> { range.lowerBound - 1..<range.upperBound + 1 }

    /// Whether this is `text`, an ASCII one.
    package func equals(_ text: StaticString, in bytes: Span<UInt8>) -> Bool {
      if hasEscapes { return string(in: bytes) == "\(text)" }
      return bytes.holds(text, in: range)
    }

    /// The text that is meant.
    package func string(in bytes: Span<UInt8>) -> String {
      hasEscapes ? JSONString.unescaped(range, in: bytes) : bytes.string(in: range)
    }
  }

  /// Moves over the string at the offset; `nil`, without moving, where another value stands.
  package mutating func string(in bytes: Span<UInt8>) throws(JSONError) -> Text? {
    guard byte(in: bytes) == .quote else { return nil }
    return try text(in: bytes)
  }

  /// Moves over the string whose opening quote is at the offset.
  mutating func text(in bytes: Span<UInt8>) throws(JSONError) -> Text {
    offset += 1
    return try restOfText(startingAt: offset, in: bytes)
  }

  /// Moves behind the closing quote of a string that began at `start`, behind its opening one.
  mutating func restOfText(startingAt start: Int, in bytes: Span<UInt8>) throws(JSONError) -> Text {
    var hasEscapes = false
    while true {
      skipPlain(in: bytes)
      switch byte(in: bytes) {
      case .quote:
        offset += 1
        return Text(range: start..<offset - 1, hasEscapes: hasEscapes)
      case .backslash:
        hasEscapes = true
        try skipEscape(in: bytes, textAt: start)
      case 0x80...0xFF:
        let length = bytes.sequenceLength(at: offset)
        guard length > 0 else { throw .text(at: offset, startingAt: start, in: bytes) }
        offset += length
      case 0..<0x20: throw .text(at: offset, startingAt: start, in: bytes)
      default: offset += 1
      }
    }
  }

  /// Moves over ASCII that stands for itself, eight bytes at a time; the last seven of the text stay.
  @inline(__always)
  private mutating func skipPlain(in bytes: Span<UInt8>) {
    while offset + 8 <= bytes.count {
      let marks = Self.marks(in: bytes.word(at: offset))
      guard marks == 0 else {
        offset += marks.trailingZeroBitCount >> 3
        return
      }
      offset += 8
    }
  }

  /// The top bit of each byte that does not stand for itself: `"`, `\`, control characters, not ASCII.
  ///
  /// A subtraction borrows from the byte above only where its own byte is marked, so that the lowest mark
  /// is always right; those above it may not be.
  @inline(__always)
  private static func marks(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ ones &* UInt64(UInt8.quote)) &- ones
    let backslashes = (word ^ ones &* UInt64(UInt8.backslash)) &- ones
    let controls = word &- ones &* 0x20
    return (quotes | backslashes | controls | word) & (ones &* 0x80)
  }

  private mutating func skipEscape(in bytes: Span<UInt8>, textAt start: Int) throws(JSONError) {
    let escape = offset
    offset += 1
    switch byte(in: bytes) {
    case .quote, .backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    case UInt8(ascii: "u"):
      guard let (_, length) = JSONString.codePoint(at: escape, in: bytes) else {
        throw .text(at: escape, startingAt: start, in: bytes)
      }
      offset = escape + length
    default: throw .text(at: escape, startingAt: start, in: bytes)
    }
  }
}
