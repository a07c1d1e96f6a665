internal import CivilTime
internal import HealthLog

extension GlucoseDraft {
  func readings(_ closing: Closing) throws(Stop) -> [Reading] {
    let moment = try closing.when.resolved(in: closing.context, line: closing.line)
    var inferred = moment.inferred
    var members = [Member("time", .text("\(moment.time)"))]
    let value = try valueMembers(closing)
    members += value.members.filter { $0.name != "bound" }
    if value.isUnitInferred { inferred.insert(.unit) }
    if let context { members.append(Member("context", .text(context.value))) }
    if let meal { members.append(Member("meal", .text(meal.value))) }
    if let minutesAfter { members.append(Member("minutesAfter", .number(Number(minutesAfter)))) }
    if let bound { members.append(Member("bound", .text(bound.value.rawValue))) }
    let record = Record(kind: kind.name, members: members)
    let warnings = bound == nil ? kind.doubts(about: record, zone: closing.context.zone) : []
    return [
      try closing.reading(of: kind, members, inferred: inferred, warnings: warnings, ranges: ranges)
    ]
  }

  /// The value with its unit, and whether it was beyond the meter.
  func valueMembers(_ closing: Closing) throws(Stop) -> (members: [Member], isUnitInferred: Bool) {
    var (members, isUnitInferred) = ([Member](), false)
    if let quantity, let resolved = try resolve(quantity, closing) {
      members.append(Member("value", .number(resolved.number)))
      if let unit = resolved.unit { members.append(Member("unit", .text(unit.name))) }
      isUnitInferred = resolved.isUnitInferred
    }
    if let bound { members.append(Member("bound", .text(bound.value.rawValue))) }
    return (members, isUnitInferred)
  }

  private var ranges: [String: Range<Int>] {
    ["value": quantity?.range, "context": context?.range, "meal": meal?.range, "bound": bound?.range]
      .compactMapValues { $0 }
  }

  private func rule(_ closing: Closing) -> NumberRule? {
    kind.mainField.flatMap(kind.field).map {
      NumberRule(kind: kind, field: $0, context: closing.context, line: closing.line)
    }
  }

  private func resolve(_ quantity: TypedQuantity, _ closing: Closing) throws(Stop) -> ResolvedNumber? {
    guard let rule = rule(closing) else { return nil }
    guard let bound, quantity.unit == nil, closing.context.settings.unit(of: kind.name) == nil else {
      return try rule.resolve(quantity)
    }
    return try resolveLimit(quantity, bound.value, rule)
  }

  /// The limit of a meter is a low number in its unit or a high one, which tells the units apart: below 20 is mg/dL,
  /// above 25 is mmol/L.
  private func resolveLimit(
    _ quantity: TypedQuantity, _ bound: Bound, _ rule: NumberRule
  ) throws(Stop) -> ResolvedNumber {
    let units = rule.field.units.filter { $0.allows(quantity.numeral.number) }
    let ordered = units.sorted { $0.factor < $1.factor }
    guard units.count > 1, let unit = bound == .low ? ordered.first : ordered.last else {
      return try rule.resolve(quantity)
    }
    return ResolvedNumber(number: quantity.numeral.number, unit: unit, isUnitInferred: true)
  }
}
