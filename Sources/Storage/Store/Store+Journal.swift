extension Store {
  /// An entry that the journal holds now, and where.
  struct Added {
    var entry: JournalEntry
    var place: JournalFile.Place
  }

  /// Adds the entry of an action to the journal: from here on it happens.
  ///
  /// Where the bytes of its edits are too many for a line, the documents before and after are kept beside it first.
  func add(_ entry: JournalEntry, _ targets: [Publication.Target], _ tail: JournalTail) throws(StorageError)
    -> Added
  {
    var entry = entry
    let targets = targets.keepingWhatIsLarge(under: entry.serial, above: spliceLimit)
    entry.documents = targets.map(\.change)
    let dropped = try keep(targets, under: entry.serial)
    do throws(JournalFile.AppendError) {
      return Added(entry: entry, place: try journal.append(entry, after: tail, dropping: dropped))
    } catch {
      if error.stands { throw StorageError(.recorded(error.failure)) }
      keptTexts.discard(entry.serial)
      throw .file(error.failure)
    }
  }

  /// Keeps the texts of targets whose edits are too many; returns the serial up to which entries go to make room.
  private func keep(_ targets: [Publication.Target], under serial: Int) throws(StorageError) -> Int {
    let targets = targets.filter { $0.kept == serial }
    guard !targets.isEmpty else { return 0 }
    do throws(FileError) {
      try keptTexts.keep(targets.flatMap { [$0.base, $0.new?.bytes].compactMap(\.self) }, of: serial)
      return try keptTexts.excess(above: 4 * journal.limit, besides: serial)
    } catch {
      keptTexts.discard(serial)
      throw .file(error)
    }
  }
}

extension [Publication.Target] {
  /// The targets, those of a large action marked as kept under its entry.
  fileprivate func keepingWhatIsLarge(under serial: Int, above limit: Int) -> Self {
    let size = filter { $0.kept == nil }.reduce(0) { $0 + $1.edits.reduce(0) { $0 + $1.spliceSize } }
    return map { target in
      guard size > limit || target.isWhole else { return target }
      var target = target
      target.kept = target.kept ?? serial
      return target
    }
  }
}
