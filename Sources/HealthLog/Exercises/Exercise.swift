/// An exercise of the catalogue, or one that the owner added.
package struct Exercise: Hashable, Sendable {
  package enum Category: String, CaseIterable, Sendable {
    case chest, back, shoulders, arms, legs, core, fullBody = "full body", cardio
  }

  /// What a set of it is counted in.
  package enum Measure: String, CaseIterable, Sendable { case reps, time, distance }

  /// The name in documents, in the singular: `Pull-Up`.
  package var name: String
  /// Other words for it, in small letters and the singular: `pullup`.
  package var aliases: [String]
  package var category: Category
  package var measure: Measure
  /// Done with the weight of the body; a weight is then what was added.
  package var isBodyweight: Bool

  package init(
    _ name: String, _ aliases: [String], _ category: Category, _ measure: Measure = .reps,
    bodyweight: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.category = category
    self.measure = measure
    isBodyweight = bodyweight
  }

  /// An exercise that is known by its name alone.
  init(_ name: String, _ category: Category, _ measure: Measure = .reps, bodyweight: Bool = false) {
    self.init(name, [], category, measure, bodyweight: bodyweight)
  }

  /// The name and the aliases.
  package var words: [String] { [name] + aliases }
}
