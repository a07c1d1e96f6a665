/// A fast 64-bit checksum of a document: it tells one text from another, and guards against no one.
///
/// Eight bytes at a time go through a multiplication of 128 bits whose halves are folded together. The journal
/// keeps the result, so the function must stay what it is.
package struct Checksum: Hashable, Sendable {
  package let value: UInt64

  package init(value: UInt64) { self.value = value }

  package init(_ bytes: ContiguousArray<UInt8>) {
    let span = unsafe bytes.span.bytes
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= span.byteCount {
      let word = unsafe UInt64(
        littleEndian: span.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      state = Self.fold(state ^ word, 0xD6E8_FEB8_6659_FD93)
      offset += 8
    }
    var tail: UInt64 = 0
    while offset < span.byteCount {
      tail = tail << 8 | UInt64(bytes[offset])
      offset += 1
    }
    state = Self.fold(state ^ tail, 0xA076_1D64_78BD_642F)
    value = Self.fold(state ^ UInt64(bytes.count), 0xE703_7ED1_A0B4_28DB)
  }

  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}

extension Checksum: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  package init?(_ text: String) {
    guard text.utf8.count == 16, text.utf8.first != UInt8(ascii: "+"), let value = UInt64(text, radix: 16)
    else {
      return nil
    }
    self.init(value: value)
  }
}
