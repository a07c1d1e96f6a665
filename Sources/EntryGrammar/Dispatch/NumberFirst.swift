internal import CivilTime
internal import HealthLog

// number-first = number unit [noun] / number [noun] / number context / number mark number [noun]

extension Dispatch {
  /// The entry that a number begins: by its unit, by the noun behind it, by a meal, or by the settings.
  func startingWithNumber(_ cursor: inout Cursor, isFirst: Bool) throws(Stop) -> Start? {
    guard cursor.isNumberStart() else { return nil }
    if let name = nameBehindSets(cursor) { return try sets(&cursor, name: name) }
    if let kind = try kindByUnit(cursor) { return Start(draft: draft(of: kind), mayHaveNounBehind: true) }
    if let kind = kindByNounBehind(cursor) { return Start(draft: draft(of: kind), mayHaveNounBehind: true) }
    if let kind = try glucoseByContext(cursor) {
      return Start(draft: GlucoseDraft(kind), mayHaveNounBehind: true)
    }
    if looksLikeSets(cursor) { return try unknownExercise(&cursor, isFirst: isFirst) }
    guard isFirst else { return nil }
    if let kind = context.settings.numberKind.flatMap(context.catalogue.kind) {
      return Start(draft: draft(of: kind), mayHaveNounBehind: true)
    }
    if let question = try question(about: cursor) { throw .question(question) }
    if let error = try unknownBehindNumber(cursor) { throw .error(error) }
    return nil
  }

  /// The word behind a number that does not tell what the number is.
  private func unknownBehindNumber(_ cursor: Cursor) throws(Stop) -> EntryError? {
    var ahead = cursor
    guard try ahead.numeral() != nil, ahead.next?.sort == .letters else { return nil }
    return unknownUnit(ahead)
  }

  func draft(of kind: Kind) -> any Draft {
    kind.form == .glucose ? GlucoseDraft(kind) : FieldsDraft(kind)
  }

  /// The kinds whose numbers are typed.
  var measured: [Kind] { context.catalogue.kinds.filter { [.fields, .glucose].contains($0.form) } }

  // MARK: Units

  /// A kind for whose main figure the number here was typed with a unit.
  private struct Found {
    var kind: Kind
    var quantity: TypedQuantity
    var end: Cursor

    var isAllowed: Bool { quantity.unit?.allows(quantity.numeral.number) == true }
    var isUsual: Bool { quantity.unit?.usual.contains(quantity.numeral.number.double) == true }
  }

  /// The kind that alone has the unit of the number here; asks where more than one could be meant.
  private func kindByUnit(_ cursor: Cursor) throws(Stop) -> Kind? {
    let found = try kindsByUnit(cursor)
    guard let first = found.first, first.end.isAtGap || first.end.next?.sort == .mark, !isSetMark(first.end)
    else { return nil }
    if let named = names.kind(at: first.end)?.kind, found.contains(where: { $0.kind.name == named.name }) {
      return named
    }
    let possible = found.filter(\.isAllowed)
    if possible.isEmpty, isLength(cursor) { return nil }
    if possible.count < 2, !isDose(first, cursor) { return (possible.first ?? first).kind }
    if let glucose = possible.first(where: { $0.kind.form == .glucose }),
      try hasContext(first.end, glucose.kind)
    {
      return glucose.kind
    }
    let likely = possible.filter(\.isUsual) + possible.filter { !$0.isUsual }
    throw .question(.kinds(likely.map(\.kind), for: first.quantity.range, in: cursor.line))
  }

  /// The kinds with the longest unit that stands behind the number.
  private func kindsByUnit(_ cursor: Cursor) throws(Stop) -> [Found] {
    var found: [Found] = []
    for kind in measured where !kind.units.isEmpty {
      var ahead = cursor
      guard let quantity = try ahead.quantity(in: kind.units, names: names), quantity.unit != nil else {
        continue
      }
      found.append(Found(kind: kind, quantity: quantity, end: ahead))
    }
    let longest = found.map(\.end.position).max()
    return found.filter { $0.end.position == longest }
  }

  /// Whether the unit is short for one of the kind and the very name of another's: `mg` is a dose before it is `mg/dL`.
  private func isDose(_ found: Found, _ cursor: Cursor) -> Bool {
    let typed = found.quantity.unitRange.map { cursor.text($0).lowercased() } ?? ""
    guard found.quantity.unit?.name.lowercased() != typed else { return false }
    return measured.contains { kind in
      kind.name != found.kind.name && kind.fields.flatMap(\.units).contains { $0.name.lowercased() == typed }
    }
  }

  /// `20m` is minutes where nobody is so tall.
  private func isLength(_ cursor: Cursor) -> Bool {
    var ahead = cursor
    return ahead.length() != nil
  }

  /// `x` or `*` behind a load: sets, and no weight of a body.
  private func isSetMark(_ cursor: Cursor) -> Bool { cursor.isAt(word: "x") || cursor.isAt(mark: "*") }

  // MARK: Nouns and contexts

  /// The kind named behind its number: `7 mood`, `120/80 bp`.
  private func kindByNounBehind(_ cursor: Cursor) -> Kind? {
    var ahead = cursor
    guard ahead.wellFormedNumeral() != nil else { return nil }
    if ahead.take(mark: "/") != nil || ahead.take(word: "over") != nil {
      guard ahead.wellFormedNumeral() != nil else { return nil }
    }
    guard ahead.isAtGap, let kind = names.kind(at: ahead)?.kind, [.fields, .glucose].contains(kind.form)
    else {
      return nil
    }
    return kind
  }

  private func glucoseByContext(_ cursor: Cursor) throws(Stop) -> Kind? {
    var ahead = cursor
    guard ahead.wellFormedNumeral() != nil, ahead.isAtGap else { return nil }
    for kind in kinds(.glucose) where try hasContext(ahead, kind) { return kind }
    return nil
  }

  /// Whether a glucose context stands here, or behind words for when.
  private func hasContext(_ cursor: Cursor, _ kind: Kind) throws(Stop) -> Bool {
    var (ahead, when, draft) = (cursor, When(), GlucoseDraft(kind))
    while !ahead.isAtEnd {
      if try draft.readContext(&ahead) { return true }
      guard try TimeReader.read(&ahead, into: &when, in: context, at: .beforeValue) else { return false }
    }
    return false
  }

  // MARK: Questions

  /// What a number alone can be.
  private func question(about cursor: Cursor) throws(Stop) -> Question? {
    if let question = lengthQuestion(cursor) { return question }
    var (ahead, when) = (cursor, When())
    guard let numeral = try ahead.numeral() else { return nil }
    var range = numeral.range
    var candidates = kinds(holding: numeral.number)
    if let mark = ahead.next?.text, ahead.isAt(mark: "/"), ahead.next?.isGlued == true {
      ahead.advance()
      guard ahead.wellFormedNumeral() != nil else { return nil }
      range = ahead.range(from: cursor.position)
      candidates = measured.filter { kind in kind.fields.contains { $0.mark == mark } }
    }
    while !ahead.isAtEnd, try TimeReader.read(&ahead, into: &when, in: context, at: .behindValue) {}
    guard ahead.isAtEnd || ahead.isAt(mark: ",", ";") || ahead.isAt(word: "and"), !candidates.isEmpty else {
      return nil
    }
    return .kinds(Array(candidates.prefix(5)), for: range, in: cursor.line)
  }

  /// The kinds for whose main figure the number is usual, then those that can hold it.
  private func kinds(holding number: Number) -> [Kind] {
    let single = measured.filter { kind in
      kind.mainField != nil && !kind.fields.contains { $0.isRequired && $0.joint != nil }
    }
    let usual = single.filter { kind in kind.units.contains { $0.usual.contains(number.double) } }
    let allowed = single.filter { kind in kind.units.contains { $0.allows(number) } }
    let ordered = usual + allowed.filter { kind in !usual.contains { $0.name == kind.name } }
    return ordered.filter { kind in
      guard case .number(_, isWhole: true)? = kind.mainField.flatMap(kind.field)?.shape else { return true }
      return number.isWhole
    }
  }

  private func lengthQuestion(_ cursor: Cursor) -> Question? {
    var ahead = cursor
    guard let length = ahead.length(), let minutes = length.minutes, 1...1440 ~= minutes, ahead.isAtEnd else {
      return nil
    }
    let nouns = minutes < 180 ? ["nap", "slept"] : ["slept", "nap"]
    return .nouns(nouns, for: length.range, in: cursor.line)
  }

  /// `23:10-07:05` alone is most likely a night.
  func rangeQuestion(_ cursor: Cursor) -> Question? {
    var ahead = cursor
    guard cursor.isAtDigits, cursor.isAtGap, !kinds(.sleep).isEmpty else { return nil }
    do throws(Stop) {
      guard try ahead.clock() != nil, ahead.take(mark: "-") != nil, try ahead.clock() != nil else {
        return nil
      }
    } catch {
      return nil
    }
    return .nouns(["slept", "nap"], for: ahead.range(from: cursor.position), in: cursor.line)
  }
}

extension Question {
  static func kinds(_ kinds: [Kind], for range: Range<Int>, in line: Line) -> Question {
    nouns(kinds.map(\.name), for: range, in: line)
  }

  /// The words in `range` with each of the nouns before them.
  static func nouns(_ nouns: [String], for range: Range<Int>, in line: Line) -> Question {
    let found = line.text(range)
    return Question(
      "what is '\(found)'?",
      choices: nouns.map { noun in
        Choice(text: "\(noun) \(found)", entry: line.replacing([(range, "\(noun) \(found)")]))
      })
  }
}
