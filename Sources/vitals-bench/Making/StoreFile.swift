internal import CivilTime
internal import HealthLog
internal import JSONText
internal import Storage

/// A file of a store, by its path below the store's folder.
struct StoreFile: Equatable, Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  var path: String
  var bytes: Bytes

  init(path: String, bytes: Bytes) { (self.path, self.bytes) = (path, bytes) }

  /// A month document that holds `records`, which stand from the oldest to the newest.
  ///
  /// Their ids are drawn for each document anew, so that a change in one month leaves the ids of all others.
  init(_ name: DocumentName, _ records: [Record], seed: UInt64) {
    var ids = SeededRandom(seed: seed, "ids of " + name.path)
    let elements = records.map { record in
      JSONValue.object(
        (record.members + [Member("id", .text(RecordID.text(ids.next())))]).map {
          JSONMember($0.name, $0.value.json)
        })
    }
    self.init(
      path: name.path,
      bytes: JSONPrinter.document([
        "schema": .number("\(Document.schema)"), "kind": .string(name.kind),
        "records": .array(elements.reversed()),
      ]))
  }

  /// The owner's settings.
  init(settings: [Member]) {
    let head = [JSONMember("schema", .number("\(Document.schema)")), JSONMember("kind", "settings")]
    self.init(
      path: Store.settingsPath,
      bytes: JSONPrinter.document(.object(head + settings.map { JSONMember($0.name, $0.value.json) })))
  }
}

extension StoreFile {
  /// The month documents for records of one kind in any order; of equal times the later in the list counts as newer.
  static func documents(_ records: [Record], of kind: Kind, seed: UInt64) -> [StoreFile] {
    let placed = records.compactMap { record in kind.anchor(of: record, in: .utc).map { ($0, record) } }
    let sorted = placed.enumerated().sorted {
      ($0.element.0.instant, $0.offset) < ($1.element.0.instant, $1.offset)
    }.map(\.element)
    let months = Dictionary(grouping: sorted) { DocumentName(kind: kind.name, date: $0.0.date) }
    return months.keys.sorted().map { StoreFile($0, (months[$0] ?? []).map(\.1), seed: seed) }
  }
}
