internal import HealthLog

/// A reading that belongs to what happened that day.
struct Incident: Equatable, Sendable {
  var minute: Int
  var value: Value?
  var unit: String?
  var context: String?
  /// `low` or `high`, where the meter showed no number.
  var bound: String?
  var note: String

  func record(on day: Day) -> Record {
    Record(
      "glucose",
      [
        "time": .time(day.time(minute)), "value": value, "unit": unit.map(Value.text),
        "context": context.map(Value.text), "bound": bound.map(Value.text), "note": .text(note),
        "tags": .tags(bound == "low" ? ["hypo"] : []),
      ])
  }

  /// By day, in the order of their minutes.
  static let all: [String: [Incident]] = [
    "2025-11-12": [
      Incident(minute: 575, value: .tenths(94), unit: "mmol/L", context: "fasting", note: "lab, Dr. Özdemir")
    ],
    "2026-02-12": [
      Incident(minute: 928, bound: "high", note: "HI?! icing sugar from the Pfannkuchen on my fingers 🙈"),
      Incident(minute: 935, value: .whole(174), unit: "mg/dL", note: "hands washed"),
    ],
    "2026-05-20": [
      Incident(minute: 560, value: .tenths(68), unit: "mmol/L", context: "fasting", note: "lab, Dr. Özdemir")
    ],
    "2026-08-16": [
      Incident(minute: 684, bound: "low", note: "LO after 15 km – cold sweat, juice and dextrose"),
      Incident(minute: 699, value: .whole(76), unit: "mg/dL", context: "other", note: "better, sitting down"),
      Incident(minute: 730, value: .whole(118), unit: "mg/dL", context: "other", note: "fine again"),
    ],
  ]
}
