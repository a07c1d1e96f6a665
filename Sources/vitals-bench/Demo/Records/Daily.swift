internal import CivilTime
internal import HealthLog

/// What is counted day by day, for as long as it is fun.
enum Daily {
  /// Since the watch came, read off in the evening.
  static func steps(of year: Year) -> [Record] {
    year.written.compactMap { day in
      var random = year.random("steps", day)
      guard day.number >= 56, random.chance(percent: day.course == .away ? 25 : 88) else { return nil }
      let steps = max(640, baseSteps(day) + random.spread(1500))
      return Record("steps", ["time": .time(day.time(1300 + random.spread(22))), "value": .whole(steps)])
    }
  }

  private static func baseSteps(_ day: Day) -> Int {
    if day.isSick { return 1900 }
    let run =
      if case .outing(let outing) = day.activity, outing.exercise != "Swim" { outing.meters * 5 / 4 } else {
        0
      }
    return day.ramp(6300, 8300) + run + (day.course == .away ? 4500 : 0)
  }

  /// Daily in some months: a resolution that comes back.
  static func moods(of year: Year) -> [Record] {
    var notes = notes(seed: year.seed)
    return year.written.compactMap { day in
      var random = year.random("mood", day)
      guard [11, 1, 3, 6, 10].contains(day.date.month), random.chance(percent: 90) else { return nil }
      let mood = min(9, max(2, 2 + day.night.quality + delight(day) + random.spread(1)))
      return Record(
        "mood",
        [
          "time": .time(day.time(1275 + random.spread(30))), "value": .whole(mood),
          "note": random.chance(percent: 8) ? .text(notes.deal(on: day.date)) : nil,
        ])
    }
  }

  private static func delight(_ day: Day) -> Int {
    if day.isSick { return -2 }
    return (day.isFree || day.activity != nil ? 1 : 0) + (day.date.month == 6 ? 1 : 0)
      - (day.date.month == 11 ? 1 : 0)
  }

  private static func notes(seed: UInt64) -> Deck {
    Deck(
      [
        "good talk with my sister", "long day at work", "tired", "nothing special, and that is fine",
        "deadline",
        "argued about nothing", "concert tonight 🎶", "proud of myself",
      ],
      warm: ["sun! ☀️", "evening at the lake"], cold: ["grey outside, grey inside", "Grünkohl with friends"],
      seed: seed, "moods")
  }
}
