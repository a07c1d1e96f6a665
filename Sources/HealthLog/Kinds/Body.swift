extension Kind {
  package static let weight = Kind(
    name: "weight", title: "weights", words: ["weigh", "weighed", "bodyweight"],
    fields: [
      Field("time", .time, isRequired: true),
      Field("value", .number(weightUnits), isRequired: true, unitMember: "unit"),
      Field("unit", .choice(weightUnits.map { Field.Choice($0.name) }), isRequired: true),
      Field("fat", .number([Unit("%", ["percent"], allowed: 1...75)]), words: ["fat"]),
    ] + commonFields,
    span: 90,
    examples: ["weight 82.4", "82.4kg", "181 lb", "13st 2lb", "weight 82.4 fat 18%"])

  package static let height = Kind(
    name: "height", title: "heights", words: ["tall"],
    fields: [
      Field("time", .time, isRequired: true),
      Field("value", .number(heightUnits), isRequired: true, unitMember: "unit"),
      Field("unit", .choice(heightUnits.map { Field.Choice($0.name) }), isRequired: true),
    ] + commonFields,
    span: 3650,
    examples: ["height 178cm", "height 1.80m", "height 5'11\"", "height 5ft11"])

  /// Computed for each weight with the height that held then.
  package static let bmi = Kind(
    name: "bmi", title: "values", fields: [], mainField: nil, figureUnit: "kg/m²", form: .derived, span: 90,
    examples: ["bmi", "bmi 82kg 178cm"])
}

package let weightUnits = [
  Unit("kg", ["kgs", "kilo", "kilos", "kilogram", "kilograms"], allowed: 1...650, usual: 30...300),
  Unit("lb", ["lbs", "pound", "pounds", "#"], factor: 0.45359237, allowed: 2.2...1433, usual: 66...661),
]

package let heightUnits = [
  Unit("cm", ["centimeters", "centimetres"], allowed: 40...260, usual: 140...220),
  Unit("in", ["inch", "inches", "\""], factor: 2.54, allowed: 15.75...102.3, usual: 55.2...86.6),
  Unit("m", ["meter", "meters", "metre", "metres"], factor: 100, allowed: 0.4...2.6, usual: 1.4...2.2),
]
