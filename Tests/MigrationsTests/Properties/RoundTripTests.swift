import TestSupport
import JSONText
import Migrations
import Testing

@Suite("Properties of the step over generated stores")
struct RoundTripTests {
  private let plan = MigrationPlan.standard

  private func environment(_ seed: UInt64) throws -> MigrationEnvironment {
    try .zone(["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "UTC"][Int(seed % 4)])
  }

  @Test("up, down and up again is up, byte for byte", arguments: 0..<32)
  func upDownUp(_ seed: UInt64) throws {
    let environment = try environment(seed)
    let up = try plan.migrate(GeneratedStore.files(seed: seed), in: environment)
    let down = try plan.migrate(up.store, to: 1, in: environment)
    let again = try plan.migrate(down.store, in: environment)
    #expect(texts(again.store) == texts(up.store), "seed \(seed)")
    #expect(down.losses == [], "seed \(seed)")
  }

  @Test("down and up again loses nothing, and says so", arguments: 100..<116)
  func check(_ seed: UInt64) throws {
    let environment = try environment(seed)
    let up = try plan.migrate(GeneratedStore.files(seed: seed), in: environment)
    let check = try plan.check(up, in: environment)
    #expect(check.losesNothing, "seed \(seed): \(check.differences.filter { $0.weight == .lost })")
  }

  @Test("the order of the documents does not matter", arguments: 200..<208)
  func order(_ seed: UInt64) throws {
    let environment = try environment(seed)
    let files = GeneratedStore.files(seed: seed)
    var random = SplitMix(seed: seed)
    let one = try plan.migrate(files, in: environment)
    let other = try plan.migrate(files.shuffled(using: &random), in: environment)
    #expect(texts(one.store) == texts(other.store), "seed \(seed)")
  }

  @Test("every record comes out, and none twice", arguments: 300..<308)
  func records(_ seed: UInt64) throws {
    let files = GeneratedStore.files(seed: seed)
    let up = try plan.migrate(files, in: try environment(seed))
    let step = try #require(up.steps.first)
    var before = step.before.counts
    before["weight"] = before.removeValue(forKey: "bmi")
    var after = step.after.counts
    after["height"] = nil
    #expect(before == after, "seed \(seed)")
    #expect(try up.recordChanges().allSatisfy { 1...2 ~= $0.after.count }, "seed \(seed)")
  }
}
