/// A fast 64-bit checksum of a document: it tells one text from another, and guards against no one.
///
/// Eight bytes at a time go through a multiplication of 128 bits whose halves are folded together. The journal
/// keeps the result, so the function must stay what it is.
package struct Checksum: Hashable, Sendable {
  package let value: UInt64

  package init(value: UInt64) { self.value = value }

  package init(_ bytes: ContiguousArray<UInt8>) {
    var sum = Sum()
    sum.add(bytes.span, bytes.indices)
    self = sum.checksum
  }
}

extension Checksum {
  /// The checksum of a text that comes in pieces, of whatever lengths.
  struct Sum {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    /// Bytes that do not make up eight yet, the first of them lowest.
    private var rest: UInt64 = 0
    private var count = 0

    /// How many bytes make up eight with those that wait.
    private var missing: Int { (8 &- count & 7) & 7 }

    mutating func add(_ bytes: Span<UInt8>, _ range: Range<Int>) {
      let start = min(range.upperBound, range.lowerBound + missing)
      for place in range.lowerBound..<start { add(bytes[place]) }
      var place = start
      while place &+ 8 <= range.upperBound {
        add(word: bytes.word(unchecked: place))
        place &+= 8
      }
      while place < range.upperBound {
        add(bytes[place])
        place &+= 1
      }
    }

    /// Adds the same bytes to two sums: a step of the one is done while the other waits for its own.
    static func add(_ bytes: Span<UInt8>, _ range: Range<Int>, to one: inout Sum, and other: inout Sum) {
      var (mine, its) = (range.lowerBound, range.lowerBound)
      if range.count >= 16 {
        mine += one.missing
        its += other.missing
        one.add(bytes, range.lowerBound..<mine)
        other.add(bytes, range.lowerBound..<its)
        while max(mine, its) &+ 8 <= range.upperBound {
          one.add(word: bytes.word(unchecked: mine))
          other.add(word: bytes.word(unchecked: its))
          mine &+= 8
          its &+= 8
        }
      }
      one.add(bytes, mine..<range.upperBound)
      other.add(bytes, its..<range.upperBound)
    }

    @inline(__always)
    private mutating func add(word: UInt64) {
      state = Checksum.fold(state ^ word, 0xD6E8_FEB8_6659_FD93)
      count &+= 8
    }

    private mutating func add(_ byte: UInt8) {
      rest |= UInt64(byte) << UInt64(8 * (count & 7))
      count += 1
      guard count & 7 == 0 else { return }
      state = Checksum.fold(state ^ rest, 0xD6E8_FEB8_6659_FD93)
      rest = 0
    }

    var checksum: Checksum {
      let tail = count & 7 == 0 ? 0 : rest.byteSwapped >> UInt64(64 - 8 * (count & 7))
      let state = Checksum.fold(state ^ tail, 0xA076_1D64_78BD_642F)
      return Checksum(value: Checksum.fold(state ^ UInt64(count), 0xE703_7ED1_A0B4_28DB))
    }
  }

  @inline(__always)
  private static func fold(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    return product.high ^ product.low
  }
}

extension SplicedText {
  var checksum: Checksum {
    var sum = Checksum.Sum()
    for piece in pieces { sum.add(piece.bytes.span, piece.range) }
    return sum.checksum
  }

  /// The checksums of what it was made of and of itself, in little more than the time of one.
  var checksums: (base: Checksum, new: Checksum) {
    var (old, new) = (Checksum.Sum(), Checksum.Sum())
    let span = base.span
    Checksum.Sum.add(span, 0..<range.lowerBound, to: &old, and: &new)
    old.add(span, range)
    new.add(replacement.span, replacement.indices)
    Checksum.Sum.add(span, range.upperBound..<base.count, to: &old, and: &new)
    return (old.checksum, new.checksum)
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
