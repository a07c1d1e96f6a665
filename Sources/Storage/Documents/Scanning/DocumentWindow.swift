/// A document that is read piece by piece, of which only what is being looked at is in memory.
struct DocumentWindow {
  /// The piece, from where the last look began to where the reading has come.
  private(set) var bytes = FileSystem.Bytes()
  private(set) var isAtEnd = false

  private let files: FileSystem
  private let file: Descriptor
  private let path: String
  private var chunk: FileSystem.Bytes

  init(_ files: FileSystem, _ file: Descriptor, _ path: String, chunkSize: Int) {
    (self.files, self.file, self.path) = (files, file, path)
    chunk = FileSystem.Bytes(repeating: 0, count: chunkSize)
    bytes.reserveCapacity(2 * chunkSize)
  }

  /// Leaves the first `count` bytes behind and reads on.
  mutating func advance(by count: Int) throws(FileError) {
    bytes.removeSubrange(..<count)
    let read = try files.fill(file, path, &chunk)
    if read == 0 { isAtEnd = true }
    bytes += chunk[..<read]
  }
}
