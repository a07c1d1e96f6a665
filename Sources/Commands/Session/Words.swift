extension [Word] {
  /// The words of a line, which blanks divide.
  init(of line: String) {
    self = []
    var start: Int?
    var text = ""
    for (place, character) in line.enumerated() {
      if character.isWhitespace {
        if let start { append(Word(text, start..<place)) }
        (start, text) = (nil, "")
      } else {
        start = start ?? place
        text.append(character)
      }
    }
    if let start { append(Word(text, start..<start + text.count)) }
  }

  /// The arguments of a shell command, each a word of the line that they make together.
  init(arguments: [String]) {
    self = []
    var column = 0
    for argument in arguments {
      append(Word(argument, column..<column + argument.count))
      column += argument.count + 1
    }
  }
}

extension String {
  /// The line with other words blanked out, so that what is left keeps its columns.
  func keeping(_ words: [Word]) -> String {
    var kept = Set<Int>()
    for word in words { kept.formUnion(word.range) }
    guard let first = words.first?.range.lowerBound, let last = words.last?.range.upperBound else {
      return ""
    }
    return String(
      enumerated().prefix(last).map { place, character in
        place < first || (!kept.contains(place) && !character.isWhitespace) ? " " : character
      })
  }
}
