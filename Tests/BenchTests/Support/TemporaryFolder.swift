import Foundation

/// A folder of its own for one test, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/vitals-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { return }
  }

  /// All files below a folder in it, by their paths.
  func contents(of folder: String) throws -> [String: String] {
    try filesBelow(path + "/" + folder).mapValues { String(decoding: $0, as: UTF8.self) }
  }
}

/// The files below a folder with their bytes, by their paths from there.
func filesBelow(_ folder: String) throws -> [String: ContiguousArray<UInt8>] {
  var files: [String: ContiguousArray<UInt8>] = [:]
  for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder),
      !isFolder.boolValue
    else { continue }
    files[name] = ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
  }
  return files
}
