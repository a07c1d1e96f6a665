/// A file as it was read: all its bytes, and the stamp by which a change is noticed.
package struct WholeFile: Sendable {
  package var bytes: FileSystem.Bytes
  package var status: FileStatus
  /// When it was read, on the clock that stamps files.
  package var readAt: Int64
}

extension FileSystem {
  /// Reads a file whole; `nil` when it is not there.
  ///
  /// Any other reason not to read it is an error: what cannot be read must never look empty.
  package func readWhole(_ path: String, sizeLimit: Int = .max) throws(FileError) -> WholeFile? {
    guard let file = try openIfThere(path) else { return nil }
    return try closing(file, path) { () throws(FileError) in
      try untilStable(file, path) { () throws(FileError) in
        let whole = try readOnce(file, path, sizeLimit)
        return (whole, whole.status)
      }
    }
  }

  /// Reads again, up to three times, a file whose status is another one after the reading than it was before.
  ///
  /// While somebody writes in place, the halves of a reading may be of two texts.
  private func untilStable<T>(
    _ file: Descriptor, _ path: String, _ read: () throws(FileError) -> (T, FileStatus)
  ) throws(FileError) -> T {
    for _ in 0..<3 {
      let (result, status) = try read()
      if try statusOfOpen(file, path) == status { return result }
      try seek(file, path, 0)
    }
    return try read().0
  }

  /// So many bytes can come to what was read before it has to move to a larger place.
  private static let room = 2048

  private func readOnce(_ file: Descriptor, _ path: String, _ sizeLimit: Int) throws(FileError) -> WholeFile {
    let readAt = clock()
    let status = try statusOfOpen(file, path)
    if status.kind != .file { throw .notAFile(path, status.kind) }
    if status.size > sizeLimit { throw .tooLarge(path) }
    let bytes = try readAll(file, path, sizeHint: status.size + Self.room, sizeLimit: sizeLimit)
    return WholeFile(bytes: bytes, status: status, readAt: readAt)
  }

  /// Opens a file, to be read if nothing else is said; `nil` when it is not there.
  func openIfThere(_ path: String, _ mode: OpenMode = .read) throws(FileError) -> Descriptor? {
    do throws(FileError) { return try open(path, mode) } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Reads to the end; a size that grew meanwhile is followed, up to the limit.
  package func readAll(
    _ file: Descriptor, _ path: String, sizeHint: Int, sizeLimit: Int = .max
  ) throws(FileError) -> Bytes {
    var bytes = try read(file, path, sizeHint + 1)
    while !bytes.isEmpty {
      let more = try read(file, path, 65_536)
      if more.isEmpty { break }
      bytes += more
      if bytes.count > sizeLimit { break }
    }
    if bytes.count > sizeLimit { throw .tooLarge(path) }
    return bytes
  }

  /// Whether a file, no link, is there and holds exactly this text: its size and every byte, while nobody writes it.
  ///
  /// It is read through one small buffer.
  func holds(_ text: SplicedText, _ path: String) throws(FileError) -> Bool {
    let opened: Descriptor?
    do throws(FileError) { opened = try openIfThere(path) } catch {
      guard error.isLink else { throw error }
      return false
    }
    guard let file = opened else { return false }
    return try closing(file, path) { () throws(FileError) in
      try untilStable(file, path) { () throws(FileError) in
        let status = try statusOfOpen(file, path)
        let mayBe = status.kind == .file && status.size == text.count
        return (mayBe ? try reads(text, file, path) : false, status)
      }
    }
  }

  /// How much of a file is in memory at once where it need not be there whole.
  static let bufferSize = 65_536

  /// Whether the rest of a file is `text`.
  private func reads(_ text: SplicedText, _ file: Descriptor, _ path: String) throws(FileError) -> Bool {
    var buffer = Bytes(repeating: 0, count: min(text.count + 1, Self.bufferSize))
    var offset = 0
    while true {
      let count = try fill(file, path, &buffer)
      if count == 0 { return offset == text.count }
      guard text.holds(buffer, count, at: offset) else { return false }
      offset += count
    }
  }

  /// Makes a file, writes it whole, and has the disk confirm it; nothing of it stays when any of that fails.
  ///
  /// With a `model` it gets the mode and, as far as the system lets it, the owner of that file.
  package func makeDurable(_ path: String, _ bytes: Bytes, like model: FileStatus? = nil) throws(FileError) {
    try makeDurable(path, SplicedText(bytes), like: model)
  }

  func makeDurable(_ path: String, _ text: SplicedText, like model: FileStatus?) throws(FileError) {
    let file = try open(path, .new(0o600))
    do throws(FileError) {
      try closing(file, path) { () throws(FileError) in
        if let model { try imitate(model, file, path) }
        try writeAll(file, path, text)
        try sync(file, path)
      }
    } catch {
      try removeLeftover(path, after: error)
    }
  }

  /// Only the superuser can give a file away; anyone else's stays their own.
  private func imitate(_ model: FileStatus, _ file: Descriptor, _ path: String) throws(FileError) {
    let status = try statusOfOpen(file, path)
    if status.owner != model.owner || status.group != model.group {
      do throws(FileError) { try setOwner(file, path, model.owner, model.group) } catch {
        guard error.isReadOnly else { throw error }
      }
    }
    if status.mode != model.mode { try setMode(file, path, model.mode) }
  }

  /// Takes away what a failed step left and reports that step; a leftover that stays is swept by the next command.
  private func removeLeftover(_ path: String, after failure: FileError) throws(FileError) {
    do throws(FileError) { try remove(path) } catch { throw failure }
    throw failure
  }

  package func writeAll(_ file: Descriptor, _ path: String, _ bytes: Bytes) throws(FileError) {
    try writeAll(file, path, SplicedText(bytes))
  }

  func writeAll(_ file: Descriptor, _ path: String, _ text: SplicedText) throws(FileError) {
    var written = 0
    while written < text.count { written += try write(file, path, text, written) }
  }

  /// Has the disk confirm the names in a folder.
  package func syncFolder(_ path: String) throws(FileError) {
    let folder = try open(path, .folder)
    try closing(folder, path) { () throws(FileError) in try sync(folder, path) }
  }

  /// Takes a file away if it is there.
  package func removeIfThere(_ path: String) throws(FileError) {
    do throws(FileError) { try remove(path) } catch {
      guard error.isMissing else { throw error }
    }
  }

  /// Runs `body` and closes the file after it, whatever happens; the first failure is the one that counts.
  package func closing<T>(
    _ file: Descriptor, _ path: String, _ body: () throws(FileError) -> T
  ) throws(FileError) -> T {
    let value: T
    do throws(FileError) { value = try body() } catch let failure {
      do throws(FileError) { try close(file, path) } catch { throw failure }
      throw failure
    }
    try close(file, path)
    return value
  }

  /// The place that a name stands for, links followed to their end, even where nothing is there yet.
  package func resolved(_ path: String) throws(FileError) -> String { try whatStands(at: path).path }

  /// The same, and the status of what is there.
  func whatStands(at path: String) throws(FileError) -> (path: String, status: FileStatus?) {
    var path = path
    for _ in 0..<40 {
      guard let status = try status(path) else { return (path, nil) }
      guard status.kind == .link else { return (path, status) }
      let target = try readLink(path)
      path = target.hasPrefix("/") ? target : parent(path) + "/" + target
    }
    throw FileError.linkLoop(path)
  }
}

/// The folder that holds `path`.
package func parent(_ path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The last name of `path`.
package func lastName(_ path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}
