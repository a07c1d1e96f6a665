internal import CivilTime
internal import HealthLog
internal import JSONText

/// The mending of faults that have one right answer, document by document, while it is planned.
struct FaultMending {
  typealias Bytes = ContiguousArray<UInt8>

  private let store: Store
  /// Documents as the disk has them, by path; records may move to others, which are then here too.
  private var files: [String: Bytes?] = [:]
  private var mends: [String: [Mending.Mend]] = [:]
  /// Texts whose spelling was mended and that still cannot be used, or are settings.
  private var texts: [String: Bytes] = [:]
  private var drafts: [DocumentName: Draft] = [:]
  private var ids: Set<String> = []

  init(_ store: Store) { self.store = store }

  mutating func mend(_ document: SettingsDocument) throws(StorageError) {
    guard let bytes = try store.files.readable(store.path(document.path)) else { return }
    files[document.path] = bytes
    let (text, _) = mendSpelling(of: bytes, document.path)
    if text != bytes { texts[document.path] = text }
  }

  mutating func mend(_ name: DocumentName) throws(StorageError) {
    if drafts[name] == nil {
      guard let bytes = try store.files.readable(store.path(name.path)) else { return }
      files[name.path] = bytes
      let (text, isSound) = mendSpelling(of: bytes, name.path)
      if text != bytes { texts[name.path] = text }
      guard isSound, let draft = draft(name, text) else { return }
      drafts[name] = draft
    }
    try mendRecords(of: name)
  }

  private func draft(_ name: DocumentName, _ bytes: Bytes?) -> Draft? {
    guard let plan = store.kind(name.kind).map(ScanPlan.init) else { return nil }
    do throws(DocumentFault) { return try Draft(name, bytes, plan: plan, zone: store.zone) } catch {
      return nil
    }
  }

  /// The text with all that can only be meant in one way, and whether that makes it JSON.
  private mutating func mendSpelling(of bytes: Bytes, _ path: String) -> (Bytes, Bool) {
    let faults = JSONFaults.find(in: bytes)
    guard !faults.isEmpty else { return (bytes, true) }
    let places = TextPlaces(path: path, bytes)
    for (fault, problem) in zip(faults, places.problems(of: faults)) where fault.mend != nil {
      mends[path, default: []].append(
        Mending.Mend(line: problem.line, code: problem.code, text: problem.fix ?? problem.message))
    }
    let splices = faults.compactMap(\.mend)
    return (JSONSplice.applying(splices, to: bytes), splices.count == faults.count)
  }

  /// A record on its way to another place.
  private struct Move {
    var id: String
    var text: Bytes
    var home: DocumentName
  }

  private mutating func mendRecords(of name: DocumentName) throws(StorageError) {
    guard let document = drafts[name]?.original else { return }
    let places = TextPlaces(path: name.path, document.bytes)
    let names = document.ids()
    let outOfPlace = Set(document.rowsOutOfPlace())
    var moves: [Move] = []
    // From the lowest on, so that of equal times the upper comes to stand above.
    for row in document.rows.indices.reversed() {
      let line = places.line(of: document.rows[row].range.lowerBound)
      let text = uniquelyNamed(document, row, line)
      if let home = try newHome(of: row, in: document, line, isOutOfPlace: outOfPlace.contains(row)) {
        moves.append(Move(id: names[row], text: text, home: home))
        try change(name) { draft throws(DocumentFault) in draft.remove(at: .row(row), id: names[row]) }
      } else if text != document.text(at: row) {
        try change(name) { draft throws(DocumentFault) in
          try draft.replace(at: .row(row), id: names[row], with: text, newID: names[row])
        }
      }
    }
    // All that move have gone before the first comes, so that none is placed by another.
    for move in moves {
      try change(move.home) { draft throws(DocumentFault) in try draft.insert(move.text, id: move.id) }
    }
  }

  /// The text of a record, without an id that another record has.
  private mutating func uniquelyNamed(_ document: Document, _ row: Int, _ line: Int) -> Bytes {
    var text = document.text(at: row)
    guard let id = document.spelledID(at: row), !ids.insert(id).inserted else { return text }
    note("id", "remove the id '\(id)', which another record has", line, document.name)
    do throws(JSONError) {
      JSONSplice.removing("id", of: try JSONReader.read(text), in: text.span)?.apply(to: &text)
    } catch {
      return text
    }
    return text
  }

  /// The document in which a record is to be put in its place; `nil` where it stays.
  private mutating func newHome(
    of row: Int, in document: Document, _ line: Int, isOutOfPlace: Bool
  ) throws(StorageError) -> DocumentName? {
    let name = document.name
    guard document.rows[row].isPlaced else { return nil }
    let home = DocumentName(kind: name.kind, date: document.rows[row].date)
    if home != name, try canMove(to: home) {
      note("month", "move the record to \(home.path)", line, name)
      return home
    }
    guard isOutOfPlace else { return nil }
    note("unsorted", "move the record to its place by time", line, name)
    return name
  }

  private mutating func note(_ code: String, _ text: String, _ line: Int, _ name: DocumentName) {
    mends[name.path, default: []].append(Mending.Mend(line: line, code: code, text: text))
  }

  /// Whether the document of another month can take a record: one that is broken or newer keeps it out.
  private mutating func canMove(to home: DocumentName) throws(StorageError) -> Bool {
    if drafts[home] != nil { return true }
    let bytes: Bytes?
    do throws(FileError) { bytes = try store.files.wholeDocument(store.path(home.path))?.bytes } catch {
      guard error.isNoDocument else { throw .file(error) }
      return false
    }
    guard let draft = draft(home, bytes) else { return false }
    files[home.path] = .some(bytes)
    drafts[home] = draft
    return true
  }

  private mutating func change(
    _ name: DocumentName, _ change: (inout Draft) throws(DocumentFault) -> Void
  ) throws(StorageError) {
    guard var draft = drafts.removeValue(forKey: name) else { return }
    do throws(DocumentFault) { try change(&draft) } catch { throw .document(error) }
    drafts[name] = draft
  }

  // MARK: The plan

  func mending() throws(StorageError) -> Mending {
    var documents: [Mending.Document] = []
    for (name, draft) in drafts where !draft.isUnchanged || texts[name.path] != nil {
      let rendered: Draft.Rendered
      do throws(DocumentFault) { rendered = try draft.rendered() } catch { throw .document(error) }
      documents.append(document(name.path, rendered.document.bytes, edits: rendered.edits))
    }
    let drafted = Set(drafts.keys.map(\.path))
    for (path, text) in texts where !drafted.contains(path) {
      documents.append(document(path, text, edits: []))
    }
    return Mending(documents: documents.sorted { $0.path < $1.path })
  }

  /// The edits of records hold where the text is the one that they were made for; else the text differs as a whole.
  private func document(_ path: String, _ new: Bytes, edits: [Edit]) -> Mending.Document {
    let old = files[path] ?? nil
    var edits = edits
    if let old, texts[path] != nil {
      edits = store.edits(from: old, to: new, path: path) + [Edit(from: old, to: new)]
    }
    let mends = (mends[path] ?? []).sorted { ($0.line, $0.code) < ($1.line, $1.code) }
    return Mending.Document(path: path, old: old, new: new, mends: mends, edits: edits)
  }
}

extension FileSystem {
  /// A document that can be read; `nil` where there is none, or something else stands in its place.
  func readable(_ path: String) throws(StorageError) -> FileSystem.Bytes? {
    do throws(FileError) { return try wholeDocument(path)?.bytes } catch {
      if error.isNoDocument { return nil }
      throw .file(error)
    }
  }
}
