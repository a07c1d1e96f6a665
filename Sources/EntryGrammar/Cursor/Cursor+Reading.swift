extension Cursor {
  /// Whether the next atom is one of these words.
  package func isAt(word words: String...) -> Bool { isAt(anyWord: words) }

  package func isAt(anyWord words: some Collection<String>) -> Bool {
    next?.sort == .letters && words.contains(next?.text ?? "")
  }

  package func isAt(mark marks: String...) -> Bool {
    next?.sort == .mark && marks.contains(next?.text ?? "")
  }

  package var isAtDigits: Bool { next?.sort == .digits }

  /// Reads one of these words and says which.
  package mutating func take(word words: String...) -> String? { take(anyWord: words) }

  package mutating func take(anyWord words: some Collection<String>) -> String? {
    guard isAt(anyWord: words), let word = next?.text else { return nil }
    advance()
    return word
  }

  /// Reads one of these marks and says which.
  package mutating func take(mark marks: String...) -> String? {
    guard let mark = next, mark.sort == .mark, marks.contains(mark.text) else { return nil }
    advance()
    return mark.text
  }

  /// Reads `spelling`, which may hold several words, digits and marks: `after meal`, `mg/dl`, `a1c`.
  ///
  /// Where the spelling is glued the line must be, and where it ends no letter may be glued on; a blank in the
  /// spelling is a blank or nothing in the line.
  package mutating func take(spelling: String) -> Bool {
    guard let length = length(ofSpelling: spelling) else { return false }
    advance(by: length)
    return true
  }

  /// How many atoms `spelling` takes here; `nil` when it does not stand here.
  package func length(ofSpelling spelling: String) -> Int? {
    let parts = Spelling.atoms(of: spelling)
    guard !parts.isEmpty else { return nil }
    for (offset, part) in parts.enumerated() {
      guard let atom = peek(offset), atom.text == part.text, offset == 0 || atom.isGlued || !part.isGlued
      else {
        return nil
      }
    }
    let after = peek(parts.count)
    let isCut = after?.isGlued == true && after?.sort == .letters && parts.last?.sort == .letters
    return isCut ? nil : parts.count
  }

  /// The longest of `spellings` that stands here, and how many atoms it takes.
  package func longest(of spellings: some Sequence<String>) -> (spelling: String, length: Int)? {
    var best: (spelling: String, length: Int)?
    for spelling in spellings {
      guard let length = length(ofSpelling: spelling), length > best?.length ?? 0 else { continue }
      best = (spelling, length)
    }
    return best
  }
}

/// The atoms of a word that is looked for.
enum Spelling {
  static func atoms(of spelling: String) -> [Atom] {
    if spelling.utf8.allSatisfy({ 0x61...0x7A ~= $0 }), !spelling.isEmpty {
      return [Atom(.letters, spelling, 0..<spelling.utf8.count, isGlued: false)]
    }
    return Lexer.atoms(of: spelling)
  }
}
