import CivilTime
import JSONText
import Migrations
import Testing

@Suite("Properties of the way back over generated logs")
struct WayBackTests {
  private let plan = MigrationPlan.standard

  private func zone(_ seed: UInt64) throws -> Zone {
    try .named(["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "UTC"][Int(seed % 4)])
  }

  @Test("down and up gives back all records but those that are named as lost", arguments: 0..<32)
  func downUp(_ seed: UInt64) throws {
    let environment = MigrationEnvironment(zone: try zone(seed), sha256: SHA256.digest)
    let log = GeneratedLog.files(seed: seed, zone: environment.zone)
    let down = try plan.migrate(log, to: 1, in: environment)
    let up = try plan.migrate(down.store, in: environment)
    let lost = Set(down.losses.compactMap(\.place.id))
    #expect(try records(log, without: lost) == records(up.store, without: lost), "seed \(seed)")
  }

  @Test("the check finds exactly what is named as lost", arguments: 100..<116)
  func check(_ seed: UInt64) throws {
    let environment = MigrationEnvironment(zone: try zone(seed), sha256: SHA256.digest)
    let down = try plan.migrate(
      GeneratedLog.files(seed: seed, zone: environment.zone), to: 1, in: environment)
    let check = try plan.check(down, in: environment)
    let named = Set(down.losses.map { "\($0.place.path):\($0.place.line)" })
    let found = Set(
      check.differences.filter { $0.weight == .lost }.map { "\($0.place.path):\($0.place.line)" })
    #expect(found == named, "seed \(seed)")
  }

  @Test("documents of schema 1 have nothing in the four kinds that lacks its time", arguments: 200..<208)
  func shape(_ seed: UInt64) throws {
    let environment = MigrationEnvironment(zone: try zone(seed), sha256: SHA256.digest)
    let down = try plan.migrate(
      GeneratedLog.files(seed: seed, zone: environment.zone), to: 1, in: environment)
    let times = [
      "glucose": ["date", "value", "unit"], "sleep": ["bedtime", "wakeTime"], "bmi": ["date", "weightKg"],
      "workout": ["date", "exercises"],
    ]
    for document in down.documents {
      let members = times[String(document.path.prefix { $0 != "/" })] ?? []
      for record in document.records {
        let value = try JSONReader.read(at: record.range.lowerBound, in: document.bytes.span).value
        #expect(members.allSatisfy { value[$0] != nil }, "seed \(seed): \(value)")
      }
    }
  }

  /// The records by document, in any order, each with its members in any order.
  private func records(_ files: [StoreFile], without lost: Set<String>) throws -> [String: Set<
    Set<JSONMember>
  >] {
    var result: [String: Set<Set<JSONMember>>] = [:]
    for file in files where file.path != "trackers.json" {
      for record in try JSONReader.read(file.bytes).value["records"]?.elements ?? [] {
        guard let id = record["id"]?.string, !lost.contains(id) else { continue }
        result[file.path, default: []].insert(Set(record.members ?? []))
      }
    }
    return result
  }
}
