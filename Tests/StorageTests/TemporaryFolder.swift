import CivilTime
import Foundation
import HealthLog

@testable import Storage

/// A folder of its own for one test, gone with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/vitals-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch { return }
  }

  /// A store in it whose new records are called `0000000001`, `0000000002`, ….
  func store(files: FileSystem = .system) throws -> Store {
    let ids = Counter()
    return try Store(root: path + "/health", catalogue: .standard, files: files) { ids.next() }
  }

  /// All files below it by path, with their contents; the store's own folder left out.
  func contents() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: path + "/health")?.allObjects as? [String] ?? []
    var contents: [String: String] = [:]
    for name in names where !name.hasPrefix(".vitals") {
      guard let data = FileManager.default.contents(atPath: path + "/health/" + name) else { continue }
      if FileManager.default.isReadableFile(atPath: path + "/health/" + name),
        !data.isEmpty || name.hasSuffix(".json")
      {
        contents[name] = String(decoding: data, as: UTF8.self)
      }
    }
    return contents
  }

  func write(_ name: String, _ text: String) throws {
    let file = path + "/health/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/health/" + name, encoding: .utf8)
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

let morning = OffsetTime(Instant(seconds: 1_795_933_800), offset: 3600)  // 2026-11-29T07:30:00+01:00

func glucose(_ value: Number, _ time: String, _ more: [Member] = []) -> Record {
  Record(
    kind: "glucose",
    members: [Member("time", .text(time)), Member("value", .number(value)), Member("unit", .text("mg/dL"))]
      + more)
}
