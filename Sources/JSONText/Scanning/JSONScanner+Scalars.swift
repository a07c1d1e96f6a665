extension JSONScanner {
  /// What a value is, by its first byte.
  package enum Kind: Hashable, Sendable {
    case object, array, string, number, bool, null
  }

  /// What kind of value begins at the offset; `nil` where none does.
  ///
  /// Only the first byte is looked at: whether the value is whole comes out when it is passed over.
  package func kind(in bytes: Span<UInt8>) -> Kind? {
    switch byte(in: bytes) {
    case .openBrace: .object
    case .openBracket: .array
    case .quote: .string
    case .minus, .zero ... .nine: .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: nil
    }
  }

  /// Moves over the number at the offset and returns the nearest `Double`; `nil`, without moving, where
  /// another value stands.
  ///
  /// `1e999`, which JSON allows, is infinite.
  package mutating func number(in bytes: Span<UInt8>) throws(JSONError) -> Double? {
    guard byte(in: bytes).isDigit || byte(in: bytes) == .minus else { return nil }
    let start = offset
    try skipNumber(in: bytes)
    return bytes.double(in: start..<offset)
  }

  mutating func skipNumber(in bytes: Span<UInt8>) throws(JSONError) {
    guard let end = bytes.numberEnd(from: offset) else { throw .number(at: offset, in: bytes) }
    offset = end
  }

  mutating func skipWord(in bytes: Span<UInt8>) throws(JSONError) {
    switch byte(in: bytes) {
    case UInt8(ascii: "t"): try skip("true", in: bytes)
    case UInt8(ascii: "f"): try skip("false", in: bytes)
    case UInt8(ascii: "n"): try skip("null", in: bytes)
    default: throw .value(at: offset, in: bytes)
    }
  }

  private mutating func skip(_ word: StaticString, in bytes: Span<UInt8>) throws(JSONError) {
    guard bytes.has(word, at: offset) else { throw .value(at: offset, in: bytes) }
    offset += word.utf8CodeUnitCount
  }
}

extension Span<UInt8> {
  /// Where the number that begins at `start` ends; `nil` if it is none or breaks off.
  @inline(__always)
  func numberEnd(from start: Int) -> Int? {
    var end = start
    if byte(at: end) == .minus { end &+= 1 }
    if byte(at: end) == .zero { end &+= 1 } else { guard skipDigits(&end) else { return nil } }
    if byte(at: end) == .point {
      end &+= 1
      guard skipDigits(&end) else { return nil }
    }
    guard byte(at: end) | 0x20 == UInt8(ascii: "e") else { return end }
    end &+= 1
    if byte(at: end) == .plus || byte(at: end) == .minus { end &+= 1 }
    return skipDigits(&end) ? end : nil
  }

  @inline(__always)
  private func skipDigits(_ offset: inout Int) -> Bool {
    guard byte(at: offset).isDigit else { return false }
    repeat { offset &+= 1 } while byte(at: offset).isDigit
    return true
  }

  /// The `Double` nearest to the number that is spelled in `range`.
  ///
  /// Up to 2⁵³ and with at most 22 decimals, digits and power of ten are exact `Double`s, and so their
  /// quotient is rounded once, as it must be (Clinger 1990). The rest is for the standard library.
  func double(in range: Range<Int>) -> Double {
    var digits: UInt64 = 0
    var scale = 1.0
    var isFraction = false
    for offset in range {
      let byte = self[offset]
      if byte.isDigit && digits <= (1 << 53) / 10 - 1 && scale < 1e22 {
        digits = digits * 10 + UInt64(byte - .zero)
        if isFraction { scale *= 10 }
      } else if byte == .point {
        isFraction = true
      } else if byte != .minus || offset > range.lowerBound {
        return Double(string(in: range)) ?? .nan
      }
    }
    let magnitude = Double(digits) / scale
    return self[range.lowerBound] == .minus ? -magnitude : magnitude
  }
}
