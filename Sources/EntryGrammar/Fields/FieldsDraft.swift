internal import HealthLog

// fields  = *item
// item    = word [":"] value / choice / number [unit] [word] *(mark number) / flag / text
//
// `word` announces a field of the kind. A number without one goes to the field that has its unit, else to the next
// field that nothing announces; a text to the first text field that nothing announces.

/// An entry of a kind that its declaration alone describes.
struct FieldsDraft: Draft {
  /// A value with the place where it was typed.
  enum Entry: Sendable {
    case number(TypedQuantity)
    case value(Value, Range<Int>)

    var isNumber: Bool { if case .number = self { true } else { false } }

    var range: Range<Int> {
      switch self {
      case .number(let quantity): quantity.range
      case .value(_, let range): range
      }
    }
  }

  let kind: Kind
  var entries: [String: Entry] = [:]
  /// The last number by place, which a mark may join to the next: `120/80`.
  var last: String?

  init(_ kind: Kind) { self.kind = kind }

  var readsTimes: Bool { false }

  var isComplete: Bool { missing == nil && !entries.isEmpty }

  /// The first field that must be there and is not.
  private var missing: Field? {
    kind.fields.first { field in
      field.isRequired && entries[field.name] == nil && isTyped(field)
    }
  }

  /// The fields that values are typed for: times, units and common members come from elsewhere.
  var typedFields: [Field] { kind.fields.filter(isTyped) }

  func isTyped(_ field: Field) -> Bool {
    if commonFields.contains(where: { $0.name == field.name }) { return false }
    if kind.fields.contains(where: { $0.unitMember == field.name }) { return false }
    return switch field.shape {
    case .number, .choice, .text, .flag: true
    case .time, .date, .texts, .numbers, .list: false
    }
  }

  var open: [Field] { typedFields.filter { entries[$0.name] == nil } }

  // MARK: Words for messages

  var expectation: String {
    guard let missing = missing ?? (entries.isEmpty ? open.first : nil) else {
      return (optional + ["a time", "a tag or another entry"]).joined(separator: ", ")
    }
    return Self.noun(for: missing, named: missing.name != "value")
  }

  /// What may still be said: the choices, and the words of the fields.
  private var optional: [String] {
    open.flatMap { field -> [String] in
      if case .choice(let choices) = field.shape { return choices.map { "'\($0.name)'" } }
      return field.words.prefix(1).map { "'\($0)'" }
    }
  }

  /// What stands for a field, as a message says it.
  static func noun(for field: Field, named: Bool) -> String {
    switch field.shape {
    case .number: named ? "a number for \(field.name)" : "a number"
    case .choice(let choices): Question.alternatives(choices.map { "'\($0.name)'" })
    case .text, .time, .date, .flag, .texts, .numbers, .list: "a text"
    }
  }

  var words: [String] {
    let untyped = typedFields.filter { field in
      if case .number(let quantity)? = entries[field.name] { quantity.unit == nil } else { false }
    }
    return untyped.flatMap(\.units).flatMap(\.spellings)
      + open.flatMap { field in
        guard case .choice(let choices) = field.shape else {
          return field.words + field.units.flatMap(\.spellings)
        }
        return field.words + choices.flatMap(\.spellings)
      }
  }

  func claims(_ cursor: Cursor) -> Bool {
    open.contains { field in
      guard case .choice(let choices) = field.shape else { return false }
      return cursor.longest(of: choices.flatMap(\.spellings).map { $0.lowercased() }) != nil
    }
  }
}
