/// A number for an id: the same for the same bytes, and hardly ever the same for others.
enum IDNumber {
  /// The number of the text that stands in `range`.
  @inline(__always)
  static func of(_ range: Range<Int>, in bytes: Span<UInt8>) -> UInt64 {
    var (number, place) = (UInt64(range.count), range.lowerBound)
    while place < range.upperBound {
      let rest = range.upperBound &- place
      let word =
        place <= bytes.count &- 8
        ? bytes.word(unchecked: place) & .lowBytes(rest) : wordAtEnd(place..<range.upperBound, bytes)
      number = mixed(number ^ word)
      place &+= 8
    }
    return number
  }

  static func of(_ id: String) -> UInt64 {
    let bytes = ContiguousArray(id.utf8)
    return of(bytes.indices, in: bytes.span)
  }

  @inline(never)
  private static func wordAtEnd(_ range: Range<Int>, _ bytes: Span<UInt8>) -> UInt64 {
    range.reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
  }

  /// The steps between the bits of a product and those below it make each bit of the text count.
  @inline(__always)
  private static func mixed(_ number: UInt64) -> UInt64 {
    let product = number &* 0x9E37_79B9_7F4A_7C15
    return (product ^ product &>> 32) &* 0xD6E8_FEB8_6659_FD93
  }
}

extension Document {
  /// The number of the id that a record spells, `nil` when it has none or an empty one.
  func idNumber(at row: Int) -> UInt64? {
    let place = rows[row]
    let start = Int(place.start) + Int(place.idStart)
    guard place.idStart > 0 else { return nil }
    guard place.idStart < UInt16.max, start + RecordID.length < place.range.upperBound,
      bytes[start + RecordID.length] == UInt8(ascii: "\""),
      bytes[start..<start + RecordID.length].allSatisfy({
        $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      })
    else { return spelledID(at: row).map { IDNumber.of($0) } }
    return IDNumber.of(start..<start + RecordID.length, in: bytes.span)
  }
}

extension ContiguousArray<UInt64> {
  /// The numbers that stand in the list more than once.
  ///
  /// Each sets one of so many bits that few share one; only those that do are compared.
  func repeated() -> Set<UInt64> {
    guard count > 1 else { return [] }
    let width = 64 - (count &* 16 - 1).leadingZeroBitCount
    var (once, twice) = (BitSet(width: width), BitSet(width: width))
    for number in self where !once.insert(number) { _ = twice.insert(number) }
    let candidates = filter(twice.contains).sorted()
    return Set(zip(candidates, candidates.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
  }
}

/// Marks for numbers by their upper bits.
private struct BitSet {
  private var words: ContiguousArray<UInt64>
  private let shift: UInt64

  init(width: Int) {
    words = ContiguousArray(repeating: 0, count: 1 << Swift.max(0, width - 6))
    shift = UInt64(64 - Swift.max(6, width))
  }

  /// `false` when a number with the same upper bits is there already.
  mutating func insert(_ number: UInt64) -> Bool {
    let (word, bit) = place(of: number)
    defer { words[word] |= bit }
    return words[word] & bit == 0
  }

  func contains(_ number: UInt64) -> Bool {
    let (word, bit) = place(of: number)
    return words[word] & bit != 0
  }

  private func place(of number: UInt64) -> (word: Int, bit: UInt64) {
    let place = number >> shift
    return (Int(truncatingIfNeeded: place >> 6), 1 << (place & 63))
  }
}
