import CivilTime
import Foundation
import JSONText
import Migrations

extension MigrationEnvironment {
  /// What a machine in that zone gives a step.
  static func zone(_ name: String) throws -> MigrationEnvironment {
    MigrationEnvironment(zone: try Zone.named(name), sha256: SHA256.digest)
  }
}

extension Zone {
  struct Unknown: Error { var name: String }

  static func named(_ name: String) throws -> Zone {
    guard let zone = Zone(named: name) else { throw Unknown(name: name) }
    return zone
  }
}

/// The top of the package.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The documents of a store in `Data/`, in the order of their paths.
func frozenStore(_ name: String) throws -> [StoreFile] {
  let folder = packageFolder.appending(path: "Data/\(name)")
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
    $0.hasSuffix(".json")
  }
  return try paths.sorted().map { path in
    StoreFile(path: path, bytes: ContiguousArray(try Data(contentsOf: folder.appending(path: path))))
  }
}

extension MigrationResult {
  /// All documents as they are to lie on the disk.
  var store: [StoreFile] { documents.map(\.file) }
}

extension StoreFile {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// The documents by path, as texts, to be compared whole.
func texts(_ files: [StoreFile]) -> [String: String] {
  Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
}
