import CivilTime
import HealthLog
import Testing

@testable import Storage

@Suite("Documents of an older schema are read")
struct OlderReadingTests {
  private let folder: TemporaryFolder
  private var store: Store

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(OlderDocuments.small)
    try folder.store().initialise()
    store = try folder.store()
  }

  @Test("as they would be migrated, and stay as they are")
  mutating func reads() throws {
    let before = try folder.contents()
    #expect(try store.values(of: "glucose") == [112, 105])
    #expect(try store.values(of: "weight") == [82.4])
    #expect(try store.values(of: "height") == [178])
    #expect(try store.values(of: "mood") == [7])
    #expect(try store.records(of: "bmi", in: .all) == [])
    #expect(try folder.contents() == before)
  }

  @Test("also those whose time moves them into a month that has no document")
  mutating func otherMonth() throws {
    let april = DocumentName(kind: "glucose", month: "2026-04")
    #expect(
      try store.allDocuments().map(\.path)
        == [
          "bmi/2026-03.json", "glucose/2026-02.json", "weight/2026-02.json", "height/2026-02.json",
          "glucose/2026-03.json", "height/2026-03.json", "mood/2026-03.json", "weight/2026-03.json",
          "glucose/2026-04.json", "height/2026-04.json", "weight/2026-04.json",
        ].sorted { ($0.suffix(12), $0) < ($1.suffix(12), $1) })
    let record = try #require(try store.records(of: "glucose", in: april.days).first)
    #expect(record.document == april)
    #expect(record.record["time"]?.text == "2026-04-01T00:30:00+02:00")
  }

  @Test("by their ids, which a migration gives them too")
  mutating func byID() throws {
    let weight = try #require(try store.records(of: "weight", in: .all).first)
    #expect(try store.records(withID: weight.id).map(\.document.path) == ["weight/2026-03.json"])
    _ = try store.migrate(try store.migration(), words: "migrate", time: morning)
    #expect(try store.records(of: "weight", in: .all) == [weight])
  }

  @Test("with newer ones beside them, in one document where they meet")
  mutating func mixed() throws {
    try folder.write("glucose/2026-04.json", document([line(2, 99, id: "a", month: "2026-04")]))
    try folder.write(
      "weight/2026-03.json",
      document(
        [#"{"time": "2026-03-25T07:00:00+01:00", "value": 81, "unit": "kg", "id": "b"}"#], kind: "weight"))
    try store.begin()
    #expect(try store.values(of: "glucose") == [112, 105, 99])
    #expect(try store.values(of: "weight") == [82.4, 81])
    #expect(try store.latest(of: "glucose", notAfter: morning.instant)?.id == "a")
  }

  @Test("in the zone of the machine where the settings name none")
  mutating func machineZone() throws {
    try folder.remove("vitals.json")
    try store.begin()
    store.machineZone = try #require(Zone(named: "Asia/Kathmandu"))
    #expect(
      try store.records(of: "glucose", in: .all).first?.record["time"]?.text == "2026-03-20T11:50:00+05:45")
  }

  @Test("anew after a hand has changed them")
  mutating func changed() throws {
    #expect(try store.values(of: "glucose") == [112, 105])
    try folder.write(
      "glucose/2026-03.json", try folder.read("glucose/2026-03.json").replacing("112", with: "113"))
    try store.begin()
    #expect(try store.values(of: "glucose") == [113, 105])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var message: String
    var act: @Sendable (inout Store) throws -> Void

    static let all = [
      Refusal(
        testDescription: "an entry",
        message: "not saved: glucose/2026-03.json: schema 1 is older than 2: run 'vitals migrate'"
      ) { try $0.add(100, "2026-03-21T07:00:00+01:00") },
      Refusal(
        testDescription: "a change of a record that stands in a document of another kind",
        message: "not saved: bmi/2026-03.json: schema 1 is older than 2: run 'vitals migrate'"
      ) { store in
        let weight = try #require(try store.records(of: "weight", in: .all).first)
        try store.edit(weight.id, "value", .number(80), in: weight.document)
      },
      Refusal(
        testDescription: "a removal of a record that would move to another month",
        message: "not saved: glucose/2026-03.json: schema 1 is older than 2: run 'vitals migrate'"
      ) { store in
        let last = try #require(try store.records(of: "glucose", in: .all).last)
        try store.delete([last.id], in: last.document)
      },
      Refusal(
        testDescription: "a setting",
        message: "not saved: vitals.json: schema 1 is older than 2: run 'vitals migrate'"
      ) { store in
        _ = try store.commit(
          [.setting(path: "sleep.goal", .number(400))], words: "config", time: morning)
      },
    ]
  }

  @Test("and never written", arguments: Refusal.all)
  mutating func refused(_ refusal: Refusal) throws {
    let before = try folder.contents()
    let error = #expect(throws: StorageError.self) { try refusal.act(&store) }
    #expect(error.map { "\($0)" } == refusal.message)
    #expect(try folder.contents() == before)
    #expect(try store.history().actions.isEmpty)
  }

  @Test("while a month that has no older document is written beside them")
  mutating func besides() throws {
    try store.add(99, "2026-05-02T07:00:00+02:00")
    #expect(try store.values(of: "glucose") == [112, 105, 99])
  }

  @Test("one by one: what cannot be read is named with its line and record, the rest is there")
  mutating func broken() throws {
    let older = OlderDocuments.older("glucose", [#"{"value": 112, "date": "yesterday"}"#])
    try folder.write("glucose/2026-05.json", older)
    try folder.write("glucose/2026-07.json", "{\"schema\": 1, \"kind\": \"glucose\", \"records\": [}")
    try folder.write("glucose/2026-09.json", "{\"schema\": 9, \"kind\": \"glucose\", \"records\": []}")
    try store.begin()
    let messages = ["2026-05", "2026-07", "2026-09"].map { month in
      message { _ = try store.document(DocumentName(kind: "glucose", month: month)) }
    }
    #expect(
      messages == [
        "glucose/2026-05.json:5:5: migration: record 1: expected a time such as '2026-11-29T06:05:00Z' in 'date', found 'yesterday'",
        "glucose/2026-07.json:1:46: brackets: expected ']', found '}'",
        "glucose/2026-09.json:1:12: newer: written by schema 9; this program knows 2",
      ])
    let march = DocumentName(kind: "glucose", month: "2026-03")
    #expect(try store.document(march)?.rows.count == 1)
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }
}
