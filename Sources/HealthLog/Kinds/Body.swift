extension Kind {
  package static let weight = quantity(
    "weight", title: "weights", words: ["weights", "weigh", "weighed", "bodyweight"], weightUnits,
    also: [Field("fat", .number([Unit("%", ["percent"], allowed: 1...75)]), words: ["fat"])],
    span: 90, presumedUnit: "kg", doubtfulChange: 0.1,
    examples: ["weight 82.4", "82.4kg", "181 lb", "13st 2lb", "weight 82.4 fat 18%"])

  package static let height = quantity(
    "height", title: "heights", words: ["tall"], heightUnits, span: 3650, presumedUnit: "cm",
    examples: ["height 178cm", "height 1.80m", "height 5'11\"", "height 5ft11"])

  package static let waist = quantity(
    "waist", title: "measurements", waistUnits, span: 90, presumedUnit: "cm", doubtfulChange: 0.15,
    examples: ["waist 88cm", "waist 34 in"])

  /// Computed for each weight with the height that held then.
  package static let bmi = Kind(
    name: "bmi", title: "values", fields: [], mainField: nil, figureUnit: "kg/m²", form: .derived, span: 90,
    examples: ["bmi", "bmi 82kg 178cm"],
    phrase: { record, _ in record.number("value").map { "\(Shown.decimals($0.double, 1)) kg/m²" } ?? "" })
}

package let weightUnits = [
  Unit("kg", ["kgs", "kilo", "kilos", "kilogram", "kilograms"], allowed: 1...650, usual: 30...300),
  Unit("lb", ["lbs", "pound", "pounds", "#"], factor: 0.45359237, allowed: 2.2...1433, usual: 66...661),
]

package let heightUnits = [
  Unit("cm", ["centimeters", "centimetres"], allowed: 40...260, usual: 140...220, decimals: 0),
  Unit("in", ["inch", "inches", "\""], factor: 2.54, allowed: 15.75...102.3, usual: 55.2...86.6),
  Unit(
    "m", ["meter", "meters", "metre", "metres"], factor: 100, allowed: 0.4...2.6, usual: 1.4...2.2,
    decimals: 2),
]

package let waistUnits = [
  Unit("cm", ["centimeters", "centimetres"], allowed: 30...300, usual: 55...150),
  Unit("in", ["inch", "inches", "\""], factor: 2.54, allowed: 12...118, usual: 22...59),
]
