extension Kind {
  /// The kinds that ship, in the order in which answers list them.
  package static let standard: [Kind] = [
    .glucose, .cgm, .a1c, .ketones, .insulin, .carbs, .sleep, .weight, .bmi, .height, .waist, .workout,
    .steps, .bp,
    .pulse, .temperature, .water, .mood, .meds, .note,
  ]
}

extension Catalogue {
  package static let standard = Catalogue(kinds: Kind.standard, exercises: Exercise.standard)
}
