internal import CivilTime

/// A night by the minutes of the day on which it ended; those before midnight are below 0.
struct NightPlan: Equatable, Sendable {
  let bed: Int
  let asleep: Int
  let wake: Int
  let out: Int
  /// Minutes awake in between.
  let awake: Int
  /// From 1 poor to 5 great.
  let quality: Int

  init(of weekday: Weekday, _ course: Day.Course, _ random: inout SeededRandom) {
    let usual = Self.usual(weekday, course)
    let isRestless = usual.isSick || random.chance(percent: 11)
    bed = usual.bed + random.spread(usual.scatter + 6)
    asleep = bed + random.whole(6...24) + (isRestless ? random.whole(10...45) : 0)
    wake = max(asleep + 210, usual.wake + random.spread(usual.scatter))
    out = wake + random.whole(4...22)
    awake = isRestless ? random.whole(25...75) : random.chance(percent: 40) ? random.whole(4...20) : 0
    quality = Self.quality(minutes: wake - asleep - awake, awake: awake, usual.isSick, &random)
  }

  private static func usual(
    _ weekday: Weekday, _ course: Day.Course
  ) -> (bed: Int, wake: Int, scatter: Int, isSick: Bool) {
    switch course {
    case .feast: return (20, 530, 30, false)
    case .away: return (-35, 485, 22, false)
    case .sick: return (-100, 460, 35, true)
    case .ordinary, .silent: break
    }
    return switch weekday {
    case .saturday: (-20, 480, 26, false)
    case .sunday: (5, 505, 28, false)
    case .monday, .tuesday, .wednesday, .thursday, .friday: (-68, 388, 9, false)
    }
  }

  /// How it felt: by its length, spoiled by lying awake, and sometimes by nothing that one could name.
  private static func quality(
    minutes: Int, awake: Int, _ isSick: Bool, _ random: inout SeededRandom
  ) -> Int {
    let byLength =
      switch minutes {
      case ..<330: 1
      case ..<375: 2
      case ..<415: 3
      case ..<470: 4
      default: 5
      }
    let spoiled = (awake > 35 ? 1 : 0) + (isSick ? 1 : 0) + (random.chance(percent: 22) ? 1 : 0)
    let better = random.chance(percent: 12) ? 1 : 0
    return min(5, max(1, byLength - spoiled + better))
  }
}
