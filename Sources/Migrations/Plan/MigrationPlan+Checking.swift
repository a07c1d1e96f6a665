internal import CivilTime
internal import JSONText

extension MigrationPlan {
  /// Takes what a migration made the whole way back, and compares it with what was there.
  ///
  /// Documents that had the schema before are left out, and so are their records.
  ///
  /// - Parameters:
  ///   - result: the migration, up or down.
  ///   - environment: the one that it was made with.
  ///   - limit: how many differences of each weight are kept; all are counted.
  /// - Returns: what differs.
  /// - Throws: what stands in the way back, such as a step that has none.
  package func check(
    _ result: MigrationResult, in environment: MigrationEnvironment, limit: Int = 100
  ) throws(MigrationError) -> MigrationCheck {
    var check = MigrationCheck(limit: limit)
    for schema in Set(result.schemas.compactMap(\.self)).subtracting([result.schema]).sorted() {
      let files = zip(result.files, result.schemas).filter { $0.1 == schema }.map(\.0)
      let isAlone = files.count == result.files.count
      let forward = isAlone ? result : try migrate(files, to: result.schema, in: environment)
      let back = try migrate(forward.documents.map(\.file), to: schema, in: environment)
      let computed = steps.filter {
        min(schema, result.schema) <= $0.from && $0.to <= max(schema, result.schema)
      }
      .reduce(into: Set<String>()) { $0.formUnion($1.computed) }
      var comparison = RoundTrip(forward: forward, back: back, zone: environment.zone, computed: computed)
      try comparison.compare(into: &check)
    }
    return check
  }
}

/// Documents, what became of them, and what became of that on the way back.
private struct RoundTrip {
  let forward: MigrationResult
  let back: MigrationResult
  let zone: Zone
  let computed: Set<String>
  /// Records that do not come back from what they became themselves, and records that others brought besides.
  private var missing: [Missing] = []
  private var spare: [Spare] = []

  private struct Missing {
    var place: MigrationPlace
    var text: ArraySlice<UInt8>
  }

  private struct Spare {
    var place: MigrationPlace
    /// How many records its origin came back as.
    var count: Int
    var path: String
    var text: ArraySlice<UInt8>
  }

  init(forward: MigrationResult, back: MigrationResult, zone: Zone, computed: Set<String>) {
    (self.forward, self.back, self.zone, self.computed) = (forward, back, zone, computed)
  }

  mutating func compare(into check: inout MigrationCheck) throws(MigrationError) {
    let (there, andBack) = (RecordDescendants(of: forward), RecordDescendants(of: back))
    let documents = Dictionary(uniqueKeysWithValues: back.documents.map { ($0.path, $0) })
    for (number, file) in forward.files.enumerated() {
      let document = try WorkingDocument(reading: file, number: number)
      try compareHead(of: document, with: documents[file.path], &check)
      var places = RecordPlaces(forward.files)
      for item in document.items ?? [] {
        let results = there.of(item.origin).flatMap { andBack.of(file: $0.document, row: $0.row) }
        try compare(item, of: document, in: file, &places, with: results, &check)
      }
    }
    pairUp(&check)
  }

  /// A record that was folded into another is back when that one brings it again, in the same document.
  private mutating func pairUp(_ check: inout MigrationCheck) {
    var texts: [String: [ArraySlice<UInt8>: [Int]]] = [:]
    for (number, record) in spare.enumerated() {
      texts[record.path, default: [:]][record.text, default: []].append(number)
    }
    var found: Set<Int> = []
    for record in missing {
      guard let number = texts[record.place.path]?[record.text]?.popLast() else {
        check.add(MigrationDifference(place: record.place, kind: .gone))
        continue
      }
      found.insert(number)
    }
    for (number, record) in spare.enumerated() where !found.contains(number) {
      check.add(MigrationDifference(place: record.place, kind: .several(record.count)))
    }
  }

  private func compareHead(
    of document: WorkingDocument, with other: MigratedDocument?, _ check: inout MigrationCheck
  ) throws(MigrationError) {
    // A document that went with its records is told by them.
    guard other != nil || document.items?.isEmpty != false else { return }
    let head = try other.map { other throws(MigrationError) in
      JSONValue.object(try WorkingDocument(reading: other.file, number: 0).head)
    }
    var comparison = TreeComparison(zone: zone, computed: [])
    comparison.compare(.object(document.head), head)
    let place = MigrationPlace(path: document.path.text, line: 1, column: 1)
    add(comparison, at: place, &check)
  }

  private mutating func compare(
    _ item: WorkingDocument.Item, of document: WorkingDocument, in file: StoreFile,
    _ places: inout RecordPlaces,
    with results: [RecordDescendants.Place], _ check: inout MigrationCheck
  ) throws(MigrationError) {
    let place = places.place(of: item.origin)
    let own = results.first { back.documents[$0.document].path == file.path } ?? results.first
    guard let result = own else {
      return missing.append(Missing(place: place, text: file.bytes[item.origin.range]))
    }
    for other in results where other != result {
      let document = back.documents[other.document]
      let text = document.bytes[document.records[other.row].range]
      spare.append(Spare(place: place, count: results.count, path: document.path, text: text))
    }
    let target = back.documents[result.document]
    if target.path != file.path {
      check.add(MigrationDifference(place: place, kind: .moved(to: target.path), weight: .moved))
    }
    let range = target.records[result.row].range
    guard file.bytes[item.origin.range] != target.bytes[range] else { return }
    var comparison = TreeComparison(zone: zone, computed: computed)
    do throws(JSONError) {
      comparison.compare(
        try document.value(of: item), try JSONReader.read(at: range.lowerBound, in: target.bytes.span).value)
    } catch {
      throw MigrationError(.json(error), at: place)
    }
    add(comparison, at: place, &check)
  }

  private func add(_ comparison: TreeComparison, at place: MigrationPlace, _ check: inout MigrationCheck) {
    for found in comparison.found {
      let kind = MigrationDifference.Kind.member(found.path, before: found.before, after: found.after)
      check.add(MigrationDifference(place: place, kind: kind, weight: found.weight))
    }
  }
}
