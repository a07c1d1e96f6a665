import Migrations
import Testing

@Suite("Readings, from 1 to 2 and back")
struct GlucoseStepTests {
  private let plan = MigrationPlan.standard

  /// A reading of schema 1, the same in schema 2, and the month of both.
  private static let pairs = [
    (
      #"{"value": 112, "unit": "mg/dL", "mealContext": "Fasting", "date": "2026-11-29T06:05:00Z", "note": "", "id": "a"}"#,
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 112, "unit": "mg/dL", "context": "fasting", "id": "a"}"#
    ),
    (
      #"{"value": 5.60, "unit": "mmol/L", "mealContext": "Before Meal", "date": "2026-11-29T06:05:00Z", "note": "x", "id": "a"}"#,
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 5.60, "unit": "mmol/L", "context": "before meal", "note": "x", "id": "a"}"#
    ),
    (
      #"{"value": 1.1e2, "unit": "mg/dL", "mealContext": "After Meal", "date": "2026-11-29T06:05:00.5Z", "note": "", "id": "a"}"#,
      #"{"time": "2026-11-29T07:05:00.5+01:00", "value": 1.1e2, "unit": "mg/dL", "context": "after meal", "id": "a"}"#
    ),
    (
      #"{"value": 99, "unit": "mg/dL", "mealContext": "Bedtime", "date": "2026-11-29T06:05:00Z", "note": "", "zip": {"b": 1, "a": [2.0]}, "id": "a"}"#,
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 99, "unit": "mg/dL", "context": "bedtime", "zip": {"b": 1, "a": [2.0]}, "id": "a"}"#
    ),
    // What schema 1 does not know stays in the record, where schema 2 finds it again.
    (
      #"{"value": 40, "unit": "mg/dL", "mealContext": "Other", "date": "2026-11-29T06:05:00Z", "note": "", "meal": "lunch", "minutesAfter": 120, "bound": "low", "tags": ["hypo"], "source": "meter", "id": "a"}"#,
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 40, "unit": "mg/dL", "context": "other", "meal": "lunch", "minutesAfter": 120, "bound": "low", "tags": ["hypo"], "source": "meter", "id": "a"}"#
    ),
    // A missing context stays missing, one that is not known stays.
    (
      #"{"value": 99, "unit": "mg/dL", "date": "2026-11-29T06:05:00Z", "note": "", "id": "a"}"#,
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 99, "unit": "mg/dL", "id": "a"}"#
    ),
    (
      #"{"value": 99, "unit": "mg/dL", "mealContext": "Pre-Swim", "date": "2026-11-29T06:05:00Z", "note": "", "id": "a"}"#,
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 99, "unit": "mg/dL", "mealContext": "Pre-Swim", "id": "a"}"#
    ),
    (
      #"{"value": 99, "unit": "mg/dL", "date": "2026-11-29T06:05:00Z", "note": "", "context": "mystery", "id": "a"}"#,
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 99, "unit": "mg/dL", "context": "mystery", "id": "a"}"#
    ),
  ]

  @Test("goes up", arguments: pairs)
  func up(_ old: String, _ new: String) throws {
    let records = try plan.records(of: [Rows("glucose/2026-11.json", old)], from: 1, to: 2)
    #expect(records == ["glucose/2026-11.json": [new]])
  }

  @Test("comes back as it was", arguments: pairs)
  func down(_ old: String, _ new: String) throws {
    let result = try plan.result(of: [Rows("glucose/2026-11.json", new)], from: 2, to: 1)
    #expect(result.recordLines == ["glucose/2026-11.json": [old]])
    #expect(result.losses == [])
  }

  @Test("a reading in another order, without a note, and with an offset of its own is the same reading")
  func otherSpelling() throws {
    let old =
      #"{"date": "2026-11-29T01:05:00-05:00", "mealContext": "FASTING", "unit": "mg/dL", "value": 112, "id": "a"}"#
    let result = try plan.result(of: [Rows("glucose/2026-11.json", old)], from: 1, to: 2)
    #expect(
      result.recordLines == [
        "glucose/2026-11.json": [
          #"{"time": "2026-11-29T07:05:00+01:00", "value": 112, "unit": "mg/dL", "context": "fasting", "id": "a"}"#
        ]
      ])
    #expect(
      result.findings.map(\.description) == [
        "glucose/2026-11.json:5:5: record 1 (a): 'date' takes the clock of the zone: '2026-11-29T01:05:00-05:00'"
          + " becomes '2026-11-29T07:05:00+01:00'"
      ])
  }

  @Test("a time without an offset is the clock of the zone, and that is said")
  func noOffset() throws {
    let old = #"{"value": 112, "unit": "mg/dL", "date": "2026-07-01 07:05", "id": "a"}"#
    let result = try plan.result(of: [Rows("glucose/2026-07.json", old)], from: 1, to: 2)
    #expect(
      result.recordLines == [
        "glucose/2026-07.json": [
          #"{"time": "2026-07-01T07:05:00+02:00", "value": 112, "unit": "mg/dL", "id": "a"}"#
        ]
      ])
    #expect(
      result.findings.map(\.text) == [
        "'date' has no offset: '2026-07-01 07:05' is taken for '2026-07-01T07:05:00+02:00'"
      ])
  }

  @Test("readings are put newest first, each in its month, equal times as they stood")
  func order() throws {
    func old(_ date: String, _ value: Int) -> String {
      #"{"value": \#(value), "unit": "mg/dL", "date": "\#(date)", "note": "", "id": "\#(value)"}"#
    }
    func new(_ time: String, _ value: Int) -> String {
      #"{"time": "\#(time)", "value": \#(value), "unit": "mg/dL", "id": "\#(value)"}"#
    }
    let october = Rows(
      "glucose/2026-10.json", old("2026-10-31T22:59:59Z", 1), old("2026-10-31T23:00:00Z", 2),
      old("2026-10-01T10:00:00Z", 3))
    let november = Rows(
      "glucose/2026-11.json", old("2026-11-01T08:00:00Z", 4), old("2026-11-02T08:00:00Z", 5),
      old("2026-11-02T08:00:00+00:00", 6))
    let result = try plan.result(of: [november, october], from: 1, to: 2)
    #expect(
      result.recordLines == [
        "glucose/2026-10.json": [new("2026-10-31T23:59:59+01:00", 1), new("2026-10-01T12:00:00+02:00", 3)],
        "glucose/2026-11.json": [
          new("2026-11-02T09:00:00+01:00", 5), new("2026-11-02T09:00:00+01:00", 6),
          new("2026-11-01T09:00:00+01:00", 4), new("2026-11-01T00:00:00+01:00", 2),
        ],
      ])
    #expect(
      result.moves == [RecordMove(from: "glucose/2026-10.json", to: "glucose/2026-11.json", count: 1)])
  }

  @Test("what schema 1 has no place for is lost, and named with its place")
  func losses() throws {
    let rows = Rows(
      "glucose/2026-11.json",
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 99, "unit": "mg/dL", "id": "a"}"#,
      #"{"time": "2026-11-28T07:05:00+01:00", "bound": "high", "id": "b"}"#)
    let result = try plan.result(of: [rows], from: 2, to: 1)
    #expect(
      result.recordLines == [
        "glucose/2026-11.json": [
          #"{"value": 99, "unit": "mg/dL", "date": "2026-11-29T06:05:00Z", "note": "", "id": "a"}"#
        ]
      ])
    #expect(
      result.losses.map(\.description) == [
        "glucose/2026-11.json:6:5: record 2 (b): a reading without a value: schema 1 has no bounds"
      ])
  }

  @Test("a clock that is not the zone's keeps its offset on the way back")
  func travel() throws {
    let new = #"{"time": "2026-11-30T22:05:00-05:00", "value": 99, "unit": "mg/dL", "id": "a"}"#
    let records = try plan.records(of: [Rows("glucose/2026-11.json", new)], from: 2, to: 1)
    #expect(
      records == [
        "glucose/2026-11.json": [
          #"{"value": 99, "unit": "mg/dL", "date": "2026-11-30T22:05:00-05:00", "note": "", "id": "a"}"#
        ]
      ])
  }

  @Test("members of both schemas are counted where schema 1 knows nothing of them")
  func unseen() throws {
    let rows = Rows(
      "glucose/2026-11.json",
      #"{"time": "2026-11-29T07:05:00+01:00", "value": 99, "unit": "mg/dL", "meal": "lunch", "tags": ["a"], "id": "a"}"#,
      #"{"time": "2026-11-28T07:05:00+01:00", "value": 99, "unit": "mg/dL", "tags": ["a"], "id": "b"}"#)
    let result = try plan.result(of: [rows], from: 2, to: 1)
    #expect(result.steps.map(\.unseen) == [["glucose meal": 1, "glucose tags": 2]])
  }
}
