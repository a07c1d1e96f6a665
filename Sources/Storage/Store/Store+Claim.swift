extension Store {
  package enum State: Sendable {
    /// There is nothing yet, or nothing that shows, such as a fresh `.git`; the first save makes it.
    case absent
    /// Records are there, but no `.vitals`: a clone, or the demo.
    case unclaimed
    /// Other files are there, and no records: somebody's folder for something else.
    case foreign
    case claimed
  }

  package func state() throws(StorageError) -> State {
    let (files, root, ownFolder) = (files, root, ownFolder)
    return try onDisk { () throws(FileError) in
      if try files.status(ownFolder) != nil { return .claimed }
      let names = try (files.list(root) ?? []).filter { !$0.hasPrefix(".") }
      if names.isEmpty { return .absent }
      return names.contains(where: holdsRecords) ? .unclaimed : .foreign
    }
  }

  /// Whether a name in the store's folder is that of settings, or of a folder of month documents.
  private func holdsRecords(_ name: String) -> Bool {
    if SettingsDocument(path: name) != nil { return true }
    do throws(FileError) {
      return try files.list(path(name))?.contains { DocumentName.monthNumber(ofFile: $0) != nil } == true
    } catch {
      return false
    }
  }

  /// Makes sure that the store is this machine's to write to; a new one is made.
  func claim() throws(StorageError) {
    switch try state() {
    case .claimed: return
    case .unclaimed: throw StorageError(.notInitialised(path: root, hasRecords: true))
    case .foreign: throw StorageError(.notInitialised(path: root, hasRecords: false))
    case .absent: try makeFolders()
    }
  }

  /// Makes the store's folder and this machine's own, which git is told to leave out.
  package func initialise() throws(StorageError) {
    try makeFolders()
    let lock = try FileLock(lockPath, files: files)
    try prepareOwnFolder()
    _ = consume lock
  }

  /// Has git leave the store's own folder out, whoever made that and was killed over it; under the lock.
  ///
  /// The file comes to its name whole: one that is there says what it should, or what the owner wrote.
  func prepareOwnFolder() throws(StorageError) {
    let (files, path) = (files, ownFolder + "/.gitignore")
    try onDisk { () throws(FileError) in
      guard try files.status(path) == nil else { return }
      try files.removeIfThere(path + ".new")
      try files.makeDurable(path + ".new", [UInt8(ascii: "*"), .newline])
      try files.move(path + ".new", path)
      try files.syncFolder(parent(path))
    }
  }

  private func makeFolders() throws(StorageError) {
    let (root, ownFolder) = (root, ownFolder)
    try onDisk { () throws(FileError) in
      try makeFolders(root)
      try makeFolder(ownFolder)
      try files.syncFolder(root)
    }
  }

  /// Makes a folder and those above it that are missing.
  private func makeFolders(_ path: String) throws(FileError) {
    guard try files.status(path) == nil else { return }
    if path != "/" && path != "." { try makeFolders(parent(path)) }
    try makeFolder(path)
    try files.syncFolder(parent(path))
  }

  /// Another program may make the same folder at the same time.
  private func makeFolder(_ path: String) throws(FileError) {
    do throws(FileError) { try files.makeFolder(path) } catch {
      if !error.exists { throw error }
    }
  }
}
