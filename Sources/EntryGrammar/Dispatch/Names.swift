internal import HealthLog

// name = word *(word / "-" word), where a word may hold digits: `blood sugar`, `hba1c`, `pull-ups`

/// Finds kinds and exercises by the words at a cursor.
struct Names: Sendable {
  let catalogue: Catalogue

  /// The kind whose name stands here, and the atoms that it takes.
  func kind(at cursor: Cursor) -> (kind: Kind, count: Int)? {
    best(cursor, joiningDigits: true) { catalogue.kind(words: $0).map { ($0.kind, $0.count) } }
      ?? best(cursor, joiningDigits: false) { catalogue.kind(words: $0).map { ($0.kind, $0.count) } }
  }

  /// The exercise whose name stands here, and the atoms that it takes.
  func exercise(at cursor: Cursor) -> (exercise: Exercise, count: Int)? {
    best(cursor, joiningDigits: false) { catalogue.exercise(words: $0).map { ($0.exercise, $0.count) } }
  }

  private func best<Named>(
    _ cursor: Cursor, joiningDigits: Bool, _ find: ([String]) -> (Named, Int)?
  ) -> (Named, Int)? {
    let words = Self.words(at: cursor, joiningDigits: joiningDigits)
    guard !words.isEmpty, let (named, count) = find(words.map(\.text)), count > 0 else { return nil }
    return (named, words[..<count].reduce(0) { $0 + $1.atoms })
  }

  /// The words from here on, each with its atoms: letters, and what hyphens join to them.
  private static func words(at cursor: Cursor, joiningDigits: Bool) -> [(text: String, atoms: Int)] {
    var words: [(text: String, atoms: Int)] = []
    var ahead = cursor
    while words.count < 8, let first = ahead.next, first.sort == .letters {
      var (text, atoms) = (first.text, 1)
      while let next = ahead.peek(atoms), next.isGlued, joins(next, ahead.peek(atoms + 1), joiningDigits) {
        text += next.text
        atoms += 1
      }
      words.append((text, atoms))
      ahead.advance(by: atoms)
    }
    return words
  }

  private static func joins(_ atom: Atom, _ after: Atom?, _ joiningDigits: Bool) -> Bool {
    switch atom.sort {
    case .letters: true
    case .digits: joiningDigits
    case .mark:
      (atom.text == "-" || joiningDigits && atom.text == "_") && after?.isGlued == true
        && after?.sort == .letters
    }
  }
}
