/// Eight bytes of a string at a time.
struct TextWord {
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  private let bytes: UInt64
  private let quotes: UInt64
  /// The top bit of each byte that does not stand for itself: `"`, `\`, control characters, not ASCII.
  ///
  /// A subtraction borrows from the byte above only where its own byte is marked, so that the lowest mark
  /// is always right; those above it may not be.
  private let marks: UInt64

  @inline(__always)
  init(_ bytes: UInt64) {
    self.bytes = bytes
    quotes = (bytes ^ (Self.ones &* UInt64(UInt8.quote))) &- Self.ones
    let backslashes = (bytes ^ (Self.ones &* UInt64(UInt8.backslash))) &- Self.ones
    let controls = bytes &- (Self.ones &* 0x20)
    marks = (quotes | backslashes | controls | bytes) & (Self.ones &* 0x80)
  }

  /// How many bytes stand for themselves before the first that does not; 8 for all.
  @inline(__always)
  var plainCount: Int { marks.trailingZeroBitCount &>> 3 }

  /// The bytes before a quote, if all before it stand for themselves; those behind are 0.
  @inline(__always)
  var beforeQuote: UInt64? {
    let lowest = marks & (0 &- marks)
    guard quotes & ~bytes & lowest != 0 else { return nil }
    return bytes & ((lowest &>> 7) &- 1)
  }
}
