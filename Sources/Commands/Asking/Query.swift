internal import CivilTime
internal import HealthLog
internal import Storage

/// What a question is about.
enum Noun: Sendable {
  case kind(Kind)
  case exercise(Exercise)

  var name: String {
    switch self {
    case .kind(let kind): kind.name
    case .exercise(let exercise): exercise.name
    }
  }

  /// How many days a question without a range covers.
  var span: Int {
    switch self {
    case .kind(let kind): kind.span
    case .exercise: Kind.workout.span
    }
  }
}

// query  = [noun] [range] *filter
// filter = ("above" / "over" / ">" / "below" / "under" / "<") number [unit] / context / "tag" word / "text" word

/// A question: which records, of which days, and which of those.
struct Query: Sendable {
  var noun: Noun?
  var range: DateRange?
  var filters: [Filter] = []

  /// Reads the words of a question, in any order of its parts.
  ///
  /// - Throws: a usage failure at the first word that is none of them, with the nearest that would be.
  init(_ words: [Word], catalogue: Catalogue, today: CivilDate, end: Range<Int>) throws(Failure) {
    let rest = try takeParts(of: words, catalogue, today, end)
    if let word = rest.first { throw Self.unknown(word, catalogue, noun) }
    if noun == nil, filters.contains(where: { $0.limit != nil }) {
      throw .usage("expected what is to be above or below that, such as 'glucose'", at: end)
    }
  }

  /// The question that all of the words are; `nil` where they may be an entry, and nobody wants to know why.
  static func whole(_ words: [Word], catalogue: Catalogue, today: CivilDate, end: Range<Int>) -> Query? {
    if endsWithValue(words, catalogue, today) { return nil }
    var query = Query()
    do throws(Failure) {
      return try query.takeParts(of: words, catalogue, today, end).isEmpty ? query : nil
    } catch {
      return nil
    }
  }

  /// Whether the last word is a value that ends no range, no filter and no name, as in most entries: then nothing else
  /// need be looked at.
  private static func endsWithValue(_ words: [Word], _ catalogue: Catalogue, _ today: CivilDate) -> Bool {
    guard let last = words.last?.text, last.first?.isNumber == true, last.last?.isNumber == true,
      !catalogue.hasNameInDigits
    else { return false }
    let before = words.dropLast().last?.text.lowercased()
    if before.map(Filter.openingWords.contains) ?? false { return false }
    let ranges = RangeWords(today: today)
    return !(1...4).contains { count in
      count <= words.count && ranges.read(words.suffix(count).map(\.text))?.count == count
    }
  }

  private init() {}

  /// Takes the words from the front as far as they are parts of a question, and gives the others.
  private mutating func takeParts(
    of words: [Word], _ catalogue: Catalogue, _ today: CivilDate, _ end: Range<Int>
  ) throws(Failure) -> ArraySlice<Word> {
    var rest = words[...]
    while !rest.isEmpty {
      let texts = rest.map { $0.text.lowercased() }
      if range == nil, let match = RangeWords(today: today).read(texts) {
        range = match.range
        rest = rest.dropFirst(match.count)
      } else if let (filter, count) = try Filter.read(rest, noun: noun, end: end) {
        filters.append(filter)
        rest = rest.dropFirst(count)
      } else if noun == nil, let (noun, count) = catalogue.noun(words: texts) {
        self.noun = noun
        rest = rest.dropFirst(count)
      } else {
        break
      }
    }
    return rest
  }

  private static func unknown(_ word: Word, _ catalogue: Catalogue, _ noun: Noun?) -> Failure {
    let ranges = ["today", "yesterday", "week", "month", "year", "since", "all", "last", "this"]
    let filters = ["above", "below", "tag", "text"]
    let nouns = noun == nil ? catalogue.kinds.flatMap(\.words) + catalogue.exercises.flatMap(\.words) : []
    let suggestion = Nearest.word(to: word.text, among: nouns + ranges + filters)
    return .usage(
      "expected \(noun == nil ? "something to ask for, " : "")a range such as '7d' or 'last month', or a filter, "
        + "found '\(word.text)'",
      at: word.range, suggestion: suggestion == word.text.lowercased() ? nil : suggestion)
  }
}

extension Catalogue {
  /// The kind or exercise that the first words name, and how many they are; the longer name wins.
  func noun(words: [String]) -> (Noun, Int)? {
    let kind = kind(words: words)
    let exercise = exercise(words: words)
    if let exercise, exercise.count > kind?.count ?? 0 {
      return (.exercise(exercise.exercise), exercise.count)
    }
    return kind.map { (.kind($0.kind), $0.count) }
  }
}
