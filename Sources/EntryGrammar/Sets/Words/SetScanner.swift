internal import HealthLog

// token   = number / clock / unit / word / name
// number  = digits ["." digits] [fraction] / fraction
// clock   = digits ":" 2digit [":" 2digit] ["." digits]
// name    = the words of an exercise; a word of sets comes before a name of one word
// glued   = word "x" / "x" word       as in "80kgx8"

/// Cuts the atoms of a line into the tokens of sets, up to the first atom that is none.
struct SetScanner {
  private(set) var tokens: [SetToken] = []
  private var cursor: Cursor
  private let catalogue: Catalogue
  /// Where the words of the first exercise stand.
  private let name: Range<Int>?

  /// The tokens from the cursor on; `name` holds the places of an exercise's words, known or not.
  static func tokens(
    _ cursor: Cursor, name: Range<Int>? = nil, in catalogue: Catalogue
  ) throws(Stop) -> [SetToken] {
    var scanner = SetScanner(cursor, name: name, in: catalogue)
    while try scanner.step() {}
    return scanner.tokens
  }

  private init(_ cursor: Cursor, name: Range<Int>?, in catalogue: Catalogue) {
    (self.cursor, self.name, self.catalogue) = (cursor, name, catalogue)
  }

  /// Reads one token; `false` where none begins.
  private mutating func step() throws(Stop) -> Bool {
    if let name, cursor.position == name.lowerBound, !name.isEmpty { return takeName(name) }
    if cursor.isAtDigits || isAtFraction { return try takeNumber() }
    return takeName() || takePhrase() || takeWord()
  }

  private mutating func add(_ sort: SetToken.Sort, from start: Int, isGlued: Bool) -> Bool {
    tokens.append(
      SetToken(sort: sort, range: cursor.range(from: start), isGlued: isGlued, end: cursor.position))
    return true
  }

  private var isGlued: Bool { cursor.next?.isGlued == true }
}

// MARK: - Numbers

extension SetScanner {
  private var isAtFraction: Bool { cursor.next.map { Numeral.fractions[$0.text] != nil } ?? false }

  /// A number of which the next atom makes something else, such as the `g` of carbs, ends the sets.
  private mutating func takeNumber() throws(Stop) -> Bool {
    let (start, glued) = (cursor.position, isGlued)
    var sort = takeClock()
    if sort == nil { sort = try numberAtCursor() }
    guard let sort, !isOfAnotherKind else { return false }
    return add(sort, from: start, isGlued: glued)
  }

  private mutating func numberAtCursor() throws(Stop) -> SetToken.Sort? {
    let start = cursor.position
    let whole = takeDigits()
    let fraction = whole == nil ? takeFraction() : takeDecimals() ?? (isGlued ? takeFraction() : nil)
    guard let number = Number((whole ?? "0") + (fraction.map { "." + $0 } ?? "")) else {
      let range = cursor.range(from: start)
      throw .error(.expected("a number of at most 18 digits", found: cursor.text(range), at: range))
    }
    return .number(number)
  }

  private mutating func takeDigits() -> String? {
    guard cursor.isAtDigits, let text = cursor.next?.text else { return nil }
    cursor.advance()
    return text
  }

  /// The digits behind a point, both glued.
  private mutating func takeDecimals() -> String? {
    guard cursor.isAt(mark: "."), isGlued, cursor.peek(1)?.sort == .digits, cursor.peek(1)?.isGlued == true
    else { return nil }
    cursor.advance()
    return takeDigits()
  }

  private mutating func takeFraction() -> String? {
    guard let atom = cursor.next, let digits = Numeral.fractions[atom.text] else { return nil }
    cursor.advance()
    return "\(digits)"
  }

  private mutating func takeClock() -> SetToken.Sort? {
    var parts = [cursor.next?.text ?? ""]
    while parts.count < 3, cursor.peek(2 * parts.count - 1)?.text == ":", isGluedPair(2 * parts.count) {
      parts.append(cursor.peek(2 * parts.count)?.text ?? "")
    }
    guard parts.count > 1 else { return nil }
    cursor.advance(by: 2 * parts.count - 1)
    let decimals = takeDecimals().map { "." + $0 } ?? ""
    parts[parts.count - 1] += decimals
    let numbers = parts.compactMap { Number($0) }
    return numbers.count == parts.count ? .clock(numbers) : nil
  }

  /// Whether two digits stand `count` atoms ahead, glued to the mark before them, which is glued too.
  private func isGluedPair(_ count: Int) -> Bool {
    guard let digits = cursor.peek(count), digits.sort == .digits, digits.text.utf8.count == 2 else {
      return false
    }
    return digits.isGlued && cursor.peek(count - 1)?.isGlued == true
  }

  /// Whether the word behind a number belongs to another kind: `60g`, `6u`, `112 mg/dl`, `18%`.
  private var isOfAnotherKind: Bool {
    guard let atom = cursor.next else { return false }
    switch atom.sort {
    case .digits: return false
    case .mark: return atom.isGlued && !isKnownMark(atom.text)
    case .letters:
      guard SetWords.sort(of: atom.text) == nil, joinedByTimes(atom) == nil, phraseAtCursor == nil,
        nameAtCursor == nil
      else { return false }
      return atom.isGlued || !catalogue.kinds(unit: atom.text).isEmpty
    }
  }

  private func isKnownMark(_ text: String) -> Bool {
    SetWords.sort(of: text) != nil || text == "." || text == ":" || Numeral.fractions[text] != nil
  }
}

// MARK: - Words

extension SetScanner {
  /// The longest phrase that stands here, and how many atoms it takes.
  private var phraseAtCursor: (word: SetWord, length: Int)? {
    guard let start = cursor.next?.text else { return nil }
    let phrases = SetWords.phrases.filter { $0.spelling.hasPrefix(start) }
    guard !phrases.isEmpty, let match = cursor.longest(of: phrases.map(\.spelling)),
      let phrase = phrases.first(where: { $0.spelling == match.spelling })
    else { return nil }
    return (phrase.word, match.length)
  }

  private mutating func takePhrase() -> Bool {
    guard let phrase = phraseAtCursor else { return false }
    let (start, glued) = (cursor.position, isGlued)
    cursor.advance(by: phrase.length)
    return add(.word(phrase.word), from: start, isGlued: glued)
  }

  private mutating func takeWord() -> Bool {
    guard let atom = cursor.next else { return false }
    let (start, glued) = (cursor.position, isGlued)
    if let sort = SetWords.sort(of: atom.text) {
      cursor.advance()
      return add(sort, from: start, isGlued: glued)
    }
    guard let (before, after) = joinedByTimes(atom) else { return false }
    cursor.advance()
    let middle = atom.range.lowerBound + (atom.text.hasPrefix("x") ? 1 : atom.range.count - 1)
    for (sort, range, isGlued) in [
      (before, atom.range.lowerBound..<middle, glued), (after, middle..<atom.range.upperBound, true),
    ] {
      tokens.append(SetToken(sort: sort, range: range, isGlued: isGlued, end: cursor.position))
    }
    return true
  }

  /// The two words of `kgx` or `xamrap`.
  private func joinedByTimes(_ atom: Atom) -> (SetToken.Sort, SetToken.Sort)? {
    guard atom.sort == .letters, atom.text.utf8.count == atom.range.count, atom.range.count > 1 else {
      return nil
    }
    if atom.text.hasSuffix("x"), let sort = SetWords.sort(of: String(atom.text.dropLast())) {
      return (sort, .word(.times))
    }
    guard atom.text.hasPrefix("x"), let sort = SetWords.sort(of: String(atom.text.dropFirst())) else {
      return nil
    }
    return (.word(.times), sort)
  }
}

// MARK: - Names

extension SetScanner {
  private mutating func takeName() -> Bool {
    guard let match = nameAtCursor else { return false }
    return add(.name(match.exercise), atoms: match.count)
  }

  private mutating func takeName(_ places: Range<Int>) -> Bool {
    if let match = nameAtCursor { return add(.name(match.exercise), atoms: match.count) }
    return add(.unknownName, atoms: places.count)
  }

  private mutating func add(_ sort: SetToken.Sort, atoms count: Int) -> Bool {
    let (start, glued) = (cursor.position, isGlued)
    cursor.advance(by: count)
    return add(sort, from: start, isGlued: glued)
  }

  /// The exercise whose words stand here; a word of sets is not taken for a name of one word.
  private var nameAtCursor: (exercise: Exercise, count: Int)? {
    guard let atom = cursor.next, atom.sort == .letters else { return nil }
    let isSetWord = SetWords.sort(of: atom.text) != nil
    if isSetWord, cursor.peek(1)?.sort == .digits { return nil }
    let words = (0..<12).compactMap { cursor.peek($0)?.text }
    guard let match = catalogue.exercise(words: words) else { return nil }
    return match.count == 1 && isSetWord ? nil : match
  }
}
