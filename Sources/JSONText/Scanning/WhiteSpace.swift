extension Span<UInt8> {
  /// Where white space ends; mostly there is none, or a blank.
  @inline(__always)
  func spaceEnd(from offset: Int) -> Int {
    guard byte(at: offset).isWhiteSpace else { return offset }
    var end = offset &+ 1
    while byte(at: end).isWhiteSpace { end &+= 1 }
    return end
  }
}
