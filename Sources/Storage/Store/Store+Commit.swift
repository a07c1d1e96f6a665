package import CivilTime
internal import HealthLog

extension Store {
  /// How often a document may be changed by somebody else between reading and writing it.
  private static let patience = 5

  /// Carries out an action: all of it is on the disk when this returns, or nothing of it.
  package mutating func commit(
    _ changes: [RecordChange], words: String, time: OffsetTime
  ) throws(StorageError) -> Committed {
    try perform(words: words, time: time) { drafts, _ throws(StorageError) in
      for change in changes { try drafts.apply(change) }
      return Plan(role: nil)
    }
  }

  /// What an action is besides its edits.
  struct Plan {
    /// `nil` for a new action.
    var role: JournalEntry.Role?
    /// Documents that go when they are left without a record.
    var emptied: Set<String> = []
    /// The words, where they are those of another action.
    var words: String?
  }

  /// Runs `edit` on drafts of what is there now, under the lock, until no one changes that in between.
  mutating func perform(
    words: String, time: OffsetTime, _ edit: (inout Drafts, Store) throws(StorageError) -> Plan
  ) throws(StorageError) -> Committed {
    try claim()
    let lock = try FileLock(ownFolder + "/lock", files: files)
    let tail = try recover()
    for _ in 0..<Self.patience {
      var drafts = Drafts(self)
      let plan = try edit(&drafts, self)
      let targets = try drafts.targets(removing: plan.emptied)
      let number = (tail.last?.newest ?? 0) + (plan.role == nil ? 1 : 0)
      let entry = JournalEntry(
        role: plan.role ?? .action(number), newest: number, time: time, words: plan.words ?? words,
        documents: targets.map(\.change))
      if targets.isEmpty && plan.role == nil {
        return release(lock, Committed(number: nil, words: words, changes: []))
      }
      if case .done = try publish(targets, entry, tail) {
        try follow(targets)
        return release(lock, Committed(number: entry.number, words: entry.words, changes: changed(targets)))
      }
    }
    throw StorageError(.contended(path: root))
  }

  /// Lets go of the lock at a point that can be seen.
  private func release(_ lock: consuming FileLock, _ result: Committed) -> Committed { result }

  private func publish(
    _ targets: [Publication.Target], _ entry: JournalEntry, _ tail: JournalFile.Tail
  ) throws(StorageError) -> Publication.Outcome {
    let publication = try Publication(targets, in: self)
    try publication.stage()
    let start: Int
    do throws(StorageError) { start = try journal.append(entry, after: tail) } catch {
      publication.discard()
      throw error
    }
    guard case .done = try publication.exchange() else {
      publication.discard()
      try journal.cutBack(to: start)
      return .overtaken
    }
    settle(publication, entry.number)
    return .done
  }

  /// Clears away and marks the action as done; a failure here leaves work for the next command, not a loss.
  func settle(_ publication: Publication, _ number: Int) {
    do throws(FileError) {
      try publication.clearAway()
      try journal.markDone(number)
    } catch { return }
  }

  /// Takes what was written into the memory, so that it does not look like a change from outside.
  private mutating func follow(_ targets: [Publication.Target]) throws(StorageError) {
    for target in targets {
      if target.path == Self.settingsPath {
        try readSettings()
      } else if let name = DocumentName(path: target.path), cache[name] != nil {
        cache[name] = try read(name)
      }
    }
  }

  /// What an action did, record by record: the first state before it and the last after it.
  func changed(_ targets: [Publication.Target]) -> [Changed] {
    var changes: [Changed] = []
    for target in targets {
      let name = DocumentName(path: target.path)
      for edit in target.edits {
        note(edit, in: name, &changes)
      }
    }
    return changes
  }

  private func note(_ edit: Edit, in name: DocumentName?, _ changes: inout [Changed]) {
    let kind = name?.kind ?? "settings"
    func record(_ text: Edit.Bytes?) -> Record? {
      text.flatMap {
        name == nil
          ? Record(kind: kind, members: [SettingsText.member($0)]) : RecordText.record(kind: kind, $0)
      }
    }
    let id = "\(edit.target)"
    if let place = changes.firstIndex(where: { $0.id == id && $0.kind == kind }) {
      if changes[place].before == nil { changes[place].before = record(edit.before) }
      if let after = record(edit.after) {
        changes[place].after = after
        changes[place].document = name
      }
    } else {
      changes.append(
        Changed(kind: kind, id: id, before: record(edit.before), after: record(edit.after), document: name))
    }
  }
}
