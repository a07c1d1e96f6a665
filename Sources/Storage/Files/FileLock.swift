/// The store's lock, held until it goes out of scope; the kernel lets go of it at any death, so it is never stale.
///
/// Who wants it first takes the one place in a queue before it: whoever has just let go of the lock must then wait
/// behind the one who stands there, and cannot take it again and again before anybody else.
package struct FileLock: ~Copyable {
  private let file: Descriptor
  private let path: String
  private let files: FileSystem

  /// How long a command waits for another, in milliseconds.
  package static let patience = 5000

  /// Waits for the lock, at most `patience` milliseconds.
  package init(_ path: String, files: FileSystem, patience: Int = Self.patience) throws(StorageError) {
    let taken: Descriptor?
    do throws(FileError) { taken = try files.lock(path, until: files.ticks() + patience) } catch {
      throw .file(error)
    }
    guard let taken else { throw StorageError(.locked(path: path, holder: files.lockHolder(path))) }
    file = taken
    self.path = path
    self.files = files
  }

  deinit { files.letGo(of: file, path) }
}

extension FileSystem {
  /// The file, locked; `nil` when somebody else still has it at the deadline.
  fileprivate func lock(_ path: String, until deadline: Int) throws(FileError) -> Descriptor? {
    let place = path + "-queue"
    guard let queue = try locked(place, until: deadline) else { return nil }
    defer { letGo(of: queue, place) }
    return try locked(path, until: deadline)
  }

  private func locked(_ path: String, until deadline: Int) throws(FileError) -> Descriptor? {
    let file = try open(path, .readWrite)
    do throws(FileError) {
      if try waitForLock(file, path, until: deadline) { return file }
    } catch {
      letGo(of: file, path)
      throw error
    }
    letGo(of: file, path)
    return nil
  }

  /// Naps are of unequal length, so that programs which wait do not wake together.
  private func waitForLock(_ file: Descriptor, _ path: String, until deadline: Int) throws(FileError) -> Bool
  {
    var naps = 0
    while try !lock(file, path) {
      guard ticks() < deadline else { return false }
      nap(1 + naps % 3)
      naps += 1
    }
    return true
  }

  /// Closes a file through which nothing was written: it is closed even where the system says that this failed.
  fileprivate func letGo(of file: Descriptor, _ path: String) {
    do throws(FileError) { try close(file, path) } catch { return }
  }

  /// The process that holds a lock on `path`, where the system tells (Linux does, in /proc/locks).
  fileprivate func lockHolder(_ path: String) -> Int? {
    do throws(FileError) {
      guard let inode = try status(path)?.inode, let table = try readWhole("/proc/locks") else { return nil }
      let line = String(decoding: table.bytes, as: UTF8.self).split(separator: "\n").first {
        $0.contains(":\(inode) ") && $0.contains("FLOCK")
      }
      return line?.split(separator: " ").dropFirst(4).first.flatMap { Int($0) }
    } catch {
      return nil
    }
  }
}

/// Holds back the signals that end a program while a save is between its first and its last step.
struct SignalHold: ~Copyable {
  private let held: Int32
  private let files: FileSystem

  init(_ files: FileSystem) {
    self.files = files
    held = files.holdSignals()
  }

  deinit { files.letSignals(held) }
}
