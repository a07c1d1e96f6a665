internal import CivilTime

/// A rise or fall of blood glucose and its end: a meal, a run, the dawn.
struct Bend: Equatable, Sendable {
  /// The minute on the wall in which it begins, counted from 1970.
  var start: Int
  /// How far it goes, in mg/dL; below 0 for a fall.
  var height: Int
  /// Minutes to the peak.
  var rise: Int
  /// Minutes until nothing is left of it.
  var length: Int

  /// What it adds: a parabola up to the peak, and another that runs out flat.
  func height(at minute: Int) -> Int {
    let since = minute - start
    guard 0..<length ~= since else { return 0 }
    if since < rise { return (height * since * (2 * rise - since)).divided(by: rise * rise) }
    let (left, fall) = (length - since, length - rise)
    return (height * left * left).divided(by: fall * fall)
  }
}

/// The blood glucose of a made-up person at every minute: a level that drifts, and the bends on it.
struct GlucoseCurve: Sendable {
  private let firstDay: Int
  private var levels: [Int] = []
  private var bends: [[Bend]] = []

  /// The number of the first day, from 1970; days follow with `append`.
  init(from firstDay: Int) { self.firstDay = firstDay }

  /// Puts one more day at the end: the level at its midnight in mg/dL, and what begins on it.
  ///
  /// A bend must be over before the end of the day after.
  mutating func append(level: Int, _ bends: [Bend]) {
    levels.append(level)
    self.bends.append(bends)
  }

  /// mg/dL at a minute on the wall, counted from 1970; never below 40, as a body helps itself.
  func level(at minute: Int) -> Int {
    let day = minute / 1440 - firstDay
    precondition(levels.indices.contains(day), "the curve has no such day")
    let next = levels[min(day + 1, levels.count - 1)]
    let level = levels[day] + ((next - levels[day]) * (minute % 1440)).divided(by: 1440)
    return max(40, bends[max(0, day - 1)...day].joined().reduce(level) { $0 + $1.height(at: minute) })
  }
}

extension LocalTime {
  /// Minutes on the wall since 1970.
  var minute: Int { Int(seconds / 60) }
}
