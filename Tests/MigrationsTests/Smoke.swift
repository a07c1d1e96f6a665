import Foundation
import JSONText
import Migrations
import Testing

@Test(arguments: 0..<300) func upDownUp(_ seed: UInt64) throws {
  let env = try MigrationEnvironment.zone(
    ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "UTC"][Int(seed % 4)])
  let files = GeneratedStore.files(seed: seed)
  let up = try MigrationPlan.standard.migrate(files, in: env)
  let down = try MigrationPlan.standard.migrate(up.store, to: 1, in: env)
  let again = try MigrationPlan.standard.migrate(down.store, in: env)
  let (one, two) = (texts(up.store), texts(again.store))
  for path in Set(one.keys).union(two.keys) where one[path] != two[path] {
    Issue.record("seed \(seed) \(path)\n\(one[path] ?? "-")\n\(two[path] ?? "-")\nOLD \(texts(down.store)[path] ?? "-")")
  }
  #expect(down.losses == [], "seed \(seed)")
  let check = try MigrationPlan.standard.check(up, in: env)
  #expect(check.losesNothing, "seed \(seed): \(check.differences.filter { $0.weight == .lost })")
}

@Test func measure() throws {
  guard ProcessInfo.processInfo.environment["VITALS_MEASURE"] != nil else { return }
  let env = try MigrationEnvironment.zone("Europe/Berlin")
  let clock = ContinuousClock()
  let files = GeneratedStore.files(seed: 1, count: 100_000)
  print(files.count, files.map(\.bytes.count).reduce(0, +))
  func rss() -> String {
    (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n").filter {
      $0.hasPrefix("VmHWM") || $0.hasPrefix("VmRSS")
    }.joined(separator: " ") ?? ""
  }
  print(rss())
  var up: MigrationResult?
  print("up", try clock.measure { up = try MigrationPlan.standard.migrate(files, in: env) }, rss())
  let result = try #require(up)
  print(
    "down", try clock.measure { _ = try MigrationPlan.standard.migrate(result.store, to: 1, in: env) }, rss())
  print("check", try clock.measure { print(try MigrationPlan.standard.check(result, in: env).counts) }, rss())
  print("changes", try clock.measure { print(try result.recordChanges().count) }, rss())
}
