internal import HealthLog
internal import JSONText

extension Drafts {
  typealias Difference = StorageError.Difference

  /// Does what the journal holds: byte for byte where the document is the one that it was done to, else by record.
  ///
  /// Returns what is otherwise than the journal left it; with `force` that is overwritten, else it stays.
  mutating func replay(_ change: DocumentChange, force: Bool = false) throws(StorageError) -> [Difference] {
    guard SettingsDocument(path: change.path) != nil || DocumentName(path: change.path) != nil else {
      throw StorageError(.unknownKind(change.path))
    }
    let base = try store.text(of: change.path)
    if base.map({ Checksum($0) }) == change.base, let whole = try whole(change, from: base) {
      self.change(whole)
      for edit in whole.edits { touch(Committed.kind(of: change.path), "\(edit.target)") }
      return []
    }
    return try replayRecords(of: change, from: base, force: force)
  }

  /// The document as the action left it, if the journal's edits lead there.
  private func whole(_ change: DocumentChange, from base: Bytes?) throws(StorageError) -> Publication.Target?
  {
    let new: Bytes?
    if let kept = change.kept {
      do throws(FileError) { new = try store.keptTexts.text(kept, change.sum) } catch { throw .file(error) }
    } else {
      guard let result = change.applied(to: base ?? []) else { return nil }
      new = change.sum == nil ? nil : result
    }
    guard new.map({ Checksum($0) }) == change.sum else { return nil }
    var target =
      change.isWhole
      ? Publication.Target(whole: change.path, from: base, to: new, change.count)
      : Publication.Target(path: change.path, base: base, new: new, edits: try edits(of: change))
    target.kept = change.kept
    return target
  }

  /// The edits of a change, those of kept documents found by comparing them.
  private func edits(of change: DocumentChange) throws(StorageError) -> [Edit] {
    guard let kept = change.kept else { return change.edits }
    do throws(FileError) {
      let (old, new) = (
        try store.keptTexts.text(kept, change.base), try store.keptTexts.text(kept, change.sum)
      )
      return store.edits(from: old, to: new, path: change.path)
    } catch {
      throw .file(error)
    }
  }

  private mutating func replayRecords(
    of change: DocumentChange, from base: Bytes?, force: Bool
  ) throws(StorageError) -> [Difference] {
    if change.isWhole { return try replayWhole(change, from: base, force: force) }
    var differences: [Difference] = []
    for edit in try edits(of: change).net {
      let found: Found
      switch edit.target {
      case .record:
        guard let name = DocumentName(path: change.path) else { continue }
        found = try replay(edit, in: name, force: force)
      case .member(let path):
        guard let document = SettingsDocument(path: change.path) else { continue }
        found = try replay(edit, path, in: document, force: force)
      // Layout and marks come back only with the very bytes around them.
      case .document: found = force || edit.isRest ? .asExpected : .otherwise(nil)
      }
      guard case .otherwise(let current) = found else { continue }
      differences.append(
        Difference(path: change.path, target: edit.target, expected: edit.before, found: current))
    }
    return differences
  }

  /// Brings back a document of another schema, in which no record can be found again.
  ///
  /// What it is that has to go for that, and that the journal does not hold, is kept beside the journal.
  private mutating func replayWhole(
    _ change: DocumentChange, from base: Bytes?, force: Bool
  ) throws(StorageError) -> [Difference] {
    guard base.map({ Checksum($0) }) != change.sum, let kept = change.kept else { return [] }
    guard force else {
      return [Difference(path: change.path, target: .document, expected: nil, found: nil)]
    }
    let (texts, leftovers) = (store.keptTexts, store.leftovers)
    let new = try store.onDisk { () throws(FileError) in
      if let base { tell(try leftovers.rescue(base, of: change.path)) }
      return try texts.text(kept, change.sum)
    }
    self.change(Publication.Target(whole: change.path, from: base, to: new, change.count))
    return []
  }

  private enum Found {
    case asExpected
    case otherwise(Bytes?)
  }

  private mutating func replay(_ edit: Edit, in name: DocumentName, force: Bool) throws(StorageError) -> Found
  {
    let id = "\(edit.target)"
    let (place, current) = try changing(name) { draft throws(DocumentFault) in
      let place = draft.place(of: id) ?? edit.before.flatMap { draft.unnamedPlace(of: $0) }
      return (place, place.map { draft.text(at: $0) })
    }
    if Self.same(current, edit.after) { return .asExpected }
    if !Self.same(current, edit.before) && !force {
      // What is gone already need not be taken out.
      return current == nil && edit.after == nil ? .asExpected : .otherwise(current)
    }
    touch(name.kind, id)
    try changing(name) { draft throws(DocumentFault) in
      switch (place, edit.after) {
      case (nil, nil): break
      case (nil, let text?): try draft.insert(text, id: id)
      case (let place?, nil): draft.remove(at: place, id: id)
      case (let place?, let text?): try draft.put(text, at: place, id: id)
      }
    }
    return .asExpected
  }

  /// Whether two texts say the same record, whatever its layout and the order of its members.
  private static func same(_ a: Bytes?, _ b: Bytes?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if a == b { return true }
    guard let left = RecordText.record(kind: "", a), let right = RecordText.record(kind: "", b) else {
      return RecordText.value(a) == RecordText.value(b)
    }
    return RecordDigest.id(of: left) == RecordDigest.id(of: right)
  }

  private mutating func replay(
    _ edit: Edit, _ path: String, in document: SettingsDocument, force: Bool
  ) throws(StorageError) -> Found {
    var draft = try settingsDraft(document)
    let current = draft.text(path)
    func value(_ text: Bytes?) -> JSONValue? { text.flatMap(RecordText.value) }
    if value(current) == value(edit.after) { return .asExpected }
    guard value(current) == value(edit.before) || force else { return .otherwise(current) }
    do throws(DocumentFault) { try draft.set(path, text: edit.after) } catch { throw .document(error) }
    change(draft)
    touch(document.rawValue, path)
    return .asExpected
  }
}

extension Draft {
  /// Gives a record another text, and its place by time where it may not stay.
  fileprivate mutating func put(_ text: Bytes, at place: Place, id: String) throws(DocumentFault) {
    if try staysInPlace(text, at: place) {
      try replace(at: place, id: id, with: text, newID: id)
    } else {
      remove(at: place, id: id)
      try insert(text, id: id)
    }
  }
}

extension [Edit] {
  /// The edits as they are by record: one that was taken out and put in elsewhere was changed once.
  fileprivate var net: [Edit] {
    var places: [String: Int] = [:]
    var result: [Edit] = []
    for edit in self {
      guard edit.target != .document, let place = places["\(edit.target)"] else {
        if edit.target != .document { places["\(edit.target)"] = result.count }
        result.append(edit)
        continue
      }
      result[place].before = result[place].before ?? edit.before
      result[place].after = edit.after ?? result[place].after
    }
    return result
  }
}

extension Edit {
  /// Whether it only takes away or gives back what stood around the records of a document that came or went.
  fileprivate var isRest: Bool { target == .document && (before == nil) != (after == nil) }
}
