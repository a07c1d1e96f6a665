extension JSONString {
  /// The text that is meant by the bytes in `range`, which stand between the quotes of a sound string.
  package static func unescaped(_ range: Range<Int>, in bytes: Span<UInt8>) -> String {
    var text = ContiguousArray<UInt8>()
    text.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == .backslash {
        offset += appendEscape(at: offset, of: bytes, to: &text)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func appendEscape(
    at offset: Int, of bytes: Span<UInt8>, to text: inout ContiguousArray<UInt8>
  ) -> Int {
    switch bytes[offset + 1] {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(.lineFeed)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "u"):
      let (scalar, length) = codePoint(at: offset, in: bytes) ?? ("\u{FFFD}", 2)
      text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      return length
    case let other: text.append(other)
    }
    return 2
  }

  /// The character of the `\u` escape at `offset` and the length of that: 12 for a pair of surrogates, else 6;
  /// `nil` for half a pair and where digits are missing.
  static func codePoint(at offset: Int, in bytes: Span<UInt8>) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let unit = codeUnit(at: offset, in: bytes) else { return nil }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard UTF16.isLeadSurrogate(unit), let trail = codeUnit(at: offset + 6, in: bytes),
      UTF16.isTrailSurrogate(trail)
    else { return nil }
    let value = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(trail & 0x3FF)
    return Unicode.Scalar(value).map { ($0, 12) }
  }

  private static func codeUnit(at offset: Int, in bytes: Span<UInt8>) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes.has("\\u", at: offset) else { return nil }
    var unit: UInt16 = 0
    for at in offset + 2..<offset + 6 {
      guard let digit = bytes[at].hexDigit else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }
}
