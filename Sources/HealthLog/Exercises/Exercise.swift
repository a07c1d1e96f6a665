/// An exercise of the catalogue, or one that the owner added.
package struct Exercise: Hashable, Sendable {
  /// What it trains; an owner's own exercise may name any other.
  package struct Category: RawRepresentable, Hashable, Sendable {
    package var rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    package static let chest = Category(rawValue: "chest")
    package static let back = Category(rawValue: "back")
    package static let shoulders = Category(rawValue: "shoulders")
    package static let arms = Category(rawValue: "arms")
    package static let legs = Category(rawValue: "legs")
    package static let core = Category(rawValue: "core")
    package static let fullBody = Category(rawValue: "full body")
    package static let cardio = Category(rawValue: "cardio")
    /// Of an exercise of which that was not said.
    package static let other = Category(rawValue: "other")
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
