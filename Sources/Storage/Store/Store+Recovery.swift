internal import CivilTime

extension Store {
  /// Brings the last action to its end if a command was killed over it, and puts stages away; under the lock.
  mutating func recover() throws(StorageError) -> JournalFile.Tail {
    let tail = try journal.tail()
    try removeUnfinishedJournal()
    if let entry = tail.last, !tail.isDone {
      try complete(entry)
      return try journal.tail()
    }
    for folder in leftoverFolders { try putAwayStages(in: path(folder)) }
    leftoverFolders = []
    return tail
  }

  /// Does what is still to be done of an action that the journal holds.
  ///
  /// A document that holds the result already is left. What a hand has changed meanwhile stays and is told.
  private mutating func complete(_ entry: JournalEntry) throws(StorageError) {
    for change in entry.documents {
      let isThere = try files.whole(path(change.path)).map { Checksum($0.bytes) } == change.sum
      let differences = isThere ? [] : try complete(change)
      for difference in differences {
        notices.append(
          StoreNotice(
            "\(difference.path): '\(entry.words)' was cut short, and \(difference.target) was changed since: left as it is"
          ))
      }
      try putAwayStages(in: parent(path(change.path)))
    }
    do throws(FileError) { try journal.markDone(entry.number) } catch { throw .file(error) }
    notices.append(StoreNotice("completed what was cut short: \(entry.words)"))
  }

  private func complete(_ change: DocumentChange) throws(StorageError) -> [StorageError.Difference] {
    for _ in 0..<3 {
      var drafts = Drafts(self)
      let differences = try drafts.replay(change)
      let targets = try drafts.targets(removing: change.sum == nil ? [change.path] : [])
      let publication = try Publication(targets, in: self)
      try publication.stage()
      if case .done = try publication.exchange() {
        do throws(FileError) { try publication.clearAway() } catch { throw .file(error) }
        return differences
      }
      publication.discard()
    }
    throw StorageError(.contended(path: change.path))
  }

  /// A journal that was being written anew when its command was killed; the old one is whole.
  private func removeUnfinishedJournal() throws(StorageError) {
    let path = journal.path + ".new"
    do throws(FileError) {
      if try files.status(path) != nil { try files.remove(path) }
    } catch {
      throw .file(error)
    }
  }

  /// Puts the stages in a folder away: their document is in place, or was never to be.
  ///
  /// A stage that is neither the text before nor the text after is what somebody saved in the moment of the exchange:
  /// that is kept.
  mutating func putAwayStages(in folder: String) throws(StorageError) {
    do throws(FileError) {
      let stages = (try files.list(folder) ?? []).compactMap(StageName.init)
      guard !stages.isEmpty else { return }
      try files.syncFolder(folder)
      for stage in stages { try putAway(stage, in: folder) }
    } catch {
      throw .file(error)
    }
  }

  private mutating func putAway(_ stage: StageName, in folder: String) throws(FileError) {
    let path = folder + "/" + stage.text
    guard let text = try files.readWhole(path)?.bytes else { return }
    let sum = Checksum(text)
    let isKnown = text.isEmpty || sum == stage.base || sum == stage.new
    let isDisplaced = try files.readWhole(folder + "/" + stage.target).map { Checksum($0.bytes) } == stage.new
    if !isKnown && (isDisplaced || RecordText.value(text) != nil) {
      let rescued = ownFolder + "/rescued-\(sum)-\(stage.target)"
      if try files.status(rescued) == nil { try files.makeDurable(rescued, text) }
      try files.syncFolder(ownFolder)
      notices.append(
        StoreNotice("a text of \(stage.target) that was saved at the same moment is kept as \(rescued)"))
    }
    try files.remove(path)
  }
}
