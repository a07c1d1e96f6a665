import Foundation
import Migrations
import Testing

/// The stores in `Data/schema-N` never change, and what is made of them never does.
///
/// A new schema gets its store with `RECORD=1 swift test --filter FrozenStore`, which fails while it writes, so that it
/// cannot pass unseen; one that is there is never written again.
@Suite("The frozen stores")
struct FrozenStoreTests {
  private let plan = MigrationPlan.standard

  private func environment() throws -> MigrationEnvironment { try .zone("Europe/Berlin") }

  /// The store of a schema as it follows from the one before.
  private func migrated(to schema: Int) throws -> [StoreFile] {
    try plan.migrate(try frozenStore("schema-\(schema - 1)"), to: schema, in: environment()).store
  }

  @Test("each is what its predecessor becomes, byte for byte", arguments: 2...MigrationPlan.standard.current)
  func up(_ schema: Int) throws {
    let store = try migrated(to: schema)
    let isThere = FileManager.default.fileExists(
      atPath: packageFolder.appending(path: "Data/schema-\(schema)").path)
    let frozen = isThere ? try frozenStore("schema-\(schema)") : nil
    if ProcessInfo.processInfo.environment["RECORD"] != nil, frozen == nil {
      try record(store, as: "schema-\(schema)")
    }
    #expect(texts(frozen ?? []) == texts(store))
  }

  private func record(_ store: [StoreFile], as name: String) throws {
    let folder = packageFolder.appending(path: "Data/\(name)")
    for file in store {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
  }

  @Test("each comes through down and up again, byte for byte", arguments: 2...MigrationPlan.standard.current)
  func downUp(_ schema: Int) throws {
    let store = try frozenStore("schema-\(schema)")
    let down = try plan.migrate(store, to: schema - 1, in: environment())
    #expect(down.losses == [])
    #expect(texts(try plan.migrate(down.store, to: schema, in: environment()).store) == texts(store))
  }

  @Test(
    "to migrate what has the schema already changes nothing", arguments: 1...MigrationPlan.standard.current)
  func twice(_ schema: Int) throws {
    let result = try plan.migrate(try frozenStore("schema-\(schema)"), to: schema, in: environment())
    #expect(result.changes == [])
    #expect(result.steps == [])
  }

  @Test("schema 1 comes back byte for byte, but for what the check names")
  func down() throws {
    let old = try frozenStore("schema-1")
    let down = try plan.migrate(try frozenStore("schema-2"), to: 1, in: environment())
    let (before, after) = (texts(old), texts(down.store))
    #expect(Set(before.keys) == Set(after.keys))
    #expect(
      before.keys.filter { before[$0] != after[$0] }.sorted() == [
        // A BMI that was rounded otherwise, a height without its point, or none.
        "bmi/2026-10.json", "bmi/2026-11.json",
        // Members in another order; one that stood in the wrong document, and that one, which was on one line.
        "glucose/2026-11.json", "glucose/2026-12.json",
        // An exercise without its category.
        "workout/2026-11.json",
      ])
  }

  @Test("the way there and back differs in spelling, in what is computed, and in what schema 1 always has")
  func check() throws {
    let result = try plan.migrate(try frozenStore("schema-1"), in: environment())
    let check = try plan.check(result, in: environment())
    #expect(check.losesNothing)
    #expect(
      check.differences.map(\.description) == [
        "bmi/2026-10.json:5:5: record 1: 'bmi' 26.0 comes back as 25.97",
        "bmi/2026-10.json:6:5: record 2: 'bmi' 26.1 comes back as 26.113",
        "bmi/2026-10.json:7:5: record 3: 'bmi' 24.3 comes back as 26.113",
        "bmi/2026-10.json:8:5: record 4: 'heightCm' 178.0 comes back as 178",
        "bmi/2026-11.json:6:5: record 2: 'bmi' 26.133064007069812 comes back as 26.133",
        "bmi/2026-11.json:7:5: record 3: 'heightCm' comes to be 177.8",
        "bmi/2026-11.json:7:5: record 3: 'bmi' comes to be 26.255",
        "bmi/2026-11.json:7:5: record 3: 'id' comes to be '5w062bsybs'",
        "glucose/2026-12.json:1:71: record 1: 'date' '2026-12-03T06:01:00+00:00' comes back as '2026-12-03T06:01:00Z'",
        "glucose/2026-12.json:1:169: record 2: 'date' '2026-12-02T22:15:00-05:00' comes back as '2026-12-03T03:15:00Z'",
        "glucose/2026-12.json:1:275: record 3: 'date' '2026-12-01T07:10:00+01:00' comes back as '2026-12-01T06:10:00Z'",
        "glucose/2026-12.json:1:275: record 3: 'note' comes to be ''",
        "glucose/2026-12.json:1:340: record 4: comes back in glucose/2026-11.json",
        "workout/2026-11.json:15:5: record 3: 'exercises[4].category' comes to be 'Full Body'",
        "workout/2026-11.json:15:5: record 3: 'id' comes to be 'xjnc1dfpnq'",
      ])
    #expect(check.counts == [.computed: 5, .spelling: 4, .added: 5, .moved: 1])
  }

  @Test("what the owner should look at is told, each with its place")
  func findings() throws {
    let result = try plan.migrate(try frozenStore("schema-1"), in: environment())
    #expect(
      result.findings.map(\.description) == [
        "glucose/2026-11.json:9:5: record 5: meal context 'Pre-Exercise' is none of those known, and stays as"
          + " 'mealContext'",
        "glucose/2026-12.json:1:169: record 2: 'date' takes the clock of the zone: '2026-12-02T22:15:00-05:00' becomes"
          + " '2026-12-03T04:15:00+01:00'",
        "bmi/2026-10.json:7:5: record 3: the BMI of 24.3 does not fit 82.55 kg and 177.8 cm, which make 26.113",
      ])
    #expect(result.losses == [])
  }

  @Test("counts and sums are the same before and after")
  func totals() throws {
    let result = try plan.migrate(try frozenStore("schema-1"), in: environment())
    let step = try #require(result.steps.first)
    #expect(step.before.counts == ["glucose": 24, "sleep": 9, "bmi": 10, "workout": 5])
    #expect(step.after.counts == ["glucose": 24, "sleep": 9, "weight": 10, "height": 3, "workout": 5])
    #expect(step.before.sums == step.after.sums)
    // Added up by hand, and for the nights with Python's datetime.
    #expect(
      step.before.sums.map { "\($0.key) \($0.value)" }.sorted() == [
        "glucose (mg/dL) 2015", "glucose (mmol/L) 43.9", "repetitions 108", "sets 15", "sleep (s) 173520",
        "volume (kg) 6022.5", "weight (kg) 828.3", "workout (s) 14160",
      ])
  }

  @Test("the zone decides the documents, and neither the ids nor the instants")
  func zones() throws {
    func ids(_ zone: String) throws -> [String] {
      try plan.migrate(try frozenStore("schema-1"), in: .zone(zone)).recordLines.values.flatMap(\.self)
        .compactMap { line in
          line.range(of: #""id": "[^"]*"\}$"#, options: .regularExpression).map { String(line[$0]) }
        }
        .sorted()
    }
    let berlin = try ids("Europe/Berlin")
    #expect(berlin.count == 51)
    #expect(try ids("Pacific/Auckland") == berlin)
    #expect(try ids("America/Los_Angeles") == berlin)
  }
}
