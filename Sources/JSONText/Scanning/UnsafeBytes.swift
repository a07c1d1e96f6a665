// The only unsafe code of this module.
//
// Loads without a second bounds check, eight bytes in one load, the bytes of a literal, and a `String` from a
// part of a span without a copy in between: at the speed that 122 MB of documents ask for they are not to be
// had otherwise. Every load is behind its own check here, and no pointer leaves its closure.

extension Span<UInt8> {
  /// The byte at `offset`; 0, which JSON allows nowhere, at the end.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    UInt(bitPattern: offset) < UInt(bitPattern: count) ? unsafe self[unchecked: offset] : 0
  }

  /// The eight bytes from `offset` on as one number, the first of them in its lowest bits; `nil` where the text
  /// has fewer left.
  @inline(__always)
  func word(at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= count &- 8 else { return nil }
    return UInt64(
      littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// The text of bytes that were checked to be UTF-8; others become U+FFFD.
  func string(in range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether `text` stands at `offset`.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, length <= count &- offset else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<length where unsafe buffer[index] != self[offset &+ index] { return false }
      return true
    }
  }
}
