import Foundation

/// Documents of made-up records, the same at every run.
enum Fixtures {
  /// `count` readings of glucose spread over the twelve months up to March 2026, newest first.
  ///
  /// Each has a note of so many characters.
  static func year(_ count: Int, note: Int = 0) -> [String: String] {
    let remark = note > 0 ? #""note": "\#(String(repeating: "n", count: note))", "# : ""
    var lines: [String: [String]] = [:]
    for number in 0..<count {
      let month = months[number % months.count]
      let place = number / months.count
      let (day, minute) = (1 + place / 60 % 28, place % 60)
      let time = "\(month)-\(two(day))T\(two(6 + place / 1680)):\(two(minute)):00+01:00"
      lines[month, default: []].append(
        #"    {"time": "\#(time)", "value": \#(80 + number % 90), "unit": "mg/dL", \#(remark)"id": "\#(id(number))"}"#
      )
    }
    return Dictionary(
      uniqueKeysWithValues: lines.map { ("glucose/\($0).json", document("glucose", $1.reversed())) })
  }

  /// A glucose document that has everything that `check --fix` mends in one way.
  static var faulty: [String: String] {
    [
      "glucose/2026-03.json": document(
        "glucose",
        [
          #"    {"time": "2026-03-02T07:00:00+01:00", "value": 5,6, "unit": "mmol/L", "id": "00000000f1"}"#,
          #"    {"time": "2026-03-05T07:00:00+01:00" "value": 112, "unit": "mg/dL", "id": "00000000f2"}"#,
          #"    {"time": "2026-02-05T07:00:00+01:00", "value": 113, "unit": "mg/dL", "id": "00000000f3"}"#,
          #"    {"time": "2026-03-01T07:00:00+01:00", "value": 114, "unit": "mg/dL", "id": "00000000f2"},"#,
        ]),
      "weight/2026-03.json": "\u{FEFF}"
        + document("weight", [#"    {"time": "2026-03-02T07:00:00+01:00", "value": 82.4, "unit": "kg"}"#]),
    ]
  }

  /// Documents of version 1, of which one comes apart into two kinds and one moves a record to another month.
  static var older: [String: String] {
    [
      "glucose/2026-03.json": older(
        "glucose",
        [
          #"    {"value": 101, "unit": "mg/dL", "mealContext": "Fasting", "date": "2026-03-29T05:10:00Z", "note": "x"}"#,
          #"    {"value": 5.60, "unit": "mmol/L", "mealContext": "Before Meal", "date": "2026-03-28T11:30:00Z", "note": ""}"#,
        ]),
      "bmi/2026-01.json": older(
        "bmi",
        [
          #"    {"date": "2026-01-31T23:30:00Z", "heightCm": 178, "weightKg": 83.1, "bmi": 26.228}"#,
          #"    {"date": "2026-01-04T06:30:00Z", "heightCm": 178, "weightKg": 84, "bmi": 26.512}"#,
        ]),
    ]
  }

  private static func older(_ kind: String, _ lines: [String]) -> String {
    document(kind, lines).replacingOccurrences(of: "\"schema\": 2", with: "\"schema\": 1")
  }

  /// The ids of `year(count)`.
  static func ids(_ count: Int) -> [String] { (0..<count).map(id) }

  static func document(_ kind: String, _ lines: [String]) -> String {
    "{\n  \"schema\": 2,\n  \"kind\": \"\(kind)\",\n  \"records\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
  }

  private static let months = (4...12).map { "2025-\(two($0))" } + (1...3).map { "2026-\(two($0))" }

  static func id(_ number: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: 10 - digits.count) + digits
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
