internal import JSONText

// The order of a save, each step on the disk before the next begins:
//
//   1. stage       the new text of each document beside the old, under a name that says what it is
//   2. journal     the action is added: from here on it happens, whatever comes
//   3. exchange    the names; what was displaced must be the very bytes that the change was made for
//   4. folder      the names are confirmed; only now is the action acknowledged
//   5. clear away  the displaced texts go, and the action is marked as done
//
// Killed before 2, nothing happened and the stages are put away; killed after it, the next command does the rest.

/// The new texts of an action's documents, on their way to the disk.
struct Publication {
  typealias Bytes = ContiguousArray<UInt8>

  /// A document and what is to become of it.
  struct Target {
    var path: String
    /// The text that the change was made for; `nil` when there was no document.
    var base: Bytes?
    /// The text after; `nil` when the document goes.
    var new: Bytes?
    var edits: [Edit]

    var change: DocumentChange {
      DocumentChange(path: path, base: base.map { Checksum($0) }, sum: new.map { Checksum($0) }, edits: edits)
    }
  }

  enum Outcome { case done, overtaken }

  /// A target and its names on the disk.
  private struct Item {
    var target: Target
    var real: String
    var stage: String
    var madeFolder: Bool
  }

  private let store: Store
  private var files: FileSystem { store.files }
  private var items: [Item] = []

  /// Prepares the folders, and the real places behind links.
  init(_ targets: [Target], in store: Store) throws(StorageError) {
    self.store = store
    do throws(FileError) {
      for target in targets {
        let made = try Self.makeFolder(of: store.path(target.path), store.files)
        let real = try store.files.resolved(store.path(target.path))
        let change = target.change
        let name = StageName(target: lastName(real), base: change.base, new: change.sum ?? Checksum([]))
        items.append(
          Item(target: target, real: real, stage: parent(real) + "/" + name.text, madeFolder: made))
      }
    } catch {
      throw .file(error)
    }
  }

  /// Makes the folder of a kind when it is missing; the name is confirmed on the disk before anything stands in it.
  private static func makeFolder(of path: String, _ files: FileSystem) throws(FileError) -> Bool {
    let folder = parent(path)
    guard try files.status(folder) == nil else { return false }
    try files.makeFolder(folder)
    try files.syncFolder(parent(folder))
    return true
  }

  /// Step 1. Whatever fails, no stage stays.
  func stage() throws(StorageError) {
    var staged: [Item] = []
    do throws(FileError) {
      for item in items {
        guard let new = item.target.new else { continue }
        let mode = try files.status(item.real)?.mode ?? 0o600
        try replaceLeftover(item.stage)
        staged.append(item)
        try files.makeDurable(item.stage, new, mode: mode)
      }
    } catch {
      discard(staged)
      throw .file(error)
    }
  }

  /// A stage of the very same change that a killed command left.
  private func replaceLeftover(_ path: String) throws(FileError) {
    if try files.status(path) != nil { try files.remove(path) }
  }

  /// Takes stages and folders away that nothing refers to; what stays is put away by a later command.
  func discard() { discard(items) }

  private func discard(_ items: [Item]) {
    for item in items {
      do throws(FileError) {
        if try files.status(item.stage) != nil { try files.remove(item.stage) }
        if item.madeFolder, try files.status(item.real) == nil { try files.removeFolder(parent(item.real)) }
      } catch { continue }
    }
  }

  /// Steps 3 and 4. When a document was changed by somebody else in between, all is put back as it was.
  func exchange() throws(StorageError) -> Outcome {
    var exchanged: [Item] = []
    do throws(FileError) {
      for item in items {
        guard try exchange(item) else {
          for item in exchanged.reversed() { try takeBack(item) }
          return .overtaken
        }
        exchanged.append(item)
      }
      for folder in Set(items.map { parent($0.real) }) { try files.syncFolder(folder) }
      return .done
    } catch {
      throw StorageError(.recorded(error))
    }
  }

  /// Brings one document to its place; `false` when what stood there was not what was read.
  private func exchange(_ item: Item) throws(FileError) -> Bool {
    switch (item.target.base, item.target.new) {
    case (nil, nil): return true
    case (nil, .some): return try moveToNew(item)
    case (let base?, .some): return try swap(item, base)
    case (let base?, nil): return try takeAway(item, base)
    }
  }

  private func moveToNew(_ item: Item) throws(FileError) -> Bool {
    do throws(FileError) { try files.moveToNew(item.stage, item.real) } catch {
      if error.exists { return false }
      throw error
    }
    return true
  }

  private func swap(_ item: Item, _ base: Bytes) throws(FileError) -> Bool {
    do throws(FileError) { try files.exchange(item.stage, item.real) } catch {
      if error.isMissing { return false }
      guard error.isUnsupported else { throw error }
      return try replaceWithoutExchange(item, base)
    }
    if try files.readWhole(item.stage)?.bytes == base { return true }
    try files.exchange(item.stage, item.real)
    return false
  }

  /// For file systems that cannot exchange names: there the moment between looking and replacing stays open.
  private func replaceWithoutExchange(_ item: Item, _ base: Bytes) throws(FileError) -> Bool {
    guard try files.readWhole(item.real)?.bytes == base else { return false }
    try files.move(item.stage, item.real)
    return true
  }

  private func takeAway(_ item: Item, _ base: Bytes) throws(FileError) -> Bool {
    do throws(FileError) { try files.moveToNew(item.real, item.stage) } catch {
      if error.isMissing { return false }
      throw error
    }
    if try files.readWhole(item.stage)?.bytes == base { return true }
    try files.moveToNew(item.stage, item.real)
    return false
  }

  private func takeBack(_ item: Item) throws(FileError) {
    switch (item.target.base, item.target.new) {
    case (nil, nil): break
    case (nil, .some), (.some, nil):
      let (from, to) = item.target.new == nil ? (item.stage, item.real) : (item.real, item.stage)
      try files.moveToNew(from, to)
    case (.some, .some): try files.exchange(item.stage, item.real)
    }
  }

  /// Step 5, as far as the texts go: what was displaced is in the journal and not needed any more.
  ///
  /// A folder that held nothing but a document which goes, goes with it.
  func clearAway() throws(FileError) {
    for item in items {
      if item.target.base != nil, try files.status(item.stage) != nil { try files.remove(item.stage) }
      if item.target.new == nil, try files.list(parent(item.real))?.isEmpty == true {
        try files.removeFolder(parent(item.real))
      }
    }
  }
}
