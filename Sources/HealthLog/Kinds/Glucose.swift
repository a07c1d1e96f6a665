internal import CivilTime

extension Kind {
  /// Blood glucose from a meter, in the unit that was typed.
  package static let glucose = Kind(
    name: "glucose", title: "readings", words: ["bg", "sugar", "bloodsugar", "bs"],
    fields: [
      Field("time", .time, isRequired: true),
      Field("value", .number(glucoseUnits), unitMember: "unit"),
      Field("unit", .choice(glucoseUnits.map { Field.Choice($0.name) })),
      Field("context", .choice(glucoseContexts)),
      Field("meal", .text),
      Field("minutesAfter", .number([Unit("", ["min"], allowed: 0...1440)], isWhole: true)),
      Field("bound", .choice([Field.Choice("low", ["lo"]), Field.Choice("high", ["hi"])])),
    ] + commonFields,
    figure: GlucoseRules.value, form: .glucose, dayFigure: .mean, span: 7, rules: [GlucoseRules.valueOrBound],
    examples: [
      "glucose 112 fasting", "bg 5.6 mmol/l before dinner", "glucose 112 2h after lunch",
      "sugar 7.8 1h30 after breakfast",
      "glucose 118 yesterday 22:40", "glucose LO", "glucose <40",
    ],
    phrase: GlucosePhrase.text)

  package static let glucoseContexts = [
    Field.Choice("fasting", ["fasted"]), Field.Choice("before meal"), Field.Choice("after meal"),
    Field.Choice("bedtime"), Field.Choice("other"),
  ]
}

/// The units of glucose, the canonical one first.
///
/// 180.156 g/mol is the molar mass of C₆H₁₂O₆ by IUPAC's weights.
package let glucoseUnits = [
  Unit("mg/dL", ["mgdl", "mg"], allowed: 20...600, usual: 40...400, decimals: 0),
  Unit("mmol/L", ["mmol", "mmoll"], factor: 18.0156, allowed: 1.1...33.3, usual: 2.2...22.2),
]

package enum GlucoseRules {
  /// The value in mg/dL; none where it is the limit of the meter, which would bend a mean.
  static let value: @Sendable (Record, Zone) -> Double? = { record, _ in
    guard record["bound"] == nil, let number = record.number("value") else { return nil }
    return glucoseUnits.first { $0.name == record.text("unit") }?.canonical(number.double)
  }

  /// A reading has a value, or tells that it was beyond what the meter shows.
  static let valueOrBound: @Sendable (Record, Zone) -> [RecordFault] = { record, _ in
    guard record["value"] == nil, record["bound"] == nil else { return [] }
    return [
      RecordFault(code: "missing", path: ["value"], message: "expected a value, or a bound 'low' or 'high'")
    ]
  }
}
