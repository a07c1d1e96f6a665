internal import HealthLog

extension Question {
  /// `071`, whose zero may be a slip.
  static func leadingZero(_ numeral: Numeral, in line: Line) -> Question {
    let plain = numeral.number.description
    return Question(
      "'\(line.text(numeral.range))' begins with a zero; is it \(plain)?",
      choices: [Choice(text: plain, entry: line.replacing([(numeral.range, plain)]))])
  }

  /// A number that two units can hold.
  static func units(_ units: [Unit], for quantity: TypedQuantity, of title: String, in line: Line) -> Question
  {
    let number = quantity.numeral.number
    let units = units.prefix(4)
    let texts = units.map { $0.text(number) }
    return Question(
      "in which unit is \(title) \(line.text(quantity.range)), \(Self.alternatives(units.map(\.name)))?",
      choices: zip(units, texts).map { unit, text in
        Choice(text: text, entry: line.replacing([(quantity.range, typed(number, unit))]))
      })
  }

  static func feet(
    _ feet: Int, _ inches: Int, for quantity: TypedQuantity, of title: String, in line: Line
  ) -> Question {
    let words = "\(feet)'\(inches)\""
    return Question(
      "does \(title) \(line.text(quantity.range)) mean \(feet) feet and \(inches) inches?",
      choices: [Choice(text: words, entry: line.replacing([(quantity.range, words)]))])
  }

  /// A doubtful number, with what it may have meant before it.
  static func doubt(
    _ warning: Warning, _ quantity: TypedQuantity, as unit: Unit, alternatives: [NumberRule.Alternative],
    in line: Line
  ) -> Question {
    let number = quantity.numeral.number
    let all = alternatives + [NumberRule.Alternative(number: number, unit: unit)]
    return Question(
      "\(warning.message); what is meant?",
      choices: all.map { choice in
        Choice(
          text: choice.unit.text(choice.number),
          entry: line.replacing([(quantity.range, typed(choice.number, choice.unit))]))
      })
  }

  /// The names as a sentence lists them: `mg, g or ml`.
  static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func typed(_ number: Number, _ unit: Unit) -> String { unit.text(number) }
}
