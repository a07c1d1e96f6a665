internal import CivilTime
internal import JSONText

// What the four kinds have in common on their way up and back.

extension Reshaping {
  /// Takes a time of schema 1 and gives it as the clock of the zone; says so where the clock was another.
  mutating func raiseTime(
    _ name: String, to new: String, in zone: Zone, _ remark: (String) -> Void
  ) throws(MigrationError) -> SpelledMoment {
    let (moment, text) = try takeMoment(name, in: zone)
    let local = moment.local(in: zone)
    if moment.offset == nil {
      remark("'\(name)' has no offset: '\(text)' is taken for '\(local.text)'")
    } else if let offset = moment.offset, offset != 0, offset != local.time.offset {
      remark("'\(name)' takes the clock of the zone: '\(text)' becomes '\(local.text)'")
    }
    give(new, .string(local.text))
    return local
  }

  /// Takes a time of schema 2 and gives it in UTC, or with its offset where that is not the zone's.
  mutating func lowerTime(_ name: String, to old: String, in zone: Zone) throws(MigrationError)
    -> SpelledMoment
  {
    let (moment, _) = try takeMoment(name, in: zone)
    let local = moment.local(in: zone)
    let offset = moment.offset ?? local.time.offset
    let spelled = offset == local.time.offset ? moment.utc : moment.spelled(offset: offset)
    give(old, .string(spelled.text))
    return spelled
  }

  private mutating func takeMoment(
    _ name: String, in zone: Zone
  ) throws(MigrationError) -> (moment: Moment, text: String) {
    let value = take(name)
    guard let text = value?.string, let moment = Moment(text, in: zone) else {
      let expected = "a time such as '2026-11-29T06:05:00Z' in '\(name)'"
      throw MigrationError(.expected(expected, found: value?.shown ?? "none"))
    }
    return (moment, text)
  }

  /// Gives a note its new name; an empty one goes.
  mutating func raiseNote(_ name: String) {
    if self[name] == "" { _ = take(name) } else if name != "note" { rename(name, to: "note") }
  }

  /// Gives a note its old name; schema 1 has an empty one where there is none.
  mutating func lowerNote(to name: String) { give(name, take("note") ?? "") }

  /// Keeps the id that a record has; `false` when it needs one.
  ///
  /// A database's number becomes a text, as ids are in schema 2.
  mutating func keepsID() throws(MigrationError) -> Bool {
    switch self["id"] {
    case .string(let text)? where !text.isEmpty: return true
    case .number(let spelling)?:
      _ = take("id")
      give("id", .string(spelling))
      return true
    case nil, .null?, .string?:
      _ = take("id")
      return false
    case let other?: throw MigrationError(.expected("a text as id", found: other.shown))
    }
  }

  /// Counts the members that schema 1 knows nothing of, and that stay.
  func leaveUnseen(_ names: [String], in record: inout Conversion) {
    for name in names where self[name] != nil { record.leaveUnseen(name) }
  }
}

extension Reshaping {
  /// A copy of the object without the id, when schema 2 would give it that id anyway.
  static func withoutName(
    _ record: JSONValue, _ kind: String, _ names: inout ContentNames
  ) -> JSONValue {
    guard let id = record["id"]?.string, names.isName(id, kind, record) else { return record }
    var record = record
    record["id"] = nil
    return record
  }
}

/// Pounds beside the kilograms that schema 1 counts in, so that the way up gives back what was entered.
enum Pounds {
  /// By the international yard and pound of 1959; exact.
  private static let factor = ExactDecimal(45_359_237, scale: 8)

  static func kilograms(_ pounds: JSONValue?) -> JSONValue? {
    guard case .number(let spelling)? = pounds, let number = ExactDecimal(spelling) else { return nil }
    return number.multiplied(by: factor).map { .number("\($0)") }
  }

  /// The pounds as entered, if they are still what the kilograms say.
  static func entered(_ pounds: JSONValue?, for kilograms: JSONValue?) -> JSONValue? {
    guard let expected = Self.kilograms(pounds)?.decimal, expected == kilograms?.decimal else { return nil }
    return pounds
  }
}

extension JSONValue {
  /// The number with all its digits; `nil` for another value.
  var decimal: ExactDecimal? {
    guard case .number(let spelling) = self else { return nil }
    return ExactDecimal(spelling)
  }
}
