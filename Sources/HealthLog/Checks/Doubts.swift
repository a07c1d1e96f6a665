package import CivilTime

extension Kind {
  /// What is allowed and yet unlikely about `record`, with the figures compared.
  ///
  /// Numbers outside what is usual in their unit, a main figure far from the last, and what the kind's own rules doubt.
  package func doubts(
    about record: Record, zone: Zone, against comparison: Comparison = .none
  ) -> [Warning] {
    var warnings = Self.unusual(record.members, fields.map { $0.named(by: self) })
    if let change = changeDoubt(record, zone, last: comparison.last) { warnings.append(change) }
    for warning in doubtRules.flatMap({ $0(record, zone, comparison) }) where !warnings.contains(warning) {
      warnings.append(warning)
    }
    return warnings
  }

  /// A warning for each number outside the usual, in lists too; equal sets are doubted once.
  private static func unusual(_ members: [Member], _ fields: [Field.Named]) -> [Warning] {
    var warnings: [Warning] = []
    for named in fields {
      for warning in unusual(members, named) where !warnings.contains(warning) { warnings.append(warning) }
    }
    return warnings
  }

  private static func unusual(_ members: [Member], _ named: Field.Named) -> [Warning] {
    let field = named.field
    switch (field.shape, members[field.name]) {
    case (.number, .number(let number)):
      guard let unit = field.unit(in: members), unit.allows(number), !unit.usual.contains(number.double)
      else {
        return []
      }
      let message = "\(named.title) \(unit.text(number)) is outside the usual \(unit.usualText)"
      return [Warning(code: "unusual", message: message)]
    case (.list(let fields), .list(let elements)):
      let fields = fields.map { Field.Named(field: $0, title: $0.name) }
      return elements.compactMap(\.group).flatMap { unusual($0, fields) }
    default: return []
    }
  }

  /// The doubt about a main figure that lies further from the last than this kind's figures usually do.
  private func changeDoubt(_ record: Record, _ zone: Zone, last: Double?) -> Warning? {
    guard let doubtfulChange, let last, last != 0, let figure = mainFigure(of: record, in: zone),
      let number = mainField.flatMap(record.number),
      let unit = mainField.flatMap(field)?.unit(in: record.members)
    else { return nil }
    let share = (figure - last) / last
    guard abs(share) > doubtfulChange + 1e-9 else { return nil }
    let message =
      "\(name) \(unit.text(number)) is \(Shown.short(abs(share) * 100, 1)) % \(share < 0 ? "below" : "above")"
      + " the last, \(unit.text(unit.fromCanonical(last)))"
    return Warning(code: "change", message: message)
  }
}
