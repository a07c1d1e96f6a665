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
