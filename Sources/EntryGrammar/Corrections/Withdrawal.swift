package import HealthLog

/// What becomes of a record that is to be without what it has under a bare name: `not fat`, `not lunch`.
package enum Withdrawal: Equatable, Sendable {
  case taken(Record)
  /// A record of the kind cannot be without it.
  case needed
  /// A name that a record can have something under, and this one has nothing.
  case absent
  /// No name at all.
  case unknown
}

extension CorrectionReader {
  /// Takes away the member of that name, or the one that holds the name, such as a meal.
  ///
  ///     CorrectionReader.withdraw(named: "fat", from: record, in: context)  // 82.4 kg, fat 18 % → 82.4 kg
  package static func withdraw(
    named name: String, from record: Record, in context: EntryContext
  ) -> Withdrawal {
    let name = name.lowercased()
    guard let kind = context.catalogue.kind(record.kind) else { return .unknown }
    if kind.form == .workout, let found = withdraw(ofSets: name, from: record) { return found }
    guard let member = member(named: name, of: record, kind) else {
      if kind.isCalled(name) { return .needed }
      return isName(name, context.catalogue) ? .absent : .unknown
    }
    guard record[member] != nil else { return .absent }
    var rest = record.content
    rest[member] = nil
    for dependent in dependents(on: member, of: kind) { rest[dependent] = nil }
    let isWhole = !kind.faults(in: rest, zone: context.zone).contains { $0.severity == .fault }
    return isWhole ? .taken(rest) : .needed
  }

  /// Takes away what sets have under a name, from all that have it; `nil` for a name that is none of theirs.
  private static func withdraw(ofSets name: String, from workout: Record) -> Withdrawal? {
    guard let field = Kind.setFields.first(where: { $0.isCalled(name) }) else { return nil }
    let exercises = workout["exercises"]?.list ?? []
    let less = exercises.map { $0.mappingSets { set in set.filter { $0.name != field.name } } }
    guard less != exercises else { return spare.contains(field.name) ? .absent : nil }
    guard spare.contains(field.name) else { return .needed }
    var rest = workout.content
    rest["exercises"] = .list(less)
    return .taken(rest)
  }

  /// What a set can be without.
  private static let spare: Set = ["rpe", "rir", "type", "amrap", "perSide", "perHand", "done"]

  private static func member(named name: String, of record: Record, _ kind: Kind) -> String? {
    if let field = kind.fields.first(where: { $0.isCalled(name) }) { return field.name }
    let named = record.members.first { member in
      guard let field = kind.field(member.name), !wordy.contains(member.name), let text = member.value.text
      else { return false }
      return switch field.shape {
      case .text: text.lowercased() == name
      case .choice(let choices): choices.contains { $0.name == text && $0.spellings.contains(name) }
      case .number, .time, .date, .flag, .texts, .numbers, .list: false
      }
    }
    return named?.name ?? (kind.isCalled(name) ? kind.mainField : nil)
  }

  /// Members whose text is not the name of anything.
  private static let wordy: Set = ["note", "text", "source", "id"]

  /// What says nothing once the member is gone: the unit of a number, the meal of a context.
  private static func dependents(on member: String, of kind: Kind) -> [String] {
    let unit = kind.field(member)?.unitMember
    return [unit].compactMap { $0 } + (member == "context" ? ["meal", "minutesAfter"] : [])
  }

  private static func isName(_ name: String, _ catalogue: Catalogue) -> Bool {
    Meal.all.contains(name)
      || catalogue.kinds.contains { kind in
        kind.isCalled(name) || kind.fields.contains { $0.isCalled(name) || $0.offers(name) }
      }
  }
}

extension Kind {
  fileprivate func isCalled(_ name: String) -> Bool { self.name == name || words.contains(name) }
}

extension Field {
  /// Whether that is its name, which is also said in words: `minutes after`.
  fileprivate func isCalled(_ name: String) -> Bool {
    guard self.name != "id" else { return false }
    return self.name.lowercased() == name.filter { $0 != " " } || words.contains(name)
  }

  fileprivate func offers(_ name: String) -> Bool {
    guard case .choice(let choices) = shape else { return false }
    return choices.contains { $0.spellings.contains(name) }
  }
}

extension Value {
  /// An exercise with other sets.
  fileprivate func mappingSets(_ change: ([Member]) -> [Member]) -> Value {
    guard var group else { return self }
    group["sets"] = (group["sets"]?.list).map { sets in
      .list(sets.map { set in set.group.map { .group(change($0)) } ?? set })
    }
    return .group(group)
  }
}
