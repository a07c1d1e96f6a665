import Foundation
import JSONText
import Migrations
import Testing

@Suite("Stores of several schemas")
struct MixedStoreTests {
  private let plan = MigrationPlan.standard

  private let old =
    #"{"value": 112, "unit": "mg/dL", "date": "2026-11-30T23:30:00Z", "note": "", "id": "old"}"#
  private let raised = #"{"time": "2026-12-01T00:30:00+01:00", "value": 112, "unit": "mg/dL", "id": "old"}"#
  private let newer = #"{"time": "2026-12-02T07:00:00+01:00", "value": 99, "unit": "mg/dL", "id": "newer"}"#
  private let older = #"{"time": "2026-12-01T00:10:00+01:00", "value": 98, "unit": "mg/dL", "id": "older"}"#

  private func migrate(_ files: StoreFile...) throws -> MigrationResult {
    try plan.migrate(files, in: .zone("Europe/Berlin"))
  }

  @Test("an old record takes its place among those that have the schema, which keep their bytes")
  func merge() throws {
    let hand = """
      {"schema": 2, "kind": "glucose", "records": [
        \(newer),
          \(older)]}
      """
    let result = try migrate(
      Rows("glucose/2026-11.json", old).file(schema: 1), StoreFile(path: "glucose/2026-12.json", text: hand))
    #expect(
      texts(result.store) == [
        "glucose/2026-12.json": """
        {"schema": 2, "kind": "glucose", "records": [
          \(newer),
          \(raised),
          \(older)]}
        """
      ])
    #expect(result.changes.map(\.path) == ["glucose/2026-11.json", "glucose/2026-12.json"])
    #expect(result.changes.map { $0.after == nil } == [true, false])
  }

  @Test("documents that have the schema are not touched")
  func untouched() throws {
    let result = try migrate(
      Rows("sleep/2026-12.json").file(schema: 2), Rows("glucose/2026-11.json", old).file(schema: 1))
    #expect(result.changes.map(\.path) == ["glucose/2026-11.json", "glucose/2026-12.json"])
  }

  @Test("a record that was migrated elsewhere already is there once")
  func already() throws {
    let result = try migrate(
      Rows("glucose/2026-11.json", old).file(schema: 1), Rows("glucose/2026-12.json", raised).file(schema: 2))
    #expect(result.recordLines == ["glucose/2026-12.json": [raised]])
  }

  @Test("of two different records with one id, that of the old document loses it")
  func sameID() throws {
    let edited = raised.replacingOccurrences(of: "112", with: "121")
    let result = try migrate(
      Rows("glucose/2026-11.json", old).file(schema: 1), Rows("glucose/2026-12.json", edited).file(schema: 2))
    #expect(
      result.recordLines == [
        "glucose/2026-12.json": [edited, raised.replacingOccurrences(of: ", \"id\": \"old\"", with: "")]
      ])
  }

  @Test("heights that are there already are not made again")
  func heights() throws {
    let bmi = #"{"date": "2026-11-29T06:00:00Z", "heightCm": 178, "weightKg": 82, "id": "w"}"#
    let height = #"{"time": "2026-01-01T07:00:00+01:00", "value": 1.78, "unit": "m", "id": "h"}"#
    let result = try migrate(
      Rows("bmi/2026-11.json", bmi).file(schema: 1), Rows("height/2026-01.json", height).file(schema: 2))
    #expect(result.documents.map(\.path) == ["height/2026-01.json", "weight/2026-11.json"])
  }

  @Test("own exercises join those that are declared already")
  func exercises() throws {
    let trackers = """
      {"schema": 2, "kind": "trackers", "exercises": [
        {"name": "Yoke", "category": "full body"}]}
      """
    func workout(_ exercise: String) -> String {
      #"{"name": "\#(exercise)", "category": "Full Body", "sets": []}"#
    }
    let session =
      #"{"date": "2026-11-29T17:00:00Z", "exercises": [\#(workout("Yoke")), \#(workout("Atlas"))], "id": "a"}"#
    let result = try migrate(
      Rows("workout/2026-11.json", session).file(schema: 1), StoreFile(path: "trackers.json", text: trackers))
    #expect(
      texts(result.store)["trackers.json"] == """
        {"schema": 2, "kind": "trackers", "exercises": [
          {"name": "Yoke", "category": "full body"},
          {"name": "Atlas", "aliases": [], "category": "full body", "measure": "reps", "bodyweight": false}]}
        """)
  }

  @Test("a document of a newer program is named with both schemas, left alone, and the rest works")
  func superseded() throws {
    let result = try migrate(
      Rows("glucose/2026-10.json").file(schema: 99), Rows("glucose/2026-11.json", old).file(schema: 1))
    #expect(
      result.superseded.map(\.description) == [
        "glucose/2026-10.json: written by schema 99; this program knows 2"
      ])
    #expect(result.recordLines == ["glucose/2026-12.json": [raised]])
    #expect(result.changes.map(\.path) == ["glucose/2026-11.json", "glucose/2026-12.json"])
  }

  @Test("a record that would have to go into such a document stops the migration")
  func supersededTarget() throws {
    let error = try #require(throws: MigrationError.self) {
      try migrate(
        Rows("glucose/2026-12.json").file(schema: 99), Rows("glucose/2026-11.json", old).file(schema: 1))
    }
    #expect("\(error)" == "glucose/2026-12.json:1:1: written by schema 99; this program knows 2")
  }

  @Test("on the way back documents that are old already stay")
  func back() throws {
    let result = try plan.migrate(
      [
        Rows("glucose/2026-11.json", old).file(schema: 1),
        Rows("glucose/2026-12.json", raised, older).file(schema: 2),
      ],
      to: 1, in: .zone("Europe/Berlin"))
    let lowered =
      #"{"value": 98, "unit": "mg/dL", "date": "2026-11-30T23:10:00Z", "note": "", "id": "older"}"#
    #expect(result.recordLines == ["glucose/2026-11.json": [old, lowered]])
  }
}
