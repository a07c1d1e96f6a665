/// The store's lock, held until it goes out of scope; the kernel lets go of it at any death, so it is never stale.
package struct FileLock: ~Copyable {
  private let file: Descriptor
  private let path: String
  private let files: FileSystem

  /// Waits for the lock, at most `patience` milliseconds.
  package init(_ path: String, files: FileSystem, patience: Int = 5000) throws(StorageError) {
    file = try Self.taken(path, files, patience)
    self.path = path
    self.files = files
  }

  private static func taken(_ path: String, _ files: FileSystem, _ patience: Int) throws(StorageError)
    -> Descriptor
  {
    do throws(FileError) {
      let file = try files.open(path, .readWrite)
      do throws(FileError) {
        if try files.waitForLock(file, path, patience) { return file }
      } catch {
        try files.closeAfterFailure(file, path, error)
      }
      try files.close(file, path)
    } catch {
      throw .file(error)
    }
    throw StorageError(.locked(path: path, holder: files.lockHolder(path)))
  }

  deinit {
    // Closing lets go of the lock; there is nobody left to tell of a failure, and the kernel closes at exit anyway.
    do throws(FileError) { try files.close(file, path) } catch { return }
  }
}

extension FileSystem {
  /// Naps are of unequal length, so that programs which wait do not wake together.
  fileprivate func waitForLock(_ file: Descriptor, _ path: String, _ patience: Int) throws(FileError) -> Bool
  {
    var waited = 0
    while try !lock(file, path) {
      guard waited < patience else { return false }
      let time = 1 + waited % 3
      nap(time)
      waited += time
    }
    return true
  }

  fileprivate func closeAfterFailure(
    _ file: Descriptor, _ path: String, _ failure: FileError
  ) throws(FileError) {
    do throws(FileError) { try close(file, path) } catch { throw failure }
    throw failure
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
