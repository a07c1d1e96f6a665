internal import CivilTime

/// The journal on the disk: one file, a line an entry, only ever added to at its end.
struct JournalFile: Sendable {
  typealias Bytes = ContiguousArray<UInt8>

  /// An entry that could not be added.
  struct AppendError: Error {
    var failure: FileError
    /// It could not be taken out again either, and so will be carried out.
    var stands: Bool
  }

  let path: String
  let files: FileSystem
  /// Above this many bytes the older half goes when an entry is added.
  var limit = 16 << 20

  /// Where an entry was added.
  struct Place: Equatable {
    var start: Int
    var end: Int
    /// Older entries went for it.
    var isRenewed = false
  }

  /// Adds an entry and has the disk confirm it: from here on the action happens.
  ///
  /// When that fails the file is cut back, so that no half of a line stays. When the file is full, or entries up to
  /// `dropped` are to go, it is written anew without them.
  func append(
    _ entry: JournalEntry, after tail: JournalTail, dropping dropped: Int = 0
  ) throws(AppendError) -> Place {
    let line = JournalText.line(entry)
    if dropped > 0 || tail.size > 0 && tail.size + line.count > limit {
      let start = try renew(adding: line, dropping: dropped)
      return Place(start: start, end: start + line.count, isRenewed: true)
    }
    var (start, isWhole) = (tail.size, false)
    do throws(FileError) {
      try writing { file throws(FileError) in
        // A file that somebody took away or cut off meanwhile ends earlier.
        start = min(start, try files.statusOfOpen(file, path).size)
        try files.truncate(file, path, start)
        try files.seek(file, path, start)
        try files.writeAll(file, path, line)
        isWhole = true
        try files.sync(file, path)
      }
      if start == 0 { try files.syncFolder(parent(path)) }
    } catch {
      let isCut = isCutBack(to: start)
      throw AppendError(failure: error, stands: isWhole && !isCut)
    }
    return Place(start: start, end: start + line.count)
  }

  /// Takes the last entry out again: it was added, but its documents had changed and nothing was done.
  func cutBack(to size: Int) throws(FileError) {
    try writing { file throws(FileError) in
      try files.truncate(file, path, size)
      try files.sync(file, path)
    }
  }

  /// Cuts back after a failure, or says `false` where that fails too.
  ///
  /// The disk need not confirm it: that failed before.
  private func isCutBack(to size: Int) -> Bool {
    var isCut = false
    do throws(FileError) {
      guard let status = try files.status(path), status.size > size else { return true }
      try writing { file throws(FileError) in
        try files.truncate(file, path, size)
        isCut = true
      }
    } catch {
      return isCut
    }
    return isCut
  }

  /// Marks the last entry, which ends at `end`, as done; what a power cut tore behind it goes.
  ///
  /// Without the mark the next command looks, and finds it done; so the disk need not confirm it.
  func mark(_ done: JournalText.DoneMark, after end: Int) throws(FileError) {
    try writing { file throws(FileError) in
      let size = try files.statusOfOpen(file, path).size
      if size > end { try files.truncate(file, path, end) }
      try files.seek(file, path, min(size, end))
      try files.writeAll(file, path, JournalText.line(done))
    }
  }

  private func writing(_ body: (Descriptor) throws(FileError) -> Void) throws(FileError) {
    let file = try files.open(path, .readWrite)
    try files.closing(file, path) { () throws(FileError) in try body(file) }
  }
}

// MARK: Keeping it short

extension JournalFile {
  /// Writes the file anew with its newest lines, up to half the limit and of later entries than `dropped`, and `line`.
  ///
  /// Returns where that begins.
  private func renew(adding line: Bytes, dropping dropped: Int) throws(AppendError) -> Int {
    let fresh = path + ".new"
    var (start, isThere) = (0, false)
    do throws(FileError) {
      let kept = Self.newest(of: try files.readWhole(path)?.bytes ?? [], upTo: limit / 2, above: dropped)
      start = kept.count
      try files.removeIfThere(fresh)
      try files.makeDurable(fresh, kept + line)
      try files.move(fresh, path)
      isThere = true
      try files.syncFolder(parent(path))
    } catch {
      let isCut = isThere && isCutBack(to: start)
      throw AppendError(failure: error, stands: isThere && !isCut)
    }
    return start
  }

  /// The lines at the end of `bytes` that take no more than `limit`, from the oldest entry above `serial` among them.
  static func newest(of bytes: Bytes, upTo limit: Int, above serial: Int) -> Bytes {
    let end = bytes.lastIndex(of: .newline).map { $0 + 1 } ?? 0
    var (start, upper) = (end, end)
    while upper > 0 {
      let lower = bytes[..<(upper - 1)].lastIndex(of: .newline).map { $0 + 1 } ?? 0
      guard end - lower <= limit else { break }
      if let head = JournalHead(of: lower..<upper - 1, in: bytes.span) {
        guard head.serial > serial else { break }
        start = lower
      }
      upper = lower
    }
    return Bytes(bytes[start..<end])
  }
}

// MARK: Reading it

extension JournalFile {
  /// All entries from the oldest that is kept.
  func entries() throws(FileError) -> [JournalEntry] {
    let bytes = try files.readWhole(path)?.bytes ?? []
    return Self.heads(of: bytes).compactMap { Self.entry($0, in: bytes) }
  }

  /// The entry that `choose` picks, by the roles of all; only that one is read whole.
  func entry(_ choose: (Timeline) -> Int?) throws(FileError) -> JournalEntry? {
    let bytes = try files.readWhole(path)?.bytes ?? []
    let heads = Self.heads(of: bytes)
    return choose(Timeline(heads.map(\.role))).flatMap { Self.entry(heads[$0], in: bytes) }
  }

  /// The serial below which no entry is kept: that of the oldest, and 0 where its line cannot be read.
  func firstSerial() throws(FileError) -> Int {
    do throws(FileError) {
      let file = try files.open(path, .read)
      return try files.closing(file, path) { () throws(FileError) in
        let bytes = try files.read(file, path, 256)
        return bytes.isEmpty ? .max : JournalHead(of: 0..<bytes.count, in: bytes.span)?.serial ?? 0
      }
    } catch {
      if error.isMissing { return .max }
      throw error
    }
  }

  private static func heads(of bytes: Bytes) -> [JournalHead] {
    var heads: [JournalHead] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: .newline) {
      if let head = JournalHead(of: start..<end, in: bytes.span) { heads.append(head) }
      start = end + 1
    }
    return heads
  }

  private static func entry(_ head: JournalHead, in bytes: Bytes) -> JournalEntry? {
    guard case .entry(let entry)? = JournalText.read(bytes[head.range]) else { return nil }
    return entry
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
}
