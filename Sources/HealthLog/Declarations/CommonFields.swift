/// The members that every kind may have.
package let commonFields = [
  Field("note", .text, words: ["note"]), Field("tags", .texts, words: ["tag"]), Field("source", .text),
  Field("id", .text),
]

extension Field {
  /// The moment of a record that has only one.
  package static let time = Field("time", .time, isRequired: true)

  /// The unit of a number that could be in several.
  package static func unit(_ units: [Unit], isRequired: Bool = false) -> Field {
    Field("unit", .choice(units.map { Choice($0.name) }), isRequired: isRequired)
  }
}

extension Kind {
  /// A kind that keeps one number a record, such as most trackers are; the unit is a member where there are several.
  ///
  ///     quantity("steps", title: "entries", [Unit("steps", allowed: 0...200_000)], isWhole: true, dayFigure: .sum)
  package static func quantity(
    _ name: String, title: String, words: [String] = [], _ units: [Unit], isWhole: Bool = false,
    also fields: [Field] = [], dayFigure: DayFigure = .last, span: Int = 30, presumedUnit: String? = nil,
    doubtfulChange: Double? = nil, examples: [String] = []
  ) -> Kind {
    let hasChoice = units.count > 1
    let value = Field(
      "value", .number(units, isWhole: isWhole), isRequired: true, unitMember: hasChoice ? "unit" : nil)
    return Kind(
      name: name, title: title, words: words,
      fields: [.time, value] + (hasChoice ? [.unit(units, isRequired: true)] : []) + fields + commonFields,
      dayFigure: dayFigure, span: span, examples: examples, presumedUnit: presumedUnit,
      doubtfulChange: doubtfulChange)
  }
}
