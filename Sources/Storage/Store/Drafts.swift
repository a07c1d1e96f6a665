internal import CivilTime
internal import HealthLog
internal import JSONText

/// The documents that one action changes, each as a draft; nothing is written here.
struct Drafts {
  typealias Bytes = ContiguousArray<UInt8>

  private(set) var months: [DocumentName: Draft] = [:]
  private(set) var settings: SettingsDraft?
  private let store: Store

  init(_ store: Store) { self.store = store }

  mutating func apply(_ change: RecordChange) throws(StorageError) {
    switch change {
    case .add(let record): try add(record)
    case .edit(let id, let document, let edit): try self.edit(id, in: document, edit)
    case .setting(let path, let value): try set(path, value)
    }
  }

  private mutating func add(_ record: Record) throws(StorageError) {
    var record = record
    let id = record.id ?? store.newID()
    record["id"] = .text(id)
    try insert(RecordText.printed(record), id: id, into: try home(of: record))
  }

  /// The document that a record belongs in.
  private func home(of record: Record) throws(StorageError) -> DocumentName {
    guard let kind = store.catalogue.kind(record.kind) else { throw StorageError(.unknownKind(record.kind)) }
    guard let anchor = kind.anchor(of: record, in: store.zone) else {
      throw StorageError(.unplaced(kind: record.kind))
    }
    return DocumentName(kind: record.kind, date: anchor.date)
  }

  private mutating func edit(
    _ id: String, in name: DocumentName, _ edit: (Record) -> Record?
  ) throws(StorageError) {
    var draft = try self.draft(name)
    guard let row = draft.row(of: id), let old = draft.document.record(at: row) else {
      throw StorageError(.notFound(id: id))
    }
    guard var new = edit(old) else {
      return try changing(&draft) { draft throws(DocumentFault) in try draft.remove(at: row, id: id) }
    }
    // A record without an id keeps the one that it answers to; an equal twin cannot, its id depends on the other.
    let newID = old.id == id ? id : id.contains("-") ? store.newID() : id
    if new == old { return }
    new["id"] = .text(newID)
    let home = try home(of: new)
    let text = RecordEditing.edited(draft.document.text(at: row), to: new)
    if home == name, draft.staysInPlace(text, at: row) {
      return try changing(&draft) { draft throws(DocumentFault) in
        try draft.replace(at: row, with: text, id: newID)
      }
    }
    try changing(&draft) { draft throws(DocumentFault) in try draft.remove(at: row, id: id) }
    try insert(text, id: newID, into: home)
  }

  mutating func insert(_ text: Bytes, id: String, into name: DocumentName) throws(StorageError) {
    var draft = try draft(name)
    try changing(&draft) { draft throws(DocumentFault) in try draft.insert(text, id: id) }
  }

  private mutating func changing(
    _ draft: inout Draft, _ change: (inout Draft) throws(DocumentFault) -> Void
  ) throws(StorageError) {
    do throws(DocumentFault) { try change(&draft) } catch { throw .document(error) }
    months[draft.name] = draft
  }

  /// The draft of a document, read from the disk the first time.
  func draft(_ name: DocumentName) throws(StorageError) -> Draft {
    if let draft = months[name] { return draft }
    guard let plan = store.plans[name.kind] else { throw StorageError(.unknownKind(name.kind)) }
    let file = try store.files.whole(store.path(name.path))
    do throws(DocumentFault) {
      return try Draft(name, file?.bytes, plan: plan, zone: store.zone)
    } catch {
      throw .document(error)
    }
  }

  private mutating func set(_ path: String, _ value: Value?) throws(StorageError) {
    var draft = try settingsDraft()
    do throws(DocumentFault) { try draft.set(path, value) } catch { throw .document(error) }
    settings = draft
  }

  func settingsDraft() throws(StorageError) -> SettingsDraft {
    if let settings { return settings }
    return SettingsDraft(try store.files.whole(store.path(Store.settingsPath))?.bytes)
  }

  mutating func change(_ draft: SettingsDraft) { settings = draft }
  mutating func change(_ draft: Draft) { months[draft.name] = draft }
}

extension Draft {
  /// Whether a record with this text may stay where it stands: newer than none above, older than none below.
  fileprivate func staysInPlace(_ text: Bytes, at row: Int) -> Bool {
    guard let seconds = seconds(of: text) else { return true }
    let above = document.rows[..<row].last { $0.isPlaced }
    let below = document.rows[(row + 1)...].first { $0.isPlaced }
    return seconds == document.rows[row].seconds
      || (above.map { $0.seconds >= seconds } ?? true) && (below.map { $0.seconds <= seconds } ?? true)
  }
}

extension Drafts {
  /// What the drafts come to: for each document that differs, the bytes before and after and the edits between.
  ///
  /// A document that an undone action had made goes when nothing of it is left.
  func targets(removing emptied: Set<String> = []) throws(StorageError) -> [Publication.Target] {
    var targets: [Publication.Target] = []
    for draft in months.values.sorted(by: { $0.name < $1.name }) where !draft.edits.isEmpty {
      if !draft.goes { do throws(DocumentFault) { _ = try draft.checked() } catch { throw .document(error) } }
      let goes =
        draft.goes
        || emptied.contains(draft.name.path) && draft.document.rows.isEmpty && draft.document.holdsOnlyHead
      targets.append(
        Publication.Target(
          path: draft.name.path, base: draft.base, new: goes ? nil : draft.bytes, edits: draft.edits))
    }
    if let settings, !settings.edits.isEmpty {
      targets.append(
        Publication.Target(
          path: Store.settingsPath, base: settings.base, new: settings.goes ? nil : settings.bytes,
          edits: settings.edits))
    }
    return targets
  }
}
