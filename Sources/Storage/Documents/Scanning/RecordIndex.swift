package import CivilTime

/// What is kept of a record without decoding it: enough for order, figures and the way back to its bytes.
///
/// Thirty-two bytes each, in one array without a pointer: a million records take 32 MB.
package struct IndexRow: Sendable {
  /// The instant of the record's time, in seconds since 1970; `unplaced` when none of its members tells one.
  package var seconds: Int64
  /// The main figure in the unit of the record; NaN when it has none.
  package var value: Double
  /// The bytes of the record in its document.
  package var start: UInt32
  package var length: UInt32
  package var tag: Tag
  /// Where the text of its `id` begins, from `start`: 0 when it has none, 65,535 when it lies further on.
  package var idStart: UInt16
  /// Minutes east of Greenwich, for the day on the wall.
  package var offsetMinutes: Int16

  package static let unplaced = Int64.min

  /// A record of which no more is known than where it lies, and the unit that is meant where none is named.
  @inline(__always)
  init(start: Int, length: Int = 0, unit: Int) {
    (seconds, value, offsetMinutes, idStart) = (Self.unplaced, .nan, 0, 0)
    self.start = UInt32(truncatingIfNeeded: start)
    self.length = UInt32(truncatingIfNeeded: length)
    tag = Tag(unit: unit)
  }

  @inline(__always)
  mutating func place(seconds: Int64, offset: Int) {
    self.seconds = seconds
    offsetMinutes = Int16(truncatingIfNeeded: offset / 60)
  }

  /// Follows a record that lies further on now.
  @inline(__always)
  mutating func move(by distance: Int) { start = UInt32(truncatingIfNeeded: Int(start) &+ distance) }

  func moved(by distance: Int) -> IndexRow {
    var row = self
    row.move(by: distance)
    return row
  }

  package var instant: Instant { Instant(seconds: seconds) }
  package var isPlaced: Bool { seconds != Self.unplaced }
  package var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

  /// The number of the day on the wall where the record was written; 0 where none of its members tells a time.
  package var dayNumber: Int {
    guard isPlaced else { return 0 }
    let local = seconds + Int64(offsetMinutes) * 60
    return Int((local - (local % 86_400 + 86_400) % 86_400) / 86_400)
  }

  package var date: CivilDate { CivilDate(dayNumber: dayNumber) }
}

extension IndexRow {
  /// The unit, the context and the bound of a record, as places in the lists of its kind's declaration.
  package struct Tag: Hashable, Sendable {
    package var bits: UInt16

    init(unit: Int) { bits = UInt16(unit & 15) }

    /// No unit, or none of those that the main field has.
    package static let noUnit = 15

    /// The unit of the value among those of the main field; 15 when it is none of them or missing.
    package var unit: Int {
      get { Int(bits & 15) }
      set { bits = bits & ~15 | UInt16(newValue & 15) }
    }

    /// The choice of the first field of choices behind the main one, from 1; 0 when there is none.
    package var choice: Int {
      get { Int(bits >> 4 & 63) }
      set { bits = bits & ~(63 << 4) | UInt16(newValue & 63) << 4 }
    }

    /// What a meter says of a value that is beyond what it shows: such a one counts in bands and never in means.
    package enum Bound: UInt16, Sendable {
      case none, low, high
      /// One that is neither: what is wrong with it, the check of the document says.
      case odd
    }

    package var bound: Bound {
      get { Bound(rawValue: bits >> 10 & 3) ?? .none }
      set { bits = bits & ~(3 << 10) | newValue.rawValue << 10 }
    }
  }
}
