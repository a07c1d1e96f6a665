internal import CivilTime

/// A moment of a day at which the meter is taken out, and what is said beside the value.
struct Moment: Equatable, Sendable {
  enum Context: String, Sendable {
    case fasting, bedtime, other
    case beforeMeal = "before meal"
    case afterMeal = "after meal"
  }

  var minute: Int
  var context: Context?
  var meal: Meal.Kind?
  var minutesAfter: Int?

  /// The moments of a day in their order, at least twenty minutes apart.
  static func all(of day: Day, bedtime: Int, _ random: inout SeededRandom) -> [Moment] {
    let early = atWaking(day, &random) + aroundMeals(day, &random)
    // One reading a day tells little: then the evening is seldom forgotten.
    let share = day.course == .away ? 12 : early.count < 2 ? 88 : 50
    let evening = atBedtime(bedtime, percent: share, &random)
    return (early + evening + others(on: day, &random)).sorted { $0.minute < $1.minute }.reduce(into: []) {
      moments, moment in
      if moment.minute - (moments.last?.minute ?? .min / 2) >= 20 { moments.append(moment) }
    }
  }

  private static func atWaking(_ day: Day, _ random: inout SeededRandom) -> [Moment] {
    let share = day.course == .away ? 40 : day.isFree ? 84 : 95
    guard random.chance(percent: share) else { return [] }
    return [Moment(minute: day.night.wake + random.whole(6...24), context: .fasting)]
  }

  private static func aroundMeals(_ day: Day, _ random: inout SeededRandom) -> [Moment] {
    guard day.course != .away else { return [] }
    let meal = day.meals[random.pick([0, 1, 1, 2, 2, 2])]
    let other = day.meals[random.pick([0, 1, 2])]
    let more = other != meal && random.chance(percent: 16) ? [after(other, &random)] : []
    switch random.below(100) {
    case ..<46 where meal.kind != .breakfast: return [before(meal, &random), after(meal, &random)] + more
    case ..<72: return [after(meal, &random)] + more
    case ..<84 where meal.kind != .breakfast: return [before(meal, &random)] + more
    default: return more
    }
  }

  private static func before(_ meal: Meal, _ random: inout SeededRandom) -> Moment {
    Moment(minute: meal.minute - random.whole(3...12), context: .beforeMeal, meal: meal.kind)
  }

  /// Mostly two hours after the first bite, as the doctor said; else whenever it came to mind.
  private static func after(_ meal: Meal, _ random: inout SeededRandom) -> Moment {
    if random.chance(percent: 78) {
      let minutes = random.pick([60, 90, 120, 120, 120])
      return Moment(
        minute: meal.minute + minutes, context: .afterMeal, meal: meal.kind, minutesAfter: minutes)
    }
    return Moment(minute: meal.minute + random.whole(65...150), context: .afterMeal, meal: meal.kind)
  }

  private static func atBedtime(_ bedtime: Int, percent: Int, _ random: inout SeededRandom) -> [Moment] {
    guard random.chance(percent: percent) else { return [] }
    return [Moment(minute: bedtime - random.whole(8...25), context: .bedtime)]
  }

  private static func others(on day: Day, _ random: inout SeededRandom) -> [Moment] {
    var moments: [Moment] = []
    if case .outing(let outing) = day.activity, outing.exercise == "Run", random.chance(percent: 62) {
      moments.append(Moment(minute: outing.end + random.whole(4...14), context: .other))
    }
    if day.isSick { moments += [640, 985].map { Moment(minute: $0 + random.spread(20)) } }
    return moments
  }
}
