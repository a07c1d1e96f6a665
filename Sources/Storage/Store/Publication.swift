// The order of a save, each step on the disk before the next begins:
//
//   1. stage       the new text of each document beside the old, under a name that says what it is
//   2. journal     the action is added: from here on it happens, whatever comes
//   3. exchange    the names; what was displaced must be the very bytes that the change was made for
//   4. folder      the names are confirmed; only now is the action acknowledged
//   5. clear away  the displaced texts go, but for one that the next save writes over; the action is marked as done
//
// Killed before 2, nothing happened and the stages are put away; killed after it, the next command does the rest.

/// The new texts of an action's documents, on their way to the disk.
struct Publication {
  enum Outcome {
    case done
    /// A document was changed by somebody else in between; all is as it was, but for what that was.
    case overtaken
    /// The same, and what was done already was changed as well: it cannot be taken back without a loss.
    case entangled
  }

  /// A target and its names on the disk.
  private struct Item {
    var target: Target
    var path: String
    /// The document itself, behind links.
    var real: String
    /// What stands in its place.
    var status: FileStatus?
    var stage: StageName
    var madeFolder: Bool
    /// Whether the folder was seen to hold no stage.
    var isSwept: Bool
    /// Whether the text that was displaced is the spare file now.
    var isKept = false

    /// The text that is to be displaced.
    var base: SplicedText? { target.base.map { SplicedText($0) } }
    var folder: String { parent(real) }
    var stagePath: String { folder + "/" + stage.text }
  }

  private let files: FileSystem
  private let leftovers: Leftovers
  private let spare: SpareFile
  private var items: [Item] = []
  private(set) var notices: [StoreNotice] = []

  /// Prepares the folders, and the real places behind links.
  init(_ targets: [Target], in store: Store) throws(FileError) {
    files = store.files
    leftovers = store.leftovers
    spare = store.spare
    for target in targets {
      let path = store.path(target.path)
      let (real, status) = try files.whatStands(at: path)
      let made = status == nil && target.new != nil ? try Self.makeFolder(of: path, files) : false
      let stage = StageName(target: lastName(real), base: target.baseSum, new: target.newSum ?? Checksum([]))
      items.append(
        Item(
          target: target, path: path, real: real, status: status, stage: stage, madeFolder: made,
          isSwept: real == path && store.hasNoStages(parent(path))))
    }
  }

  /// Makes the folder of a kind when it is missing; the name is confirmed on the disk before anything stands in it.
  private static func makeFolder(of path: String, _ files: FileSystem) throws(FileError) -> Bool {
    let folder = parent(path)
    guard try files.status(folder) == nil else { return false }
    do throws(FileError) { try files.makeFolder(folder) } catch {
      // A hand may be quicker.
      guard error.exists else { throw error }
    }
    try files.syncFolder(parent(folder))
    return true
  }

  /// Puts away what killed commands left beside the documents.
  ///
  /// A folder that the command has listed is not listed once more.
  mutating func sweep() throws(FileError) { try sweep(items.filter { !$0.isSwept }) }

  private mutating func sweep(_ items: [Item]) throws(FileError) {
    for (folder, items) in Dictionary(grouping: items, by: \.folder) {
      // A document that lies elsewhere, behind a link, may have neighbours that are nothing of ours.
      let strangers = items.filter { $0.folder != parent($0.path) }
      for item in strangers {
        notices += try leftovers.putAwayStages(in: folder, of: item.stage.target)
      }
      if strangers.count < items.count { notices += try leftovers.putAwayStages(in: folder) }
    }
  }
}

// MARK: Step 1

extension Publication {
  /// Writes the new texts; whatever fails, none of them stays.
  mutating func stage() throws(FileError) {
    do throws(FileError) {
      for item in items {
        guard let new = item.target.new else { continue }
        if let status = item.status, status.links > 1 { noteHardLinks(item, status.links) }
        do throws(FileError) { try write(new, of: item) } catch {
          // A command that was killed over the very same since the folder was listed.
          guard error.exists, item.isSwept else { throw error }
          try sweep([item])
          try write(new, of: item)
        }
      }
    } catch {
      unstage()
      throw error
    }
  }

  private func write(_ new: SplicedText, of item: Item) throws(FileError) {
    if let status = item.status, spare.becomes(item.stagePath, new, like: status) { return }
    try files.makeDurable(item.stagePath, new, like: item.status)
  }

  private mutating func noteHardLinks(_ item: Item, _ count: UInt64) {
    notices.append(
      StoreNotice("\(item.target.path) has \(count) names (hard links): the others keep the text of before"))
  }

  /// Takes the stages away before any was exchanged; what stays is put away by a later command.
  func unstage() {
    for item in items where item.target.new != nil {
      do throws(FileError) { try files.removeIfThere(item.stagePath) } catch { continue }
    }
    removeMadeFolders()
  }

  /// Takes away the folders that were made, once that nothing stands in them any more.
  private func removeMadeFolders() {
    for item in items where item.madeFolder {
      do throws(FileError) {
        if try files.list(item.folder)?.isEmpty == true { try files.removeFolder(item.folder) }
      } catch { continue }
    }
  }

  /// Puts away what an exchange has left that was not carried through.
  mutating func putAway() {
    for item in items {
      do throws(FileError) {
        if try files.status(item.stagePath) != nil {
          notices += try leftovers.putAwayStages(in: item.folder, of: item.stage.target)
        }
      } catch { continue }
    }
    removeMadeFolders()
  }
}

// MARK: Steps 3 and 4

extension Publication {
  /// Brings all documents to their places, or puts those that were brought back again.
  ///
  /// What the first of them displaced is kept beside the journal; its old name goes in the same breath as the new text
  /// comes, so that a power cut cannot bring it back over a text that was written later.
  mutating func exchange() throws(FileError) -> Outcome {
    var exchanged: [Item] = []
    for item in items {
      guard try exchange(item) else {
        for item in exchanged.reversed() where try !takeBack(item) { return .entangled }
        return .overtaken
      }
      exchanged.append(item)
    }
    if let place = items.firstIndex(where: { $0.target.base != nil }) {
      items[place].isKept = spare.keeps(items[place].stagePath)
    }
    for folder in Set(items.map(\.folder)) { try files.syncFolder(folder) }
    return .done
  }

  /// Brings one document to its place; `false` when what stood there was not what was read.
  private func exchange(_ item: Item) throws(FileError) -> Bool {
    switch (item.base, item.target.new) {
    case (nil, nil): return true
    case (nil, .some): return try moveToNew(item.stagePath, item.real)
    case (let base?, .some(let new)):
      guard try swap(item, base) else { return false }
      if try files.holds(base, item.stagePath) { return true }
      try takeSwapBack(item, new)
      return false
    case (let base?, nil):
      guard try moveToNew(item.real, item.stagePath) else { return false }
      if try files.holds(base, item.stagePath) { return true }
      _ = try moveToNew(item.stagePath, item.real)
      return false
    }
  }

  /// Moves a file to a name that must be free; `false` when it is taken, or there is nothing to move.
  private func moveToNew(_ from: String, _ to: String) throws(FileError) -> Bool {
    do throws(FileError) { try files.moveToNew(from, to) } catch {
      if error.exists || error.isMissing { return false }
      guard error.isUnsupported else { throw error }
      guard try files.status(to) == nil else { return false }
      try files.move(from, to)
    }
    return true
  }

  /// Exchanges the stage and the document; `false` when there is no document any more, or clearly another one.
  private func swap(_ item: Item, _ base: SplicedText) throws(FileError) -> Bool {
    do throws(FileError) { try files.exchange(item.stagePath, item.real) } catch {
      if error.isMissing { return false }
      guard error.isUnsupported else { throw error }
      return try swapByMoves(item, base)
    }
    return true
  }

  /// For file systems that cannot exchange names: there the moment between looking and replacing stays open.
  private func swapByMoves(_ item: Item, _ base: SplicedText) throws(FileError) -> Bool {
    guard try files.holds(base, item.real) else { return false }
    let status = try files.status(item.real)
    try files.move(item.stagePath, item.real)
    // The displaced text is where an exchange would have put it, so that it can be put back.
    try files.makeDurable(item.stagePath, base, like: status)
    return true
  }

  /// Puts somebody else's text back; if they saved once more meanwhile, what they saved last comes to stand.
  ///
  /// The other text is then found in the stage, and kept.
  private func takeSwapBack(_ item: Item, _ new: SplicedText) throws(FileError) {
    try files.exchange(item.stagePath, item.real)
    if try !files.holds(new, item.stagePath) { try files.exchange(item.stagePath, item.real) }
  }

  /// Puts back what was displaced; `false` when the new text was changed since and so must stay.
  private func takeBack(_ item: Item) throws(FileError) -> Bool {
    switch (item.base, item.target.new) {
    case (nil, nil): return true
    case (nil, let new?):
      guard try moveToNew(item.real, item.stagePath) else { return false }
      if try files.holds(new, item.stagePath) { return true }
      _ = try moveToNew(item.stagePath, item.real)
      return false
    case (.some, nil): return try moveToNew(item.stagePath, item.real)
    case (let base?, let new?):
      guard try swap(item, new) else { return false }
      if try files.holds(new, item.stagePath) { return true }
      _ = try swap(item, base)
      return false
    }
  }
}

// MARK: Step 5

extension Publication {
  /// Takes away what was displaced: the journal has it, and needs it no more.
  ///
  /// A folder that held nothing but a document which goes, goes with it. What stays is put away by a later command.
  func clearAway() {
    for item in items {
      do throws(FileError) {
        if item.target.base != nil, !item.isKept { try files.removeIfThere(item.stagePath) }
        if item.target.new == nil, try files.status(item.folder)?.kind == .folder,
          try files.list(item.folder)?.isEmpty == true
        {
          try files.removeFolder(item.folder)
        }
      } catch { continue }
    }
  }
}
