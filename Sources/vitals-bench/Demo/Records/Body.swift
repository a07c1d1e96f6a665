internal import CivilTime
internal import HealthLog

/// What the scale and the tape say.
enum Body {
  /// Every two or three days after getting up; the body holds more water on some of them.
  static func weights(of year: Year) -> [Record] {
    year.written.compactMap { day in
      var random = year.random("weight", day)
      let isDue = [0, 2, 4, 5].contains((day.number + day.number / 7) % 7)
      guard isDue, day.course != .away, random.chance(percent: 72) else { return nil }
      let hasFat = random.chance(percent: 42)
      return Record(
        "weight",
        [
          "time": .time(day.time(day.night.wake + random.whole(6...16))),
          "value": .tenths(tenthsOfKilograms(on: day) + random.spread(4)), "unit": .text("kg"),
          "fat": hasFat ? .tenths(day.ramp(306, 262) + random.spread(4)) : nil,
          "note": note(day, &random),
        ])
    }
  }

  /// From 96 kg to 88, with Christmas on top and the cold taken off.
  private static func tenthsOfKilograms(on day: Day) -> Int {
    let date = "\(day.date)"
    let feast = ("2025-12-24"..."2026-01-10").contains(date) ? 11 : 0
    let cold = ("2026-03-11"..."2026-03-24").contains(date) ? -9 : 0
    let seaside = ("2026-07-19"..."2026-07-28").contains(date) ? 8 : 0
    return day.ramp(962, 879) + feast + cold + seaside
  }

  private static func note(_ day: Day, _ random: inout SeededRandom) -> Value? {
    switch day.course {
    case .feast: day.date.month == 12 && day.date.day == 26 ? .text("goose") : nil
    case .sick: random.chance(percent: 40) ? .text("no appetite") : nil
    case .ordinary, .away, .silent: random.chance(percent: 2) ? .text("other scale") : nil
    }
  }

  /// Once by heart, once measured.
  static func heights(of year: Year) -> [Record] {
    Visit.records(
      of: year,
      [
        "2025-11-01": Visit(
          "height", at: 553, ["value": .whole(180), "unit": .text("cm"), "note": .text("from my ID card")]),
        "2026-05-20": Visit(
          "height", at: 566,
          ["value": .tenths(1785), "unit": .text("cm"), "note": .text("measured at Dr. Özdemir's")]),
      ])
  }

  /// On the first Sunday of a month.
  static func waists(of year: Year) -> [Record] {
    year.written.compactMap { day in
      guard day.date.weekday == .sunday, day.date.day <= 7 else { return nil }
      var random = year.random("waist", day)
      let halves = (day.ramp(1065, 985) + random.spread(6)).divided(by: 5) * 5
      return Record(
        "waist",
        [
          "time": .time(day.time(day.night.wake + 14)), "value": .tenths(halves), "unit": .text("cm"),
        ])
    }
  }
}
