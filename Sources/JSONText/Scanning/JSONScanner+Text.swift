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
      if hasEscapes { return string(in: bytes).utf8.elementsEqual("\(text)".utf8) }
      return range.count == text.utf8CodeUnitCount && bytes.has(text, at: range.lowerBound)
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
  @inline(__always)
  mutating func text(in bytes: Span<UInt8>) throws(JSONError) -> Text {
    let start = offset &+ 1
    let end = bytes.plainEnd(from: start)
    guard bytes.byte(at: end) == .quote else {
      offset = end
      return try restOfText(startingAt: start, in: bytes)
    }
    offset = end &+ 1
    return Text(range: start..<end, hasEscapes: false)
  }

  /// Moves behind the closing quote of a string that began at `start`, behind its opening one.
  @inline(never)
  mutating func restOfText(startingAt start: Int, in bytes: Span<UInt8>) throws(JSONError) -> Text {
    var hasEscapes = false
    while true {
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
      default: offset = bytes.plainEnd(from: offset + 1)
      }
    }
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

extension Span<UInt8> {
  /// Where ASCII that stands for itself ends, looked for eight bytes at a time; at the end of the text at the
  /// latest.
  @inline(__always)
  fileprivate func plainEnd(from start: Int) -> Int {
    var end = start
    while let word = word(at: end) {
      let count = TextWord(word).plainCount
      end &+= count
      if count < 8 { return end }
    }
    while byte(at: end).isPlain { end &+= 1 }
    return end
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool { self >= 0x20 && self < 0x80 && self != .quote && self != .backslash }
}
