package import CivilTime

extension Store {
  /// All actions that the journal keeps, from the oldest, and what undo and redo would take next.
  package func history() throws(StorageError) -> History {
    History(try onDisk { () throws(FileError) in try journal.entries() })
  }

  /// Takes the last action that stands back, on the disk too.
  ///
  /// While a document is as the action left it, its very bytes of before come back; else each record does. A record
  /// that was changed since is an error that names it, unless `force` says to go on.
  package mutating func undo(at time: OffsetTime, force: Bool = false) throws(StorageError) -> Committed {
    try perform(words: "undo", time: time) { drafts, store throws(StorageError) in
      let journal = store.journal
      let entry = try store.onDisk { () throws(FileError) in try journal.entry(\.nextUndo) }
      guard let entry else { throw StorageError(.nothingToUndo) }
      let changes = entry.documents.reversed().map(\.inverse)
      return try Self.plan(changes, .undo(entry.number), entry.words, &drafts, force)
    }
  }

  /// Does the action that was taken back last again.
  package mutating func redo(at time: OffsetTime, force: Bool = false) throws(StorageError) -> Committed {
    try perform(words: "redo", time: time) { drafts, store throws(StorageError) in
      let journal = store.journal
      let entry = try store.onDisk { () throws(FileError) in try journal.entry(\.nextRedo) }
      guard let entry else { throw StorageError(.nothingToRedo) }
      return try Self.plan(entry.documents, .redo(entry.number), entry.words, &drafts, force)
    }
  }

  private static func plan(
    _ changes: [DocumentChange], _ role: JournalEntry.Role, _ words: String, _ drafts: inout Drafts,
    _ force: Bool
  ) throws(StorageError) -> Plan {
    var differences: [StorageError.Difference] = []
    for change in changes { differences += try drafts.replay(change, force: force) }
    guard differences.isEmpty || force else { throw StorageError(.changedSince(differences)) }
    return Plan(role: role, emptied: Set(changes.filter { $0.sum == nil }.map(\.path)), words: words)
  }
}
