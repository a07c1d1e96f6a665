import JSONText
import Migrations
import Testing

@Suite("What a step cannot turn into the other schema")
struct StepErrorTests {
  private let plan = MigrationPlan.standard

  @Test(
    "is named with document, line and record",
    arguments: [
      (
        "glucose/2026-11.json", #"{"value": 1}"#,
        "expected a time such as '2026-11-29T06:05:00Z' in 'date', found none"
      ),
      (
        "glucose/2026-11.json", #"{"date": "29.11.2026 07:05"}"#,
        "expected a time such as '2026-11-29T06:05:00Z' in 'date', found '29.11.2026 07:05'"
      ),
      (
        "glucose/2026-11.json", #"{"date": 1764396300}"#,
        "expected a time such as '2026-11-29T06:05:00Z' in 'date', found 1764396300"
      ),
      ("glucose/2026-11.json", #""112""#, "expected an object, found '112'"),
      ("glucose/2026-11.json", "null", "expected an object, found null"),
      (
        "glucose/2026-11.json", #"{"date": "2026-11-29T06:05:00Z", "time": "x"}"#,
        "expected no member 'time', since another one is to become it"
      ),
      (
        "glucose/2026-11.json", #"{"date": "2026-11-29T06:05:00Z", "id": ["a"]}"#,
        "expected a text as id, found a list"
      ),
      (
        "sleep/2026-11.json", #"{"wakeTime": "2026-11-29T06:05:00Z", "bedtime": {}}"#,
        "expected a time such as '2026-11-29T06:05:00Z' in 'bedtime', found an object"
      ),
      (
        "sleep/2026-11.json", #"{"wakeTime": "2026-11-29T06:05:00Z", "notes": "a", "note": "b"}"#,
        "expected no member 'note', since another one is to become it"
      ),
      (
        "bmi/2026-11.json", #"{"date": "2026-11-29T06:05:00Z", "heightCm": 178}"#,
        "expected a number in 'weightKg', found none"
      ),
      (
        "bmi/2026-11.json", #"{"date": "2026-11-29T06:05:00Z", "weightKg": "82"}"#,
        "expected a number in 'weightKg', found '82'"
      ),
      (
        "bmi/2026-11.json", #"{"date": "2026-11-29T06:05:00Z", "weightKg": 82, "heightCm": "5'11"}"#,
        "expected a number in 'heightCm', found '5'11'"
      ),
      (
        "workout/2026-11.json", #"{"date": "2026-11-29T06:05:00Z", "exercises": 3}"#,
        "expected a list in 'exercises', found 3"
      ),
      (
        "workout/2026-11.json", #"{"date": "2026-11-29T06:05:00Z", "exercises": ["Squat"]}"#,
        "expected objects in 'exercises', found 'Squat'"
      ),
      (
        "workout/2026-11.json", #"{"date": "2026-11-29T06:05:00Z", "exercises": [{"sets": [[8, 80]]}]}"#,
        "expected objects in 'sets', found a list"
      ),
      (
        "workout/2026-11.json",
        #"{"date": "2026-11-29T06:05:00Z", "exercises": [{"sets": [{"timestamp": "soon"}]}]}"#,
        "expected a time such as '2026-11-29T06:05:00Z' in 'timestamp', found 'soon'"
      ),
    ])
  func faults(_ path: String, _ record: String, _ reason: String) throws {
    let good = Rows(
      path, #"{"date": "2026-11-29T06:05:00Z", "wakeTime": "2026-11-29T06:05:00Z", "weightKg": 80}"#, record)
    let error = try #require(throws: MigrationError.self) { try plan.result(of: [good], from: 1, to: 2) }
    #expect("\(error)" == "\(path):6:5: record 2: \(reason)")
  }

  @Test("on the way back too")
  func back() throws {
    let rows = Rows("glucose/2026-11.json", #"{"value": 112, "unit": "mg/dL"}"#)
    let error = try #require(throws: MigrationError.self) { try plan.result(of: [rows], from: 2, to: 1) }
    #expect(
      "\(error)"
        == "glucose/2026-11.json:5:5: record 1: expected a time such as '2026-11-29T06:05:00Z' in 'time', found none"
    )
  }
}
