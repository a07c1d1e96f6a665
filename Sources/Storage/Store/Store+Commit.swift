package import CivilTime
internal import HealthLog

extension Store {
  /// How often a document may be changed by somebody else between reading and writing it.
  static let patience = 5

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
    let lock = try FileLock(lockPath, files: files, patience: hasWaited ? 0 : FileLock.patience)
    try prepareOwnFolder()
    for round in 0..<Self.patience {
      // Where somebody was quicker, what was read before is of no use.
      guard let done = try attempt(words, time, readsAnew: round > 0, edit) else { continue }
      // By now nothing else holds the documents as they were, so that those in memory are changed where they lie.
      for step in done.steps { follow(step) }
      return release(lock, done.result)
    }
    throw StorageError(.contended(path: root))
  }

  /// An action that was carried out, and what has changed for the memory.
  private struct Done {
    var result: Committed
    var steps: [Step] = []
  }

  /// Carries out an action on what is there now; `nil` when somebody changed one of its documents in between.
  private mutating func attempt(
    _ words: String, _ time: OffsetTime, readsAnew: Bool,
    _ edit: (inout Drafts, Store) throws(StorageError) -> Plan
  ) throws(StorageError) -> Done? {
    let tail = try recover()
    var drafts = Drafts(self, readsAnew: readsAnew)
    let plan = try edit(&drafts, self)
    let targets = try drafts.targets(removing: plan.emptied)
    if targets.isEmpty && plan.role == nil {
      return Done(result: Committed(number: nil, words: words, changes: []))
    }
    var entry = JournalEntry(tail, plan, words: plan.words ?? words, time: time)
    entry.order = drafts.order(of: targets)
    guard try publish(targets, entry, tail) else { return nil }
    let steps = targets.map { step(to: $0) }
    notices += drafts.notices
    let changes = drafts.changed(by: targets)
    return Done(
      result: Committed(number: entry.number, words: entry.words, changes: changes), steps: steps)
  }

  /// Lets go of the lock at a point that can be seen.
  private func release(_ lock: consuming FileLock, _ result: Committed) -> Committed { result }

  /// Saves an action; `false` when somebody changed one of its documents in between, and nothing was done.
  private mutating func publish(
    _ targets: [Publication.Target], _ entry: JournalEntry, _ tail: JournalTail
  ) throws(StorageError) -> Bool {
    let hold = SignalHold(files)
    let store = self
    var publication = try onDisk { () throws(FileError) in
      var publication = try Publication(targets, in: store)
      try publication.sweep()
      try publication.stage()
      return publication
    }
    defer { notices += publication.notices }
    let added: Added
    do throws(StorageError) { added = try add(entry, targets, tail) } catch {
      publication.unstage()
      throw error
    }
    let isDone = try carryOut(added, &publication)
    _ = consume hold
    return isDone
  }

  /// Exchanges the documents; the entry is in the journal, and comes out again when somebody was quicker.
  private mutating func carryOut(_ added: Added, _ publication: inout Publication) throws(StorageError)
    -> Bool
  {
    let (journal, entry) = (journal, added.entry)
    do throws(FileError) {
      switch try publication.exchange() {
      case .done:
        publication.clearAway()
        settle(added)
        return true
      case .overtaken:
        publication.putAway()
        try journal.cutBack(to: added.place.start)
        keptTexts.discard(entry.serial)
        return false
      case .entangled: publication.putAway()
      }
    } catch {
      throw StorageError(.recorded(error))
    }
    // What a hand changed since cannot be put back: so the rest is done by record, as after a kill.
    do throws(StorageError) {
      for change in entry.documents { try complete(OpenChange(words: entry.words, change: change)) }
    } catch {
      if case .file(let failure) = error.kind { throw StorageError(.recorded(failure)) }
      throw error
    }
    settle(added)
    return true
  }

  /// Marks an action as done; a failure here leaves work for the next command, not a loss.
  private func settle(_ added: Added) {
    let entry = added.entry
    do throws(FileError) {
      try journal.mark(
        JournalText.DoneMark(serial: entry.serial, newest: entry.newest, open: entry.open),
        after: added.place.end)
      guard added.place.isRenewed else { return }
      let tail = JournalTail(serial: entry.serial, newest: entry.newest, open: entry.open)
      try leftovers.sweepOwnFolder(journal, after: tail)
    } catch { return }
  }
}

// MARK: What is in memory

extension Store {
  /// How a document that was written is taken into the memory.
  private struct Step {
    enum Change {
      case whole(CachedDocument?)
      /// The document in memory is the one that was changed.
      case spliced(DocumentSplice)
    }

    var path: String
    /// Whether a document came or went.
    var isOfMonths: Bool
    var settings: (SettingsDocument, FileSystem.Bytes?)?
    var change = Change.whole(nil)
  }

  /// What was changed outside since the last reading, and so lies beneath what was written, is told.
  private mutating func step(to target: Publication.Target) -> Step {
    var step = Step(path: target.path, isOfMonths: target.base == nil || target.new == nil)
    if let document = SettingsDocument(path: target.path) { step.settings = (document, target.new?.bytes) }
    guard let name = DocumentName(path: target.path) else { return step }
    tellWhatLayBeneath(target, name)
    if case .spliced(let base, let splice)? = target.outcome, case .success(let known)? = cache[name]?.result,
      known.bytes.isSame(as: base.bytes)
    {
      step.change = .spliced(splice)
    } else if looked != nil || cache[name] != nil {
      step.change = .whole(
        target.outcome.map { CachedDocument(result: .success($0.document)) }
          ?? target.new.flatMap { CachedDocument(of: $0.bytes, name, in: self) })
    }
    return step
  }

  /// Takes what was written into the memory, so that it does not look like a change from outside.
  private mutating func follow(_ step: Step) {
    older.forget()
    if step.isOfMonths { listed = [:] }
    if let (document, bytes) = step.settings { note(bytes, of: document) }
    guard let name = DocumentName(path: step.path), looked != nil || cache[name] != nil else { return }
    switch step.change {
    case .whole(let document): keep(document, name)
    case .spliced(let splice):
      guard case .success(var document)? = cache.removeValue(forKey: name)?.result else { return }
      document.apply(splice)
      keep(CachedDocument(result: .success(document)), name)
    }
    looked?.insert(name)
  }

  private mutating func tellWhatLayBeneath(_ target: Publication.Target, _ name: DocumentName) {
    guard let old = cache[name], let base = target.base, case .success(let known) = old.result,
      !known.bytes.isSame(as: base),
      let notice = CachedDocument.notice(of: name, from: old, to: CachedDocument(of: base, name, in: self))
    else { return }
    notices.append(notice)
  }
}

extension CachedDocument {
  /// A document as it was written; without a stamp, so that the next look reads it and sees who else changed it.
  fileprivate init?(of bytes: Document.Bytes, _ name: DocumentName, in store: Store) {
    guard let plan = store.kind(name.kind).map(ScanPlan.init) else { return nil }
    do throws(DocumentFault) {
      self.init(result: .success(try Document.read(bytes, as: name, plan: plan, zone: store.zone)))
    } catch {
      self.init(result: .failure(.document(error)))
    }
  }
}

extension JournalEntry {
  fileprivate init(_ tail: JournalTail, _ plan: Store.Plan, words: String, time: OffsetTime) {
    let newest = tail.newest + (plan.role == nil ? 1 : 0)
    self.init(
      serial: tail.serial + 1, role: plan.role ?? .action(newest), newest: newest, time: time, words: words,
      documents: [], open: tail.open)
  }
}
