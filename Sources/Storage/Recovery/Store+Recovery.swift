internal import CivilTime

extension Store {
  /// Brings the last action to its end if a command was killed over it, and puts leftovers away; under the lock.
  mutating func recover() throws(StorageError) -> JournalTail {
    let (leftovers, journal) = (leftovers, journal)
    let tail = try onDisk { () throws(FileError) in
      let tail = try journal.tail()
      try leftovers.sweepOwnFolder(journal, after: tail)
      return tail
    }
    var settled = tail
    if !tail.isSettled {
      listed = [:]
      settled = try finish(tail)
    }
    for folder in leftoverFolders.union([root]) {
      notices += try onDisk { () throws(FileError) in try leftovers.putAwayStages(in: folder) }
    }
    leftoverFolders = []
    return settled
  }

  /// Does what is still to be done of actions that the journal holds.
  private mutating func finish(_ tail: JournalTail) throws(StorageError) -> JournalTail {
    var rest: [OpenChange] = []
    let pending = tail.pending
    let changes = (pending?.documents ?? []).map { OpenChange(words: pending?.words ?? "", change: $0) }
    for open in tail.open + changes {
      guard let obstacle = try obstacle(to: open) else { continue }
      rest.append(open)
      notices.append(StoreNotice("'\(open.words)' still waits for its document: \(obstacle)"))
    }
    if let pending { notices.append(StoreNotice("completed what was cut short: \(pending.words)")) }
    guard pending != nil || rest != tail.open else { return tail }
    return try onDisk { () throws(FileError) in
      try journal.mark(
        JournalText.DoneMark(serial: tail.serial, newest: tail.newest, open: rest), after: tail.size)
      return try journal.tail()
    }
  }

  /// Carries out a change; what is in the way of it when its document cannot be used as it is.
  private mutating func obstacle(to open: OpenChange) throws(StorageError) -> StorageError? {
    do throws(StorageError) {
      try complete(open)
      return nil
    } catch {
      guard error.isAboutDocument else { throw error }
      return error
    }
  }

  /// Carries out a change of one document; one that holds the result already is left.
  ///
  /// What a hand has changed meanwhile stays, and is told.
  mutating func complete(_ open: OpenChange) throws(StorageError) {
    let change = open.change
    for _ in 0..<Self.patience {
      var drafts = Drafts(self)
      let isThere = try text(of: change.path).map { Checksum($0) } == change.sum
      let differences = isThere ? [] : try drafts.replay(change)
      let targets = try drafts.targets(removing: change.sum == nil ? [change.path] : [])
      guard try publish(targets, beside: change.path) else { continue }
      for difference in differences {
        notices.append(
          StoreNotice(
            "\(difference.path): '\(open.words)' was cut short, and \(difference.target) was changed since:"
              + " left as it is"))
      }
      return
    }
    throw StorageError(.contended(path: change.path))
  }

  /// Brings targets that the journal has to their places; `false` when somebody changed them in between.
  private mutating func publish(_ targets: [Publication.Target], beside path: String) throws(StorageError)
    -> Bool
  {
    let (files, leftovers, store) = (files, leftovers, self)
    var notices: [StoreNotice] = []
    defer { self.notices += notices }
    return try onDisk { () throws(FileError) in
      // Even where nothing is to be done, what the killed command did may not be on the disk yet.
      let real = try files.resolved(store.path(path))
      if try files.status(parent(real)) != nil {
        notices += try leftovers.putAwayStages(in: parent(real), of: lastName(real))
        try files.syncFolder(parent(real))
      }
      guard !targets.isEmpty else { return true }
      var publication = try Publication(targets, in: store)
      try publication.sweep()
      try publication.stage()
      let outcome = try publication.exchange()
      if case .done = outcome { publication.clearAway() } else { publication.putAway() }
      notices += publication.notices
      if case .done = outcome { return true }
      return false
    }
  }
}

// MARK: When nothing is to be written

extension Store {
  /// Brings a killed command to its end before anything is read: half of an action must not show.
  ///
  /// Without the right to write, or while another program is writing, what is there can still be read.
  ///
  /// Says whether there was nothing to be done.
  mutating func recoverIfNeeded(looksForLitter: Bool = true) throws(StorageError) -> Bool {
    var tail = JournalTail()
    hasWaited = false
    do throws(StorageError) {
      let journal = journal
      tail = try onDisk { () throws(FileError) in try journal.tail() }
      let isLitter = looksForLitter ? try hasLitter() : false
      guard !tail.isSettled || isLitter else { return true }
      // Another program may be in the midst of what is pending: then it is soon whole.
      try recover(patience: tail.pending == nil ? 0 : FileLock.patience)
    } catch {
      switch error.kind {
      case .locked: hasWaited = tail.pending != nil
      case .file(let failure) where failure.isReadOnly:
        guard let pending = tail.pending else { return true }
        notices.append(StoreNotice("'\(pending.words)' was cut short, and cannot be completed: \(failure)"))
      default: throw error
      }
    }
    return false
  }

  /// Whether a killed command left something that nobody needs.
  private func hasLitter() throws(StorageError) -> Bool {
    let (folder, root) = (ownFolder, root)
    return try onDisk { () throws(FileError) in
      guard let own = try files.list(folder) else { return false }
      let names = try files.list(root) ?? []
      return own.contains(where: Leftovers.isUnfinished) || names.contains { StageName($0) != nil }
        || !leftoverFolders.isEmpty
    }
  }

  /// Puts leftovers away, if nobody is writing and this program may.
  mutating func recoverWhenFree() throws(StorageError) {
    do throws(StorageError) { try recover(patience: 0) } catch {
      switch error.kind {
      case .locked: return
      case .file(let failure) where failure.isReadOnly: return
      default: throw error
      }
    }
  }

  private mutating func recover(patience: Int) throws(StorageError) {
    let lock = try FileLock(lockPath, files: files, patience: patience)
    _ = try recover()
    _ = consume lock
  }
}

extension StorageError {
  /// Whether it says that a document cannot be used as it is, and not that the system failed.
  fileprivate var isAboutDocument: Bool {
    switch kind {
    case .document, .older, .unknownKind, .unplaced: true
    case .file(let failure): failure.isReadOnly || failure.isNoDocument
    case .locked, .noHome, .notInitialised, .recorded, .contended, .notFound, .ambiguous, .changedSince,
      .nothingToUndo, .nothingToRedo, .migration, .losses:
      false
    }
  }
}
