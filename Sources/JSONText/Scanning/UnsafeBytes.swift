// The only unsafe code of this module.
//
// Three things are not to be had otherwise at the speed that 122 MB of documents ask for: eight bytes in
// one load, the bytes of a literal, and a `String` from a part of a span without a copy in between. The
// load keeps its bounds check, and no pointer leaves its closure.

extension Span<UInt8> {
  /// The eight bytes from `offset` on as one number, the first of them in its lowest bits.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The text of bytes that were checked to be UTF-8.
  func string(in range: Range<Int>) -> String {
    unsafe extracting(range).withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the bytes in `range` are those of `text`.
  func holds(_ text: StaticString, in range: Range<Int>) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<range.count where unsafe buffer[index] != self[range.lowerBound + index] {
        return false
      }
      return true
    }
  }
}
