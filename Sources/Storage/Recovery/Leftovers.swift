/// What killed commands have left on the disk, and how it is put away; only for who holds the lock.
struct Leftovers: Sendable {
  let files: FileSystem
  /// The store's `.vitals`.
  let ownFolder: String

  /// What is made under one name and then given another.
  private static let unfinished = ["journal.new", ".gitignore.new", SpareFile.unfinished, Backups.unfinished]

  static func isUnfinished(_ name: String) -> Bool { unfinished.contains(name) }

  /// Puts the stages in a folder away, or only those of one document: theirs is in place, or was never to be.
  ///
  /// A stage that is neither the text before nor the text after is what somebody saved in the moment of the exchange:
  /// that is kept, and told.
  func putAwayStages(in folder: String, of target: String? = nil) throws(FileError) -> [StoreNotice] {
    let stages = (try files.list(folder) ?? []).compactMap(StageName.init)
      .filter { target == nil || $0.target == target }
    guard !stages.isEmpty else { return [] }
    // What was displaced may go only when the disk has confirmed the text that displaced it.
    try files.syncFolder(folder)
    var notices: [StoreNotice] = []
    for stage in stages { notices += try putAway(stage, in: folder) }
    return notices
  }

  private func putAway(_ stage: StageName, in folder: String) throws(FileError) -> [StoreNotice] {
    let path = folder + "/" + stage.text
    guard try files.status(path)?.kind == .file, let text = try files.readWhole(path)?.bytes else {
      return []
    }
    let isForeign = try isForeign(text, of: stage, in: folder)
    let notices = isForeign ? [try rescue(text, of: stage, in: folder)] : []
    try files.removeIfThere(path)
    return notices
  }

  /// Whether a text is neither the one before nor the one after, nor a beginning of that.
  private func isForeign(_ text: FileSystem.Bytes, of stage: StageName, in folder: String) throws(FileError)
    -> Bool
  {
    let sum = Checksum(text)
    guard !text.isEmpty, sum != stage.base, sum != stage.new else { return false }
    if RecordText.value(text) != nil { return true }
    // A text that breaks off is ours, unless ours is in its place already.
    let target = folder + "/" + stage.target
    guard try files.status(target)?.kind == .file else { return false }
    return try files.readWhole(target).map { Checksum($0.bytes) == stage.new } ?? false
  }

  private func rescue(_ text: FileSystem.Bytes, of stage: StageName, in folder: String) throws(FileError)
    -> StoreNotice
  {
    let name = lastName(folder) + "-" + stage.target
    let path = try keep(text, as: name)
    return StoreNotice(
      "\(name) was saved by two programs in the same moment: the other text is kept as \(path)")
  }

  /// Keeps the text of a document that another takes the place of.
  func rescue(_ text: FileSystem.Bytes, of document: String) throws(FileError) -> StoreNotice {
    let name = document.split(separator: "/").joined(separator: "-")
    return StoreNotice("\(document) was changed: what it said is kept as \(try keep(text, as: name))")
  }

  private func keep(_ text: FileSystem.Bytes, as name: String) throws(FileError) -> String {
    let path = ownFolder + "/rescued-\(Checksum(text))-\(name)"
    if try files.readWhole(path)?.bytes != text {
      try files.removeIfThere(path)
      try files.makeDurable(path, text)
    }
    try files.syncFolder(ownFolder)
    return path
  }

  /// Puts away what a command was making in the store's own folder when it was killed.
  func sweepOwnFolder(_ journal: JournalFile, after tail: JournalTail) throws(FileError) {
    let names = try files.list(ownFolder) ?? []
    for name in names where Self.isUnfinished(name) {
      try files.removeTree(ownFolder + "/" + name)
    }
    let kept = names.compactMap(KeptName.init)
    guard !kept.isEmpty else { return }
    let first = try journal.firstSerial()
    let waiting = tail.open.map(\.change) + (tail.pending?.documents ?? [])
    let used = Set(waiting.compactMap(\.kept))
    for name in kept where !used.contains(name.serial) && !(first...max(first, tail.serial) ~= name.serial) {
      try files.removeIfThere(ownFolder + "/" + name.text)
    }
  }
}
