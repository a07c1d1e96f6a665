internal import JSONText

/// The layout of a record that a scanner has read: which bytes are those of its names and marks, and where its values lie.
///
/// Bytes that agree with it, with texts of the same lengths in which every character stands for itself, are read by
/// the scanner in the same way, since it reads them in the same order; so the places of their values are known.
///
/// A plain value without a pointer, so that looking at one of many copies nothing; what has no fixed size lies in
/// the lists of `RecordTemplates`.
struct RecordTemplate {
  /// The part of sixteen bytes.
  struct Block {
    var bytes = SIMD16<UInt8>()
    /// All bits of a byte that must be the same.
    var fixed = SIMD16<UInt8>()
    /// The top bit of a byte of a text.
    var text = SIMD16<UInt8>()
  }

  /// Digits that are still to be looked at; places are counted from the start of the template.
  struct NumberPlace {
    var start: Int
    var end: Int
    /// Where the decimal point stands; the end where there is none.
    var point: Int
  }

  /// From the end of the record before it to its own.
  var length = 0
  /// Where in it the record begins, behind the comma and the white space.
  var lead = 0
  /// Its part of all blocks, and of all numbers that the index is not made of but that must be some.
  var blocks = 0..<0
  var otherNumbers = 0..<0

  /// The member that tells the time, before any other that could; as all that follow, empty where there is none.
  var anchor = 0..<0
  var unit = 0..<0
  var choice = 0..<0
  var bound = 0..<0
  var id = 0..<0
  var value: NumberPlace?
}

extension RecordTemplate {
  /// Whether the bytes from `start` on are laid out like this.
  @inline(__always)
  func fits(_ bytes: Span<UInt8>, at start: Int, among all: Span<Block>) -> Bool {
    guard blocks.count &* 16 <= bytes.count &- start else { return false }
    var difference = SIMD16<UInt8>()
    var place = start
    for index in blocks {
      let block = all[index]
      let found = bytes.block(unchecked: place)
      difference |= (found ^ block.bytes) & block.fixed | found.marks & block.text
      place &+= 16
    }
    return difference.isZero
  }

  /// Whether a record of this length could begin at `start`: what tells most of those that do not fit.
  @inline(__always)
  func endsWithBrace(in bytes: Span<UInt8>, from start: Int) -> Bool {
    start &+ length <= bytes.count && bytes[start &+ length &- 1] == UInt8(ascii: "}")
  }

  /// The row of a record that begins behind `start` and fits; `nil` where one of its values is for the scanner.
  @inline(__always)
  func row(
    at start: Int, in bytes: Span<UInt8>, _ numbers: Span<NumberPlace>, _ plan: ScanPlan,
    _ times: inout TimeMemory
  ) -> IndexRow? {
    var row = IndexRow(start: start &+ lead, length: length &- lead, unit: plan.unitWhenNotSaid)
    if !anchor.isEmpty {
      guard anchor.count == TimeMemory.length,
        let time = times.read(bytes, at: start &+ anchor.lowerBound)
      else { return nil }
      row.place(seconds: time.seconds, offset: time.offset)
    }
    if let value {
      guard let number = value.number(in: bytes, from: start) else { return nil }
      row.value = number
    }
    for index in otherNumbers {
      guard numbers[index].number(in: bytes, from: start) != nil else { return nil }
    }
    if !unit.isEmpty { row.tag.unit = plan.unit(unit.moved(by: start), in: bytes) }
    if !choice.isEmpty { row.tag.choice = plan.choice(choice.moved(by: start), in: bytes) }
    if !bound.isEmpty { row.tag.bound = plan.bound(bound.moved(by: start), in: bytes) }
    if !id.isEmpty { row.idStart = UInt16(truncatingIfNeeded: id.lowerBound &- lead) }
    return row
  }
}

extension Range<Int> {
  @inline(__always)
  fileprivate func moved(by distance: Int) -> Self {
    lowerBound &+ distance..<upperBound &+ distance
  }
}

extension SIMD16<UInt8> {
  /// The top bit of each byte that does not stand for itself in a text: `"`, `\`, control characters, not ASCII.
  @inline(__always)
  fileprivate var marks: Self {
    let one = Self(repeating: 1)
    let quotes = (self ^ Self(repeating: UInt8(ascii: "\""))) &- one
    let backslashes = (self ^ Self(repeating: UInt8(ascii: "\\"))) &- one
    return quotes | backslashes | (self &- Self(repeating: UInt8(ascii: " "))) | self
  }
}

extension RecordTemplate.NumberPlace {
  /// The number that stands here in a record which fits otherwise; `nil` where its digits are none.
  ///
  /// Digits and power of ten are exact `Double`s, and so their quotient is rounded once, as it must be.
  @inline(__always)
  func number(in bytes: Span<UInt8>, from base: Int) -> Double? {
    var digits = 0
    let (isNegative, end, point) = (bytes[base &+ start] == UInt8(ascii: "-"), base &+ end, base &+ point)
    let first = isNegative ? base &+ start &+ 1 : base &+ start
    var place = first
    while place < end {
      let digit = bytes[place] ^ 0x30
      if digit <= 9 {
        digits = digits &* 10 &+ Int(digit)
      } else if place != point {
        return nil
      }
      place &+= 1
    }
    guard bytes[first] != UInt8(ascii: "0") || point == first &+ 1 else { return nil }
    let value = Double(isNegative ? 0 &- digits : digits)
    return end == point ? value : value / Self.tenfold[end &- point &- 1]
  }

  private static let tenfold: ContiguousArray<Double> = ContiguousArray(
    (0...15).map { (0..<$0).reduce(1) { power, _ in power * 10 } })
}
