/// A list of names as their bytes stand in a document, each found by one comparison.
struct Spellings {
  /// Up to sixteen bytes, as two numbers, and how many there are.
  private struct Key: Equatable {
    var first: UInt64
    var second: UInt64
    var count: Int
  }

  private let keys: ContiguousArray<Key>
  private let texts: ContiguousArray<ContiguousArray<UInt8>>

  init(_ names: [String]) {
    texts = ContiguousArray(names.map { ContiguousArray($0.utf8) })
    keys = ContiguousArray(texts.map { Self.key(of: 0..<$0.count, in: $0.span) })
  }

  /// The index of the first name that stands in `range`.
  @inline(__always)
  func index(of range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    let key = Self.key(of: range, in: bytes)
    for index in keys.indices where keys[index] == key {
      if key.count <= 16 || isText(index, range, bytes) { return index }
    }
    return nil
  }

  private func isText(_ index: Int, _ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    range.allSatisfy { bytes[$0] == texts[index][$0 - range.lowerBound] }
  }

  @inline(__always)
  private static func key(of range: Range<Int>, in bytes: Span<UInt8>) -> Key {
    let (start, count) = (range.lowerBound, range.count)
    guard start <= bytes.count &- 16 else { return atEnd(range, bytes) }
    let (first, second) = (bytes.word(unchecked: start), bytes.word(unchecked: start &+ 8))
    return Key(
      first: first & .lowBytes(count), second: count > 8 ? second & .lowBytes(count &- 8) : 0, count: count)
  }

  @inline(never)
  private static func atEnd(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Key {
    func word(_ part: Range<Int>) -> UInt64 {
      part.reversed().reduce(0) { $1 < range.upperBound ? $0 << 8 | UInt64(bytes[$1]) : $0 }
    }
    let start = range.lowerBound
    return Key(first: word(start..<start + 8), second: word(start + 8..<start + 16), count: range.count)
  }
}
