internal import CivilTime
internal import HealthLog

/// What else the blood tells: from the lab, the cuff and the wrist.
enum Blood {
  static func a1c(of year: Year) -> [Record] {
    Visit.records(
      of: year,
      [
        "2025-11-12": Visit(
          "a1c", at: 1020, ["value": .tenths(79), "unit": .text("%"), "note": .text("that is why I log now")]),
        "2026-02-11": Visit("a1c", at: 985, ["value": .tenths(73), "unit": .text("%")]),
        "2026-05-20": Visit(
          "a1c", at: 1010,
          ["value": .tenths(68), "unit": .text("%"), "note": .text("Dr. Özdemir is happy 😊")]),
        "2026-09-16": Visit("a1c", at: 1000, ["value": .tenths(64), "unit": .text("%")]),
      ])
  }

  /// Every Sunday morning, sitting, before coffee.
  static func pressure(of year: Year) -> [Record] {
    year.written.compactMap { day in
      guard day.date.weekday == .sunday, day.course != .away else { return nil }
      var random = year.random("bp", day)
      let systolic = day.ramp(144, 129) + random.spread(5) + (day.isSick ? 6 : 0)
      return Record(
        "bp",
        [
          "time": .time(day.time(day.night.wake + 18)), "systolic": .whole(systolic),
          "diastolic": .whole(day.ramp(92, 82) + random.spread(3)),
          "pulse": .whole(restingPulse(day) + 6 + random.spread(3)),
          "note": systolic > day.ramp(151, 136) ? .text("measured twice, this is the lower one") : nil,
        ])
    }
  }

  /// From the watch that lay under the Christmas tree, on Monday and Thursday.
  static func pulses(of year: Year) -> [Record] {
    year.written.compactMap { day in
      guard day.number >= 56, day.course != .away, [.monday, .thursday].contains(day.date.weekday) else {
        return nil
      }
      var random = year.random("pulse", day)
      guard random.chance(percent: 70) else { return nil }
      return Record(
        "pulse",
        ["time": .time(day.time(day.night.wake + 2)), "value": .whole(restingPulse(day) + random.spread(2))])
    }
  }

  private static func restingPulse(_ day: Day) -> Int { day.ramp(69, 58) + (day.isSick ? 13 : 0) }
}
