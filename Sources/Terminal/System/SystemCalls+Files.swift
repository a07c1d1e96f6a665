private import CLibEdit
private import Glibc

/// A file that is open and may be locked; both end with this value.
///
/// Unsafe code stands here for the same reason as in `SystemCalls`.
struct OpenFile: ~Copyable {
  /// What a file is, as far as the history must know.
  enum Kind: Equatable { case regular, folder, other }

  struct Status: Equatable {
    var kind: Kind
    var size: Int
    /// The same for two names of one file, and for no others.
    var identity: [UInt64]
  }

  private let descriptor: Int32

  /// Opens for reading and appending, and makes the file with `mode` if it is missing.
  init(appendingTo path: String, mode: UInt32) throws(SystemCalls.Failure) {
    descriptor = try Self.open(path, O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK, mode)
  }

  init(reading path: String) throws(SystemCalls.Failure) {
    descriptor = try Self.open(path, O_RDONLY | O_NONBLOCK, 0)
  }

  /// Opens a new file; one that is there already is an error.
  init(creating path: String, mode: UInt32) throws(SystemCalls.Failure) {
    descriptor = try Self.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode)
  }

  deinit { close(descriptor) }

  private static func open(_ path: String, _ flags: Int32, _ mode: UInt32) throws(SystemCalls.Failure)
    -> Int32
  {
    try SystemCalls.checked { unsafe vitals_open(path, flags | O_CLOEXEC | O_NOCTTY, mode) }
  }

  /// Waits until no other process holds the file.
  func lock() throws(SystemCalls.Failure) { _ = try SystemCalls.checked { flock(descriptor, LOCK_EX) } }

  func status() throws(SystemCalls.Failure) -> Status {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw SystemCalls.Failure(code: errno) }
    return Status(status)
  }

  /// All bytes from `offset` on.
  func bytes(from offset: Int) throws(SystemCalls.Failure) -> [UInt8] {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw SystemCalls.Failure(code: errno) }
    var bytes: [UInt8] = []
    while true {
      let chunk = try SystemCalls.read(descriptor, upTo: 65_536)
      if chunk.isEmpty { return bytes }
      bytes += chunk
    }
  }

  func write(_ bytes: [UInt8]) throws(SystemCalls.Failure) { try SystemCalls.writeAll(descriptor, bytes) }

  /// Comes back when the bytes are on the disk.
  func synchronize() throws(SystemCalls.Failure) { _ = try SystemCalls.checked { fsync(descriptor) } }

  func truncate(to size: Int) throws(SystemCalls.Failure) {
    _ = try SystemCalls.checked { ftruncate(descriptor, off_t(size)) }
  }
}

extension OpenFile.Status {
  /// What stands at `path`, its target if it is a link; `nil` if there is nothing.
  init?(at path: String) throws(SystemCalls.Failure) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw SystemCalls.Failure(code: errno)
    }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(status.st_size)
    identity = [UInt64(status.st_dev), UInt64(status.st_ino)]
  }
}

// MARK: - Names

extension SystemCalls {
  /// Makes the folder `path` and those above it, for their owner alone; one that is there stays as it is.
  static func makeFolders(_ path: String) throws(Failure) {
    var made = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      made += made.isEmpty && part.isEmpty ? "" : "\(part)"
      if !made.isEmpty, unsafe mkdir(made, 0o700) != 0, errno != EEXIST {
        throw Failure(code: errno)
      }
      made += "/"
    }
  }

  static func rename(_ old: String, to new: String) throws(Failure) {
    guard unsafe Glibc.rename(old, new) == 0 else { throw Failure(code: errno) }
  }

  static func remove(_ path: String) throws(Failure) {
    guard unsafe unlink(path) == 0 else { throw Failure(code: errno) }
  }

  /// The file that `path` leads to through all links; `path` itself if nothing is there.
  static func resolve(_ path: String) -> String {
    guard let resolved = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  static var processIdentifier: Int32 { getpid() }
}
