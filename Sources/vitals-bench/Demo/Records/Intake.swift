internal import CivilTime
internal import HealthLog

/// What was drunk and eaten, in the weeks in which it was written down.
enum Intake {
  /// On the hot days, a bottle at a time.
  static func water(of year: Year) -> [Record] {
    year.written.filter { day in Story.hotDays.contains { $0.contains("\(day.date)") } }.flatMap { day in
      var random = year.random("water", day)
      return [570, 780, 990, 1170].compactMap { minute in
        random.chance(percent: 78) ? bottle(at: day.time(minute + random.spread(25)), &random) : nil
      }
    }
  }

  private static func bottle(at time: OffsetTime, _ random: inout SeededRandom) -> Record {
    let (value, unit): (Value, String) =
      random.chance(percent: 20) ? (.hundredths(75), "l") : (.whole(random.pick([330, 500, 500])), "ml")
    return Record("water", ["time": .time(time), "value": value, "unit": .text(unit)])
  }

  /// Two weeks of weighing plates, because the dietitian asked.
  static func carbs(of year: Year) -> [Record] {
    Meal.Kind.allCases.flatMap { kind in
      var plates = Deck(plates(kind), seed: year.seed, kind.rawValue)
      return year.written.filter { Story.carbCounting.contains("\($0.date)") }.flatMap { day in
        day.meals.filter { $0.kind == kind }.compactMap { plate($0, of: day, year, &plates) }
      }
    }
  }

  private static func plate(_ meal: Meal, of day: Day, _ year: Year, _ plates: inout Deck) -> Record? {
    var random = year.random("carbs at \(meal.kind)", day)
    guard random.chance(percent: 92) else { return nil }
    let note = random.chance(percent: 72) ? plates.deal(on: day.date) : nil
    return Record(
      "carbs",
      ["time": .time(day.time(meal.minute)), "value": .whole(meal.carbs), "note": note.map(Value.text)])
  }

  private static func plates(_ kind: Meal.Kind) -> [String] {
    switch kind {
    case .breakfast: ["muesli", "two slices of rye", "porridge with berries", "roll and egg", "quark, apple"]
    case .lunch:
      ["lentil soup", "canteen pasta", "rice bowl", "potatoes, herb quark", "big salad, bread", "Döner"]
    case .dinner:
      ["bread, cheese, gherkins", "Flammkuchen", "fish and rice", "Käsespätzle", "omelette, toast"]
    }
  }
}
