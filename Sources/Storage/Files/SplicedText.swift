/// A text as what stood there before, with some bytes of it exchanged.
///
/// It is written, compared and summed up piece by piece: for one more line a megabyte is not copied.
package struct SplicedText: Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  /// Some bytes of an array, which are not copied out of it.
  struct Piece {
    var bytes: Bytes
    var range: Range<Int>
  }

  package let base: Bytes
  /// The bytes of `base` that go.
  package let range: Range<Int>
  /// What comes in their place.
  package let replacement: Bytes

  package init(_ base: Bytes, _ range: Range<Int>, with replacement: Bytes) {
    self.base = base
    self.range = range
    self.replacement = replacement
  }

  /// A text that is made of nothing else.
  package init(_ whole: Bytes) { self.init(whole, whole.count..<whole.count, with: []) }

  package var count: Int { base.count - range.count + replacement.count }

  /// What it is made of, one behind the other.
  var pieces: [Piece] {
    [
      Piece(bytes: base, range: 0..<range.lowerBound),
      Piece(bytes: replacement, range: replacement.indices),
      Piece(bytes: base, range: range.upperBound..<base.count),
    ]
  }

  /// All of it in one array.
  package var bytes: Bytes {
    if range.isEmpty && replacement.isEmpty { return base }
    var bytes = Bytes()
    bytes.reserveCapacity(count)
    for piece in pieces { bytes += piece.bytes[piece.range] }
    return bytes
  }
}

extension SplicedText {
  func isSame(as bytes: Bytes) -> Bool { bytes.count == count && holds(bytes, bytes.count, at: 0) }

  /// Whether the first `length` bytes of `part` stand in it from `offset` on.
  func holds(_ part: Bytes, _ length: Int, at offset: Int) -> Bool {
    guard offset + length <= count else { return false }
    var start = 0
    for piece in pieces {
      let shared = (start..<start + piece.range.count).clamped(to: offset..<offset + length)
      if !shared.isEmpty {
        let first = piece.range.lowerBound + shared.lowerBound - start
        let its = shared.lowerBound - offset..<shared.upperBound - offset
        guard piece.bytes.span.isSame(as: part.span, first..<first + its.count, its) else { return false }
      }
      start += piece.range.count
    }
    return true
  }
}
