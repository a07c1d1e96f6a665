internal import EntryGrammar
internal import HealthLog

/// The number of `above 180`, `above 10 mmol` and `below 7h30`, as it was typed.
struct Limit: Equatable, Sendable {
  let number: Number
  /// In small letters, `s` for a length of time; `nil` where none was typed.
  let unit: String?

  init(_ number: Number, _ unit: String? = nil) { (self.number, self.unit) = (number, unit) }

  /// Reads a limit and how many of the words it takes; `nil` where they begin with none.
  static func read(_ words: ArraySlice<Word>, of noun: Noun?) -> (Limit, Int)? {
    guard let first = words.first?.text.lowercased() else { return nil }
    let digits = first.prefix { $0.isASCII && $0.isNumber || ".,-+".contains($0) }
    guard let number = Number(digits.replacing(",", with: ".")) else { return nil }
    let rest = String(first.dropFirst(digits.count))
    if !rest.isEmpty { return limit(number, rest, first, noun).map { ($0, 1) } }
    if let next = words.dropFirst().first?.text.lowercased(), noun != nil,
      let limit = limit(number, next, "\(first) \(next)", noun)
    {
      return (limit, 2)
    }
    return (Limit(number), 1)
  }

  private static func limit(_ number: Number, _ unit: String, _ text: String, _ noun: Noun?) -> Limit? {
    if noun?.hasUnit(unit) ?? false { return Limit(number, unit) }
    if noun?.isTime ?? true, let seconds = Length.seconds(of: text) { return Limit(seconds, "s") }
    return noun == nil ? Limit(number, unit) : nil
  }
}

extension Noun {
  /// Whether its figures may be typed in a unit, whatever they are shown in.
  fileprivate func hasUnit(_ unit: String) -> Bool {
    switch self {
    case .kind(let kind): !isTime && kind.figureUnits.contains { $0.spellings.contains(unit) }
    case .exercise: ExerciseFigure.knows(unit)
    }
  }

  /// Whether its figures are lengths of time.
  fileprivate var isTime: Bool {
    switch self {
    case .kind(let kind): kind.isTime
    case .exercise(let exercise): exercise.measure != .reps
    }
  }

  /// What its figures are counted in, for messages.
  var units: [String] {
    switch self {
    case .kind(let kind): kind.isTime ? ["h", "min"] : kind.figureUnits.map(\.name).filter { !$0.isEmpty }
    case .exercise(let exercise):
      switch exercise.measure {
      case .reps: ["kg", "lb"]
      case .distance: ["km", "m", "min"]
      case .time: ["min", "s"]
      }
    }
  }
}

extension Kind {
  fileprivate var isTime: Bool { figureUnits.first?.name == "min" }

  /// A limit in the canonical unit of the main figure; `nil` for a unit that is none of the kind's.
  ///
  /// Without a unit it is the one that is shown, or else the first that can hold the number: no meter tells 180 mmol/L.
  /// Up to 24, a length is of hours.
  func canonical(_ limit: Limit, shown: Unit?) -> Double? {
    let number = limit.number.double
    if isTime { return limit.unit == "s" ? number / 60 : number <= 24 ? number * 60 : number }
    if let unit = limit.unit { return figureUnits.first { $0.spellings.contains(unit) }?.canonical(number) }
    let units = (shown.map { [$0] } ?? []) + figureUnits
    return (units.first { $0.allows(limit.number) } ?? units.first)?.canonical(number) ?? number
  }
}
