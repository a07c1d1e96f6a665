/// The rows of a document that have a time, from the oldest to the newest; of equal times the lower is the older.
package enum TimeOrder: Sendable {
  /// The newest stands first in the document, as it should: of that many rows none need be listed.
  case reversed(count: Int)
  case listed([Int])

  init(_ index: DocumentIndex) {
    let rows = index.rows
    guard !index.isNewestFirst else {
      self = .reversed(count: rows.count)
      return
    }
    let placed = rows.indices.reversed().filter { rows[$0].isPlaced }
    self = .listed(
      placed.enumerated().sorted { a, b in
        (rows[a.element].seconds, a.offset) < (rows[b.element].seconds, b.offset)
      }.map(\.element))
  }
}

extension TimeOrder {
  /// The rows of these days on the wall, wherever they were written, with some of the days beside them.
  func around(_ days: ClosedRange<Int>, in rows: ContiguousArray<IndexRow>) -> SubSequence {
    // An offset is less than a day.
    let start = place(of: Int64(days.lowerBound - 1) * 86_400, in: rows)
    return self[start..<Swift.max(start, place(of: Int64(days.upperBound + 2) * 86_400, in: rows))]
  }

  /// The first place of a row that is not before an instant.
  private func place(of seconds: Int64, in rows: ContiguousArray<IndexRow>) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if rows[self[middle]].seconds < seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension TimeOrder: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .reversed(let count): count
    case .listed(let rows): rows.count
    }
  }

  package subscript(position: Int) -> Int {
    switch self {
    case .reversed(let count): count - 1 - position
    case .listed(let rows): rows[position]
    }
  }
}
