import CivilTime
import Foundation
import HealthLog
import Migrations
import Testing

@testable import Storage

@Suite("A migration of a store")
struct MigratingTests {
  private let folder: TemporaryFolder
  private var store: Store

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(try OlderDocuments.frozen("schema-1"))
    try folder.store().initialise()
    store = try folder.store()
  }

  private mutating func migrate(to schema: Int? = nil, losing: Bool = false) throws -> Migrated {
    try store.migrate(try store.migration(to: schema), losing: losing, words: "migrate", time: morning)
  }

  @Test("leaves what is frozen as its result, as one action")
  mutating func frozen() throws {
    let done = try migrate()
    #expect(done.number == 1)
    #expect(try folder.contents() == OlderDocuments.frozen("schema-2"))
    #expect(try store.history().actions.map(\.entry.words) == ["migrate"])
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/bmi"))
    #expect(store.notices == [])
  }

  @Test("works out the same without writing anything")
  mutating func dry() throws {
    let before = try folder.files()
    let migration = try store.migration()
    #expect(!migration.isNothing)
    #expect(migration.losses == [])
    #expect(migration.check?.losesNothing == true)
    #expect(try folder.files() == before)
  }

  @Test("is taken back to the last byte, and done again")
  mutating func undone() throws {
    let before = try folder.contents()
    _ = try migrate()
    let after = try folder.contents()
    let undone = try store.undo(at: morning)
    #expect(undone.changes == [])
    #expect(try folder.contents() == before)
    #expect(try store.values(of: "weight").count == 10)
    _ = try store.redo(at: morning)
    #expect(try folder.contents() == after)
  }

  @Test("a second time is none")
  mutating func twice() throws {
    _ = try migrate()
    let files = try folder.files()
    let done = try migrate()
    #expect(done.number == nil)
    #expect(done.copy == nil)
    #expect(
      try folder.files().filter { !$0.key.hasPrefix(".vitals/lock") }
        == files.filter { !$0.key.hasPrefix(".vitals/lock") })
  }

  @Test("leaves a store that the check has no fault to find in")
  mutating func check() throws {
    #expect(try store.check(now: morning.instant).contains { $0.code == "older" })
    _ = try migrate()
    #expect(
      try store.check(now: morning.instant).filter { $0.severity == .fault || $0.code == "older" } == [])
  }

  @Test("to the older schema and back is what it was")
  mutating func downAndUp() throws {
    _ = try migrate()
    let after = try folder.contents()
    _ = try migrate(to: 1)
    #expect(try folder.contents() != after)
    #expect(try store.values(of: "weight").count == 10)
    _ = try migrate()
    #expect(try folder.contents() == after)
  }

  @Test("that would lose something is refused with the list of it, unless that is said")
  mutating func losses() throws {
    _ = try migrate()
    let low = #"{"time": "2027-02-01T07:00:00+01:00", "bound": "low", "unit": "mg/dL", "id": "lowlowlow1"}"#
    try folder.write("glucose/2027-02.json", document([low]))
    let before = try folder.contents()
    let error = try #require(throws: StorageError.self) { try migrate(to: 1) }
    #expect("\(error)" == "not done: one thing would be lost")
    guard case .losses(let notes) = error.kind else { throw error }
    #expect(
      notes.map(\.description) == [
        "glucose/2027-02.json:5:5: record 1 (lowlowlow1): a reading without a value: schema 1 has no bounds"
      ])
    #expect(try folder.contents() == before)
    #expect(try migrate(to: 1, losing: true).number == 2)
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == before)
  }

  @Test("stops at what it cannot read: the document, the line and the record are named, and all is as it was")
  mutating func stops() throws {
    try folder.write(
      "sleep/2026-12.json",
      OlderDocuments.older(
        "sleep",
        [
          #"{"bedtime": "2026-12-02T22:00:00Z", "wakeTime": "2026-12-03T06:00:00Z", "quality": 4}"#,
          #"{"bedtime": "2026-12-01T22:00:00Z", "quality": 4}"#,
        ]))
    let before = try folder.files()
    let error = #expect(throws: StorageError.self) { try migrate() }
    #expect(
      error.map { "\($0)" }
        == "sleep/2026-12.json:6:5: migration: record 2: expected a time such as '2026-11-29T06:05:00Z' in 'wakeTime', found none"
    )
    #expect(try folder.files() == before)
    let problems = try store.check(now: morning.instant).filter { $0.severity == .fault }
    #expect(
      problems.map(\.description) == [
        "sleep/2026-12.json:6:5: migration: record 2: expected a time such as '2026-11-29T06:05:00Z' in 'wakeTime', found none"
      ])
  }

  @Test("leaves a document of a newer program, and names it")
  mutating func newer() throws {
    let text = "{\"schema\": 9, \"kind\": \"glucose\", \"records\": [1]}"
    try folder.write("glucose/2027-01.json", text)
    let done = try migrate()
    #expect(
      done.result.superseded.map(\.description) == [
        "glucose/2027-01.json: written by schema 9; this program knows 2"
      ])
    #expect(try folder.read("glucose/2027-01.json") == text)
    #expect(try store.values(of: "weight").count == 10)
  }

  @Test("leaves settings without a schema, and files that are no documents")
  mutating func strangers() throws {
    let strangers = [
      "vitals.json": "{\"kind\": \"settings\"}", "export/2026-11.json": "[1]", "glucose/notes.json": "{",
      "glucose/2026-11.json.bak": "{",
    ]
    try folder.write(strangers)
    try store.begin()
    _ = try migrate()
    for (path, text) in strangers { #expect(try folder.read(path) == text) }
  }

  @Test("of a document that a hand changed since it was worked out is worked out anew")
  mutating func changedMeanwhile() throws {
    let migration = try store.migration()
    try folder.write(
      "glucose/2026-11.json", try folder.read("glucose/2026-11.json").replacing("112", with: "113"))
    _ = try store.migrate(migration, words: "migrate", time: morning)
    #expect(try folder.read("glucose/2026-11.json").contains("\"value\": 113"))
  }

  @Test("is not taken back over a change, unless that is said; what it said is then kept")
  mutating func changedSince() throws {
    let before = try folder.contents()
    _ = try migrate()
    let changed = try folder.read("glucose/2026-11.json").replacing("112", with: "113")
    try folder.write("glucose/2026-11.json", changed)
    let error = #expect(throws: StorageError.self) { try store.undo(at: morning) }
    #expect(error.map { "\($0)" } == "changed since: glucose/2026-11.json the text around the records")
    #expect(try folder.read("glucose/2026-11.json") == changed)
    _ = try store.undo(at: morning, force: true)
    #expect(try folder.contents() == before)
    let kept = try folder.names(in: ".vitals").filter { $0.hasPrefix("rescued-") }
    #expect(try kept.map { try folder.read(".vitals/" + $0) } == [changed])
  }

  @Test("counts the records that it looks at, there and back")
  mutating func progress() throws {
    let counter = Counter()
    _ = try store.migration { _ = counter.next() }
    #expect(Int(counter.next()) == 24 + 9 + 10 + 5 + 24 + 9 + 10 + 3 + 5 + 1)
  }

  @Test("gives records the same ids on two machines")
  mutating func twoMachines() throws {
    let other = try TemporaryFolder()
    try other.write(try OlderDocuments.frozen("schema-1"))
    try other.store().initialise()
    var second = try other.store()
    second.machineZone = try #require(Zone(named: "Asia/Kathmandu"))
    _ = try migrate()
    _ = try second.migrate(try second.migration(), words: "migrate", time: morning)
    #expect(try folder.contents() == other.contents())
  }

  @Test("through links leaves the links")
  mutating func links() throws {
    try folder.write("elsewhere/log.json", try folder.read("glucose/2026-11.json"))
    try folder.remove("glucose/2026-11.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.root + "/glucose/2026-11.json", withDestinationPath: "../elsewhere/log.json")
    _ = try migrate()
    #expect(try folder.files()["glucose/2026-11.json.link"] == Data("../elsewhere/log.json".utf8))
    #expect(
      try folder.read("elsewhere/log.json") == OlderDocuments.frozen("schema-2")["glucose/2026-11.json"])
  }
}
