internal import HealthLog

/// A number of a field with its unit decided.
struct ResolvedNumber: Sendable {
  var number: Number
  var unit: Unit?
  /// The unit was not typed, and there was more than one to choose from.
  var isUnitInferred: Bool
}

/// Decides the unit of a number and whether the field can hold it.
struct NumberRule: Sendable {
  let kind: Kind
  let field: Field
  let context: EntryContext
  let line: Line

  /// The number with its unit; an error when the field cannot hold it, a question when two units can.
  func resolve(_ quantity: TypedQuantity) throws(Stop) -> ResolvedNumber {
    if quantity.numeral.hasLeadingZero { throw .question(.leadingZero(quantity.numeral, in: line)) }
    let number = quantity.numeral.number
    let unit = try unit(of: quantity)
    if case .number(_, isWhole: true) = field.shape { try refuseFraction(quantity) }
    return ResolvedNumber(
      number: number, unit: unit, isUnitInferred: quantity.unit == nil && field.units.count > 1)
  }

  /// `10.000` steps are ten thousand to some, and ten to others.
  private func refuseFraction(_ quantity: TypedQuantity) throws(Stop) {
    let text = found(quantity)
    let parts = text.split(whereSeparator: { ".,".contains($0) })
    guard !quantity.numeral.number.isWhole || parts.count > 1 else { return }
    let isThousands = parts.count == 2 && parts[1].count == 3
    throw .error(
      .expected(
        isThousands ? "a number without a thousands mark" : "a whole number", found: text,
        at: quantity.numeral.range, suggestion: isThousands ? parts.joined() : nil))
  }

  private func unit(of quantity: TypedQuantity) throws(Stop) -> Unit? {
    let number = quantity.numeral.number
    if let unit = quantity.unit {
      if unit.allows(number) { return unit }
      throw .error(wrongUnit(quantity, unit))
    }
    let choice = UnitChoice(
      for: number, among: field.units, owner: context.settings.unit(of: kind.name), presumed: presumed,
      isPlausible: { isNearLast(number, $0) })
    switch choice {
    case .unit(let unit): return unit
    case .several(let units): throw .question(.units(units, for: quantity, of: title, in: line))
    case .none:
      if let question = feetAndInches(quantity) { throw .question(question) }
      throw .error(outside(quantity))
    }
  }

  private var presumed: String? { field.name == kind.mainField ? kind.presumedUnit : nil }

  /// What a message calls the number.
  var title: String { field.name == "value" ? kind.name : field.name }

  private func found(_ quantity: TypedQuantity) -> String { line.text(quantity.numeral.range) }
}

// MARK: - Numbers that the field cannot hold

extension NumberRule {
  /// A unit that makes the number impossible; where another would not, that one is named.
  private func wrongUnit(_ quantity: TypedQuantity, _ unit: Unit) -> EntryError {
    let other = field.units.first { other in
      let range = presumed == nil ? other.allowed : other.usual
      return other.name != unit.name && range.contains(quantity.numeral.number.double)
    }
    guard let other else {
      return .expected("\(title) \(unit.span)", found: found(quantity), at: quantity.numeral.range)
    }
    return .expected(
      "\(title) \(unit.span), or the unit \(other.name)", found: line.text(quantity.range),
      at: quantity.unitRange ?? quantity.range, suggestion: other.name)
  }

  private func outside(_ quantity: TypedQuantity) -> EntryError {
    let own = field.units.first { $0.name == context.settings.unit(of: kind.name) ?? presumed }
    let units = presumed == nil ? field.units : [own ?? field.units.first].compactMap { $0 }
    let spans = units.map(\.span).joined(separator: " or ")
    return .expected(
      "\(title) \(spans)", found: found(quantity), at: quantity.numeral.range,
      suggestion: own.flatMap { pointForgotten(quantity.numeral.number, $0) })
  }

  /// `824` where the last weight was 82.4.
  private func pointForgotten(_ number: Number, _ unit: Unit) -> String? {
    guard kind.doubtfulChange != nil, number.isWhole, last != nil else { return nil }
    let shifted = Number(digits: number.digits, scale: number.scale + 1)
    return isNearLast(shifted, unit) ? "\(shifted.normalized)" : nil
  }

  /// The main figure of the last record, in the canonical unit.
  private var last: Double? {
    context.past.latest(kind.name).flatMap { kind.mainFigure(of: $0, in: context.zone) }
  }

  /// Whether the number lies as near to the last as the kind's figures do, if they are known to.
  private func isNearLast(_ number: Number, _ unit: Unit) -> Bool {
    guard let doubtful = kind.doubtfulChange, let last else { return true }
    return abs(unit.canonical(number.double) - last) <= last * doubtful
  }
}

// MARK: - Other readings of the same words

extension NumberRule {
  /// A number and unit that the same words may have meant.
  struct Alternative: Sendable {
    var number: Number
    var unit: Unit
  }

  /// What a doubtful number without a typed unit may have meant: another unit, or the point at another place.
  func alternatives(to quantity: TypedQuantity, unit: Unit) -> [Alternative] {
    let number = quantity.numeral.number
    let units = field.units.filter { $0.name != unit.name }.map { Alternative(number: number, unit: $0) }
    guard kind.doubtfulChange != nil else { return units }
    let shifted =
      number.scale > 0
      ? Number(digits: number.digits, scale: number.scale - 1) : Number(digits: number.digits, scale: 1)
    return units + [Alternative(number: shifted, unit: unit)]
  }

  /// `5.11`, where somebody is five feet and eleven inches tall.
  func feetAndInches(_ quantity: TypedQuantity) -> Question? {
    guard let inch = field.units.first(where: { $0.name == "in" }), quantity.unit == nil else { return nil }
    let parts = found(quantity).split(whereSeparator: { $0 == "." || $0 == "," })
    guard let feet = parts.first.flatMap({ Int($0) }), 1...9 ~= feet, parts.count <= 2 else { return nil }
    guard let inches = parts.count < 2 ? 0 : Int(parts[1]), inches < 12,
      inch.usual.contains(Double(feet * 12 + inches))
    else { return nil }
    return .feet(feet, inches, for: quantity, of: title, in: line)
  }
}

extension Unit {
  /// The numbers that it allows, as a message says them: `from 20 to 600 mg/dL`.
  var span: String {
    let low = Shown.short(allowed.lowerBound, 3)
    let high = Shown.short(allowed.upperBound, 3)
    return "from \(low) to \(high)" + (name.isEmpty ? "" : " \(name)")
  }
}
