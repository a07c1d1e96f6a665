extension Store {
  package enum State: Sendable {
    /// There is nothing yet; the first save makes it.
    case absent
    /// Records are there, but no `.vitals`: a clone, or the demo.
    case unclaimed
    case claimed
  }

  package func state() throws(StorageError) -> State {
    do throws(FileError) {
      if try files.status(ownFolder) != nil { return .claimed }
      guard let names = try files.list(root) else { return .absent }
      return names.isEmpty ? .absent : .unclaimed
    } catch {
      throw .file(error)
    }
  }

  /// Makes sure that the store is this machine's to write to; a new one is made.
  func claim() throws(StorageError) {
    switch try state() {
    case .claimed: return
    case .unclaimed: throw StorageError(.notInitialised(path: root))
    case .absent: try initialise()
    }
  }

  /// Makes the store's folder and this machine's own, which git is told to leave out.
  package func initialise() throws(StorageError) {
    do throws(FileError) {
      try makeFolders(root)
      try makeFolder(ownFolder)
      let ignore = ownFolder + "/.gitignore"
      if try files.status(ignore) == nil { try files.makeDurable(ignore, [UInt8(ascii: "*"), .newline]) }
      try files.syncFolder(ownFolder)
      try files.syncFolder(root)
    } catch {
      throw .file(error)
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
