internal import HealthLog
internal import JSONText

extension Drafts {
  typealias Difference = StorageError.Difference

  /// Does what the journal holds: byte for byte where the document is the one that it was done to, else by record.
  ///
  /// Returns what is otherwise than the journal left it; with `force` that is overwritten, else it stays.
  mutating func replay(_ change: DocumentChange, force: Bool = false) throws(StorageError) -> [Difference] {
    guard let name = DocumentName(path: change.path) else { return try replaySettings(change, force: force) }
    var draft = try draft(name)
    var isSame = false
    do throws(DocumentFault) { isSame = try draft.replay(change) } catch { throw .document(error) }
    if isSame {
      self.change(draft)
      return []
    }
    var differences: [Difference] = []
    for edit in change.edits { differences += try replay(edit, in: name, force: force) }
    return differences
  }

  private mutating func replay(
    _ edit: Edit, in name: DocumentName, force: Bool
  ) throws(StorageError) -> [Difference] {
    var draft = try draft(name)
    let id = "\(edit.target)"
    let row = draft.row(of: id)
    let current = row.map { draft.document.text(at: $0) }
    if Self.same(current, edit.after) { return [] }
    if !Self.same(current, edit.before) && !force {
      // What is gone already need not be taken out.
      if current == nil && edit.after == nil { return [] }
      return [Difference(path: name.path, target: edit.target, expected: edit.before, found: current)]
    }
    do throws(DocumentFault) {
      switch (row, edit.after) {
      case (nil, nil): break
      case (nil, let text?): try draft.insert(text, id: id)
      case (let row?, nil): try draft.remove(at: row, id: id)
      case (let row?, let text?): try draft.replace(at: row, with: text, id: id)
      }
    } catch {
      throw .document(error)
    }
    self.change(draft)
    return []
  }

  /// Whether two texts say the same record, whatever its layout and the order of its members.
  private static func same(_ a: Bytes?, _ b: Bytes?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if a == b { return true }
    guard let left = RecordText.record(kind: "", a), let right = RecordText.record(kind: "", b) else {
      return false
    }
    return RecordDigest.id(of: left) == RecordDigest.id(of: right)
  }

  private mutating func replaySettings(_ change: DocumentChange, force: Bool) throws(StorageError)
    -> [Difference]
  {
    var draft = try settingsDraft()
    var differences: [Difference] = []
    if !draft.replay(change) {
      for edit in change.edits {
        let (path, current) = ("\(edit.target)", draft.text("\(edit.target)"))
        let isAsLeft = current.flatMap(RecordText.value) == edit.before.flatMap(RecordText.value)
        guard isAsLeft || force else {
          if current.flatMap(RecordText.value) != edit.after.flatMap(RecordText.value) {
            differences.append(
              Difference(path: change.path, target: edit.target, expected: edit.before, found: current))
          }
          continue
        }
        do throws(DocumentFault) { try draft.set(path, text: edit.after) } catch { throw .document(error) }
      }
    }
    self.change(draft)
    return differences
  }
}
