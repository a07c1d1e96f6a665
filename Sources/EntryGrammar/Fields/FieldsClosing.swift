internal import CivilTime
internal import HealthLog

extension FieldsDraft {
  func readings(_ closing: Closing) throws(Stop) -> [Reading] {
    let moment = try closing.when.resolved(in: closing.context, line: closing.line)
    var inferred = moment.inferred
    var members = [Member("time", .text("\(moment.time)"))]
    for field in typedFields {
      guard let entry = entries[field.name] else { continue }
      let (value, isUnitInferred) = try self.members(of: field, entry, closing)
      members += value
      if isUnitInferred { inferred.insert(.unit) }
    }
    let record = Record(kind: kind.name, members: members)
    let warnings = kind.doubts(
      about: record, zone: closing.context.zone, against: closing.context.comparison(for: kind))
    try askIfDoubtful(record, warnings, closing)
    return [
      try closing.reading(
        of: kind, members, inferred: inferred, warnings: warnings, ranges: entries.mapValues(\.range))
    ]
  }

  /// The members that a field fills: the value, and its unit where it has a member for that.
  func members(
    of field: Field, _ entry: Entry, _ closing: Closing
  ) throws(Stop) -> (members: [Member], isUnitInferred: Bool) {
    switch entry {
    case .value(let value, _): return ([Member(field.name, value)], false)
    case .number(let quantity):
      let resolved = try rule(field, closing).resolve(quantity)
      let unit = field.unitMember.flatMap { name in resolved.unit.map { Member(name, .text($0.name)) } }
      return (
        [Member(field.name, .number(resolved.number))] + [unit].compactMap { $0 }, resolved.isUnitInferred
      )
    }
  }

  private func rule(_ field: Field, _ closing: Closing) -> NumberRule {
    NumberRule(kind: kind, field: field, context: closing.context, line: closing.line)
  }

  /// Asks where the same words have another reading that is not doubtful.
  private func askIfDoubtful(_ record: Record, _ warnings: [Warning], _ closing: Closing) throws(Stop) {
    guard let warning = warnings.first, let field = kind.mainField.flatMap(kind.field),
      case .number(let quantity)? = entries[field.name], quantity.unit == nil,
      let unit = field.unit(in: record.members)
    else { return }
    let rule = rule(field, closing)
    if let question = rule.feetAndInches(quantity) { throw .question(question) }
    let better = rule.alternatives(to: quantity, unit: unit).filter { alternative in
      alternative.unit.allows(alternative.number) && !isDoubtful(record, field, alternative, closing)
    }
    guard !better.isEmpty else { return }
    throw .question(.doubt(warning, quantity, as: unit, alternatives: better, in: closing.line))
  }

  private func isDoubtful(
    _ record: Record, _ field: Field, _ alternative: NumberRule.Alternative, _ closing: Closing
  ) -> Bool {
    var record = record
    record[field.name] = .number(alternative.number)
    if let unitMember = field.unitMember { record[unitMember] = .text(alternative.unit.name) }
    let comparison = closing.context.comparison(for: kind)
    return !kind.doubts(about: record, zone: closing.context.zone, against: comparison).isEmpty
  }
}
