internal import CivilTime
internal import EntryGrammar
internal import HealthLog

/// `FIELD=VALUE` as a member of a record, by the declaration of its kind.
struct FieldChange {
  var name: String
  /// `nil` takes the member out.
  var value: Value?

  static func isOne(_ word: String) -> Bool {
    guard let mark = word.firstIndex(of: "="), mark != word.startIndex else { return false }
    return word[..<mark].allSatisfy { $0.isLetter || $0.isNumber }
  }

  init(_ word: Word, of kind: Kind, in context: EntryContext) throws(Failure) {
    let parts = word.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    name = parts[0]
    let start = word.range.lowerBound + name.count + 1
    let place = start..<max(start, word.range.upperBound)
    guard let field = kind.fields.first(where: { $0.name.lowercased() == parts[0].lowercased() }),
      field.name != "id"
    else {
      throw .usage(
        "expected a member of a \(kind.name) record, found '\(name)'",
        at: word.range.lowerBound..<word.range.lowerBound + name.count,
        suggestion: Nearest.word(to: name, among: kind.fields.map(\.name).filter { $0 != "id" }))
    }
    name = field.name
    value = try parts[1].isEmpty ? nil : Self.value(parts[1], field, place, context)
  }

  /// A time is held to what an entry is: it has passed, and is of a year in which somebody could be measured.
  private static func check(
    _ date: CivilDate, _ text: String, _ place: Range<Int>, isToCome: Bool
  ) throws(Failure) {
    if isToCome { throw .usage("expected a time that has passed, found '\(text)'", at: place) }
    guard date < .firstLogged else { return }
    throw .usage("expected \(CivilDate.loggedDays), found '\(text)'", at: place)
  }

  private static func value(
    _ text: String, _ field: Field, _ place: Range<Int>, _ context: EntryContext
  ) throws(Failure) -> Value {
    switch field.shape {
    case .number:
      guard let number = Number(text.replacing(",", with: ".")) else {
        throw .usage("expected a number, found '\(text)'", at: place)
      }
      return .number(number)
    case .choice(let choices):
      guard let choice = choices.first(where: { $0.spellings.contains(text.lowercased()) || $0.name == text })
      else {
        throw .usage(
          "expected one of \(choices.map { "'\($0.name)'" }.joined(separator: ", ")), found '\(text)'",
          at: place,
          suggestion: Nearest.word(to: text, among: choices.map(\.name)))
      }
      return .text(choice.name)
    case .time:
      guard let time = SpelledTime(text) else {
        throw .usage("expected a time such as 2026-11-29T07:05, found '\(text)'", at: place)
      }
      let resolved = time.resolved(in: context.zone)
      try check(resolved.date, text, place, isToCome: resolved.instant > context.latest)
      return .text("\(resolved)")
    case .date:
      guard let date = CivilDate(text) else {
        throw .usage("expected a day such as 2026-11-29, found '\(text)'", at: place)
      }
      try check(date, text, place, isToCome: date > context.now.date)
      return .text("\(date)")
    case .flag:
      guard ["true", "yes", "false", "no"].contains(text.lowercased()) else {
        throw .usage("expected 'yes' or 'no', found '\(text)'", at: place)
      }
      return .flag(["true", "yes"].contains(text.lowercased()))
    case .text: return .text(text)
    case .texts: return .list(text.split(separator: ",").map { .text(String($0)) })
    case .numbers, .list:
      throw .usage("expected a member of one value: 'edit ID' opens this one in your editor", at: place)
    }
  }
}
