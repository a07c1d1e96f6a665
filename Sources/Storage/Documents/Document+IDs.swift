extension Document {
  /// The ids that some records answer to.
  func ids(of chosen: [Int]) -> [String] {
    // Ids that stand in the text and nowhere else need no look at the other records.
    let spelled = chosen.compactMap(spelledID)
    if spelled.count == chosen.count && !mayShareIDs(chosen) { return spelled }
    let all = ids()
    return chosen.map { all[$0] }
  }

  /// The rows that answer to an id which is `text` or begins with it.
  func rows(idBeginning text: String) -> [(row: Int, id: String)] {
    let (start, mask) = Self.beginning(of: text)
    var candidates: [Int] = []
    for row in rows.indices {
      switch idStart(at: row) {
      case .plain(let word): if word & mask == start { candidates.append(row) }
      // A record that spells no id answers to a digest.
      case .none, .short, .unclear: return rowsOfAll(idBeginning: text)
      }
    }
    return zip(candidates, ids(of: candidates)).filter { $1.hasPrefix(text) }.map { ($0, $1) }
  }

  /// Whether an id stands in one of the records; only those that begin like it are looked at whole.
  func spells(_ id: String) -> Bool {
    let (start, mask) = Self.beginning(of: id)
    return rows.indices.contains { row in
      switch idStart(at: row) {
      case .none: false
      case .plain(let word): word & mask == start && spelledID(at: row) == id
      case .short, .unclear: spelledID(at: row) == id
      }
    }
  }

  /// The first bytes of an id as one number, up to eight, and which of its bits count.
  private static func beginning(of id: String) -> (start: UInt64, mask: UInt64) {
    var bytes = ContiguousArray(id.utf8)
    let mask = UInt64.lowBytes(min(bytes.count, 8))
    bytes += repeatElement(0, count: max(0, 8 - bytes.count))
    return (bytes.span.word(unchecked: 0) & mask, mask)
  }

  private func rowsOfAll(idBeginning text: String) -> [(row: Int, id: String)] {
    ids().enumerated().filter { $1.hasPrefix(text) }.map { ($0, $1) }
  }

  /// Whether the id of one of `chosen` may stand on another record too; `false` is certain.
  ///
  /// The first eight bytes of the ids are compared, and no text is made of any.
  func mayShareIDs(_ chosen: some Collection<Int>) -> Bool {
    var wanted = IDStarts(count: chosen.count)
    for row in chosen {
      switch idStart(at: row) {
      case .none: break
      case .plain(let start): guard wanted.insert(start) else { return true }
      case .short, .unclear: return true
      }
    }
    guard !wanted.isEmpty, chosen.count < rows.count else { return false }
    var count = 0
    for row in rows.indices {
      switch idStart(at: row) {
      case .none, .short: break
      case .plain(let start): if wanted.contains(start) { count += 1 }
      case .unclear: return true
      }
    }
    return count > wanted.count
  }

  private func idStart(at row: Int) -> IDStart { IDStart(of: rows[row], in: bytes.span) }
}

/// How the id begins that a record spells.
enum IDStart {
  case none
  case plain(UInt64)
  /// Of fewer than eight characters: such a one is only shared with another such.
  case short
  /// One with an escape, or far on in a long record.
  case unclear

  @inline(__always)
  init(of row: IndexRow, in bytes: Span<UInt8>) {
    guard row.idStart > 0 else {
      self = .none
      return
    }
    let start = Int(row.start) + Int(row.idStart)
    guard row.idStart < UInt16.max, start + 8 <= bytes.count else {
      self = .unclear
      return
    }
    let word = bytes.word(unchecked: start)
    if word.holds(UInt8(ascii: "\\")) {
      self = .unclear
    } else {
      self = word.holds(UInt8(ascii: "\"")) ? .short : .plain(word)
    }
  }
}

extension UInt64 {
  /// All bits of the lower bytes, up to eight.
  @inline(__always)
  static func lowBytes(_ count: Int) -> UInt64 { count < 8 ? 1 &<< UInt64(8 &* count) &- 1 : .max }

  /// Whether one of its eight bytes is `byte`, an ASCII one; of bytes that are not ASCII it may say so wrongly.
  fileprivate func holds(_ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    return ((self ^ ones &* UInt64(byte)) &- ones) & 0x8080_8080_8080_8080 != 0
  }
}

/// The beginnings of some ids, with a quick look that rules most others out.
struct IDStarts {
  private var all: Set<UInt64>
  private var marks: UInt64 = 0

  var count: Int { all.count }
  var isEmpty: Bool { all.isEmpty }

  init(count: Int) { all = Set(minimumCapacity: count) }

  /// `false` when it was there already.
  mutating func insert(_ start: UInt64) -> Bool {
    marks |= Self.mark(of: start)
    return all.insert(start).inserted
  }

  func contains(_ start: UInt64) -> Bool { marks & Self.mark(of: start) != 0 && all.contains(start) }

  private static func mark(of start: UInt64) -> UInt64 { 1 << ((start &* 0x9E37_79B9_7F4A_7C15) >> 58) }
}
