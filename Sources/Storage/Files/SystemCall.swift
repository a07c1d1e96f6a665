// The wall: every call to C that touches a file is here, and no decision but to repeat what was interrupted.

internal import CSystem

/// An open file.
package struct Descriptor: Hashable, Sendable {
  package let number: Int32

  package init(number: Int32) { self.number = number }
}

enum SystemCall {
  typealias Bytes = ContiguousArray<UInt8>

  /// How often an interrupted call is tried again before that is an error too.
  private static let patience = 100

  /// Runs `call` until it is not interrupted; a result below 0 is the error in `errno`.
  private static func repeating<T: SignedInteger>(
    _ action: String, _ path: String, _ call: () -> T
  ) throws(FileError) -> T {
    for _ in 0..<patience {
      let result = call()
      if result >= 0 { return result }
      guard vitals_errno() == EINTR else { throw FileError(action, path, code: vitals_errno()) }
    }
    throw FileError(action, path, code: EINTR)
  }

  static func reason(_ code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }

  static func open(_ path: String, _ mode: FileSystem.OpenMode) throws(FileError) -> Descriptor {
    let common = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let number =
      switch mode {
      case .read: try repeating("read", path) { unsafe vitals_open(path, O_RDONLY | common, 0) }
      case .folder:
        try repeating("open", path) { unsafe vitals_open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0) }
      case .new(let mode):
        try repeating("write", path) {
          unsafe vitals_open(path, O_WRONLY | O_CREAT | O_EXCL | common, mode)
        }
      case .overwrite: try repeating("write", path) { unsafe vitals_open(path, O_WRONLY | common, 0) }
      case .readWrite:
        try repeating("write", path) { unsafe vitals_open(path, O_RDWR | O_CREAT | common, 0o600) }
      }
    return Descriptor(number: number)
  }

  static func close(_ file: Descriptor, _ path: String) throws(FileError) {
    // A close that was interrupted has closed: to repeat it could close a stranger's file.
    guard CSystem.close(file.number) < 0, vitals_errno() != EINTR else { return }
    throw FileError("close", path, code: vitals_errno())
  }

  /// From so many bytes on, a page after the other takes longer than all at once.
  private static let large = 262_144

  static func read(_ file: Descriptor, _ path: String, upTo count: Int) throws(FileError) -> Bytes {
    var failure: FileError?
    let bytes = unsafe Bytes(unsafeUninitializedCapacity: count) { buffer, filled in
      if count >= large { unsafe vitals_prepare(buffer.baseAddress, count) }
      do throws(FileError) {
        filled = try repeating("read", path) { unsafe CSystem.read(file.number, buffer.baseAddress, count) }
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Reads into a buffer from its beginning; returns how many bytes came.
  static func fill(_ file: Descriptor, _ path: String, _ buffer: inout Bytes) throws(FileError) -> Int {
    let count = buffer.count
    var failure: FileError?
    let filled = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      do throws(FileError) {
        return try repeating("read", path) { unsafe CSystem.read(file.number, buffer.baseAddress, count) }
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return filled
  }

  /// Writes what follows the first `start` bytes of a text, as much of it as the system takes at once.
  static func write(_ file: Descriptor, _ path: String, _ text: SplicedText, from start: Int)
    throws(FileError)
    -> Int
  {
    var failure: FileError?
    let written = unsafe text.base.withUnsafeBufferPointer { base in
      unsafe text.replacement.withUnsafeBufferPointer { replacement in
        unsafe withUnsafeTemporaryAllocation(of: iovec.self, capacity: 3) { room in
          var rest = unsafe Pieces(room: room, skipped: start)
          unsafe rest.add(base[..<text.range.lowerBound])
          unsafe rest.add(replacement[...])
          unsafe rest.add(base[text.range.upperBound...])
          do throws(FileError) { return unsafe try write(file, path, rest) } catch {
            failure = error
            return 0
          }
        }
      }
    }
    if let failure { throw failure }
    return written
  }

  @unsafe private static func write(_ file: Descriptor, _ path: String, _ pieces: Pieces) throws(FileError)
    -> Int
  {
    try repeating("write", path) {
      guard unsafe pieces.count == 1, let piece = unsafe pieces.room.first else {
        return unsafe writev(file.number, pieces.room.baseAddress, Int32(pieces.count))
      }
      return unsafe CSystem.write(file.number, piece.iov_base, piece.iov_len)
    }
  }

  /// What is to be written, as the system takes it; there is no array, whose type would first have to be made.
  @unsafe private struct Pieces {
    let room: UnsafeMutableBufferPointer<iovec>
    var count = 0
    var skipped: Int

    /// Adds a piece, but for as many of its first bytes as are still to be skipped.
    mutating func add(_ piece: Slice<UnsafeBufferPointer<UInt8>>) {
      let rest = unsafe UnsafeBufferPointer(rebasing: piece.dropFirst(skipped))
      unsafe skipped -= piece.count - rest.count
      guard !rest.isEmpty, let start = rest.baseAddress else { return }
      unsafe room[count] = unsafe iovec(
        iov_base: UnsafeMutableRawPointer(mutating: start), iov_len: rest.count)
      unsafe count += 1
    }
  }

  static func sync(_ file: Descriptor, _ path: String) throws(FileError) {
    _ = try repeating("save", path) { vitals_sync(file.number) }
  }

  static func seek(_ file: Descriptor, _ path: String, to offset: Int) throws(FileError) {
    _ = try repeating("read", path) { lseek(file.number, off_t(offset), SEEK_SET) }
  }

  static func truncate(_ file: Descriptor, _ path: String, to size: Int) throws(FileError) {
    _ = try repeating("write", path) { ftruncate(file.number, off_t(size)) }
  }

  static func setMode(_ file: Descriptor, _ path: String, _ mode: UInt32) throws(FileError) {
    _ = try repeating("set the mode of", path) { fchmod(file.number, mode_t(mode)) }
  }

  static func setOwner(_ file: Descriptor, _ path: String, _ owner: UInt32, _ group: UInt32) throws(FileError)
  {
    _ = try repeating("set the owner of", path) { fchown(file.number, owner, group) }
  }

  static func tellsReaders(_ path: String) -> Bool { unsafe vitals_tells_readers(path) != 0 }

  static func isAlone(_ file: Descriptor, _ path: String) throws(FileError) -> Bool {
    vitals_is_alone(file.number) != 0
  }

  /// Takes the lock without waiting; `false` when another holds it.
  static func lock(_ file: Descriptor, _ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try repeating("lock", path) { flock(file.number, LOCK_EX | LOCK_NB) }
      return true
    } catch {
      if error.code == EWOULDBLOCK { return false }
      throw error
    }
  }

  static func status(_ file: Descriptor, _ path: String) throws(FileError) -> FileStatus {
    var raw = stat()
    _ = try repeating("read", path) { unsafe fstat(file.number, &raw) }
    return FileStatus(raw)
  }

  static func status(_ path: String) throws(FileError) -> FileStatus? {
    var raw = stat()
    do throws(FileError) {
      _ = try repeating("read", path) { unsafe lstat(path, &raw) }
      return FileStatus(raw)
    } catch {
      if error.isMissing || error.code == ENOTDIR { return nil }
      throw error
    }
  }

  static func readLink(_ path: String) throws(FileError) -> String {
    let count = Int(PATH_MAX)
    var failure: FileError?
    let target = unsafe String(unsafeUninitializedCapacity: count) { buffer in
      do throws(FileError) {
        return try repeating("read", path) {
          unsafe buffer.withMemoryRebound(to: CChar.self) {
            unsafe vitals_readlink(path, $0.baseAddress, count)
          }
        }
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    return target
  }

  static func exchange(_ a: String, _ b: String) throws(FileError) {
    _ = try repeating("replace", b) { unsafe vitals_rename_exchange(a, b) }
  }

  static func moveToNew(_ from: String, _ to: String) throws(FileError) {
    _ = try repeating("write", to) { unsafe vitals_rename_new(from, to) }
  }

  static func move(_ from: String, _ to: String) throws(FileError) {
    _ = try repeating("write", to) { unsafe rename(from, to) }
  }

  static func remove(_ path: String) throws(FileError) {
    _ = try repeating("remove", path) { unsafe unlink(path) }
  }

  static func makeFolder(_ path: String) throws(FileError) {
    _ = try repeating("make the folder", path) { unsafe mkdir(path, 0o700) }
  }

  static func removeFolder(_ path: String) throws(FileError) {
    _ = try repeating("remove", path) { unsafe rmdir(path) }
  }

  /// The names in a folder, without `.` and `..`, in no order; `nil` when there is no such folder.
  static func list(_ path: String) throws(FileError) -> [String]? {
    for _ in 0..<patience {
      do throws(FileError) { return try names(in: path) } catch {
        if error.isMissing || error.code == ENOTDIR { return nil }
        guard error.code == EINTR else { throw error }
      }
    }
    throw FileError("read", path, code: EINTR)
  }

  private static func names(in path: String) throws(FileError) -> [String] {
    guard let folder = unsafe opendir(path) else { throw FileError("read", path, code: vitals_errno()) }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    vitals_clear_errno()
    while let entry = unsafe readdir(folder) {
      let name = unsafe String(cString: vitals_name(entry))
      if name != "." && name != ".." { names.append(name) }
      vitals_clear_errno()
    }
    guard vitals_errno() == 0 else { throw FileError("read", path, code: vitals_errno()) }
    return names
  }

  static func variable(_ name: String) -> String? { unsafe getenv(name).map { unsafe String(cString: $0) } }

  static func currentFolder() -> String {
    guard let path = unsafe getcwd(nil, 0) else { return "." }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  static func nap(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  static func fileClock() -> Int64 { nanoseconds(CLOCK_REALTIME) }

  static func ticks() -> Int { Int(nanoseconds(CLOCK_MONOTONIC) / 1_000_000) }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    unsafe clock_gettime(clock, &time)
    return time.nanoseconds
  }

  static func holdSignals() -> Int32 { vitals_hold_signals() }

  static func letSignals(_ held: Int32) { vitals_let_signals(held) }

  /// The first bytes of the SHA-256 of `bytes`, by libmd.
  static func sha256(_ bytes: Bytes) -> Bytes {
    var context = SHA2_CTX()
    unsafe SHA256Init(&context)
    unsafe bytes.withUnsafeBufferPointer { unsafe SHA256Update(&context, $0.baseAddress, $0.count) }
    return unsafe Bytes(unsafeUninitializedCapacity: 32) { buffer, count in
      unsafe SHA256Final(buffer.baseAddress, &context)
      count = 32
    }
  }
}

extension FileStatus {
  fileprivate init(_ raw: stat) {
    let kind: Kind =
      switch raw.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFREG): .file
      case mode_t(S_IFDIR): .folder
      case mode_t(S_IFLNK): .link
      default: .other
      }
    self.init(
      kind: kind, device: UInt64(raw.st_dev), inode: UInt64(raw.st_ino), size: Int(raw.st_size),
      mode: UInt32(raw.st_mode & 0o7777), owner: raw.st_uid, group: raw.st_gid, links: UInt64(raw.st_nlink),
      modified: unsafe withUnsafePointer(to: raw) { unsafe vitals_modified($0).nanoseconds },
      changed: unsafe withUnsafePointer(to: raw) { unsafe vitals_changed($0).nanoseconds })
  }
}

extension timespec {
  fileprivate var nanoseconds: Int64 { Int64(tv_sec) * 1_000_000_000 + Int64(tv_nsec) }
}
