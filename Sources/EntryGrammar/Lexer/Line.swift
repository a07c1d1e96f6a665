/// A line cut into atoms, with its notes and tags set aside.
package struct Line: Equatable, Sendable {
  /// As typed.
  package var characters: [Character]
  package var atoms: [Atom]
  /// Notes and tags, in the order of the line.
  package var remarks: [Remark]

  package init(characters: [Character], atoms: [Atom], remarks: [Remark]) {
    (self.characters, self.atoms, self.remarks) = (characters, atoms, remarks)
  }

  /// Cuts `text`; the error is a note without text or a tag without a name.
  package init(_ text: String) throws(EntryError) { self = try Lexer.line(text) }

  package var text: String { String(characters) }

  /// The characters of `range`, as typed.
  package func text(_ range: Range<Int>) -> String {
    characters[range].reduce(into: "") { $0.append($1) }
  }

  /// The line with other words in some places.
  ///
  ///     line.replacing([(8..<11, "121")])  // `glucose 112 fasting` → `glucose 121 fasting`
  ///
  /// The ranges do not overlap. A replacement by nothing takes the blank before it along.
  package func replacing(_ edits: [(range: Range<Int>, words: String)]) -> String {
    var result = characters
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      var start = edit.range.lowerBound
      if edit.words.isEmpty, start > 0, result[start - 1].isWhitespace { start -= 1 }
      result.replaceSubrange(start..<edit.range.upperBound, with: Array(edit.words))
    }
    return String(result)
  }
}

/// A note or a tag: text of which nothing is read.
package struct Remark: Equatable, Sendable {
  package enum Sort: Equatable, Sendable {
    /// Begun by a quote mark or `--`.
    case note
    /// Begun by the word `note`, which is also the name of a kind.
    case notedByWord
    case tag
  }

  package var sort: Sort
  package var text: String
  /// How many atoms of the line stand before it.
  package var position: Int
  /// Characters of the line, marks and the introducing word among them.
  package var range: Range<Int>

  package init(_ sort: Sort, _ text: String, position: Int, range: Range<Int>) {
    (self.sort, self.text, self.position, self.range) = (sort, text, position, range)
  }
}
