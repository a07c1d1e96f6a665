internal import HealthLog

extension Correction {
  /// A member that goes: a value that was beyond the meter and now is one.
  static func gone(_ name: String) -> Member { Member(name, .null) }

  /// The members that a correction of a measured record changes.
  mutating func fields() throws(Stop) -> [Member] {
    var draft = FieldsDraft(kind)
    try fill(&draft)
    var members = try [moved("time")].compactMap { $0 }
    for field in draft.typedFields {
      guard let entry = draft.entries[field.name] else { continue }
      members += try draft.members(of: field, entry, bare).members
    }
    return members
  }

  mutating func glucose() throws(Stop) -> [Member] {
    var draft = GlucoseDraft(kind)
    try fill(&draft)
    var members = try [moved("time")].compactMap { $0 }
    if draft.isComplete { members += try draft.valueMembers(bare).members + Self.replaced(by: draft) }
    if let context = draft.context {
      members += [
        Member("context", .text(context.value)),
        draft.meal.map { Member("meal", .text($0.value)) } ?? Self.gone("meal"),
        draft.minutesAfter.map { Member("minutesAfter", .number(Number($0))) } ?? Self.gone("minutesAfter"),
      ]
    }
    return members
  }

  /// A value takes a bound away, and a bound alone the value.
  private static func replaced(by draft: GlucoseDraft) -> [Member] {
    switch (draft.quantity, draft.bound) {
    case (_?, nil): [gone("bound")]
    case (nil, _?): [gone("value"), gone("unit")]
    case (_?, _?), (nil, nil): []
    }
  }

  /// A closing that says nothing but where units come from.
  private var bare: Closing {
    Closing(when: When(), remarks: [], line: line, context: own, end: cursor.endPlace)
  }
}
