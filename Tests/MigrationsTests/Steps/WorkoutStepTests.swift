import Migrations
import Testing

@Suite("Workouts, from 1 to 2 and back")
struct WorkoutStepTests {
  private let plan = MigrationPlan.standard

  /// A workout with one exercise of the catalogue and this set.
  private static func old(_ set: String) -> String {
    #"{"date": "2026-11-29T17:02:00Z", "durationSeconds": 3360, "notes": "", "exercises": [{"name": "Bench Press", "category": "Push", "sets": [\#(set)]}], "id": "a"}"#
  }

  private static func new(_ set: String) -> String {
    #"{"start": "2026-11-29T18:02:00+01:00", "end": "2026-11-29T18:58:00+01:00", "exercises": [{"exercise": "Bench Press", "sets": [\#(set)]}], "id": "a"}"#
  }

  private static let sets = [
    (
      #"{"reps": 8, "weight": 82.50, "isCompleted": true, "timestamp": "2026-11-29T17:05:00Z"}"#,
      #"{"reps": 8, "weight": 82.50, "unit": "kg", "time": "2026-11-29T18:05:00+01:00"}"#
    ),
    (
      #"{"reps": 8, "weight": 80, "isCompleted": false}"#,
      #"{"reps": 8, "weight": 80, "unit": "kg", "done": false}"#
    ),
    (#"{"reps": 12, "weight": 0, "isCompleted": true}"#, #"{"reps": 12, "weight": 0, "unit": "kg"}"#),
    (#"{"reps": 12, "isCompleted": true}"#, #"{"reps": 12}"#),
    (
      #"{"reps": 5, "weight": 80, "isCompleted": true, "rpe": 9, "rir": 1, "type": "drop", "amrap": true, "perSide": true, "perHand": true, "pulse": 121}"#,
      #"{"reps": 5, "weight": 80, "unit": "kg", "rpe": 9, "rir": 1, "type": "drop", "amrap": true, "perSide": true, "perHand": true, "pulse": 121}"#
    ),
    // 180 lb × 0.45359237
    (
      #"{"reps": 5, "weight": 81.6466266, "isCompleted": true, "weightLb": 180}"#,
      #"{"reps": 5, "weight": 180, "unit": "lb"}"#
    ),
    // Schema 1 needs repetitions and a weight; schema 2 says what was done.
    (
      #"{"reps": 10, "weight": 0, "isCompleted": true, "bodyweight": true}"#,
      #"{"reps": 10, "bodyweight": true}"#
    ),
    (
      #"{"reps": 10, "weight": 0, "isCompleted": true, "unit": "kg", "bodyweight": true}"#,
      #"{"reps": 10, "weight": 0, "unit": "kg", "bodyweight": true}"#
    ),
    (
      #"{"reps": 10, "weight": -20, "isCompleted": true, "bodyweight": true}"#,
      #"{"reps": 10, "weight": -20, "unit": "kg", "bodyweight": true}"#
    ),
    (#"{"reps": 0, "weight": 0, "isCompleted": true, "seconds": 60}"#, #"{"seconds": 60}"#),
    (
      #"{"reps": 0, "weight": 0, "isCompleted": true, "seconds": 1510, "distance": 5, "distanceUnit": "km"}"#,
      #"{"seconds": 1510, "distance": 5, "distanceUnit": "km"}"#
    ),
  ]

  @Test("a set goes up", arguments: sets)
  func up(_ old: String, _ new: String) throws {
    let rows = Rows("workout/2026-11.json", Self.old(old))
    #expect(try plan.records(of: [rows], from: 1, to: 2) == ["workout/2026-11.json": [Self.new(new)]])
  }

  @Test("a set comes back as it was", arguments: sets)
  func down(_ old: String, _ new: String) throws {
    let result = try plan.result(of: [Rows("workout/2026-11.json", Self.new(new))], from: 2, to: 1)
    #expect(result.recordLines == ["workout/2026-11.json": [Self.old(old)]])
    #expect(result.losses == [])
  }

  private static let workouts = [
    (
      #"{"date": "2026-11-29T17:02:00Z", "durationSeconds": 0, "notes": "n", "exercises": [], "id": "a"}"#,
      #"{"start": "2026-11-29T18:02:00+01:00", "end": "2026-11-29T18:02:00+01:00", "exercises": [], "note": "n", "id": "a"}"#
    ),
    (
      #"{"date": "2026-11-29T17:02:00Z", "notes": "", "exercises": [], "name": "push day", "tags": ["gym"], "id": "a"}"#,
      #"{"start": "2026-11-29T18:02:00+01:00", "name": "push day", "exercises": [], "tags": ["gym"], "id": "a"}"#
    ),
    // Half a second of length stays what it is.
    (
      #"{"date": "2026-11-29T17:02:00.5Z", "durationSeconds": 90.5, "notes": "", "exercises": [], "id": "a"}"#,
      #"{"start": "2026-11-29T18:02:00.5+01:00", "durationSeconds": 90.5, "exercises": [], "id": "a"}"#
    ),
    // Through a clock change: 90 minutes from 02:20 summer time.
    (
      #"{"date": "2026-10-25T00:20:00Z", "durationSeconds": 5400, "notes": "", "exercises": [], "id": "a"}"#,
      #"{"start": "2026-10-25T02:20:00+02:00", "end": "2026-10-25T02:50:00+01:00", "exercises": [], "id": "a"}"#
    ),
    (
      #"{"date": "2026-11-29T17:02:00Z", "notes": "", "exercises": [{"name": "Squat", "category": "Legs", "sets": [], "superset": 1, "note": "deep", "bar": "old"}], "id": "a"}"#,
      #"{"start": "2026-11-29T18:02:00+01:00", "exercises": [{"exercise": "Squat", "superset": 1, "note": "deep", "sets": [], "bar": "old"}], "id": "a"}"#
    ),
  ]

  @Test("a workout goes up", arguments: workouts)
  func workoutUp(_ old: String, _ new: String) throws {
    let path = "workout/\(old.contains("2026-10") ? "2026-10" : "2026-11").json"
    #expect(try plan.records(of: [Rows(path, old)], from: 1, to: 2) == [path: [new]])
  }

  @Test("a workout comes back as it was", arguments: workouts.dropLast())
  func workoutDown(_ old: String, _ new: String) throws {
    let path = "workout/\(old.contains("2026-10") ? "2026-10" : "2026-11").json"
    #expect(try plan.records(of: [Rows(path, new)], from: 2, to: 1) == [path: [old]])
  }

  @Test("what schema 1 does not know of an exercise stands behind what it knows")
  func exerciseDown() throws {
    let new =
      #"{"start": "2026-11-29T18:02:00+01:00", "exercises": [{"exercise": "Squat", "superset": 1, "sets": []}], "id": "a"}"#
    let result = try plan.result(of: [Rows("workout/2026-11.json", new)], from: 2, to: 1)
    #expect(
      result.recordLines == [
        "workout/2026-11.json": [
          #"{"date": "2026-11-29T17:02:00Z", "notes": "", "exercises": [{"name": "Squat", "category": "Legs", "sets": [], "superset": 1}], "id": "a"}"#
        ]
      ])
    #expect(result.steps.map(\.unseen) == [["workout superset": 1]])
  }
}
