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
    let days = range.from.dayNumber...range.to.dayNumber
    return try records(of: kind, in: days, limit, rows: { days.contains($0.dayNumber) }, accepting)
  }

  /// The records of a kind whose time is in the minute of `instant`; no other is decoded.
  package mutating func records(
    of kind: String, inMinuteOf instant: Instant, accepting: (Record) -> Bool
  ) throws(StorageError) -> [StoredRecord] {
    let minute = instant.minute
    let day = Int(minute / 1440)
    return try records(
      of: kind, in: day - 1...day + 1, .max,
      rows: { $0.isPlaced && $0.instant.minute == minute }, accepting)
  }

  private mutating func records(
    of kind: String, in days: ClosedRange<Int>, _ limit: Int, rows accepts: (IndexRow) -> Bool,
    _ accepting: (Record) -> Bool
  ) throws(StorageError) -> [StoredRecord] {
    var found: [[StoredRecord]] = []
    var rest = limit
    let range = DateRange(CivilDate(dayNumber: days.lowerBound), CivilDate(dayNumber: days.upperBound))
    for name in try monthsForAnswer(of: kind, in: range).reversed() where rest > 0 {
      if let newest = try newestRecords(of: name, rest, rows: accepts, accepting) {
        rest -= newest.count
        found.append(newest)
        continue
      }
      guard let document = try documentForAnswer(name) else { continue }
      var records: [(row: Int, record: Record)] = []
      for row in document.rowsByTime.around(days, in: document.rows).reversed()
      where accepts(document.rows[row]) {
        guard records.count < rest else { break }
        if let record = document.record(at: row), accepting(record) { records.append((row, record)) }
      }
      rest -= records.count
      found.append(document.stored(records.reversed()))
    }
    // A record in the wrong document is out of order between documents.
    return found.reversed().flatMap(\.self).sortedByTime()
  }

  /// The newest record of a kind that is not after `instant` and that `keep` accepts.
  package mutating func latest(
    of kind: String, notAfter instant: Instant, where keep: (Record) -> Bool = { _ in true }
  ) throws(StorageError) -> StoredRecord? {
    try newest(of: kind, instant, keep).flatMap { $0.document.stored([($0.row, $0.record)]).first }
  }

  /// The same without the id that it answers to: to know that, all records of its document are looked at.
  package mutating func latestRecord(
    of kind: String, notAfter instant: Instant, where keep: (Record) -> Bool = { _ in true }
  ) throws(StorageError) -> Record? {
    try newest(of: kind, instant, keep)?.record
  }

  private mutating func newest(
    of kind: String, _ instant: Instant, _ keep: (Record) -> Bool
  ) throws(StorageError) -> (document: Document, row: Int, record: Record)? {
    for name in try monthsForAnswer(of: kind).reversed() {
      guard let document = try documentForAnswer(name) else { continue }
      for row in document.rowsByTime.reversed() where document.rows[row].seconds <= instant.seconds {
        if let record = document.record(at: row), keep(record) { return (document, row, record) }
      }
    }
    return nil
  }

  /// The records whose id is `text` or begins with it; a whole id ends the search.
  ///
  /// A document that cannot be used is in the way only of what may stand in it: of all but a whole id in another one.
  package mutating func records(withID text: String) throws(StorageError) -> [StoredRecord] {
    var found: [StoredRecord] = []
    var obstacle: StorageError?
    for name in try allMonths().reversed() {
      let month: Document?
      do throws(StorageError) { month = try document(name) } catch {
        guard error.isOfOneFile else { throw error }
        obstacle = obstacle ?? error
        continue
      }
      guard let document = month else { continue }
      let rows = document.rows(idBeginning: text)
      if let whole = rows.first(where: { $0.id == text }) { return document.stored([whole]) }
      found += document.stored(rows)
    }
    if let obstacle { throw obstacle }
    return found
  }

  /// All month documents, from the oldest.
  package mutating func allDocuments() throws(StorageError) -> [DocumentName] {
    var names: [DocumentName] = []
    for kind in catalogue.kinds { names += try documents(of: kind.name) }
    return names.sorted()
  }
}

extension Store {
  private mutating func allMonths() throws(StorageError) -> [DocumentName] {
    var names: [DocumentName] = []
    for kind in catalogue.kinds { names += try months(of: kind.name) }
    return names.sorted()
  }
}

extension Document {
  /// Records with the ids that they answer to.
  fileprivate func stored(_ records: [(row: Int, record: Record)]) -> [StoredRecord] {
    let ids = ids(of: records.map(\.row))
    return zip(records, ids).map { stored($0.record, $0.row, id: $1) }
  }

  fileprivate func stored(_ rows: [(row: Int, id: String)]) -> [StoredRecord] {
    rows.compactMap { row, id in record(at: row).map { stored($0, row, id: id) } }
  }

  private func stored(_ record: Record, _ row: Int, id: String) -> StoredRecord {
    StoredRecord(record: record, id: id, document: name, seconds: rows[row].seconds)
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
