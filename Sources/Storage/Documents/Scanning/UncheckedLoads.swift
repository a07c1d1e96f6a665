// The wall of the scan: loads without a bounds check, for who has looked once that all of a record is there.
//
// A million records are read in the time that this module is measured by; a check at each of their words takes a
// third more.

extension Span<UInt8> {
  /// The eight bytes from `offset` on as one number, the first of them in its lowest bits.
  @inline(__always)
  func word(unchecked offset: Int) -> UInt64 {
    UInt64(littleEndian: unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// The sixteen bytes from `offset` on.
  @inline(__always)
  func block(unchecked offset: Int) -> SIMD16<UInt8> {
    unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: SIMD16<UInt8>.self)
  }
}

extension SIMD16<UInt8> {
  /// Whether all bits of all bytes are 0.
  @inline(__always)
  var isZero: Bool {
    let halves = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }
}
