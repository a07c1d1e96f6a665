internal import HealthLog

extension FieldsDraft {
  mutating func read(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool {
    if readNounBehind(&cursor, in: context) { return true }
    if try readAnnounced(&cursor, in: context) { return true }
    if readChoice(&cursor) { return true }
    if try readJoined(&cursor) { return true }
    if try readNumber(&cursor, Names(catalogue: context.catalogue)) { return true }
    return try readText(&cursor, in: context)
  }

  /// `500 ml of water`, `6 units of rapid`.
  private mutating func readNounBehind(_ cursor: inout Cursor, in context: EntryContext) -> Bool {
    var ahead = cursor
    guard !entries.isEmpty, cursor.isAtGap, ahead.take(word: "of") != nil else { return false }
    if let noun = Names(catalogue: context.catalogue).kind(at: ahead), noun.kind.name == kind.name {
      ahead.advance(by: noun.count)
    } else if !readChoice(&ahead) {
      return false
    }
    cursor = ahead
    return true
  }

  // MARK: Announced by a word

  /// A word of the field and its value: `pulse 60`, `fat: 18%`.
  private mutating func readAnnounced(
    _ cursor: inout Cursor, in context: EntryContext
  ) throws(Stop) -> Bool {
    let start = cursor.position
    guard cursor.isAtGap, let field = takeWord(of: typedFields, &cursor) else { return false }
    let word = cursor.text(cursor.range(from: start))
    if entries[field.name] != nil, isKindWord(word) {
      cursor.move(to: start)
      return false
    }
    try refuseDouble(field, at: cursor.range(from: start), cursor)
    _ = cursor.take(mark: ":", "=")
    if case .text = field.shape, try readText(of: field, &cursor, in: context) { return true }
    guard let entry = try value(of: field, &cursor, Names(catalogue: context.catalogue)) else {
      throw cursor.lacking(
        "\(Self.noun(for: field, named: false)) behind '\(word)'", example: kind.examples.first)
    }
    entries[field.name] = entry
    return true
  }

  private func isKindWord(_ word: String) -> Bool { kind.words.contains(word.lowercased()) }

  private func takeWord(of fields: [Field], _ cursor: inout Cursor) -> Field? {
    var best: (field: Field, length: Int)?
    for field in fields {
      guard let length = cursor.longest(of: field.words)?.length, length > best?.length ?? 0 else { continue }
      best = (field, length)
    }
    guard let best else { return nil }
    cursor.advance(by: best.length)
    return best.field
  }

  private func value(of field: Field, _ cursor: inout Cursor, _ names: Names) throws(Stop) -> Entry? {
    let start = cursor.position
    switch field.shape {
    case .number(let units, _):
      guard let quantity = try cursor.quantity(in: units, isSigned: isSigned(field), names: names)
      else { return nil }
      return .number(quantity)
    case .choice(let choices):
      guard let choice = Self.take(choices, &cursor) else { return nil }
      return .value(.text(choice), cursor.range(from: start))
    case .flag: return .value(.flag(true), cursor.range(from: start))
    case .text, .time, .date, .texts, .numbers, .list: return nil
    }
  }

  private func isSigned(_ field: Field) -> Bool { field.units.contains { $0.allowed.lowerBound < 0 } }

  private func refuseDouble(_ field: Field, at range: Range<Int>, _ cursor: Cursor) throws(Stop) {
    guard entries[field.name] != nil else { return }
    throw .error(
      .expected("one \(field.name == "value" ? kind.name : field.name)", found: cursor.text(range), at: range)
    )
  }

  // MARK: Choices

  private mutating func readChoice(_ cursor: inout Cursor) -> Bool {
    let start = cursor.position
    for field in open {
      guard case .choice(let choices) = field.shape, let choice = Self.take(choices, &cursor) else {
        continue
      }
      entries[field.name] = .value(.text(choice), cursor.range(from: start))
      return true
    }
    return false
  }

  /// Reads the longest spelling of one of `choices` and gives its name.
  static func take(_ choices: [Field.Choice], _ cursor: inout Cursor) -> String? {
    var best: (name: String, length: Int)?
    for choice in choices {
      let spellings = choice.spellings.map { $0.lowercased() }
      guard let length = cursor.longest(of: spellings)?.length, length > best?.length ?? 0 else { continue }
      best = (choice.name, length)
    }
    guard let best else { return nil }
    cursor.advance(by: best.length)
    return best.name
  }

  // MARK: Numbers

  /// `/80` behind `120`; people also say `120 over 80`.
  private mutating func readJoined(_ cursor: inout Cursor) throws(Stop) -> Bool {
    guard let last, let next = fieldBehind(last), let mark = next.joint, entries[next.name] == nil,
      cursor.take(mark: mark) != nil || cursor.take(word: "over") != nil
    else { return false }
    guard let quantity = try cursor.quantity(in: next.units) else {
      throw cursor.lacking("a number for \(next.name)", example: kind.examples.first)
    }
    entries[next.name] = .number(quantity)
    self.last = next.name
    return true
  }

  private func fieldBehind(_ name: String) -> Field? {
    typedFields.drop { $0.name != name }.dropFirst().first
  }

  private mutating func readNumber(_ cursor: inout Cursor, _ names: Names) throws(Stop) -> Bool {
    let start = cursor.position
    let isDate =
      cursor.isAtShortDate && !typedFields.contains { $0.mark == "/" } && !isAtScale(cursor)
    guard cursor.isAtGap, !isDate, let (field, quantity) = try numberByUnit(&cursor, names) else {
      cursor.move(to: start)
      return false
    }
    entries[field.name] = .number(quantity)
    last = field.name
    Self.takeScale(of: field, &cursor)
    return true
  }

  /// Whether a number of a scale is here with the end of it, and no date.
  private func isAtScale(_ cursor: Cursor) -> Bool {
    var ahead = cursor
    guard let field = open.first(where: isByPlace), ahead.wellFormedNumeral() != nil else { return false }
    let position = ahead.position
    Self.takeScale(of: field, &ahead)
    return ahead.position > position
  }

  /// `7/10`: how far a scale without a unit goes is known.
  private static func takeScale(of field: Field, _ cursor: inout Cursor) {
    var ahead = cursor
    guard field.units.count == 1, let unit = field.units.first, unit.name.isEmpty,
      ahead.take(mark: "/") != nil,
      ahead.wellFormedNumeral()?.number.double == unit.allowed.upperBound
    else { return }
    cursor = ahead
  }

  /// The number here and its field: by unit, by the word behind it, or by place.
  private func numberByUnit(
    _ cursor: inout Cursor, _ names: Names
  ) throws(Stop) -> (Field, TypedQuantity)? {
    let start = cursor.position
    for field in open where !field.units.isEmpty {
      if let quantity = try cursor.quantity(in: field.units, isSigned: isSigned(field), names: names),
        quantity.unit != nil
      {
        takeWordBehind(of: field, &cursor)
        return (field, quantity)
      }
      cursor.move(to: start)
    }
    guard let field = try fieldByWordBehind(cursor) ?? open.first(where: isByPlace) else { return nil }
    guard let quantity = try cursor.quantity(in: field.units, isSigned: isSigned(field)) else { return nil }
    if let next = cursor.next, next.isGlued, next.sort == .letters {
      try refuseUnit(next, quantity, field, cursor)
      return nil
    }
    if field.words.isEmpty == false { takeWordBehind(of: field, &cursor) }
    return (field, quantity)
  }

  private func isByPlace(_ field: Field) -> Bool { !field.units.isEmpty && field.words.isEmpty }

  /// `18% fat` and `64 pulse`, where no number stands behind the word.
  private func fieldByWordBehind(_ cursor: Cursor) throws(Stop) -> Field? {
    var ahead = cursor
    guard ahead.wellFormedNumeral() != nil, let field = takeWord(of: open, &ahead), !ahead.isNumberStart(),
      !field.units.isEmpty
    else { return nil }
    return field
  }

  private func takeWordBehind(of field: Field, _ cursor: inout Cursor) {
    var ahead = cursor
    guard cursor.isAtGap, takeWord(of: [field], &ahead) != nil, !ahead.isNumberStart() else { return }
    cursor = ahead
  }

  /// A word glued to the number that is no unit; where the number is still missing nothing else can be meant.
  private func refuseUnit(
    _ word: Atom, _ quantity: TypedQuantity, _ field: Field, _ cursor: Cursor
  ) throws(Stop) {
    guard entries.isEmpty, !isComplete else { return }
    let units = field.units.map(\.name).filter { !$0.isEmpty }
    let range = cursor.wordRange
    let expected = units.isEmpty ? "a blank behind the number" : units.joined(separator: " or ")
    throw .error(
      .expected(
        expected, found: cursor.text(range), at: range,
        suggestion: Nearest.word(to: cursor.text(range), among: field.units.flatMap(\.spellings))))
  }
}
