internal import CivilTime

/// One day as it was lived, whether it was written down or not.
struct Day: Sendable {
  enum Course: Equatable, Sendable {
    case ordinary
    /// Late, and much to eat.
    case feast
    /// The cold, by its day from 0.
    case sick(Int)
    /// At the sea; the log mostly stays closed.
    case away
    /// Lived like others, but nothing was written down.
    case silent
  }

  let date: CivilDate
  /// Days since the first of the year.
  let number: Int
  let course: Course
  /// The night that ended on this morning.
  let night: NightPlan
  private(set) var meals: [Meal]
  private(set) var activity: Activity?

  init(_ number: Int, seed: UInt64) {
    let date = CivilDate(dayNumber: Story.firstDay + number)
    let course = Self.course(of: date)
    var random = SeededRandom(seed: seed, "day", number)
    let night = NightPlan(of: date.weekday, course, &random)
    meals = Meal.Kind.allCases.map { kind in
      Meal(kind, on: date, course, number: number, after: night, &random)
    }
    (self.date, self.number, self.course, self.night) = (date, number, course, night)
  }

  /// Puts an activity into the day; a meal that would fall on it, or too short before, is eaten after it.
  mutating func take(_ activity: Activity) {
    self.activity = activity
    for place in meals.indices {
      if activity.start - 40..<activity.end + 15 ~= meals[place].minute {
        meals[place].minute = (activity.end + 30).divided(by: 5) * 5
      }
      if place > 0 { meals[place].minute = max(meals[place].minute, meals[place - 1].minute + 150) }
    }
  }

  private static func course(of date: CivilDate) -> Course {
    let text = "\(date)"
    if Story.cold.contains(text) { return .sick(date.day - 9) }
    if Story.seaside.contains(text) { return .away }
    if Story.feasts.contains(text) { return .feast }
    return Story.gaps.contains(text) ? .silent : .ordinary
  }

  /// Whether nobody had to get up early.
  var isFree: Bool {
    date.weekday == .saturday || date.weekday == .sunday || course == .feast || course == .away
  }

  var isSick: Bool { if case .sick = course { true } else { false } }

  /// A figure that goes evenly from the first day of the year to the last.
  func ramp(_ first: Int, _ last: Int) -> Int {
    first + ((last - first) * number).divided(by: Story.dayCount - 1)
  }

  /// The time at a minute of this day; below 0 it is the evening before.
  func time(_ minute: Int) -> OffsetTime {
    BerlinClock.time(LocalTime(date, .midnight).adding(seconds: minute * 60))
  }
}
