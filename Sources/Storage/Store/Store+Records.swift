package import CivilTime
package import HealthLog

/// A record with the id that it answers to and the document that it stands in.
package struct StoredRecord: Equatable, Sendable {
  package var record: Record
  package var id: String
  package var document: DocumentName
  package var seconds: Int64

  package var kind: String { record.kind }
}

extension Store {
  /// The records of a kind on these days, from the oldest to the newest.
  ///
  /// With a `limit` only the newest; older documents are then not read.
  package mutating func records(
    of kind: String, in range: DateRange, limit: Int = .max, accepting: (Record) -> Bool = { _ in true }
  ) throws(StorageError) -> [StoredRecord] {
    var found: [StoredRecord] = []
    for name in try documents(of: kind, in: range).reversed() {
      guard found.count < limit else { break }
      guard let document = try document(name) else { continue }
      var rows: [Int] = []
      for row in document.rowsByTime().reversed() where range.contains(document.rows[row].date) {
        guard rows.count < limit - found.count else { break }
        if let record = document.record(at: row), accepting(record) { rows.append(row) }
      }
      found = document.stored(rows.reversed()) + found
    }
    // A record in the wrong document is out of order between documents.
    return found.sortedByTime()
  }

  /// The newest record of a kind that is not after `instant` and that `keep` accepts.
  package mutating func latest(
    of kind: String, notAfter instant: Instant, where keep: (Record) -> Bool = { _ in true }
  ) throws(StorageError) -> StoredRecord? {
    for name in try documents(of: kind).reversed() {
      guard let document = try document(name) else { continue }
      for row in document.rowsByTime().reversed() where document.rows[row].seconds <= instant.seconds {
        if let record = document.record(at: row), keep(record) { return document.stored([row]).first }
      }
    }
    return nil
  }

  /// The rows of a kind on these days, for figures; in no order.
  package mutating func rows(of kind: String, in range: DateRange) throws(StorageError) -> [IndexRow] {
    let (from, to) = (range.from.dayNumber, range.to.dayNumber)
    var rows: [IndexRow] = []
    for name in try documents(of: kind, in: range) {
      guard let document = try document(name) else { continue }
      rows += document.rows.lazy.filter { $0.isPlaced && from <= $0.dayNumber && $0.dayNumber <= to }
    }
    return rows
  }

  /// The records whose id is `text` or begins with it; a whole id ends the search.
  package mutating func records(withID text: String) throws(StorageError) -> [StoredRecord] {
    var found: [StoredRecord] = []
    for name in try allDocuments().reversed() {
      guard let document = try document(name) else { continue }
      let ids = document.ids()
      let rows = ids.indices.filter { ids[$0].hasPrefix(text) }
      if let whole = rows.first(where: { ids[$0] == text }) { return document.stored([whole]) }
      found += document.stored(rows)
    }
    return found
  }

  /// All month documents, from the oldest.
  package mutating func allDocuments() throws(StorageError) -> [DocumentName] {
    var names: [DocumentName] = []
    for kind in catalogue.kinds { names += try documents(of: kind.name) }
    return names.sorted()
  }
}

extension Document {
  /// The records of these rows with their ids.
  package func stored(_ rows: some Collection<Int>) -> [StoredRecord] {
    guard !rows.isEmpty else { return [] }
    // Ids that stand in the text need no look at the other records.
    let areSpelled = rows.allSatisfy { spelledID(at: $0) != nil } && rowsWithCopiedID().isEmpty
    let all = areSpelled ? nil : ids()
    return rows.compactMap { row in
      guard let record = record(at: row), let id = all?[row] ?? spelledID(at: row) else { return nil }
      return StoredRecord(record: record, id: id, document: name, seconds: self.rows[row].seconds)
    }
  }
}

extension [StoredRecord] {
  /// From the oldest to the newest; what is equal keeps its order.
  package func sortedByTime() -> [StoredRecord] {
    guard !zip(self, dropFirst()).allSatisfy({ $0.seconds <= $1.seconds }) else { return self }
    return enumerated().sorted { ($0.element.seconds, $0.offset) < ($1.element.seconds, $1.offset) }.map(
      \.element)
  }
}
