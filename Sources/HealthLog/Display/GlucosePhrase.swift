internal import CivilTime

/// A reading of glucose in words: `112 mg/dL · fasting`, `6.1 mmol/L · 2 h after lunch`, `LO`, `below 40 mg/dL`.
enum GlucosePhrase {
  static let text: @Sendable (Record, Zone) -> String = { record, _ in
    [value(record), occasion(record)].compactMap { $0 }.joined(separator: RecordPhrase.separator)
  }

  private static func value(_ record: Record) -> String? {
    let unit = glucoseUnits.first { $0.name == record.text("unit") }
    let value = record.number("value").map { number in unit?.text(number) ?? "\(number)" }
    switch record.text("bound").flatMap(GlucoseReading.Bound.init) {
    case .low: return value.map { "below \($0)" } ?? "LO"
    case .high: return value.map { "above \($0)" } ?? "HI"
    case nil: return value
    }
  }

  /// `fasting`, `before dinner`, `2 h after lunch`.
  private static func occasion(_ record: Record) -> String? {
    let (context, meal) = (record.text("context"), record.text("meal"))
    let delay = record.number("minutesAfter").map { Shown.minutes($0.double) }
    switch (context, delay) {
    case ("before meal", _): return "before " + (meal ?? "meal")
    case ("after meal", let delay?), (nil, let delay?): return "\(delay) after " + (meal ?? "meal")
    case ("after meal", nil): return "after " + (meal ?? "meal")
    default:
      let words = [context, delay.map { "\($0) after" }, meal].compactMap { $0 }
      return words.isEmpty ? nil : words.joined(separator: RecordPhrase.separator)
    }
  }
}

/// A sensor's hour in words: `12 readings · 98–143 mg/dL`.
enum SensorPhrase {
  static let text: @Sendable (Record, Zone) -> String = { record, _ in
    let readings = (record["values"]?.list ?? []).compactMap(\.number)
    guard let least = readings.min(), let most = readings.max() else { return "no readings" }
    let unit = record.text("unit").map { " " + $0 } ?? ""
    let range = least == most ? "\(least)" : "\(least)–\(most)"
    return
      "\(readings.count) \(readings.count == 1 ? "reading" : "readings")\(RecordPhrase.separator)\(range)\(unit)"
  }
}
