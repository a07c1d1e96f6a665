internal import JSONText

/// The categories of exercises that are no part of the catalogue: schema 1 has them in each workout, schema 2 once.
struct OwnExercises {
  private static let path = "trackers.json"

  /// The category that each exercise is declared with, as schema 1 spells it.
  private(set) var declared: [String: String] = [:]
  /// How often each category was met, by exercise.
  private var met: [String: [String: Int]] = [:]

  /// The exercises that are declared already.
  init(declaredIn store: StoreDocuments) {
    for settings in [store.settledSettings(Self.path), store.settings(Self.path)] {
      for exercise in settings?["exercises"]?.elements ?? [] {
        guard let name = exercise["name"]?.string, let category = exercise["category"]?.string else {
          continue
        }
        declared[name] = Self.lowered(category)
      }
    }
  }

  mutating func meet(_ exercise: String, _ category: String) {
    guard ExerciseNames.category(of: exercise) == nil else { return }
    met[exercise, default: [:]][category, default: 0] += 1
  }

  /// The category that is declared, from the catalogue or by the owner.
  func category(of exercise: String) -> String? { ExerciseNames.category(of: exercise) ?? declared[exercise] }

  /// Declares each exercise that was met and is not known, with the category that was met most often.
  mutating func declare(in store: inout StoreDocuments) {
    let new = met.keys.filter { declared[$0] == nil }.sorted().compactMap { name in
      commonest(name).map { category in (name: name, category: category) }
    }
    guard !new.isEmpty else { return }
    for exercise in new { declared[exercise.name] = Self.lowered(Self.raised(exercise.category)) }
    var settings = store.settings(Self.path) ?? ["schema": 2, "kind": "trackers"]
    let declarations = new.map { Self.declaration($0.name, $0.category) }
    settings["exercises"] = .array((settings["exercises"]?.elements ?? []) + declarations)
    store.setSettings(Self.path, settings)
  }

  /// Takes away the declarations that the way up would make again from what was met.
  func withdraw(from store: inout StoreDocuments) {
    guard var settings = store.settings(Self.path), let all = settings["exercises"]?.elements else { return }
    let kept = all.filter { exercise in
      guard let name = exercise["name"]?.string, let category = commonest(name) else { return true }
      return exercise != Self.declaration(name, category)
    }
    guard kept.count < all.count else { return }
    settings["exercises"] = kept.isEmpty ? nil : .array(kept)
    let isEmpty = settings.members?.allSatisfy { ["schema", "kind"].contains($0.name) } ?? true
    store.setSettings(Self.path, isEmpty ? nil : settings)
  }

  /// Of equals, the first in the order of their bytes.
  private func commonest(_ exercise: String) -> String? {
    met[exercise]?.min { one, other in
      one.value == other.value ? one.key < other.key : one.value > other.value
    }?.key
  }

  private static func declaration(_ name: String, _ category: String) -> JSONValue {
    [
      "name": .string(name), "aliases": [], "category": .string(raised(category)), "measure": "reps",
      "bodyweight": false,
    ]
  }

  /// `Full Body` becomes `full body`; what would not come back as it was stays.
  private static func raised(_ category: String) -> String {
    let small = category.lowercased()
    return lowered(small) == category ? small : category
  }

  /// `full body` becomes `Full Body`; a word of its own spelling stays.
  private static func lowered(_ category: String) -> String {
    guard category == category.lowercased() else { return category }
    return category.split(separator: " ", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
