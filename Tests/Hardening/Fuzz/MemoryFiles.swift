import Storage
import Foundation

extension FileSystem {
  /// A disk with these files, all of which can only be read.
  static func memory(_ files: [String: Bytes]) -> FileSystem {
    let names = files.keys.sorted()
    let reading = Reading(files.values.first ?? [])
    var system = FileSystem.system
    system.open = { path, _ throws(FileError) in
      guard files[path] != nil else { throw FileError("read", path, code: ENOENT) }
      reading.offset = 0
      return Descriptor(number: 0)
    }
    system.close = { _, _ in }
    system.seek = { _, _, offset in reading.offset = offset }
    system.read = { _, _, count in reading.next(count) }
    system.fill = { _, _, buffer in
      let part = reading.next(buffer.count)
      buffer.replaceSubrange(part.indices, with: part)
      return part.count
    }
    system.status = { path in files[path].map { FileStatus(kind: .file, size: $0.count) } }
    system.statusOfOpen = { _, _ in FileStatus(kind: .file, size: reading.bytes.count) }
    system.list = { path in
      names.filter { $0.hasPrefix(path + "/") }.map { String($0.dropFirst(path.count + 1)) }
    }
    return system
  }

  /// Where a file is being read; one thread has it.
  private final class Reading: @unchecked Sendable {
    let bytes: Bytes
    var offset = 0

    init(_ bytes: Bytes) { self.bytes = bytes }

    func next(_ count: Int) -> Bytes {
      let start = min(max(offset, 0), bytes.count)
      let part = Bytes(bytes[start..<min(bytes.count, start + count)])
      offset = start + part.count
      return part
    }
  }
}
