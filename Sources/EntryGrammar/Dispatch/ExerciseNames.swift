package import HealthLog

// name = word *(word / "-" word)   as the name or an alias of an exercise, in the singular or the plural

/// Finds exercises by the words that people use for them.
package struct ExerciseNames: Sendable {
  /// The exercise for each name and alias, folded.
  private let exercises: [String: Exercise]
  /// How many atoms of letters and digits the longest name has.
  private let longest: Int

  package init(_ catalogue: Catalogue) {
    var exercises: [String: Exercise] = [:]
    var longest = 1
    for exercise in catalogue.exercises {
      for name in [exercise.name] + exercise.aliases {
        let parts = Spelling.atoms(of: name.lowercased()).filter { $0.sort != .mark }.map(\.text)
        longest = max(longest, parts.count)
        exercises[Self.folded(parts)] = exercises[Self.folded(parts)] ?? exercise
      }
    }
    (self.exercises, self.longest) = (exercises, longest)
  }

  /// The exercise whose name stands at the cursor, and the atoms that it takes; the longest name wins.
  ///
  ///     "db press 2x20kg"  // Dumbbell Bench Press, 2 atoms
  ///     "Pull-ups 10"      // Pull-Up, 3 atoms
  package func match(_ cursor: Cursor) -> (exercise: Exercise, count: Int)? {
    guard cursor.next?.sort == .letters else { return nil }
    var parts: [String] = []
    var best: (exercise: Exercise, count: Int)?
    for count in 1...(longest * 2 + 1) {
      guard let atom = cursor.peek(count - 1) else { break }
      if atom.sort == .mark {
        guard atom.text == "-", atom.isGlued else { break }
        continue
      }
      parts.append(atom.text)
      if isWhole(cursor, count), let exercise = find(parts) { best = (exercise, count) }
    }
    return best
  }

  /// No letter is glued on behind the name; digits may be, as in `squat5x5`.
  private func isWhole(_ cursor: Cursor, _ count: Int) -> Bool {
    guard let after = cursor.peek(count), after.isGlued else { return true }
    return after.sort == .digits || (after.sort == .mark && after.text != "-")
  }

  private func find(_ parts: [String]) -> Exercise? {
    Self.singulars(of: parts).lazy.compactMap { exercises[Self.folded($0)] }.first
  }

  /// The parts as they are, then with the last in the singular.
  private static func singulars(of parts: [String]) -> [[String]] {
    guard let last = parts.last else { return [] }
    let endings: [(plural: String, singular: String)] = [
      ("ies", "y"), ("sses", "ss"), ("shes", "sh"), ("ches", "ch"), ("s", ""),
    ]
    return [parts]
      + endings.filter { last.hasSuffix($0.plural) }.map {
        parts.dropLast() + [last.dropLast($0.plural.count) + $0.singular]
      }
  }

  /// `Pull-Up`, `pull up` and `pullup` are one name.
  private static func folded(_ parts: [String]) -> String { parts.joined() }
}
