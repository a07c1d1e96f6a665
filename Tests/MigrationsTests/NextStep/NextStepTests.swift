import Foundation
import JSONText
import Migrations
import Testing

/// Follows what README says of the next migration, with the file beside this one.
@Suite("The next migration, as a contributor writes it")
struct NextStepTests {
  private let plan = MigrationPlan(MigrationPlan.standard.steps + [.step2to3])

  private func environment() throws -> MigrationEnvironment { try .zone("Europe/Berlin") }

  @Test("takes its place in the plan")
  func plans() throws {
    try plan.validate()
    #expect(plan.current == 3)
    #expect(plan.state(of: 1) == .pending(["four apps become one log", "moments, and body fat of its own"]))
    #expect(plan.state(of: 2) == .pending(["moments, and body fat of its own"]))
  }

  @Test("renames a member, splits a kind, and touches no other byte")
  func up() throws {
    let store = try frozenStore("schema-2")
    let result = try plan.migrate(store, in: environment())
    var expected = texts(store).mapValues {
      $0.replacingOccurrences(of: "\"schema\": 2", with: "\"schema\": 3")
    }
    for path in expected.keys where path.hasPrefix("glucose/") {
      expected[path] = expected[path]?.replacingOccurrences(of: "\"context\": ", with: "\"moment\": ")
    }
    expected["weight/2026-01.json"] = expected["weight/2026-01.json"]?.replacingOccurrences(
      of: ", \"fat\": 18.40", with: "")
    // The id was computed with Python's hashlib from `fat of h1fbqysrak`.
    expected["fat/2026-01.json"] = """
      {
        "schema": 3,
        "kind": "fat",
        "records": [
          {"time": "2026-01-18T07:30:00+01:00", "value": 18.40, "unit": "%", "id": "nc0ewxxtj1"}
        ]
      }

      """
    #expect(texts(result.store) == expected)
  }

  @Test("comes back byte for byte, and up again")
  func roundTrip() throws {
    let store = try frozenStore("schema-2")
    let up = try plan.migrate(store, in: environment())
    let down = try plan.migrate(up.store, to: 2, in: environment())
    #expect(texts(down.store) == texts(store))
    #expect(down.losses == [])
    #expect(texts(try plan.migrate(down.store, in: environment()).store) == texts(up.store))
    #expect(try plan.check(up, in: environment()).isEqual)
  }

  @Test("a store of the first schema takes both steps at once, and both back")
  func bothSteps() throws {
    let (one, two) = (try frozenStore("schema-1"), try frozenStore("schema-2"))
    let up = try plan.migrate(one, in: environment())
    #expect(texts(up.store) == texts(try plan.migrate(two, in: environment()).store))
    #expect(up.steps.map(\.name) == ["four apps become one log", "moments, and body fat of its own"])
    let down = try plan.migrate(up.store, to: 1, in: environment())
    #expect(texts(down.store) == texts(try plan.migrate(two, to: 1, in: environment()).store))
    #expect(try plan.check(up, in: environment()).losesNothing)
  }

  @Test("a hand's layout stays")
  func layout() throws {
    let hand = """
      {"kind": "weight",
        "schema": 2,   "mine": [1,2],
        "records": [
          { "time":"2026-11-29T07:00:00+01:00",
            "value": 82.40, "fat": 18,
            "unit":"kg", "id": "a" },

          {"time": "2026-11-28T07:00:00+01:00",  "value": 82, "unit": "kg", "id": "b"}
        ]}
      """
    let up = try plan.migrate([StoreFile(path: "weight/2026-11.json", text: hand)], in: environment())
    #expect(
      texts(up.store)["weight/2026-11.json"] == """
        {"kind": "weight",
          "schema": 3,   "mine": [1,2],
          "records": [
            { "time":"2026-11-29T07:00:00+01:00",
              "value": 82.40, "unit":"kg", "id": "a" },

            {"time": "2026-11-28T07:00:00+01:00",  "value": 82, "unit": "kg", "id": "b"}
          ]}
        """)
  }

  @Test("what the way back loses is named")
  func losses() throws {
    let own = Rows(
      "fat/2026-11.json", #"{"time": "2026-11-29T07:00:00+01:00", "value": 18, "unit": "%", "id": "a"}"#)
    let result = try plan.result(of: [own], from: 3, to: 2)
    #expect(
      result.losses.map(\.description) == [
        "fat/2026-11.json:5:5: record 1 (a): body fat that was not measured with a weight"
      ])
    #expect(result.documents == [])
    #expect(result.changes.map(\.path) == ["fat/2026-11.json"])
  }

  @Test("its documents are found from those of the first schema")
  func sources() {
    #expect(
      plan.sources(of: "fat") == [
        MigrationSource("bmi", reach: 1), MigrationSource("fat"), MigrationSource("weight"),
      ])
  }
}
