internal import CivilTime
internal import HealthLog

/// The documents that one action changes, each as a draft; nothing is written here.
struct Drafts {
  typealias Bytes = ContiguousArray<UInt8>

  private(set) var months: [DocumentName: Draft] = [:]
  private(set) var settings: [SettingsDocument: SettingsDraft] = [:]
  /// Documents whose whole text is known already, by path.
  private(set) var wholes: [String: Publication.Target] = [:]
  /// What was changed, in the order in which it was.
  private(set) var touched: [Touch] = []
  /// What is to be told once it is done.
  private(set) var notices: [StoreNotice] = []
  let store: Store
  /// Whether documents are read from the disk even where the command has read them.
  private let readsAnew: Bool

  struct Touch {
    var kind: String
    var id: String

    /// Tells it from all others: no kind has a stroke in its name.
    var key: String { kind + "/" + id }
  }

  init(_ store: Store, readsAnew: Bool = false) { (self.store, self.readsAnew) = (store, readsAnew) }

  mutating func apply(_ change: RecordChange) throws(StorageError) {
    switch change {
    case .add(let record): try add(record)
    case .edit(let id, let document, let edit): try self.edit(id, in: document, edit)
    case .setting(let path, let value): try set(.settings, path, value)
    case .declaration(let path, let value): try set(.trackers, path, value)
    }
  }

  mutating func tell(_ notice: StoreNotice) { notices.append(notice) }
  mutating func touch(_ kind: String, _ id: String) { touched.append(Touch(kind: kind, id: id)) }

  /// The draft of a document, read from the disk the first time.
  func draft(_ name: DocumentName) throws(StorageError) -> Draft {
    if let draft = months[name] { return draft }
    if !readsAnew, let document = store.documentToChange(name) {
      return Draft(document, plan: try store.plan(of: name.kind), zone: store.zone)
    }
    return try draft(name, try store.text(of: name.path))
  }

  /// A draft of these bytes.
  func draft(_ name: DocumentName, _ bytes: Bytes?) throws(StorageError) -> Draft {
    let plan = try store.plan(of: name.kind)
    do throws(DocumentFault) { return try Draft(name, bytes, plan: plan, zone: store.zone) } catch {
      throw .notWritten(error)
    }
  }

  func settingsDraft(_ document: SettingsDocument) throws(StorageError) -> SettingsDraft {
    if let draft = settings[document] { return draft }
    let bytes = try store.text(of: document.path)
    do throws(DocumentFault) { return try SettingsDraft(document, bytes) } catch {
      throw .notWritten(error)
    }
  }

  mutating func change(_ draft: Draft) { months[draft.name] = draft }
  mutating func change(_ draft: SettingsDraft) { settings[draft.document] = draft }
  mutating func change(_ whole: Publication.Target) { wholes[whole.path] = whole }

  /// Changes the draft of a document; it is taken out meanwhile, so that nothing of it is copied.
  mutating func changing<T>(
    _ name: DocumentName, _ change: (inout Draft) throws(DocumentFault) -> T
  ) throws(StorageError) -> T {
    var draft = try draft(name)
    months[name] = nil
    do throws(DocumentFault) {
      let result = try change(&draft)
      months[name] = draft
      return result
    } catch {
      throw .document(error)
    }
  }

  private mutating func set(_ document: SettingsDocument, _ path: String, _ value: Value?)
    throws(StorageError)
  {
    var draft = try settingsDraft(document)
    do throws(DocumentFault) { try draft.set(path, value) } catch { throw .document(error) }
    settings[document] = draft
    touch(document.rawValue, path)
  }
}

// MARK: Records

extension Drafts {
  private mutating func add(_ record: Record) throws(StorageError) {
    let name = try home(of: record)
    let given = record.id.flatMap { $0.isEmpty ? nil : $0 }
    let store = store
    let id = try changing(name) { draft throws(DocumentFault) -> String? in
      if let given, draft.isTaken(given) { return nil }
      var id = given ?? store.newID()
      while given == nil, draft.isTaken(id) { id = store.newID() }
      var record = record
      record["id"] = .text(id)
      try draft.insert(RecordText.printed(record), id: id)
      return id
    }
    if let id { touch(name.kind, id) }
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
    let found = try changing(name) { draft throws(DocumentFault) in
      draft.place(of: id).map { ($0, draft.text(at: $0)) }
    }
    guard let (place, text) = found, let old = RecordText.record(kind: name.kind, text) else {
      if let fault = try store.olderFault(name) { throw StorageError(.older(fault)) }
      throw StorageError(.notFound(id: id))
    }
    touch(name.kind, id)
    guard var new = edit(old) else {
      return try changing(name) { draft throws(DocumentFault) in draft.remove(at: place, id: id) }
    }
    if new == old { return }
    // A record without an id keeps the one that it answers to; an equal twin cannot, its id depends on the other.
    let newID = old.id == id ? id : id.contains("-") ? store.newID() : id
    new["id"] = .text(newID)
    if newID != id { touch(name.kind, newID) }
    let home = try home(of: new, from: old, in: name)
    try write(RecordEditing.edited(text, to: new), id: id, newID: newID, at: place, in: name, home: home)
  }

  /// The document for a record that was changed: it moves only when its time was.
  private func home(of new: Record, from old: Record, in name: DocumentName) throws(StorageError)
    -> DocumentName
  {
    let kind = store.catalogue.kind(name.kind)
    let (before, after) = (kind?.anchor(of: old, in: store.zone), kind?.anchor(of: new, in: store.zone))
    return before == after ? name : try home(of: new)
  }

  private mutating func write(
    _ text: Bytes, id: String, newID: String, at place: Draft.Place, in name: DocumentName, home: DocumentName
  ) throws(StorageError) {
    let isDone = try changing(name) { draft throws(DocumentFault) in
      if home == name, try draft.staysInPlace(text, at: place) {
        try draft.replace(at: place, id: id, with: text, newID: newID)
        return true
      }
      draft.remove(at: place, id: id)
      return false
    }
    guard !isDone else { return }
    try changing(home) { draft throws(DocumentFault) in try draft.insert(text, id: newID) }
  }
}

// MARK: What becomes of it

extension Drafts {
  /// What the drafts come to: for each document that differs, the bytes before and after and the edits between.
  ///
  /// A document that an undone action had made goes when nothing of it is left.
  func targets(removing emptied: Set<String> = []) throws(StorageError) -> [Publication.Target] {
    var targets = Array(wholes.values)
    for draft in months.values where !draft.isUnchanged {
      let rendered: Draft.Rendered
      do throws(DocumentFault) { rendered = try draft.rendered() } catch { throw .document(error) }
      targets.append(Self.target(draft, rendered, mayGo: emptied.contains(draft.name.path)))
    }
    for draft in settings.values where !draft.edits.isEmpty {
      let goes = emptied.contains(draft.document.path) && draft.isBare
      targets.append(
        Publication.Target(
          path: draft.document.path, base: draft.base, new: goes ? nil : draft.bytes,
          edits: goes ? draft.edits.ending(in: draft.bytes) : draft.edits))
    }
    for target in targets where target.new.map({ $0.count > store.sizeLimit }) ?? false {
      throw .document(.tooLarge(target.path, limit: store.sizeLimit))
    }
    return targets.filter { !$0.isIdle }.sorted { $0.order < $1.order }
  }

  private static func target(_ draft: Draft, _ rendered: Draft.Rendered, mayGo: Bool) -> Publication.Target {
    let (path, outcome) = (draft.name.path, rendered.outcome)
    if mayGo, case let document = rendered.document, document.isBare {
      let edits = rendered.edits.ending(in: document.bytes)
      return Publication.Target(path: path, base: draft.base, new: nil, edits: edits)
    }
    switch outcome {
    case .spliced:
      return Publication.Target(path: path, spliced: rendered.text, edits: rendered.edits, outcome: outcome)
    case .whole(let document):
      return Publication.Target(
        path: path, base: draft.base, new: document.bytes, edits: rendered.edits, outcome: outcome)
    }
  }
}

extension [Edit] {
  /// The edits with one more, that takes away what is left of the text.
  fileprivate func ending(in rest: Edit.Bytes) -> [Edit] {
    guard !rest.isEmpty else { return self }
    return self + [Edit(target: .document, before: rest, after: nil, offset: 0, old: rest, new: [])]
  }
}

extension Publication.Target {
  /// Month documents by month and kind, those of settings behind them.
  fileprivate var order: (Int, String, String) {
    guard let name = DocumentName(path: path) else { return (1, path, "") }
    return (0, name.month, name.kind)
  }
}
