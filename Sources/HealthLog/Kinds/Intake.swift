extension Kind {
  package static let insulin = quantity(
    "insulin", title: "doses",
    [Unit("u", ["unit", "units", "iu"], allowed: 0.01...300, usual: 0.5...100)],
    also: [
      Field(
        "type",
        .choice([Field.Choice("rapid", ["bolus", "fast"]), Field.Choice("long", ["basal", "slow"])])),
      Field("name", .text, words: ["name"]),
    ],
    dayFigure: .sum, examples: ["insulin 6u rapid", "6u rapid", "insulin 14u long"])

  package static let carbs = quantity(
    "carbs", title: "entries", words: ["carb", "carbohydrates"],
    [Unit("g", ["gram", "grams"], allowed: 0...1000, usual: 0...300, decimals: 0)], dayFigure: .sum,
    examples: ["carbs 60g", "60g carbs"])

  package static let water = quantity(
    "water", title: "entries", words: ["drank"],
    [
      Unit(
        "ml", ["millilitres", "milliliters", "millilitre", "milliliter"], allowed: 10...10_000,
        usual: 20...3000,
        decimals: 0),
      Unit("l", ["litres", "liters", "litre", "liter"], factor: 1000, allowed: 0.01...10, usual: 0.02...3),
    ],
    dayFigure: .sum, examples: ["water 500ml", "water 0.5l"])

  /// A medicine that was taken; doses in different units do not add up, so there is no figure.
  package static let meds = Kind(
    name: "meds", title: "doses", words: ["med", "medication", "took"],
    fields: [
      .time,
      Field("text", .text, isRequired: true),
      Field("dose", .number(doseUnits), unitMember: "unit", mark: " "),
      .unit(doseUnits),
    ] + commonFields,
    mainField: nil, examples: ["meds ibuprofen 400mg", "meds metformin"])

  /// Of a small number tablets are what is likeliest meant.
  private static let doseUnits = [
    Unit("tablet", ["tablets", "tab", "tabs", "pill", "pills", "capsule", "capsules"], allowed: 0.1...100),
    Unit("mg", ["milligram", "milligrams"], allowed: 0.001...100_000),
    Unit("g", ["gram", "grams"], allowed: 0.001...1000),
    Unit("mcg", ["µg", "ug", "micrograms"], allowed: 0.001...1_000_000),
    Unit("ml", ["millilitres", "milliliters"], allowed: 0.001...5000),
    Unit("u", ["unit", "units", "iu"], allowed: 0.001...1_000_000),
    Unit("drop", ["drops"], allowed: 1...1000),
    Unit("puff", ["puffs"], allowed: 1...100),
  ]
}
