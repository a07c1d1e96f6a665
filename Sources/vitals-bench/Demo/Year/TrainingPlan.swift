internal import CivilTime

/// The week of a person who trains on Monday, Wednesday and Friday and runs on Tuesday and Sunday, as far as life lets.
struct TrainingPlan: Sendable {
  private let seed: UInt64
  private var isDue = false
  private var sessions = 0

  init(seed: UInt64) { self.seed = seed }

  /// What is done on `day`; days are asked for in their order.
  mutating func activity(on day: Day) -> Activity? {
    var random = SeededRandom(seed: seed, "training", day.number)
    updateDue(day.date.weekday)
    if let outing = Story.outings["\(day.date)"] { return .outing(outing) }
    guard day.course == .ordinary else { return nil }
    if isDue, random.chance(percent: isPlanned(day.date.weekday) ? 88 : 55) {
      isDue = false
      sessions += 1
      return .strength(
        Split.allCases[(sessions - 1) % 3], start: start(on: day, &random), isLight: day.number / 7 % 8 == 6)
    }
    return run(on: day, &random).map(Activity.outing)
  }

  private func isPlanned(_ weekday: Weekday) -> Bool {
    switch weekday {
    case .monday, .wednesday, .friday: true
    case .tuesday, .thursday, .saturday, .sunday: false
    }
  }

  /// What was missed is made up for until Saturday.
  private mutating func updateDue(_ weekday: Weekday) {
    if isPlanned(weekday) { isDue = true }
    if weekday == .sunday { isDue = false }
  }

  private func start(on day: Day, _ random: inout SeededRandom) -> Int {
    day.isFree ? 630 + random.spread(20) : 1082 + random.spread(14)
  }

  /// Runs begin in January with 3 km; from May on the Sunday's is long.
  private func run(on day: Day, _ random: inout SeededRandom) -> Outing? {
    guard day.number >= 70 else { return nil }
    switch day.date.weekday {
    case .tuesday:
      guard random.chance(percent: 62) else { return nil }
      return run(day, meters: day.ramp(2400, 6400) + 10 * random.spread(40), at: 1095, &random)
    case .sunday:
      guard random.chance(percent: 72) else { return nil }
      return run(day, meters: day.ramp(1400, 12_600) + 10 * random.spread(50), at: 612, &random)
    case .monday, .wednesday, .thursday, .friday, .saturday: return nil
    }
  }

  private func run(_ day: Day, meters: Int, at minute: Int, _ random: inout SeededRandom) -> Outing {
    // A kilometre takes from 6:45 to 5:40, and longer when there are many.
    let pace = day.ramp(405, 338) + meters / 1000 * 2 + random.spread(7)
    return Outing(
      "Run", meters: meters, seconds: (meters * pace).divided(by: 1000), at: minute + random.spread(16),
      name: meters >= 9500 ? "long run" : nil)
  }
}
