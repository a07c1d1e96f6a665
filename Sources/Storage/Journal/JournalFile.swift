internal import CivilTime

/// The journal on the disk: one file, a line an entry, only ever added to at its end.
struct JournalFile: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  /// What the end of the file tells.
  struct Tail: Equatable, Sendable {
    /// The last entry, and whether it has come to its end.
    var last: JournalEntry?
    var isDone = true
    /// Bytes up to the last whole line; what lies behind was torn off while it was written.
    var size = 0
  }

  let path: String
  let files: FileSystem
  /// Above this many bytes the older half goes when an entry is added.
  var limit = 16 << 20

  /// Reads as much of the end as holds the last entry.
  func tail() throws(StorageError) -> Tail {
    do throws(FileError) {
      guard let size = try files.status(path)?.size, size > 0 else { return Tail() }
      let file = try files.open(path, .read)
      return try files.closing(file, path) { () throws(FileError) in try tail(of: file, size: size) }
    } catch {
      if error.isMissing { return Tail() }
      throw .file(error)
    }
  }

  private func tail(of file: Descriptor, size: Int) throws(FileError) -> Tail {
    var length = min(size, 16_384)
    while true {
      try files.seek(file, path, size - length)
      let bytes = try files.readAll(file, path, sizeHint: length)
      if let tail = Self.tail(of: bytes, from: size - length) { return tail }
      length = min(size, length * 8)
    }
  }

  /// The tail that `bytes` hold, which begin at `start` of the file; `nil` when they begin too late to tell.
  private static func tail(of bytes: Bytes, from start: Int) -> Tail? {
    guard let end = bytes.lastIndex(of: .newline).map({ $0 + 1 }) else { return start == 0 ? Tail() : nil }
    var tail = Tail(last: nil, isDone: false, size: start + end)
    var upper = end - 1
    while true {
      let lower = bytes[..<upper].lastIndex(of: .newline).map { $0 + 1 } ?? 0
      guard lower > 0 || start == 0 else { return nil }
      switch JournalText.read(bytes[lower..<upper]) {
      case .done: tail.isDone = true
      case .entry(let entry):
        tail.last = entry
        return tail
      case nil: break
      }
      guard lower > 0 else { return Tail(last: nil, isDone: true, size: tail.size) }
      upper = lower - 1
    }
  }

  /// All entries from the oldest that is kept, each with whether it has come to its end.
  func entries() throws(StorageError) -> [JournalEntry] {
    do throws(FileError) {
      guard let file = try files.readWhole(path) else { return [] }
      let end = file.bytes.lastIndex(of: .newline) ?? 0
      return file.bytes[..<end].split(separator: .newline).compactMap { line in
        if case .entry(let entry) = JournalText.read(line) { entry } else { nil }
      }
    } catch {
      throw .file(error)
    }
  }

  /// Adds an entry and has the disk confirm it: from here on the action happens. Returns where the entry begins.
  ///
  /// When that fails the file is cut back, so that no half of a line stays.
  func append(_ entry: JournalEntry, after tail: Tail) throws(StorageError) -> Int {
    let line = JournalText.line(entry)
    if tail.size + line.count > limit, tail.size > 0 { return try renew(adding: line) }
    do throws(FileError) {
      try writing { file throws(FileError) in
        try files.truncate(file, path, tail.size)
        try files.seek(file, path, tail.size)
        do throws(FileError) {
          try files.writeAll(file, path, line)
          try files.sync(file, path)
        } catch {
          try cutBack(file, to: tail.size, after: error)
        }
      }
    } catch {
      throw .file(error)
    }
    return tail.size
  }

  private func cutBack(_ file: Descriptor, to size: Int, after failure: FileError) throws(FileError) {
    do throws(FileError) {
      try files.truncate(file, path, size)
      try files.sync(file, path)
    } catch {
      throw failure
    }
    throw failure
  }

  /// Takes the last entry out again: it was added, but its documents had changed and nothing was done.
  func cutBack(to size: Int) throws(StorageError) {
    do throws(FileError) {
      try writing { file throws(FileError) in
        try files.truncate(file, path, size)
        try files.sync(file, path)
      }
    } catch {
      throw .file(error)
    }
  }

  /// Marks the last entry as done. Without the mark the next command looks, and finds it done; so it is not synced.
  func markDone(_ number: Int) throws(FileError) {
    try writing { file throws(FileError) in
      let size = try files.statusOfOpen(file, path).size
      try files.seek(file, path, size)
      try files.writeAll(file, path, JournalText.doneLine(number))
    }
  }

  private func writing(_ body: (Descriptor) throws(FileError) -> Void) throws(FileError) {
    let file = try files.open(path, .readWrite)
    try files.closing(file, path) { () throws(FileError) in try body(file) }
  }

  /// Writes the file anew with the newest lines, up to half the limit, and `line`; returns where that begins.
  private func renew(adding line: Bytes) throws(StorageError) -> Int {
    let fresh = path + ".new"
    do throws(FileError) {
      let kept = Self.newestLines(of: try files.readWhole(path)?.bytes ?? [], upTo: limit / 2)
      if try files.status(fresh) != nil { try files.remove(fresh) }
      try files.makeDurable(fresh, kept + line)
      try files.move(fresh, path)
      try files.syncFolder(parent(path))
      return kept.count
    } catch {
      throw .file(error)
    }
  }

  /// The whole lines at the end of `bytes` that take no more than `limit`.
  static func newestLines(of bytes: Bytes, upTo limit: Int) -> Bytes {
    let whole = bytes[..<(bytes.lastIndex(of: .newline).map { $0 + 1 } ?? 0)]
    guard whole.count > limit else { return Bytes(whole) }
    let start = whole.suffix(limit).firstIndex(of: .newline).map { $0 + 1 } ?? whole.endIndex
    return Bytes(whole[start...])
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
}
