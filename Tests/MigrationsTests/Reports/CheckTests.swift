import JSONText
import Migrations
import Testing

@Suite("There and back on the very data")
struct CheckTests {
  private let plan = MigrationPlan.standard

  private func check(_ rows: [Rows], from schema: Int, to target: Int) throws -> MigrationCheck {
    try plan.check(
      try plan.result(of: rows, from: schema, to: target), in: .zone("Europe/Berlin"))
  }

  @Test("records as an app writes them come back equal")
  func equal() throws {
    let rows = [
      Rows(
        "glucose/2026-11.json",
        #"{"value": 112, "unit": "mg/dL", "mealContext": "Fasting", "date": "2026-11-30T23:05:00Z", "note": ""}"#
      ),
      Rows(
        "bmi/2026-11.json",
        #"{"date": "2026-11-29T06:00:00Z", "heightCm": 178, "weightKg": 82.4, "bmi": 26.007}"#),
    ]
    let check = try check(rows, from: 1, to: 2)
    #expect(check.isEqual)
    #expect(check.losesNothing)
    #expect(check.differences == [])
  }

  @Test("what is lost on the way down is found by going up again")
  func lost() throws {
    let rows = [
      Rows("glucose/2026-11.json", #"{"time": "2026-11-28T07:05:00+01:00", "bound": "high", "id": "b"}"#),
      Rows(
        "sleep/2026-11.json",
        #"{"wake": "2026-11-29T07:05:00+01:00", "asleep": "2026-11-28T23:30:00+01:00", "id": "a"}"#),
    ]
    let check = try check(rows, from: 2, to: 1)
    #expect(
      check.differences.map(\.description) == [
        "sleep/2026-11.json:5:5: record 1: 'asleep' '2026-11-28T23:30:00+01:00' does not come back",
        "sleep/2026-11.json:5:5: record 1: 'bed' comes to be '2026-11-28T23:30:00+01:00'",
        "glucose/2026-11.json:5:5: record 1: does not come back",
      ])
    #expect(check.counts == [.lost: 2, .added: 1])
    #expect(!check.losesNothing)
    #expect(!check.isEqual)
  }

  @Test(
    "differences are weighed",
    arguments: [
      (
        #"{"value": 112.0, "unit": "mg/dL", "date": "2026-11-29T06:05Z", "note": "", "id": "a"}"#,
        ["'date' '2026-11-29T06:05Z' comes back as '2026-11-29T06:05:00Z'"],
        [MigrationCheck.Weight.spelling: 1]
      ),
      (
        #"{"value": 112, "unit": "mg/dL", "date": "2026-11-29T06:05:00Z", "id": 7}"#,
        ["'id' 7 comes back as '7'", "'note' comes to be ''"], [.lost: 1, .added: 1]
      ),
      (
        #"{"value": 112, "unit": "mg/dL", "mealContext": "FASTING", "date": "2026-11-29T06:05:00Z", "note": "", "id": "a"}"#,
        ["'mealContext' 'FASTING' comes back as 'Fasting'"], [.lost: 1]
      ),
    ])
  func weights(_ record: String, _ reasons: [String], _ counts: [MigrationCheck.Weight: Int]) throws {
    let check = try check([Rows("glucose/2026-11.json", record)], from: 1, to: 2)
    #expect(check.differences.map(\.reason) == reasons)
    #expect(check.counts == counts)
  }

  @Test("all are counted, the first of each weight are kept")
  func limit() throws {
    var rows = Rows("glucose/2026-11.json")
    rows.lines = (10..<30).map {
      #"{"value": 1, "unit": "mg/dL", "date": "2026-11-\#($0)T06:05:00+00:00", "id": "\#($0)"}"#
    }
    let result = try plan.result(of: [rows], from: 1, to: 2)
    let check = try plan.check(result, in: .zone("Europe/Berlin"), limit: 3)
    #expect(check.counts == [.spelling: 20, .added: 20])
    #expect(check.differences.count == 6)
  }

  @Test("in a mixed store only the documents that were migrated are taken back")
  func mixed() throws {
    let files = [
      Rows(
        "glucose/2026-11.json",
        #"{"value": 112, "unit": "mg/dL", "date": "2026-11-29T06:05:00Z", "note": ""}"#
      )
      .file(schema: 1),
      Rows("glucose/2026-12.json", #"{"time": "2026-12-01T07:05:00+01:00", "bound": "low"}"#).file(schema: 2),
      Rows("glucose/2027-01.json").file(schema: 9),
    ]
    let result = try plan.migrate(files, in: .zone("Europe/Berlin"))
    #expect(try plan.check(result, in: .zone("Europe/Berlin")).isEqual)
  }

  @Test("a step without a way back cannot be checked")
  func noWayBack() throws {
    let plan = MigrationPlan(plan.steps + [Migration(from: 2, to: 3, "one way", up: { _ in }, down: nil)])
    let result = try plan.result(of: [Rows("mood/2026-11.json")], from: 2, to: 3)
    let error = try #require(throws: MigrationError.self) { try plan.check(result, in: .zone("UTC")) }
    #expect("\(error)" == "'one way' has no way back: take the copy that was made before it")
  }

  @Test("members of a document that do not come back are differences too")
  func heads() throws {
    let step = Migration(
      from: 2, to: 3, "careless",
      up: { store throws(MigrationError) in
        var settings = store.settings("vitals.json")
        settings?["zone"] = nil
        store.setSettings("vitals.json", settings)
      }, down: { _ in })
    let plan = MigrationPlan(plan.steps + [step])
    let file = StoreFile(path: "vitals.json", text: "{\"schema\": 2, \"zone\": \"UTC\"}")
    let check = try plan.check(try plan.migrate([file], in: .zone("UTC")), in: .zone("UTC"))
    #expect(check.differences.map(\.description) == ["vitals.json:1:1: 'zone' 'UTC' does not come back"])
  }
}
