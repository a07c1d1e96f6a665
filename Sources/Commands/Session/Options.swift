package import CivilTime

/// The options that every command takes, anywhere before a note.
package struct Options: Equatable, Sendable {
  package enum Color: String, CaseIterable, Sendable { case auto, always, never }

  package var store: String?
  package var json = false
  package var now: SpelledTime?
  package var color = Color.auto
  /// Sentences instead of pictures.
  package var plain = false
  package var noInput = false
  package var strict = false
  package var yes = false
  package var keepGoing = false
  package var limit: Int?
  /// Records as the lines that one would type.
  package var lines = false

  package init() {}
}

/// A word of a line, with its place in it.
package struct Word: Equatable, Sendable {
  package var text: String
  /// Characters of the line, from 0.
  package var range: Range<Int>

  package init(_ text: String, _ range: Range<Int>) { (self.text, self.range) = (text, range) }
}

extension Options {
  static let names = [
    "--store", "--json", "--now", "--color", "--plain", "--no-input", "--strict", "--yes", "--keep-going",
    "--limit", "--lines",
  ]

  /// Takes the options out of `words`, up to the mark of a note.
  ///
  /// Words that begin with `--` and are none are left to the command, which may know them.
  mutating func take(from words: inout [Word]) throws(Failure) {
    var rest: [Word] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      if Self.beginsNote(word.text) {
        rest += words[index...]
        break
      }
      let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      if Self.names.contains(parts[0]) {
        let value =
          parts.count > 1 ? Word(parts[1], word.range) : index + 1 < words.count ? words[index + 1] : nil
        let took = try set(parts[0], at: word, value)
        index += took && parts.count == 1 ? 2 : 1
      } else {
        rest.append(word)
        index += 1
      }
    }
    words = rest
  }

  /// The first word of a shell command that looks like an option and is none, up to the mark of a note.
  ///
  /// An argument that holds a blank is a note itself.
  static func unknown(in words: [Word]) -> Word? {
    words.prefix { !beginsNote($0.text) }.first { word in
      word.text.hasPrefix("--") && word.text.dropFirst(2).first?.isLetter == true
        && !word.text.contains(where: \.isWhitespace)
    }
  }

  /// Whether nothing is read from here on: a quote mark, `--`, or the word `note`.
  private static func beginsNote(_ word: String) -> Bool {
    word == "--" || word.hasPrefix("\"") || word.lowercased() == "note"
  }

  /// Sets one option; `true` when it took a value.
  private mutating func set(_ name: String, at word: Word, _ value: Word?) throws(Failure) -> Bool {
    switch name {
    case "--json": json = true
    case "--plain": plain = true
    case "--no-input": noInput = true
    case "--strict": strict = true
    case "--yes": yes = true
    case "--keep-going": keepGoing = true
    case "--lines": lines = true
    default:
      guard let value else {
        throw .usage("expected a value after '\(name)'", at: word.range.upperBound..<word.range.upperBound)
      }
      try set(name, to: value)
      return true
    }
    return false
  }

  private mutating func set(_ name: String, to value: Word) throws(Failure) {
    switch name {
    case "--store": store = value.text
    case "--now":
      guard let time = SpelledTime(value.text) else {
        throw .usage("expected a time such as 2026-11-29T07:05, found '\(value.text)'", at: value.range)
      }
      now = time
    case "--limit":
      guard let number = plainNumber(value.text) else {
        throw .usage("expected a number after '--limit', found '\(value.text)'", at: value.range)
      }
      limit = number
    default:
      guard let choice = Color(rawValue: value.text) else {
        throw .usage("expected 'auto', 'always' or 'never', found '\(value.text)'", at: value.range)
      }
      color = choice
    }
  }
}
