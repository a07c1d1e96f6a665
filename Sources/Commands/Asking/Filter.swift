internal import CivilTime
internal import HealthLog
internal import Storage

/// A condition on the records of a question.
enum Filter: Sendable {
  /// The main figure above a number, in the unit of the record where none was typed.
  case above(Number)
  case below(Number)
  /// A member that holds a word of its closed list: `fasting`.
  case choice(member: String, String)
  case tag(String)
  case text(String)

  /// Reads one filter and how many words it takes; `nil` when there is none.
  static func read(
    _ words: ArraySlice<Word>, noun: Noun?, end: Range<Int>
  ) throws(Failure) -> (Filter, Int)? {
    guard let first = words.first else { return nil }
    let next = words.dropFirst().first
    switch first.text.lowercased() {
    case "above", "over": return (.above(try number(next, end)), 2)
    case "below", "under": return (.below(try number(next, end)), 2)
    case "tag": return (.tag(try word(next, "a tag", end)), 2)
    case "text": return (.text(try word(next, "a word", end)), 2)
    case let word where word.hasPrefix("#") && word.count > 1: return (.tag(String(word.dropFirst())), 1)
    default: return choice(words, noun)
    }
  }

  private static func number(_ word: Word?, _ end: Range<Int>) throws(Failure) -> Number {
    let text = try self.word(word, "a number", end)
    guard let number = Number(text.replacing(",", with: ".")) else {
      throw .usage("expected a number, found '\(text)'", at: word?.range ?? end)
    }
    return number
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

  /// Whether a record passes; `kind` tells its main figure and its unit.
  func accepts(_ record: Record, of kind: Kind) -> Bool {
    switch self {
    case .above(let limit): Self.figure(of: record, kind).map { $0 > limit.double } ?? false
    case .below(let limit): Self.figure(of: record, kind).map { $0 < limit.double } ?? false
    case .choice(let member, let choice): record.text(member) == choice
    case .tag(let tag): (record["tags"]?.list ?? []).contains { $0.text?.lowercased() == tag.lowercased() }
    case .text(let word): Self.holds(.group(record.members), word.lowercased())
    }
  }

  private static func figure(of record: Record, _ kind: Kind) -> Double? {
    kind.mainField.flatMap { record.number($0)?.double } ?? kind.mainFigure(of: record, in: .utc)
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
