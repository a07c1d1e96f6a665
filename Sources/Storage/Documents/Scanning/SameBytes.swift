extension ContiguousArray<UInt8> {
  /// Whether both hold the same bytes: `==` would look at them one by one.
  func isSame(as other: Self) -> Bool {
    guard count == other.count else { return false }
    return isTheVery(other) || span.isSame(as: other.span, 0..<count, 0..<count)
  }

  /// Whether both are one array that was never copied; what is not may still hold the same bytes.
  private func isTheVery(_ other: Self) -> Bool {
    unsafe withUnsafeBufferPointer { mine in
      unsafe other.withUnsafeBufferPointer { unsafe mine.baseAddress == $0.baseAddress }
    }
  }
}

extension Span<UInt8> {
  /// Whether the bytes of two ranges are the same, 64 and then 8 at a time.
  func isSame(as other: Span<UInt8>, _ mine: Range<Int>, _ its: Range<Int>) -> Bool {
    guard mine.count == its.count, indices.contains(mine), other.indices.contains(its) else {
      return mine.isEmpty && its.isEmpty
    }
    let (count, one, two) = (mine.count, mine.lowerBound, its.lowerBound)
    var offset = 0
    while offset &+ 64 <= count {
      guard isSame64(as: other, one &+ offset, two &+ offset) else { return false }
      offset &+= 64
    }
    while offset &+ 8 <= count {
      guard word(unchecked: one &+ offset) == other.word(unchecked: two &+ offset) else { return false }
      offset &+= 8
    }
    return (offset..<count).allSatisfy { self[one + $0] == other[two + $0] }
  }

  @inline(__always)
  private func isSame64(as other: Span<UInt8>, _ mine: Int, _ its: Int) -> Bool {
    var difference = block(unchecked: mine) ^ other.block(unchecked: its)
    difference |= block(unchecked: mine &+ 16) ^ other.block(unchecked: its &+ 16)
    difference |= block(unchecked: mine &+ 32) ^ other.block(unchecked: its &+ 32)
    difference |= block(unchecked: mine &+ 48) ^ other.block(unchecked: its &+ 48)
    return difference.isZero
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
