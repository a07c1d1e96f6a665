import Foundation
import HealthLog
import JSONText
import Migrations
import Testing

@Suite("Exercises that the catalogue has not")
struct OwnExerciseTests {
  private let plan = MigrationPlan.standard

  /// A workout a day, each with one exercise and its category.
  private func workouts(_ exercises: (name: String, category: String?)...) -> Rows {
    var rows = Rows("workout/2026-11.json")
    rows.lines = exercises.enumerated().map { day, exercise in
      let category = exercise.category.map { #""category": "\#($0)", "# } ?? ""
      return
        #"{"date": "2026-11-\#(29 - day)T17:00:00Z", "notes": "", "exercises": [{"name": "\#(exercise.name)", \#(category)"sets": []}], "id": "\#(day)"}"#
    }
    return rows
  }

  private func declared(_ result: MigrationResult) -> [String] {
    guard let trackers = result.documents.first(where: { $0.path == "trackers.json" }) else { return [] }
    return trackers.file.text.split(separator: "\n").filter { $0.contains("aliases") }.map { line in
      String(line.drop { $0 == " " }.prefix { $0 != "}" }) + "}"
    }
  }

  private func categories(_ result: MigrationResult) -> [String?] {
    (result.recordLines["workout/2026-11.json"] ?? []).map { line in
      line.firstRange(of: #""category": ""#).map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
    }
  }

  private func declaration(_ name: String, _ category: String) -> String {
    #"{"name": "\#(name)", "aliases": [], "category": "\#(category)", "measure": "reps", "bodyweight": false}"#
  }

  @Test("the frozen names are all that the catalogue had when the step shipped")
  func catalogue() throws {
    var rows = Rows("workout/2026-11.json")
    rows.lines = Exercise.standard.enumerated().map { place, exercise in
      #"{"date": "2026-11-29T17:00:00Z", "exercises": [{"name": "\#(exercise.name)", "category": "?", "sets": []}], "id": "\#(place)"}"#
    }
    #expect(rows.lines.count == 123)
    let result = try plan.result(of: [rows], from: 1, to: 2)
    #expect(result.documents.map(\.path) == ["workout/2026-11.json"])
  }

  @Test("a category goes where the catalogue says it, and stays where it says another")
  func known() throws {
    let result = try plan.result(
      of: [workouts(("Bench Press", "Push"), ("Squat", "Legs"), ("Squat", "Quads"), ("Squat", nil))], from: 1,
      to: 2)
    #expect(declared(result) == [])
    #expect(categories(result) == [nil, nil, "Quads", nil])
  }

  @Test("another exercise is declared once, with the category that it had most often")
  func own() throws {
    let result = try plan.result(
      of: [workouts(("Sled Drag", "Push"), ("Sled Drag", "Legs"), ("Sled Drag", "Legs"), ("Atlas", nil))],
      from: 1, to: 2)
    #expect(declared(result) == [declaration("Sled Drag", "legs")])
    #expect(categories(result) == ["Push", nil, nil, nil])
  }

  @Test(
    "a category is written small where it comes back as it was, else as it stands",
    arguments: [
      ("Push", "push", nil), ("Full Body", "full body", nil), ("ARMS!", "ARMS!", nil),
      ("odd ones", "odd ones", "odd ones"),
      ("Élan Vital", "élan vital", nil), ("", "", nil),
    ])
  func spelling(_ category: String, _ declared: String, _ left: String?) throws {
    let rows = workouts(("Sled Drag", category))
    let up = try plan.result(of: [rows], from: 1, to: 2)
    #expect(self.declared(up) == [declaration("Sled Drag", declared)])
    #expect(categories(up) == [left])
    let down = try plan.migrate(up.store, to: 1, in: .zone("Europe/Berlin"))
    #expect(down.recordLines == ["workout/2026-11.json": rows.lines])
    #expect(down.documents.map(\.path) == ["workout/2026-11.json"])
  }

  @Test("of two categories as frequent the first in order is declared, on every machine")
  func tie() throws {
    let rows = [workouts(("Sled Drag", "Push"), ("Sled Drag", "Legs"))]
    #expect(declared(try plan.result(of: rows, from: 1, to: 2)) == [declaration("Sled Drag", "legs")])
  }

  @Test("what the owner has declared stays as it is, byte for byte, and others are added behind it")
  func existing() throws {
    let own = """
      {"schema": 1, "kind": "trackers",
       "trackers": [],
       "exercises": [
         {"name": "Sled Drag",  "category": "legs", "aliases": ["drag"]}
       ]}

      """
    let files = [
      StoreFile(path: "trackers.json", text: own),
      workouts(("Sled Drag", "Legs"), ("Yoke", "Full Body")).file(schema: 1),
    ]
    let up = try plan.migrate(files, in: .zone("Europe/Berlin"))
    #expect(
      texts(up.store)["trackers.json"] == """
        {"schema": 2, "kind": "trackers",
         "trackers": [],
         "exercises": [
           {"name": "Sled Drag",  "category": "legs", "aliases": ["drag"]},
           {"name": "Yoke", "aliases": [], "category": "full body", "measure": "reps", "bodyweight": false}
         ]}

        """)
    let down = try plan.migrate(up.store, to: 1, in: .zone("Europe/Berlin"))
    #expect(texts(down.store)["trackers.json"] == own)
  }

  @Test("a declaration that no workout would bring back stays on the way back")
  func unused() throws {
    let trackers = """
      {
        "schema": 2,
        "kind": "trackers",
        "exercises": [
          \(declaration("Yoke", "legs"))
        ]
      }

      """
    let down = try plan.migrate([StoreFile(path: "trackers.json", text: trackers)], to: 1, in: .zone("UTC"))
    #expect(texts(down.store) == ["trackers.json": trackers.replacingOccurrences(of: "2", with: "1")])
  }
}
