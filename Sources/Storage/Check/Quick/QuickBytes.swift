extension Span<UInt8> {
  /// The byte at `offset`; 0, which JSON allows nowhere, at the end.
  @inline(__always)
  func byte(orNoneAt offset: Int) -> UInt8 { offset < count ? self[offset] : 0 }
}

extension UInt8 {
  /// Whether it is white space between the marks of JSON.
  @inline(__always)
  var isSpace: Bool { self <= 0x20 && (self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09) }
}

extension UInt64 {
  /// How many of its eight bytes, from the lowest, stand for themselves in a text before one that does not: a quote, a
  /// backslash, a control character, one that is not ASCII.
  ///
  /// A subtraction borrows only from bytes above one that is marked, so that the lowest mark is right.
  @inline(__always)
  var plainCount: Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (self ^ (ones &* UInt64(UInt8(ascii: "\"")))) &- ones
    let backslashes = (self ^ (ones &* UInt64(UInt8(ascii: "\\")))) &- ones
    let controls = self &- (ones &* 0x20)
    let marks = (quotes | backslashes | controls | self) & 0x8080_8080_8080_8080
    return marks.trailingZeroBitCount &>> 3
  }
}
