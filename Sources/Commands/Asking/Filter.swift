internal import CivilTime
internal import HealthLog
internal import Storage

/// A condition on the records of a question.
enum Filter: Sendable {
  /// The main figure above a number, of whatever unit the record is.
  case above(Limit)
  case below(Limit)
  /// A member that holds a word of its closed list: `fasting`.
  case choice(member: String, String)
  case tag(String)
  case text(String)

  /// The words behind which a number or any other word may stand.
  static let openingWords = ["above", "over", ">", "below", "under", "<", "tag", "text"]

  /// Reads one filter and how many words it takes; `nil` when there is none.
  static func read(
    _ words: ArraySlice<Word>, noun: Noun?, end: Range<Int>
  ) throws(Failure) -> (Filter, Int)? {
    guard let first = words.first else { return nil }
    let next = words.dropFirst().first
    switch first.text.lowercased() {
    case "above", "over", ">":
      let (limit, count) = try limit(words.dropFirst(), noun, end)
      return (.above(limit), count + 1)
    case "below", "under", "<":
      let (limit, count) = try limit(words.dropFirst(), noun, end)
      return (.below(limit), count + 1)
    case "tag": return (.tag(try word(next, "a tag", end)), 2)
    case "text": return (.text(try word(next, "a word", end)), 2)
    case let word where word.hasPrefix("#") && word.count > 1: return (.tag(String(word.dropFirst())), 1)
    default: return choice(words, noun)
    }
  }

  private static func limit(
    _ words: ArraySlice<Word>, _ noun: Noun?, _ end: Range<Int>
  ) throws(Failure) -> (Limit, Int) {
    if let read = Limit.read(words, of: noun) { return read }
    let text = try word(words.first, "a number", end)
    let units = text.first?.isNumber == true ? noun?.units ?? [] : []
    let expected = units.isEmpty ? "a number" : "a number, alone or of \(units.joined(separator: " or "))"
    throw .usage("expected \(expected), found '\(text)'", at: words.first?.range ?? end)
  }

  private static func word(_ word: Word?, _ what: String, _ end: Range<Int>) throws(Failure) -> String {
    guard let word else { throw .usage("expected \(what) at the end of the line", at: end) }
    return word.text
  }

  private static func choice(_ words: ArraySlice<Word>, _ noun: Noun?) -> (Filter, Int)? {
    guard case .kind(let kind)? = noun else { return nil }
    for count in [2, 1] where words.count >= count {
      let typed = words.prefix(count).map { $0.text.lowercased() }.joined(separator: " ")
      for field in kind.fields {
        guard case .choice(let choices) = field.shape else { continue }
        if let choice = choices.first(where: { $0.spellings.contains(typed) }) {
          return (.choice(member: field.name, choice.name), count)
        }
      }
    }
    return nil
  }

  /// Whether a line of a noun and this filter can only be a question: a meter says of no value between its ends that a
  /// reading was above or below it.
  func asksOnly(of noun: Noun) -> Bool {
    guard let limit, case .kind(let kind) = noun, kind.form == .glucose else { return limit != nil }
    let value = kind.canonical(limit, shown: nil) ?? 0
    return switch self {
    case .above: value < 300
    case .below: value > 60
    case .choice, .tag, .text: false
    }
  }

  /// What it asks of a figure; `nil` for a filter that looks at something else.
  var limit: Limit? {
    switch self {
    case .above(let limit), .below(let limit): limit
    case .choice, .tag, .text: nil
    }
  }

  /// Whether a figure lies beyond the limit, both in one unit.
  func passes(_ figure: Double?, _ limit: Double?) -> Bool {
    guard let figure, let limit else { return false }
    return switch self {
    case .above: figure > limit
    case .below: figure < limit
    case .choice, .tag, .text: true
    }
  }

  /// A reading beyond what the meter shows has no figure, and yet lies beyond every limit on that side.
  private func passes(_ record: Record, of kind: Kind, _ limit: Double?) -> Bool {
    guard let bound = record.text("bound") else {
      return passes(kind.mainFigure(of: record, in: .utc), limit)
    }
    let end = kind.mainField.flatMap(kind.field)?.canonical(in: record.members)
    return switch (self, bound) {
    case (.below, "low"): end.map { $0 <= limit ?? 0 } ?? true
    case (.above, "high"): end.map { $0 >= limit ?? 0 } ?? true
    default: false
    }
  }

  /// Whether a record passes; `kind` tells its main figure, `shown` the unit of a number that was typed without one.
  func accepts(_ record: Record, of kind: Kind, shown: Unit? = nil) -> Bool {
    switch self {
    case .above(let limit), .below(let limit):
      passes(record, of: kind, kind.canonical(limit, shown: shown))
    case .choice(let member, let choice): record.text(member) == choice
    case .tag(let tag): (record["tags"]?.list ?? []).contains { $0.text?.lowercased() == tag.lowercased() }
    case .text(let word): Self.holds(.group(record.members), word.lowercased())
    }
  }

  private static func holds(_ value: Value, _ word: String) -> Bool {
    switch value {
    case .text(let text): text.lowercased().contains(word)
    case .list(let values): values.contains { holds($0, word) }
    case .group(let members): members.contains { $0.name != "id" && holds($0.value, word) }
    case .number, .flag, .null, .longNumber: false
    }
  }
}
