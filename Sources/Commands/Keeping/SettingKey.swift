internal import CivilTime
internal import HealthLog

/// A setting that the owner may make: its place in `vitals.json`, and what it takes.
///
/// To add one is a line here.
struct SettingKey: Sendable {
  /// A reason that a value does not fit, as "expected …".
  struct Misfit: Error { var expected: String }

  var path: String
  var about: String
  var example: String
  /// What holds while nothing is set.
  var fallback: String
  var value: @Sendable ([String]) throws(Misfit) -> Value

  init(
    _ path: String, _ about: String, example: String, fallback: String,
    _ value: @escaping @Sendable ([String]) throws(Misfit) -> Value
  ) {
    self.path = path
    self.about = about
    self.example = example
    self.fallback = fallback
    self.value = value
  }
}

extension SettingKey {
  /// The keys that there are with these kinds: those of the program, then a unit for each kind that has several.
  static func all(_ catalogue: Catalogue) -> [SettingKey] {
    [
      SettingKey(
        "zone", "the zone in which days begin and end", example: "Europe/Berlin", fallback: "the machine's",
        zone),
      SettingKey(
        "glucose.range", "the target range, both ends in it", example: "70 180",
        fallback: "70–180 mg/dL, 3.9–10.0 mmol/L",
        range),
      SettingKey("sleep.goal", "the sleep that a night aims at", example: "8h", fallback: "none", minutes),
      SettingKey("weight.goal", "the weight to come to", example: "78", fallback: "none", number),
      SettingKey(
        "entry.number", "the kind that a bare number is", example: "glucose", fallback: "none: it asks"
      ) { words throws(Misfit) in
        try one(words, of: catalogue.kinds.filter { !$0.units.isEmpty && $0.form != .imported }.map(\.name))
      },
      SettingKey("entry.dates", "the order of '02/03'", example: "dmy", fallback: "none: it asks") {
        words throws(Misfit) in
        try one(words, of: ["dmy", "mdy"])
      },
      SettingKey(
        "workout.order", "what comes first of two bare numbers", example: "reps x weight",
        fallback: "decided by their size",
        order),
      SettingKey("workout.unit", "the unit of a weight lifted", example: "lb", fallback: "that of weight") {
        words throws(Misfit) in
        try one(words, of: loadUnits.map(\.name))
      },
      SettingKey("distance.unit", "the unit of a distance", example: "mi", fallback: "km") {
        words throws(Misfit) in
        try one(words, of: distanceUnits.map(\.name))
      },
      SettingKey(
        "history.megabytes", "how long the journal of actions may become", example: "16", fallback: "16",
        megabytes),
    ] + catalogue.kinds.filter { $0.units.count > 1 && $0.form != .imported }.map(unit)
  }

  private static func unit(_ kind: Kind) -> SettingKey {
    SettingKey(
      "\(kind.name).unit", "the unit of \(kind.name) typed without one", example: kind.units[0].name,
      fallback: kind.presumedUnit ?? "decided by the number"
    ) { words throws(Misfit) in
      let typed = words.joined(separator: " ").lowercased()
      guard let unit = kind.units.first(where: { $0.spellings.contains(typed) }) else {
        throw Misfit(expected: list(kind.units.map(\.name)))
      }
      return .text(unit.name)
    }
  }

  private static let zone: @Sendable ([String]) throws(Misfit) -> Value = { words throws(Misfit) in
    guard words.count == 1, let zone = Zone(named: words[0]) else {
      throw Misfit(expected: "the name of a zone such as 'Europe/Berlin'")
    }
    return .text(zone.name)
  }

  private static let range: @Sendable ([String]) throws(Misfit) -> Value = { words throws(Misfit) in
    let ends = words.joined(separator: " ").split { " -–.,".contains($0) && $0 != "." || $0 == "–" }
      .compactMap { Number($0) }
    guard ends.count == 2, ends[0] < ends[1] else {
      throw Misfit(expected: "two numbers, the lower first, such as '70 180'")
    }
    return .list(ends.map(Value.number))
  }

  private static let number: @Sendable ([String]) throws(Misfit) -> Value = { words throws(Misfit) in
    guard words.count == 1, let number = Number(words[0].replacing(",", with: ".")) else {
      throw Misfit(expected: "a number")
    }
    return .number(number)
  }

  private static let megabytes: @Sendable ([String]) throws(Misfit) -> Value = { words throws(Misfit) in
    guard words.count == 1, let size = plainNumber(words[0]), 1...1024 ~= size else {
      throw Misfit(expected: "a whole number from 1 to 1024")
    }
    return .number(Number(size))
  }

  /// `480`, `8h`, `7h30`.
  private static let minutes: @Sendable ([String]) throws(Misfit) -> Value = { words throws(Misfit) in
    let text = words.joined().lowercased()
    let parts = text.split(separator: "h", omittingEmptySubsequences: false).map {
      $0.filter { !"min".contains($0) }
    }
    let numbers = parts.map { $0.isEmpty ? 0 : plainNumber($0) }
    let total =
      switch (numbers.count, numbers.first ?? nil, numbers.last ?? nil) {
      case (1, let minutes?, _): minutes
      case (2, let hours?, let minutes?): hours * 60 + minutes
      default: 0
      }
    guard 1...1440 ~= total else { throw Misfit(expected: "a length such as '8h' or '7h30'") }
    return .number(Number(total))
  }

  private static let order: @Sendable ([String]) throws(Misfit) -> Value = { words throws(Misfit) in
    let text = words.joined(separator: " ").lowercased().replacing("×", with: "x")
    return try one([text], of: ["reps x weight", "weight x reps"])
  }

  private static func one(_ words: [String], of choices: [String]) throws(Misfit) -> Value {
    let typed = words.joined(separator: " ").lowercased()
    guard let choice = choices.first(where: { $0.lowercased() == typed }) else {
      throw Misfit(expected: list(choices))
    }
    return .text(choice)
  }

  private static func list(_ words: [String]) -> String { words.map { "'\($0)'" }.joined(separator: " or ") }
}
