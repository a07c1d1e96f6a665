extension Span<UInt8> {
  /// The line break and the indentation right before `offset`; `nil` if something else stands before it on
  /// its line, and on the first line.
  func lead(of offset: Int) -> Range<Int>? {
    var start = offset
    while start > 0, self[start - 1] == .blank || self[start - 1] == .tab { start -= 1 }
    guard start > 0, self[start - 1] == .lineFeed else { return nil }
    return start - (start > 1 && self[start - 2] == .carriageReturn ? 2 : 1)..<offset
  }

  /// The line break and the indentation of the line that `offset` stands on; `nil` on the first line.
  func lineLead(of offset: Int) -> Range<Int>? {
    var start = offset
    while start > 0, self[start - 1] != .lineFeed { start -= 1 }
    guard start > 0 else { return nil }
    var end = start
    while end < count, self[end] == .blank || self[end] == .tab { end += 1 }
    return lead(of: end)
  }

  func lineBreakLength(at offset: Int) -> Int { self[offset] == .carriageReturn ? 2 : 1 }

  func array(in range: Range<Int>) -> ContiguousArray<UInt8> {
    var array = ContiguousArray<UInt8>()
    array.reserveCapacity(range.count)
    for offset in range { array.append(self[offset]) }
    return array
  }
}
