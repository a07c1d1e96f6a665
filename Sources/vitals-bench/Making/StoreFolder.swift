internal import Storage

/// A folder that a made store is written to: a new one or an empty one, so that no record of anybody is lost.
struct StoreFolder: Sendable {
  let path: String
  let files: FileSystem

  /// Writes the files one after the other, so that only one of them is in memory at a time.
  func write(_ made: some Sequence<StoreFile>) throws(BenchError) -> Size {
    guard try isFree() else { throw BenchError(.notEmpty(path)) }
    var size = Size()
    do throws(FileError) {
      try make(path)
      for file in made {
        try write(file)
        size.files += 1
        size.bytes += file.bytes.count
      }
    } catch {
      throw BenchError(.file(error))
    }
    return size
  }

  struct Size: Equatable, Sendable {
    var files = 0
    var bytes = 0
  }

  private func isFree() throws(BenchError) -> Bool {
    do throws(FileError) { return try files.list(path)?.isEmpty ?? true } catch {
      throw BenchError(.file(error))
    }
  }

  private func write(_ file: StoreFile) throws(FileError) {
    let path = path + "/" + file.path
    try make(parent(path))
    let descriptor = try files.open(path, .new(0o600))
    try files.closing(descriptor, path) { () throws(FileError) in
      try files.writeAll(descriptor, path, file.bytes)
    }
  }

  /// Makes a folder and those above it that are missing.
  private func make(_ folder: String) throws(FileError) {
    guard try files.status(folder) == nil else { return }
    try make(parent(folder))
    try files.makeFolder(folder)
  }
}
