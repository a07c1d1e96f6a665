internal import CivilTime

extension Kind {
  /// Continuous glucose from a sensor's file; a record holds the readings of one hour.
  package static let cgm = Kind(
    name: "cgm", title: "hours", words: ["sensor"],
    fields: [
      .time,
      Field("every", .number([Unit("s", allowed: 1...3600)], isWhole: true), isRequired: true),
      .unit(glucoseUnits, isRequired: true),
      Field("values", .numbers, isRequired: true),
    ] + commonFields,
    mainField: nil, figure: SensorHour.mean, form: .imported, dayFigure: .mean,
    span: 7,
    rules: [SensorHour.values, SensorHour.length], examples: ["cgm", "cgm yesterday"],
    phrase: SensorPhrase.text, figureUnits: glucoseUnits)
}

/// Figures and rules of one hour of a sensor's readings.
package enum SensorHour {
  /// The readings in the unit of the record; a pause is none.
  package static func readings(of record: Record) -> [Double] {
    (record["values"]?.list ?? []).compactMap { $0.number?.double }
  }

  /// The mean in mg/dL of the readings that are there.
  static let mean: @Sendable (Record, Zone) -> Double? = { record, _ in
    let readings = readings(of: record)
    guard !readings.isEmpty else { return nil }
    return glucoseUnits.first { $0.name == record.text("unit") }?
      .canonical(readings.reduce(0, +) / Double(readings.count))
  }

  /// What a sensor could show at all, wider than what a meter does.
  package static func possible(in unit: String) -> ClosedRange<Double> {
    unit == "mmol/L" ? 0.1...55.5 : 1...1000
  }

  static let values: @Sendable (Record, Zone) -> [RecordFault] = { record, _ in
    guard let values = record["values"]?.list, let unit = record.text("unit") else { return [] }
    guard !values.isEmpty else {
      return [RecordFault(code: "missing", path: ["values"], message: "expected values to hold a reading")]
    }
    let range = possible(in: unit)
    return values.enumerated().compactMap { place, value in
      guard let number = value.number, !range.contains(number.double) else { return nil }
      let message =
        "expected a reading from \(Shown.short(range.lowerBound, 1)) to \(Shown.short(range.upperBound, 1))"
        + " \(unit), found \(number)"
      return RecordFault(code: "range", path: ["values", "\(place)"], message: message)
    }
  }

  /// A line holds the readings of one hour, so that it can grow while the hour lasts and no longer.
  static let length: @Sendable (Record, Zone) -> [RecordFault] = { record, zone in
    guard let start = record.time("time", in: zone)?.instant, let every = record.number("every")?.whole,
      let count = record["values"]?.list?.count, count > 0, 1...3600 ~= every
    else { return [] }
    let end = start.adding(seconds: every * (count - 1))
    guard start.seconds / 3600 != end.seconds / 3600 else { return [] }
    let message =
      "expected readings of one hour, found some until \(OffsetTime(end, offset: 0).clock.short) UTC"
    return [RecordFault(code: "hour", severity: .warning, path: ["values"], message: message)]
  }
}
