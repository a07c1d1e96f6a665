import CivilTime
import Foundation
import HealthLog

@testable import Storage

/// A folder of its own for one test, gone with it; in memory where the system has such a place.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let memory = "/dev/shm"
    let isThere = FileManager.default.isWritableFile(atPath: memory)
    path = (isThere ? memory : FileManager.default.temporaryDirectory.path) + "/vitals-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { return }
  }

  var root: String { path + "/health" }

  /// A store in it whose new records are called `0000000001`, `0000000002`, ….
  func store(files: FileSystem = .system) throws -> Store {
    let ids = Counter()
    return try Store(root: root, catalogue: .standard, files: files) { ids.next() }
  }

  /// All files below it by path, with their contents; those that hide are left out.
  func contents() throws -> [String: String] {
    try files().filter { !$0.key.contains("/.") && !$0.key.hasPrefix(".") }
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// All files below it by path, those of the store's own folder among them.
  func files() throws -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    var contents: [String: Data] = [:]
    for name in names {
      let type =
        try FileManager.default.attributesOfItem(atPath: root + "/" + name)[.type] as? FileAttributeType
      if type == .typeSymbolicLink {
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: root + "/" + name)
        contents[name + ".link"] = Data(target.utf8)
      }
      guard type == .typeRegular else { continue }
      contents[name] = try Data(contentsOf: URL(fileURLWithPath: root + "/" + name))
    }
    return contents
  }

  /// Makes the folder hold these files and no others; `NAME.link` is a link of that name to what the file says.
  func restore(_ files: [String: Data]) throws {
    if FileManager.default.fileExists(atPath: root) { try FileManager.default.removeItem(atPath: root) }
    for (name, data) in files {
      let file = root + "/" + name
      try FileManager.default.createDirectory(
        atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      if file.hasSuffix(".link") {
        try FileManager.default.createSymbolicLink(
          atPath: String(file.dropLast(5)), withDestinationPath: String(decoding: data, as: UTF8.self))
      } else {
        try data.write(to: URL(fileURLWithPath: file))
      }
    }
  }

  /// The names in one of its folders.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root + "/" + folder).sorted()
  }

  /// Writes a file in place, as some editors do; its folder is made.
  func write(_ name: String, _ text: String) throws {
    let file = root + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    if let handle = FileHandle(forWritingAtPath: file) {
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } else {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  /// Writes a file anew and gives it the name of the old one, as other editors do.
  func replace(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: root + "/" + name), options: .atomic)
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: root + "/" + name)), as: UTF8.self)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: root + "/" + name) }

  func mode(_ name: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: root + "/" + name)[.posixPermissions] as? Int ?? 0
  }
}

/// Counts up, so that ids in tests can be foretold.
final class Counter: @unchecked Sendable {
  private var count = 0
  private let lock = NSLock()

  func next() -> String {
    lock.withLock {
      count += 1
      return String(repeating: "0", count: 10 - "\(count)".count) + "\(count)"
    }
  }
}
