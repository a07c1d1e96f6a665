import HealthLog

extension Catalogue {
  /// The kinds that ship and some that an owner could add.
  static let owned = Catalogue(
    kinds: Kind.standard + [
      .quantity("pain", title: "entries", words: ["ache"], [Unit("", allowed: 0...10)], isWhole: true),
      .quantity("coffee", title: "entries", [Unit("cups", ["cup"], allowed: 0...50)], dayFigure: .sum),
      .quantity("vitamin b12", title: "entries", words: ["b12"], [Unit("µg", ["ug"], allowed: 0...5000)]),
      .quantity("drift", title: "entries", [Unit("", allowed: -5...5)]),
      Kind(
        name: "weather", title: "entries",
        fields: [
          .time,
          Field(
            "sky",
            .choice([Field.Choice("sunny", ["sun"]), Field.Choice("light rain"), Field.Choice("rain")]),
            isRequired: true),
          Field("wind", .number([Unit("km/h", ["kmh"], allowed: 0...300)]), words: ["wind"]),
          Field("storm", .flag, words: ["storm"]),
        ] + commonFields, mainField: nil),
    ],
    exercises: Exercise.standard)
}
