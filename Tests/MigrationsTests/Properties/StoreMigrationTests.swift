import CivilTime
import Foundation
import HealthLog
import Migrations
import Storage
import Testing

@Suite("Properties of a migration on the disk, over generated stores")
struct StoreMigrationTests {
  private let root = FileManager.default.temporaryDirectory.path + "/vitals-\(UUID().uuidString)"
  private let now = OffsetTime(Instant(seconds: 1_900_000_000), offset: 0)

  /// A store with the documents that this seed makes, in a folder of its own.
  private func store(_ seed: UInt64) throws -> Store {
    for file in GeneratedStore.files(seed: seed) {
      let path = root + "/" + file.path
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(file.bytes).write(to: URL(fileURLWithPath: path))
    }
    var store = try Store(root: root, catalogue: .standard)
    store.machineZone = try .named("America/New_York")
    try store.initialise()
    return store
  }

  private func contents() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      $0.hasSuffix(".json") && !$0.hasPrefix(".vitals")
    }
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: URL(fileURLWithPath: root + "/" + $0))) })
  }

  /// The records of a kind in no order, since equal times may stand in any.
  ///
  /// The categories of exercises are left out: which of them is declared once, only all workouts together tell.
  private func records(of kind: String, in store: inout Store) throws -> Set<String> {
    Set(
      try store.records(of: kind, in: .all).map { stored in
        var record = stored.record
        if kind == "workout" {
          record["exercises"] = .list(
            HealthLog.Session.exercises(of: record).map { .text("\($0.exercise): \($0.sets)") })
        }
        return "\(stored.id) \(stored.document.path) \(record)"
      })
  }

  private func clearAway() {
    do { try FileManager.default.removeItem(atPath: root) } catch { return }
  }

  @Test("what was read before is what is read after, and the check finds no fault", arguments: 400..<412)
  func readsTheSame(_ seed: UInt64) throws {
    defer { clearAway() }
    var store = try store(seed)
    let kinds = ["glucose", "sleep", "weight", "height", "workout"]
    let before = try kinds.map { try records(of: $0, in: &store) }
    _ = try store.migrate(try store.migration(), words: "migrate", time: now)
    for (kind, old) in zip(kinds, before) {
      #expect(try records(of: kind, in: &store) == old, "seed \(seed), \(kind)")
    }
    let faults = try store.check(now: now.instant).filter { $0.severity == .fault || $0.code == "older" }
    #expect(faults == [], "seed \(seed)")
  }

  @Test("up, down and up again is up, and each is taken back to the last byte", arguments: 500..<508)
  func thereAndBack(_ seed: UInt64) throws {
    defer { clearAway() }
    var store = try store(seed)
    var states = [try contents()]
    for schema in [2, 1, 2] {
      _ = try store.migrate(try store.migration(to: schema), words: "migrate", time: now)
      states.append(try contents())
    }
    #expect(states[3] == states[1], "seed \(seed)")
    for state in states.dropLast().reversed() {
      _ = try store.undo(at: now)
      #expect(try contents() == state, "seed \(seed)")
    }
  }
}
