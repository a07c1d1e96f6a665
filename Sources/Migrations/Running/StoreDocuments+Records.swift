internal import JSONText

extension StoreDocuments {
  /// Turns every record of a kind into what the closure puts.
  ///
  /// - Parameters:
  ///   - kind: the kind, as its folder says.
  ///   - successor: the kind whose documents go on from the texts of these; without it, the kind itself.
  ///   - change: says what becomes of one record.
  /// - Throws: what the closure throws, with the place of the record.
  package mutating func convert(
    _ kind: String, into successor: String? = nil,
    _ change: (inout Conversion) throws(MigrationError) -> Void
  ) throws(MigrationError) {
    var index = 0
    for path in paths(of: kind) {
      guard let document = documents.removeValue(forKey: path.text), let month = path.records else {
        continue
      }
      results.take(document, successor: successor ?? kind, month: month.month)
      for (row, item) in (document.items ?? []).enumerated() {
        let value = try value(of: item, at: row, in: document)
        var conversion = Conversion(kind: kind, month: month.month, index: index, value: value)
        try placing(item, row, in: document) { () throws(MigrationError) in try change(&conversion) }
        try collect(conversion, item, row, of: document)
        environment.progress()
        index += 1
      }
    }
  }

  /// Looks at every record of a kind, in the order in which `convert` takes them.
  package func forEach(
    _ kind: String, _ look: (Conversion) throws(MigrationError) -> Void
  ) throws(MigrationError) {
    try each(kind, in: documents, look)
  }

  /// Looks at the records that had the other schema before.
  package func forEachSettled(
    _ kind: String, _ look: (Conversion) throws(MigrationError) -> Void
  ) throws(MigrationError) {
    try each(kind, in: settled, look)
  }

  private func each(
    _ kind: String, in documents: [String: WorkingDocument],
    _ look: (Conversion) throws(MigrationError) -> Void
  ) throws(MigrationError) {
    var index = 0
    for path in Self.paths(of: kind, in: documents) {
      guard let document = documents[path.text], let month = path.records else { continue }
      for (row, item) in (document.items ?? []).enumerated() {
        let value = try value(of: item, at: row, in: document)
        let conversion = Conversion(kind: kind, month: month.month, index: index, value: value)
        try placing(item, row, in: document) { () throws(MigrationError) in try look(conversion) }
        index += 1
      }
    }
  }

  private func paths(of kind: String) -> [DocumentPath] { Self.paths(of: kind, in: documents) }

  private static func paths(of kind: String, in documents: [String: WorkingDocument]) -> [DocumentPath] {
    documents.values.map(\.path).filter { $0.records?.kind == kind }.sorted { $0.text < $1.text }
  }

  private func value(
    of item: WorkingDocument.Item, at row: Int, in document: WorkingDocument
  ) throws(MigrationError) -> JSONValue {
    do throws(JSONError) { return try document.value(of: item) } catch {
      throw MigrationError(.json(error), at: place(of: item.origin))
    }
  }

  /// Adds the place to what goes wrong with a record.
  private func placing(
    _ item: WorkingDocument.Item, _ row: Int, in document: WorkingDocument,
    _ body: () throws(MigrationError) -> Void
  ) throws(MigrationError) {
    do throws(MigrationError) { try body() } catch { throw error.placed(place(of: item.origin)) }
  }

  func place(of origin: RecordOrigin) -> MigrationPlace {
    let file = step.files[Int(origin.file)]
    var place = MigrationPlace(path: file.path, of: origin.range.lowerBound, in: file.bytes)
    place.record = Int(origin.row) + 1
    return place
  }
}

extension StoreDocuments {
  /// How often each id is spelled in the records of these documents.
  package func spelledIDs() throws(MigrationError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for document in documents.values {
      for item in document.items ?? [] {
        do throws(JSONError) {
          if let id = try document.spelledID(of: item) { counts[id, default: 0] += 1 }
        } catch {
          throw MigrationError(.json(error), at: place(of: item.origin))
        }
      }
    }
    return counts
  }
}
