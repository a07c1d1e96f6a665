// line   = *(blank / note / tag / atom)
// atom   = 1*digit / word / mark
// word   = letter *(letter / "'" letter) / "×"
// note   = quote text [quote] / "--" text / "note" [":"] (quote text [quote] / text)
// tag    = "#" name / "tag" ["#"] name
// quote  = `"` / "'", not glued behind digits, where they are inches and feet
//
// A text without a closing quote runs to the end of the line.

/// Cuts a line into atoms, notes and tags; it knows nothing of what they say.
struct Lexer {
  private let characters: [Character]
  private let plain: [PlainCharacter]
  private var place = 0
  private var atoms: [Atom] = []
  private var remarks: [Remark] = []
  /// Where the last atom ends, when nothing but marks without width came since.
  private var gluedEnd: Int?

  static func line(_ text: String) throws(EntryError) -> Line {
    var lexer = Lexer(text)
    while let character = lexer.current { try lexer.step(character) }
    return Line(characters: lexer.characters, atoms: lexer.atoms, remarks: lexer.remarks)
  }

  /// The atoms of a spelling, in which every mark is a mark: no note and no tag begins in it.
  static func atoms(of spelling: String) -> [Atom] {
    var lexer = Lexer(spelling)
    while let character = lexer.current {
      switch character {
      case .mark(let mark): lexer.add(.mark, mark, lexer.place..<lexer.place + 1)
      case .letter: lexer.add(.letters, lexer.letters().text, lexer.letters().range)
      case .blank, .nothing, .digit, .times: lexer.blankOrDigits(character)
      }
    }
    return lexer.atoms
  }

  private init(_ text: String) {
    characters = Array(text)
    plain = characters.map(PlainCharacter.init)
  }

  private var current: PlainCharacter? { at(place) }

  private func at(_ place: Int) -> PlainCharacter? { plain.indices.contains(place) ? plain[place] : nil }

  private mutating func step(_ character: PlainCharacter) throws(EntryError) {
    switch character {
    case .letter: try word()
    case .mark(let mark): try self.mark(mark)
    case .blank, .nothing, .digit, .times: blankOrDigits(character)
    }
  }

  private mutating func blankOrDigits(_ character: PlainCharacter) {
    switch character {
    case .digit: digits()
    case .times: add(.letters, "x", place..<place + 1)
    case .nothing: place += 1
    case .blank, .letter, .mark:
      place += 1
      gluedEnd = nil
    }
  }

  private mutating func add(_ sort: Atom.Sort, _ text: String, _ range: Range<Int>) {
    atoms.append(Atom(sort, text, range, isGlued: gluedEnd != nil))
    place = range.upperBound
    gluedEnd = place
  }

  private mutating func digits() {
    var (text, end) = ("", place)
    while case .digit(let digit)? = at(end) {
      text.append(digit)
      end += 1
    }
    add(.digits, text, place..<end)
  }

  private mutating func word() throws(EntryError) {
    let (text, range) = letters()
    switch text {
    case "note" where gluedEnd == nil: try noteBehindWord(range)
    case "tag" where gluedEnd == nil: try tag(from: range, nameAt: range.upperBound)
    default: add(.letters, text, range)
    }
  }

  /// The letters at the present place; an apostrophe between two of them is part of the word and not of its text.
  private func letters() -> (text: String, range: Range<Int>) {
    var (text, end) = ("", place)
    while let character = at(end) {
      if case .letter(let letter) = character {
        text += letter
      } else if character != .mark("'") || end == place || at(end + 1)?.isLetter != true {
        break
      }
      end += 1
    }
    return (text, place..<end)
  }

  private mutating func mark(_ mark: String) throws(EntryError) {
    switch mark {
    case "\"" where !isBehindNumber: try quoted(from: place)
    case "'" where !isBehindNumber && gluedEnd == nil: try quoted(from: place)
    case "'" where isBehindNumber && at(place + 1) == .mark("'"): add(.mark, "\"", place..<place + 2)
    case "-": try dash()
    case "#" where !isPoundSign: try tag(from: place..<place + 1, nameAt: place + 1)
    default: add(.mark, mark, place..<place + 1)
    }
  }

  /// A quote mark glued behind a number is a foot or an inch.
  private var isBehindNumber: Bool {
    guard gluedEnd != nil, let last = atoms.last else { return false }
    return last.sort == .digits || Numeral.fractions[last.text] != nil
  }

  /// `#` behind digits is pounds, unless a word hangs on it: `185#`, `185#x5`, but `112#gym`.
  private var isPoundSign: Bool {
    guard isBehindNumber, at(place + 1)?.isLetter == true else { return isBehindNumber }
    return at(place + 1) == .letter("x") && (at(place + 2)?.isDigit ?? false)
  }

  /// `--` begins a note, but between digits it is the dash of a range; so does a long dash that stands alone
  /// before a word, which is what a phone makes of `--`.
  private mutating func dash() throws(EntryError) {
    if at(place + 1) == .mark("-") {
      if isBehindNumber, at(place + 2)?.isDigit == true { return add(.mark, "-", place..<place + 2) }
      return try note(from: place, textAt: place + 2)
    }
    let isLong = characters[place] == "—" || characters[place] == "―"
    let standsAlone = gluedEnd == nil && at(place + 1)?.isBlank == true && at(place + 2)?.isLetter == true
    if isLong, standsAlone { return try note(from: place, textAt: place + 1) }
    add(.mark, "-", place..<place + 1)
  }
}

// MARK: - Notes

extension Lexer {
  /// The text up to the closing quote mark of the same sort: `'` closes only where no letter follows.
  private mutating func quoted(from start: Int, sort: Remark.Sort = .note) throws(EntryError) {
    let quote = plain[place]
    let from = place + 1
    let end = (from..<plain.count).first {
      plain[$0] == quote && (quote == .mark("\"") || at($0 + 1)?.isLetter != true)
    }
    try add(
      sort, from..<(end ?? plain.count), whole: start..<(end.map { $0 + 1 } ?? plain.count),
      else: "the text of a note")
  }

  private mutating func noteBehindWord(_ word: Range<Int>) throws(EntryError) {
    place = word.upperBound
    if current == .mark(":") { place += 1 }
    while current?.isBlank == true { place += 1 }
    if current == .mark("\"") || current == .mark("'") {
      return try quoted(from: word.lowerBound, sort: .notedByWord)
    }
    try note(from: word.lowerBound, textAt: place, sort: .notedByWord)
  }

  private mutating func note(
    from start: Int, textAt text: Int, sort: Remark.Sort = .note
  ) throws(EntryError) {
    try add(sort, text..<plain.count, whole: start..<plain.count, else: "the text of a note")
  }

  private mutating func add(
    _ sort: Remark.Sort, _ text: Range<Int>, whole: Range<Int>, else expected: String
  ) throws(EntryError) {
    let words = trimmed(text)
    guard !words.isEmpty else { throw .missing(expected, at: whole.upperBound) }
    remarks.append(Remark(sort, String(characters[words]), position: atoms.count, range: whole))
    place = whole.upperBound
    gluedEnd = nil
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !plain[$0].isBlank }),
      let last = range.last(where: { !plain[$0].isBlank })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}

// MARK: - Tags

extension Lexer {
  private mutating func tag(from mark: Range<Int>, nameAt name: Int) throws(EntryError) {
    var start = name
    if mark.count > 1 {
      while at(start)?.isBlank == true { start += 1 }
      if at(start) == .mark("#") { start += 1 }
    }
    let end = (start..<plain.count).first { !isPartOfTag(plain[$0]) } ?? plain.count
    try add(.tag, start..<end, whole: mark.lowerBound..<end, else: "the name of a tag")
  }

  private func isPartOfTag(_ character: PlainCharacter) -> Bool {
    switch character {
    case .blank, .nothing, .mark(","), .mark(";"), .mark("\""), .mark("#"): false
    case .digit, .letter, .times, .mark: true
    }
  }
}
