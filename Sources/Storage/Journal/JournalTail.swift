/// What the end of the journal tells: all that an action has to know of those before it.
struct JournalTail: Equatable, Sendable {
  /// The number of the last entry, and that of the newest action there has been.
  var serial = 0
  var newest = 0
  /// The last entry, while it has not come to its end.
  var pending: JournalEntry?
  /// Changes that still wait for their documents.
  var open: [OpenChange] = []
  /// Bytes up to the last whole line; what lies behind was torn off while it was written.
  var size = 0

  /// Whether nothing is left to be done.
  var isSettled: Bool { pending == nil && open.isEmpty }
}

extension JournalTail {
  fileprivate init(_ line: JournalText.Line, size: Int) {
    switch line {
    case .done(let mark):
      self.init(serial: mark.serial, newest: mark.newest, open: mark.open, size: size)
    case .entry(let entry):
      self.init(serial: entry.serial, newest: entry.newest, pending: entry, open: entry.open, size: size)
    }
  }
}

extension JournalFile {
  /// Reads as much of the end as holds the last line: where all is well that is a short one.
  func tail() throws(FileError) -> JournalTail {
    guard let file = try files.openIfThere(path) else { return JournalTail() }
    return try files.closing(file, path) { () throws(FileError) in
      let status = try files.statusOfOpen(file, path)
      guard status.kind == .file else { throw .notAFile(path, status.kind) }
      return try tail(of: file, size: status.size)
    }
  }

  private func tail(of file: Descriptor, size: Int) throws(FileError) -> JournalTail {
    var length = min(size, 4096)
    while true {
      try files.seek(file, path, size - length)
      let bytes = try files.readAll(file, path, sizeHint: length)
      if let tail = Self.tail(of: bytes, from: size - length) { return tail }
      length = min(size, length * 8)
    }
  }

  /// The tail that `bytes` hold, which begin at `start` of the file; `nil` when they begin too late to tell.
  ///
  /// A line that says nothing is passed over: what stands before it counts.
  static func tail(of bytes: Bytes, from start: Int) -> JournalTail? {
    guard let end = bytes.lastIndex(of: .newline).map({ $0 + 1 }) else {
      return start == 0 ? JournalTail() : nil
    }
    var upper = end
    while upper > 0 {
      let lower = bytes[..<(upper - 1)].lastIndex(of: .newline).map { $0 + 1 } ?? 0
      guard lower > 0 || start == 0 else { return nil }
      if let line = JournalText.read(bytes[lower..<upper - 1]) {
        return JournalTail(line, size: start + end)
      }
      upper = lower
    }
    return JournalTail(size: start + end)
  }
}
