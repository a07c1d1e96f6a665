internal import CivilTime
internal import HealthLog
internal import JSONText

/// A month document while a command changes it: the document as it was read, and what is to become of its records.
///
/// Records are found by the ids that they answered to before the change, or got by it. No text is made before all is
/// known: `rendered` then makes it in one pass.
struct Draft {
  typealias Bytes = ContiguousArray<UInt8>

  /// What becomes of a record that the document has.
  enum Fate {
    case replaced(Bytes, id: String)
    case removed(id: String)
  }

  /// Where a record stands.
  enum Place: Equatable {
    /// Among those that the document had.
    case row(Int)
    /// Among those added, which all stand before a row or at the end.
    case added(gap: Int, number: Int)
  }

  let name: DocumentName
  /// The document on the disk; `nil` when there is none.
  let base: Bytes?
  let original: Document
  let plan: ScanPlan
  let zone: Zone
  private(set) var fates: [Int: Fate] = [:]
  private(set) var added: AddedRecords
  private var places: [String: Place?] = [:]
  private var originalIDs: [String: Int]?
  /// Ids that stand in records of the document, those of copied lines among them.
  private var spelledIDs: Set<String>?
  private var looks = 0

  /// A draft of the document that `bytes` hold, or of one that is not there yet.
  init(_ name: DocumentName, _ bytes: Bytes?, plan: ScanPlan, zone: Zone) throws(DocumentFault) {
    self.name = name
    base = bytes
    self.plan = plan
    self.zone = zone
    original =
      if let bytes {
        try Document.read(bytes, as: name, plan: plan, zone: zone)
      } else {
        Document(name: name, bytes: [], index: DocumentIndex())
      }
    added = AddedRecords(before: original.index)
  }

  /// A draft of a document that was read already.
  init(_ document: Document, plan: ScanPlan, zone: Zone) {
    name = document.name
    base = document.bytes
    self.plan = plan
    self.zone = zone
    original = document
    added = AddedRecords(before: document.index)
  }

  var isUnchanged: Bool { fates.isEmpty && added.isEmpty }
}

// MARK: Finding records

extension Draft {
  /// The place of the record that answers to `id`.
  mutating func place(of id: String) -> Place? {
    if let known = places[id] { return known }
    return rowsByID()[id].map(Place.row)
  }

  /// The very bytes of a record as it is now.
  func text(at place: Place) -> Bytes {
    switch place {
    case .added(let gap, let number): return added.text(gap, number)
    case .row(let row):
      if case .replaced(let text, _)? = fates[row] { return text }
      return original.text(at: row)
    }
  }

  /// Whether an id stands in a record already, or is given to one.
  mutating func isTaken(_ id: String) -> Bool {
    if let known = places[id] { return known != nil }
    // To find one is quicker than to know all, until many are asked for.
    looks += 1
    if spelledIDs == nil, looks <= 8 { return original.spells(id) }
    let spelled = spelledIDs ?? Set(original.rows.indices.compactMap(original.spelledID))
    spelledIDs = spelled
    return spelled.contains(id)
  }

  /// A record without an id that says the same as `text`; for a change that gave it one.
  mutating func unnamedPlace(of text: Bytes) -> Place? {
    guard let record = RecordText.record(kind: name.kind, text), record.id == nil,
      let row = rowsByID()[RecordDigest.id(of: record)], original.spelledID(at: row) == nil, fates[row] == nil
    else { return nil }
    return .row(row)
  }

  private mutating func rowsByID() -> [String: Int] {
    if let originalIDs { return originalIDs }
    let ids = Dictionary(
      original.ids().enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    originalIDs = ids
    return ids
  }

  /// The id by which a removal is remembered.
  ///
  /// Of equal records without ids, whichever is removed, the last name goes: the others then answer to theirs.
  private mutating func nameToForget(_ id: String, at row: Int) -> String {
    guard original.spelledID(at: row) == nil else { return id }
    let digest = id.firstIndex(of: "-").map { String(id[..<$0]) } ?? id
    var (last, count) = (digest, 2)
    while place(of: "\(digest)-\(count)") != nil {
      last = "\(digest)-\(count)"
      count += 1
    }
    return last
  }
}

// MARK: Changing them

extension Draft {
  /// Puts a record in its place by time: before the first that is not newer.
  mutating func insert(_ text: Bytes, id: String) throws(DocumentFault) {
    let row = try scanned(text)
    let seconds = row.isPlaced ? row.seconds : nil
    let gap = added.gap(for: seconds, in: original.rows) { fates[$0] }
    places[id] = .some(.added(gap: gap, number: added.insert(text, id: id, seconds: seconds, in: gap)))
  }

  /// Takes a record out.
  mutating func remove(at place: Place, id: String) {
    switch place {
    case .added(let gap, let number): added.remove(number, in: gap)
    case .row(let row):
      let forgotten = nameToForget(id, at: row)
      fates[row] = .removed(id: forgotten)
      places[forgotten] = .some(nil)
    }
    places[id] = .some(nil)
  }

  /// Puts other bytes in the place of a record, which answers to `newID` from now on.
  mutating func replace(at place: Place, id: String, with text: Bytes, newID: String) throws(DocumentFault) {
    let seconds = try seconds(of: text)
    switch place {
    case .added(let gap, let number): added.replace(number, in: gap, with: text, id: newID)
    case .row(let row):
      fates[row] = .replaced(text, id: newID)
      added.note(row, movedTo: seconds)
    }
    places[id] = .some(nil)
    places[newID] = .some(place)
  }

  /// Whether a record with this text may stay where it stands: newer than none above, older than none below.
  func staysInPlace(_ text: Bytes, at place: Place) throws(DocumentFault) -> Bool {
    let (old, new) = (try seconds(of: self.text(at: place)), try seconds(of: text))
    guard let new, old != new else { return true }
    guard case .row(let row) = place else { return false }
    let rows = original.rows
    let above = rows[..<row].last { $0.isPlaced }
    let below = rows[(row + 1)...].first { $0.isPlaced }
    return (above.map { $0.seconds >= new } ?? true) && (below.map { $0.seconds <= new } ?? true)
  }

  /// The instant of a record by its text; `nil` when it has none.
  func seconds(of text: Bytes) throws(DocumentFault) -> Int64? {
    let row = try scanned(text)
    return row.isPlaced ? row.seconds : nil
  }

  private func scanned(_ text: Bytes) throws(DocumentFault) -> IndexRow {
    do throws(JSONError) { return try DocumentScan.row(of: text, plan: plan, zone: zone) } catch {
      throw DocumentFault(json: error, in: text, path: name.path)
    }
  }
}
