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
  /// How many of its eight bytes, from the lowest, are digits before one that is none.
  @inline(__always)
  var digitCount: Int {
    let digits = self ^ 0x3030_3030_3030_3030
    // A byte that carries into the next is marked itself, so that the lowest mark is right.
    let marks = (digits | (digits &+ 0x7676_7676_7676_7676)) & 0x8080_8080_8080_8080
    return marks.trailingZeroBitCount &>> 3
  }

  /// The number that its lowest bytes spell, one to eight digits.
  ///
  /// Digits become pairs, pairs fours, and fours the number, all at once.
  @inline(__always)
  func number(ofDigits count: Int) -> UInt64 {
    let digits = (self ^ 0x3030_3030_3030_3030) &<< UInt64(64 &- 8 &* count)
    let pairs = (digits &* 10 &+ (digits &>> 8)) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ (pairs &>> 16)) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ (fours &>> 32)) & 0xFFFF_FFFF
  }
}
