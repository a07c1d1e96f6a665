extension Kind {
  /// The kinds that ship, in the order in which answers list them.
  package static let standard: [Kind] = [.glucose, .sleep, .weight, .bmi, .height, .workout]
}

extension Catalogue {
  package static let standard = Catalogue(kinds: Kind.standard, exercises: Exercise.standard)
}
