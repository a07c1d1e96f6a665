/// Records that a draft adds, by the gap between the document's own in which they stand.
///
/// Gap 0 is before the first row, gap 1 before the second; in each the newest stands first.
struct AddedRecords {
  typealias Bytes = ContiguousArray<UInt8>

  struct Item {
    /// Tells it from the others, whatever becomes of them.
    let number: Int
    var text: Bytes
    var id: String
    /// `nil` where none of its members tells a time.
    var seconds: Int64?
  }

  private(set) var gaps: [Int: [Item]] = [:]
  private var count = 0
  /// For each row the oldest instant down to it, so that the first not newer than another is found at once; `nil` where
  /// that is the row's own, since none is newer than one above it.
  private let oldest: ContiguousArray<Int64>?
  /// The instants of rows that were given another one where they stand.
  private var moved: [Int: Int64] = [:]

  init(before index: DocumentIndex) { oldest = index.isNewestFirst ? nil : Self.oldest(index.rows) }

  private static func oldest(_ rows: ContiguousArray<IndexRow>) -> ContiguousArray<Int64> {
    var oldest = ContiguousArray<Int64>()
    oldest.reserveCapacity(rows.count)
    for row in rows {
      let last = oldest.last ?? .max
      oldest.append(row.isPlaced ? min(last, row.seconds) : last)
    }
    return oldest
  }

  /// The one record, if there is no other.
  var only: (gap: Int, item: Item)? {
    let filled = gaps.filter { !$0.value.isEmpty }
    guard filled.count == 1, let (gap, items) = filled.first, items.count == 1 else { return nil }
    return (gap, items[0])
  }

  var isEmpty: Bool { gaps.values.allSatisfy { $0.isEmpty } }

  func text(_ gap: Int, _ number: Int) -> Bytes {
    index(number, in: gap).map { gaps[gap]?[$0].text ?? [] } ?? []
  }

  private func index(_ number: Int, in gap: Int) -> Int? { gaps[gap]?.firstIndex { $0.number == number } }

  /// Puts a record into its gap, before the first that is not newer; returns its number.
  mutating func insert(_ text: Bytes, id: String, seconds: Int64?, in gap: Int) -> Int {
    count += 1
    var items = gaps.removeValue(forKey: gap) ?? []
    let place = items.partition(by: seconds)
    items.insert(Item(number: count, text: text, id: id, seconds: seconds), at: place)
    gaps[gap] = items
    return count
  }

  mutating func remove(_ number: Int, in gap: Int) {
    if let index = index(number, in: gap) { gaps[gap]?.remove(at: index) }
  }

  mutating func replace(_ number: Int, in gap: Int, with text: Bytes, id: String) {
    guard let index = index(number, in: gap) else { return }
    gaps[gap]?[index].text = text
    gaps[gap]?[index].id = id
  }

  /// Notes that a row of the document has another instant now, and stays where it is.
  mutating func note(_ row: Int, movedTo seconds: Int64?) { moved[row] = seconds }

  /// The gap for a record of that instant: before the first that is not newer; at the end for one without.
  func gap(
    for seconds: Int64?, in rows: ContiguousArray<IndexRow>, _ fate: (Int) -> Draft.Fate?
  ) -> Int {
    guard let seconds else { return rows.count }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if oldest?[middle] ?? rows[middle].seconds <= seconds { high = middle } else { low = middle + 1 }
    }
    while let now = moved[low], now > seconds { low += 1 }
    let gap = oldest == nil ? low : pastRemoved(low, seconds, rows, fate)
    return moved.filter { $0.key < gap && $0.value <= seconds }.keys.min() ?? gap
  }

  /// From a row that is to go, on to the next that is not newer, if a newer one stands between.
  private func pastRemoved(
    _ start: Int, _ seconds: Int64, _ rows: ContiguousArray<IndexRow>, _ fate: (Int) -> Draft.Fate?
  ) -> Int {
    var gap = start
    for row in start..<rows.count where rows[row].isPlaced {
      if case .removed? = fate(row) { continue }
      if rows[row].seconds <= seconds { break }
      gap = row + 1
    }
    return gap
  }
}

extension [AddedRecords.Item] {
  /// The index of the first that is not newer than `seconds`; what has no time stands last.
  fileprivate func partition(by seconds: Int64?) -> Int {
    guard let seconds else { return count }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].seconds ?? .min <= seconds { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
