extension Span<UInt8> {
  /// The length of the UTF-8 sequence at `offset`, 0 where there is none.
  ///
  /// Well-formed as in table 3-7 of the Unicode standard: no overlong form, no surrogate, nothing over
  /// U+10FFFF, nothing cut off.
  func sequenceLength(at offset: Int) -> Int {
    switch self[offset] {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: continues(offset, by: 1) ? 2 : 0
    case 0xE0: continues(offset, by: 2, from: 0xA0) ? 3 : 0
    case 0xED: continues(offset, by: 2, to: 0x9F) ? 3 : 0
    case 0xE1...0xEF: continues(offset, by: 2) ? 3 : 0
    case 0xF0: continues(offset, by: 3, from: 0x90) ? 4 : 0
    case 0xF1...0xF3: continues(offset, by: 3) ? 4 : 0
    case 0xF4: continues(offset, by: 3, to: 0x8F) ? 4 : 0
    default: 0
    }
  }

  /// Whether `count` continuation bytes follow, the first of them between `low` and `high`.
  private func continues(_ offset: Int, by count: Int, from low: UInt8 = 0x80, to high: UInt8 = 0xBF) -> Bool
  {
    guard offset + count < self.count, low <= self[offset + 1], self[offset + 1] <= high else { return false }
    for next in 1..<count where self[offset + 1 + next] & 0xC0 != 0x80 { return false }
    return true
  }

  /// The character at `offset`, `nil` at the end and where the bytes are not UTF-8.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < count else { return nil }
    let length = sequenceLength(at: offset)
    guard length > 1 else { return length == 1 ? Unicode.Scalar(self[offset]) : nil }
    var value = UInt32(self[offset] & 0x7F >> UInt8(length))
    for next in 1..<length { value = value << 6 | UInt32(self[offset + next] & 0x3F) }
    return Unicode.Scalar(value)
  }
}
