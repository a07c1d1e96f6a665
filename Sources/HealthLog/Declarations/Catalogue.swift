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
}
