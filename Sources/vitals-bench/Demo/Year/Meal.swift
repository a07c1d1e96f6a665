internal import CivilTime

/// A meal: when, and what it does to blood glucose.
struct Meal: Equatable, Sendable {
  enum Kind: String, CaseIterable, Sendable { case breakfast, lunch, dinner }

  let kind: Kind
  /// The minute of the day.
  var minute: Int
  let carbs: Int
  /// mg/dL at the peak.
  let rise: Int

  init(
    _ kind: Kind, on date: CivilDate, _ course: Day.Course, number: Int, after night: NightPlan,
    _ random: inout SeededRandom
  ) {
    self.kind = kind
    let isFree = date.weekday == .saturday || date.weekday == .sunday || course == .feast
    minute = Self.minute(kind, isFree: isFree, after: night, &random)
    let temptation = random.chance(percent: 8) ? random.whole(25...50) : 0
    let plenty = temptation + (course == .feast ? 35 : isFree ? 10 : 0)
    carbs = max(15, (Self.usualCarbs(kind) + plenty + random.spread(12)).divided(by: 5) * 5)
    // What the same plate does becomes less from November to October.
    let sensitivity = 118 - 36 * number / Story.dayCount
    rise = (carbs * sensitivity).divided(by: 100) + random.spread(8)
  }

  private static func minute(
    _ kind: Kind, isFree: Bool, after night: NightPlan, _ random: inout SeededRandom
  ) -> Int {
    let minute =
      switch kind {
      case .breakfast: night.wake + (isFree ? 65 : 40) + random.whole(0...15)
      case .lunch: (isFree ? 815 : 745) + random.spread(isFree ? 25 : 14)
      case .dinner: (isFree ? 1180 : 1145) + random.spread(22)
      }
    return minute.divided(by: 5) * 5
  }

  private static func usualCarbs(_ kind: Kind) -> Int {
    switch kind {
    case .breakfast: 42
    case .lunch: 58
    case .dinner: 55
    }
  }
}
