extension ContiguousArray<UInt8> {
  /// Whether both hold the same bytes: `==` would look at them one by one.
  func isSame(as other: Self) -> Bool {
    guard count == other.count else { return false }
    return span.isSame(as: other.span, 0..<count, 0..<count)
  }
}

extension Span<UInt8> {
  /// Whether the bytes of two ranges are the same, eight at a time.
  func isSame(as other: Span<UInt8>, _ mine: Range<Int>, _ its: Range<Int>) -> Bool {
    guard mine.count == its.count, indices.contains(mine), other.indices.contains(its) else {
      return mine.isEmpty && its.isEmpty
    }
    var offset = 0
    while offset + 8 <= mine.count {
      if word(unchecked: mine.lowerBound + offset) != other.word(unchecked: its.lowerBound + offset) {
        return false
      }
      offset += 8
    }
    return (offset..<mine.count).allSatisfy { self[mine.lowerBound + $0] == other[its.lowerBound + $0] }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
