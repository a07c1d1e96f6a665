/// The file that sessions share: UTF-8, a line an entry, the newest last.
///
/// Every session appends under a lock, and reads what has come since it last looked. When the file grows over `limit`
/// it is written anew, with the newest entries, under another name and then put in its place; whoever waited for the
/// lock of the old one sees that it is no longer the file of this name, and opens it again.
struct HistoryFile {
  enum Failure: Error, Equatable {
    /// The file is no history; it was renamed.
    case setAside(newPath: String)
    /// Without an error if it is a device, such as `/dev/null`: that is a wish.
    case unusable(TerminalError?)
  }

  enum Update: Equatable {
    case appended([String])
    case rewritten([String])
  }

  /// Bytes.
  static let limit = 1_000_000

  let path: String
  private let limit: Int
  /// Up to where which file was read, and the last bytes there: a new file may get the number of an old one.
  private var place: (identity: [UInt64], offset: Int, ending: ArraySlice<UInt8>)?

  init(path: String, limit: Int = HistoryFile.limit) {
    self.path = path
    self.limit = limit
  }

  /// `line` without control characters; `nil` if nothing is left.
  static func printable(_ line: String) -> String? {
    var kept = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      let endsLine = [0x2028, 0x2029].contains(scalar.value)
      kept.append(isControl || endsLine ? " " : scalar)
    }
    return kept.allSatisfy { $0 == " " } ? nil : String(kept)
  }

  /// What was written since the last time; all there is if the file is another one now.
  mutating func update() throws(Failure) -> Update {
    guard let status = try status() else {
      place = nil
      return .appended([])
    }
    if let place, place.identity == status.identity, place.offset == status.size { return .appended([]) }
    let path = path
    return try read(
      try Self.call("read", path) { () throws(SystemCalls.Failure) in try OpenFile(reading: path) })
  }

  /// Writes `entry` at the end, unless the newest one there, or else `last`, is the same.
  ///
  /// Gives what was written by others since the last time.
  mutating func append(_ entry: String, after last: String?) throws(Failure) -> Update {
    let folder = Self.folder(of: path)
    try Self.call("make the folder of", path) { () throws(SystemCalls.Failure) in
      try SystemCalls.makeFolders(folder)
    }
    for _ in 0..<100 {
      _ = try status()
      let file = try Self.locked(path)
      // Another session may have put a new file in the place of this one while it was waited for.
      guard try status()?.identity == Self.status(of: file, path).identity else { continue }
      try mendTail(of: file)
      let update = try read(file)
      if (update.lines.last ?? last) != entry { try write(entry, to: file) }
      return update
    }
    throw .unusable(TerminalError(.system(call: "lock", reason: "it is replaced all the time"), path: path))
  }

  /// Makes a system call, whose failure says what was tried with which file.
  private static func call<R: ~Copyable>(
    _ verb: String, _ path: String, _ body: () throws(SystemCalls.Failure) -> R
  ) throws(Failure) -> R {
    do throws(SystemCalls.Failure) {
      return try body()
    } catch {
      throw .unusable(error.whileTrying(to: verb, path: path))
    }
  }
}

// MARK: - Reading

extension HistoryFile {
  /// What stands at `path`; `nil` if nothing does.
  private func status() throws(Failure) -> OpenFile.Status? {
    let path = path
    let status = try Self.call("read", path) { () throws(SystemCalls.Failure) in try OpenFile.Status(at: path)
    }
    switch status?.kind {
    case .regular, nil: return status
    case .folder: throw setAside()
    case .other: throw .unusable(nil)
    }
  }

  private static func status(of file: borrowing OpenFile, _ path: String) throws(Failure) -> OpenFile.Status {
    do throws(SystemCalls.Failure) {
      return try file.status()
    } catch {
      throw .unusable(error.whileTrying(to: "read", path: path))
    }
  }

  private mutating func read(_ file: borrowing OpenFile) throws(Failure) -> Update {
    let status = try Self.status(of: file, path)
    let known = try knownPart(of: file, status)
    let bytes = try bytes(of: file, from: known)
    let lines = try entries(in: bytes)
    let ending = known == 0 || lines.size > 0 ? bytes[..<lines.size].suffix(64) : place?.ending ?? []
    place = (status.identity, known + lines.size, ending)
    return known == 0 ? .rewritten(lines.entries) : .appended(lines.entries)
  }

  /// How many bytes of `file` are those that were read the last time.
  private func knownPart(of file: borrowing OpenFile, _ status: OpenFile.Status) throws(Failure) -> Int {
    guard let place, place.identity == status.identity, place.offset <= status.size else { return 0 }
    let ending = try bytes(of: file, from: place.offset - place.ending.count).prefix(place.ending.count)
    return ending == place.ending ? place.offset : 0
  }

  private func bytes(of file: borrowing OpenFile, from offset: Int) throws(Failure) -> [UInt8] {
    do throws(SystemCalls.Failure) {
      return try file.bytes(from: offset)
    } catch {
      throw .unusable(error.whileTrying(to: "read", path: path))
    }
  }

  /// The whole lines in `bytes`, and how many bytes they take; a last line without its end is left.
  private func entries(in bytes: [UInt8]) throws(Failure) -> (entries: [String], size: Int) {
    let end = (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    guard let text = String(validating: bytes[..<end], as: UTF8.self) else { throw setAside() }
    return (text.split(separator: "\n").compactMap { Self.printable(String($0)) }, end)
  }

  /// Renames what stands in the way; a link is renamed, not what it leads to.
  private func setAside() -> Failure {
    let aside = "\(path).unreadable-\(SystemCalls.processIdentifier)"
    do throws(SystemCalls.Failure) {
      try SystemCalls.rename(path, to: aside)
      return .setAside(newPath: aside)
    } catch {
      return .unusable(error.whileTrying(to: "set the unreadable file aside", path: path))
    }
  }
}

// MARK: - Writing

extension HistoryFile {
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  private static func locked(_ path: String) throws(Failure) -> OpenFile {
    try call("write", path) { () throws(SystemCalls.Failure) in
      let file = try OpenFile(appendingTo: path, mode: 0o600)
      try file.lock()
      return file
    }
  }

  /// Ends the last line if an editor has left its end out; cuts off half a character that a crash has left.
  private func mendTail(of file: borrowing OpenFile) throws(Failure) {
    do throws(SystemCalls.Failure) {
      let bytes = try file.bytes(from: 0)
      let end = (bytes.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      if end == bytes.count { return }
      if String(validating: bytes[end...], as: UTF8.self) != nil {
        try file.write([UInt8(ascii: "\n")])
      } else {
        try file.truncate(to: end)
      }
    } catch {
      throw .unusable(error.whileTrying(to: "write", path: path))
    }
  }

  private mutating func write(_ entry: String, to file: borrowing OpenFile) throws(Failure) {
    let line = Array(entry.utf8) + [UInt8(ascii: "\n")]
    do throws(SystemCalls.Failure) {
      try file.write(line)
      place?.offset += line.count
      place?.ending = line.suffix(64)
      if let place, place.offset > limit { try shrink(file) }
    } catch {
      throw .unusable(error.whileTrying(to: "write", path: path))
    }
  }

  /// Puts a file with the newest entries, three quarters of the limit, in the place of `file`.
  private mutating func shrink(_ file: borrowing OpenFile) throws(SystemCalls.Failure) {
    let bytes = try file.bytes(from: 0)
    let surplus = bytes.dropFirst(bytes.count - limit * 3 / 4)
    let kept = surplus.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    let target = SystemCalls.resolve(path)
    let stage = "\(target).tmp-\(SystemCalls.processIdentifier)"
    do throws(SystemCalls.Failure) {
      try SystemCalls.remove(stage)
    } catch .missing {}
    let new = try OpenFile(creating: stage, mode: 0o600)
    try new.write(Array(kept))
    try new.synchronize()
    try SystemCalls.rename(stage, to: target)
    place = (try new.status().identity, kept.count, kept.suffix(64))
  }
}

extension HistoryFile.Update {
  var lines: [String] {
    switch self {
    case .appended(let lines), .rewritten(let lines): lines
    }
  }
}
