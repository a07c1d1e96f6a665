/// All kinds and exercises that are known: those that ship, and those that the owner added.
package struct Catalogue: Sendable {
  package var kinds: [Kind]
  package var exercises: [Exercise]

  package init(kinds: [Kind], exercises: [Exercise]) { (self.kinds, self.exercises) = (kinds, exercises) }

  package func kind(_ name: String) -> Kind? { kinds.first { $0.name == name } }

  /// The kind that `word` names, in any case.
  package func kind(word: some StringProtocol) -> Kind? {
    let word = word.lowercased()
    return kinds.first { $0.words.contains(word) }
  }

  /// The exercise of that very name, as a document spells it.
  package func exercise(_ name: String) -> Exercise? { exercises.last { $0.name == name } }
}

extension Catalogue {
  /// The kind that the first words name, and how many they are: `blood sugar 112` is glucose, by two words.
  package func kind(words: [String]) -> (kind: Kind, count: Int)? {
    longest(kinds, kinds.indices.reversed(), WordPrefixes(words, key: WordKey.plain)) {
      $0.count(matching: $1.words)
    }
    .map { (kind: $0, count: $1) }
  }

  /// The exercise that the first words name, and how many they are.
  ///
  /// The longest name counts; case, hyphens, blanks and a plural do not. Of two exercises with one name the later
  /// declared wins, so that the owner's own come before those that ship.
  ///
  ///     exercise(words: ["pull", "ups", "3x10"])  // Pull-Up, 2
  package func exercise(words: [String]) -> (exercise: Exercise, count: Int)? {
    longest(exercises, exercises.indices, WordPrefixes(words, key: WordKey.singular)) {
      max($0.count(matching: $1.name), $0.count(matching: $1.aliases))
    }
    .map { (exercise: $0, count: $1) }
  }

  /// The last of `items`, in that order, that the most words name.
  private func longest<Item>(
    _ items: [Item], _ order: some Sequence<Int>, _ prefixes: WordPrefixes,
    _ count: (WordPrefixes, Item) -> Int
  ) -> (Item, Int)? {
    var best: (index: Int, count: Int)?
    for index in order {
      let count = count(prefixes, items[index])
      if count > 0, count >= best?.count ?? 0 { best = (index, count) }
    }
    return best.map { (items[$0.index], $0.count) }
  }

  /// Whether a name ends with a digit; of those that ship, which come first, none does.
  package var hasNameInDigits: Bool {
    let words =
      kinds.dropFirst(Kind.standard.count).flatMap(\.words)
      + exercises.dropFirst(Exercise.standard.count).flatMap(\.words)
    return words.contains { $0.last?.isNumber == true }
  }

  /// The exercises whose name or alias holds `word`, in the order of the catalogue.
  package func exercises(containing word: String) -> [Exercise] {
    let key = WordKey.singular([word])
    return exercises.filter { $0.words.contains { WordKey.singular([$0]).contains(key) } }
  }

  /// The exercises whose name ends with `word`, besides the one that it is: `row` for `Barbell Row`.
  package func exercises(endingWith word: String) -> [Exercise] {
    let key = WordKey.singular([word])
    return exercises.filter { exercise in
      let words = exercise.name.split(separator: " ")
      return words.count > 1 && words.last.map { WordKey.singular([String($0)]) } == key
    }
  }

  /// The kinds that may be typed whose main figure has a unit of that spelling: `60g` is carbs, `37c` a temperature.
  package func kinds(unit spelling: some StringProtocol) -> [Kind] {
    let spelling = spelling.lowercased()
    return kinds.filter { kind in
      switch kind.form {
      case .imported, .derived: false
      case .fields, .glucose, .sleep, .workout: kind.units.contains { $0.spellings.contains(spelling) }
      }
    }
  }
}
