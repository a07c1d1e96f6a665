import JSONText
import Migrations
import Testing

@Suite("A migration that cannot be whole is none")
struct AllOrNothingTests {
  private let plan = MigrationPlan.standard

  @Test(
    "a document that cannot be used is named",
    arguments: [
      ("glucose/2026-11.json", "", "1:1: expected a JSON value, found an empty text"),
      (
        "glucose/2026-11.json", "{\"schema\": 1,\n \"records\": [{]}",
        "2:15: expected '}', found ']'"
      ),
      ("glucose/2026-11.json", "[]", "1:1: expected an object with a member 'schema', found another value"),
      ("glucose/2026-11.json", "{\"schema\": 1}", "1:1: expected an array 'records', found none"),
      (
        "glucose/2026-11.json", "{\"schema\": 1,\n \"records\": {}}",
        "2:13: expected an array 'records', found an object"
      ),
      (
        "glucose/2026-11.json", "{\"schema\": 1,\n \"kind\": \"sleep\",\n \"records\": []}",
        "2:10: expected kind 'glucose' as the folder says, found 'sleep'"
      ),
      ("glucose/2026-11.json", "{\"records\": []}", "1:1: expected a member 'schema', found none"),
      (
        "glucose/2026-11.json", "{\"schema\": \"1\", \"records\": []}",
        "1:12: expected a whole number as schema, found \"1\""
      ),
      (
        "glucose/2026-11.json", "{\"schema\": 4.5, \"records\": []}",
        "1:12: expected a whole number as schema, found 4.5"
      ),
      (
        "glucose/2026-11.json", "{\"schema\": 0, \"records\": []}",
        "1:12: expected schema 1 or later, found 0, which never was"
      ),
      ("vitals.json", "{\"zone\": \"UTC\"}", "1:1: expected a member 'schema', found none"),
    ])
  func documents(_ path: String, _ text: String, _ message: String) throws {
    let files = [StoreFile(path: path, text: text)] + (try frozenStore("schema-1").filter { $0.path != path })
    let error = try #require(throws: MigrationError.self) { try plan.migrate(files, in: .zone("UTC")) }
    #expect("\(error)" == "\(path):\(message)")
  }

  @Test(
    "a schema that is none cannot be aimed at",
    arguments: [
      (0, "expected schema 1 or later, found 0, which never was"),
      (3, "written by schema 3; this program knows 2"),
    ])
  func targets(_ target: Int, _ message: String) throws {
    let error = try #require(throws: MigrationError.self) {
      try plan.migrate([], to: target, in: .zone("UTC"))
    }
    #expect("\(error)" == message)
  }

  @Test("one document handed in twice is refused")
  func twice() throws {
    let file = Rows("glucose/2026-11.json").file(schema: 1)
    let error = try #require(throws: MigrationError.self) {
      try plan.migrate([file, file], in: .zone("UTC"))
    }
    #expect("\(error)" == "glucose/2026-11.json:1:1: expected one document of that name, found two")
  }

  @Test("a step that leaves a record out without a word is refused")
  func leftOut() throws {
    let step = Migration(
      from: 2, to: 3, "careless",
      up: { store throws(MigrationError) in try store.convert("mood") { _ throws(MigrationError) in } },
      down: nil)
    let plan = MigrationPlan(plan.steps + [step])
    let mood = Rows("mood/2026-11.json", #"{"time": "2026-11-29T07:05:00+01:00", "value": 7}"#)
    let error = try #require(throws: MigrationError.self) { try plan.result(of: [mood], from: 2, to: 3) }
    #expect("\(error)" == "mood/2026-11.json:5:5: record 1: 'careless' left the record out without a word")
  }

  @Test("a step that changes a sum is refused")
  func sums() throws {
    let figures: MigrationFigures = { _, record, _ in
      guard case .number(let spelling)? = record["value"], let amount = ExactDecimal(spelling) else {
        return []
      }
      return [MigrationFigure("mood", "", amount)]
    }
    let step = Migration(
      from: 2, to: 3, "careless",
      up: { store throws(MigrationError) in
        try store.convert("mood") { record throws(MigrationError) in
          var value = record.value
          value["value"] = .number("70")
          record.put(value)
        }
      }, down: nil, oldFigures: figures, newFigures: figures)
    let plan = MigrationPlan(plan.steps + [step])
    let mood = Rows("mood/2026-11.json", #"{"time": "2026-11-29T07:05:00+01:00", "value": 7.50}"#)
    let error = try #require(throws: MigrationError.self) { try plan.result(of: [mood], from: 2, to: 3) }
    #expect("\(error)" == "'careless' changed sums: mood 7.5 before, 70 after")
  }

  @Test("a step without a way back says so, and only where there is something to bring back")
  func noWayBack() throws {
    let plan = MigrationPlan(
      plan.steps + [Migration(from: 2, to: 3, "one way", up: { _ in }, down: nil)])
    let mood = Rows("mood/2026-11.json")
    let error = try #require(throws: MigrationError.self) { try plan.result(of: [mood], from: 3, to: 2) }
    #expect("\(error)" == "'one way' has no way back: take the copy that was made before it")
    #expect(try plan.result(of: [mood], from: 2, to: 2).changes == [])
  }
}
