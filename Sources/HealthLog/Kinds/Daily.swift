extension Kind {
  package static let steps = quantity(
    "steps", title: "entries", [Unit("steps", allowed: 0...200_000, usual: 0...60_000, decimals: 0)],
    isWhole: true, dayFigure: .sum, examples: ["steps 8000"])

  package static let mood = quantity(
    "mood", title: "entries", [Unit("", allowed: 1...10)], isWhole: true, dayFigure: .mean,
    examples: ["mood 7"])

  /// A sentence of its own, about nothing that is measured.
  package static let note = Kind(
    name: "note", title: "notes", words: ["notes"],
    fields: [.time, Field("text", .text, isRequired: true)] + commonFields.filter { $0.name != "note" },
    mainField: nil, examples: ["note slept badly, late coffee"])
}
