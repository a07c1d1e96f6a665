/// One record before and after.
package struct RecordRewrite: Hashable, Sendable {
  package typealias Bytes = ContiguousArray<UInt8>

  /// Where it stood.
  package var place: MigrationPlace
  package var before: Bytes
  /// What has become of it: nothing, one record, or several.
  package var after: [After]

  package struct After: Hashable, Sendable {
    package var path: String
    package var bytes: Bytes

    package init(path: String, bytes: Bytes) { (self.path, self.bytes) = (path, bytes) }
  }

  package init(place: MigrationPlace, before: Bytes, after: [After]) {
    self.place = place
    self.before = before
    self.after = after
  }
}

/// How many records go from one document to another.
package struct RecordMove: Hashable, Sendable {
  package var from: String
  package var to: String
  package var count: Int

  package init(from: String, to: String, count: Int) {
    self.from = from
    self.to = to
    self.count = count
  }
}

extension MigrationResult {
  /// How many records are in another document than before, in the order of the documents.
  package var moves: [RecordMove] {
    var counts: [String: [String: Int]] = [:]
    for document in documents {
      for record in document.records {
        let from = files[Int(record.origin.file)].path
        if from != document.path { counts[from, default: [:]][document.path, default: 0] += 1 }
      }
    }
    return counts.sorted { $0.key < $1.key }.flatMap { from, targets in
      targets.sorted { $0.key < $1.key }.map { RecordMove(from: from, to: $0.key, count: $0.value) }
    }
  }

  /// The records that change, each before and after.
  ///
  /// - Parameter limit: how many of a document, from its top.
  /// - Returns: the changes, in the order of the documents.
  /// - Throws: what made the documents unreadable since they were migrated: nothing.
  package func recordChanges(limit: Int = .max) throws(MigrationError) -> [RecordRewrite] {
    let descendants = RecordDescendants(of: self)
    var places = RecordPlaces(files)
    var changes: [RecordRewrite] = []
    for (number, file) in files.enumerated() where !superseded.contains(where: { $0.path == file.path }) {
      var count = 0
      for item in try WorkingDocument(reading: file, number: number).items ?? [] where count < limit {
        let change = change(of: item.origin, in: file, at: places.place(of: item.origin), descendants)
        guard change.after != [RecordRewrite.After(path: file.path, bytes: change.before)] else { continue }
        changes.append(change)
        count += 1
      }
    }
    return changes
  }

  private func change(
    of origin: RecordOrigin, in file: StoreFile, at place: MigrationPlace, _ descendants: RecordDescendants
  ) -> RecordRewrite {
    let after = descendants.of(origin).map { record in
      let document = documents[record.document]
      return RecordRewrite.After(
        path: document.path, bytes: RecordRewrite.Bytes(document.bytes[document.records[record.row].range]))
    }
    return RecordRewrite(place: place, before: RecordRewrite.Bytes(file.bytes[origin.range]), after: after)
  }
}

/// The way from a record to what has become of it.
struct RecordDescendants: Sendable {
  struct Place: Hashable, Sendable {
    var document: Int
    var row: Int
  }

  private struct Link: Sendable {
    var file: UInt32
    var row: UInt32
    var place: Place
  }

  /// In the order of the old records.
  private let links: ContiguousArray<Link>

  init(of result: MigrationResult) {
    var links = ContiguousArray<Link>()
    for (number, document) in result.documents.enumerated() {
      for (row, record) in document.records.enumerated() {
        links.append(
          Link(file: record.origin.file, row: record.origin.row, place: Place(document: number, row: row)))
      }
    }
    self.links = ContiguousArray(links.sorted { ($0.file, $0.row) < ($1.file, $1.row) })
  }

  func of(_ origin: RecordOrigin) -> [Place] { of(file: Int(origin.file), row: Int(origin.row)) }

  func of(file: Int, row: Int) -> [Place] {
    let key = (UInt32(file), UInt32(row))
    var (low, high) = (0, links.count)
    while low < high {
      let middle = (low + high) / 2
      if (links[middle].file, links[middle].row) < key { low = middle + 1 } else { high = middle }
    }
    return links[low...].prefix { ($0.file, $0.row) == key }.map(\.place)
  }
}
