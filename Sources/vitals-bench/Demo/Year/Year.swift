internal import CivilTime

/// The made-up person's year: a man in Berlin, with type 2 diabetes, who begins to keep a log.
struct Year: Sendable {
  let seed: UInt64
  /// Its days, and one more, since a bedtime may lie behind midnight.
  private let lived: [Day]
  private let curve: GlucoseCurve

  init(seed: UInt64) {
    self.seed = seed
    var plan = TrainingPlan(seed: seed)
    lived = (0...Story.dayCount).map { number in
      var day = Day(number, seed: seed)
      if let activity = plan.activity(on: day) { day.take(activity) }
      return day
    }
    curve = lived.reduce(into: GlucoseCurve(from: Story.firstDay)) { curve, day in
      curve.append(level: day.glucoseLevel(seed: seed), day.bends)
    }
  }

  var days: ArraySlice<Day> { lived.dropLast() }

  /// The days of which something may have been written down.
  var written: some Collection<Day> { days.lazy.filter { $0.course != .silent } }

  func night(after day: Day) -> NightPlan { lived[day.number + 1].night }

  /// mg/dL at a minute of a day.
  func glucose(at minute: Int, of day: Day) -> Int {
    curve.level(at: (Story.firstDay + day.number) * 1440 + minute)
  }

  /// Random numbers of a theme on a day.
  func random(_ theme: String, _ day: Day) -> SeededRandom {
    SeededRandom(seed: seed, theme, day.number)
  }
}

extension Day {
  /// How much more the cold asks for, in mg/dL, by its days.
  private static let coldRise = [8, 22, 36, 42, 38, 32, 26, 19, 13, 8]

  /// The level at midnight in mg/dL, which falls over the year.
  fileprivate func glucoseLevel(seed: UInt64) -> Int {
    var random = SeededRandom(seed: seed, "level", number)
    let burden =
      switch course {
      case .feast: 14
      case .sick(let day): Self.coldRise[day]
      case .away: 4
      case .ordinary, .silent: isFree ? 7 : 0
      }
    return ramp(146, 110) + burden + (night.quality <= 2 ? 7 : 0) + random.spread(6)
  }

  /// The dawn, the meals and the sport of the day.
  fileprivate var bends: [Bend] {
    let midnight = date.dayNumber * 1440
    let dawn = Bend(start: midnight + 200, height: ramp(22, 15), rise: night.wake - 180, length: 620)
    let eaten = meals.map {
      Bend(start: midnight + $0.minute, height: $0.rise, rise: 62, length: isFree ? 230 : 205)
    }
    let moved = activity.map {
      Bend(start: midnight + $0.end - 60, height: -$0.fall, rise: 75, length: 330)
    }
    return [dawn] + eaten + (moved.map { [$0] } ?? [])
  }
}
