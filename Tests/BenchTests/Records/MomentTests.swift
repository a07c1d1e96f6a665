import Testing

@testable import vitals_bench

@Suite("Moments for the meter")
struct MomentTests {
  private static let days = (0..<365).map { Day($0, seed: 4) }

  private func moments(_ day: Day, seed: UInt64 = 4) -> [Moment] {
    var random = SeededRandom(seed: seed, "moments", day.number)
    return Moment.all(of: day, bedtime: 1375, &random)
  }

  @Test("come in their order, twenty minutes apart at least")
  func order() {
    let gaps = Self.days.flatMap { day in
      let minutes = moments(day).map(\.minute)
      return zip(minutes, minutes.dropFirst()).map { $1 - $0 }
    }
    #expect(gaps.filter { $0 < 20 } == [], "seed 4")
  }

  @Test("are two to five on most days, and never more than seven")
  func count() {
    let counts = Self.days.filter { $0.course == .ordinary }.map { moments($0).count }
    #expect(counts.count { 2...5 ~= $0 } * 100 > counts.count * 93, "seed 4")
    #expect(Self.days.map { moments($0).count }.max() ?? 0 <= 7, "seed 4")
  }

  @Test("are fasting within the first half hour, before any meal")
  func fasting() {
    for day in Self.days {
      let fasting = moments(day).filter { $0.context == .fasting }
      #expect(
        fasting.allSatisfy { 6...24 ~= $0.minute - day.night.wake && $0.minute < day.meals[0].minute },
        "seed 4")
      #expect(fasting.count <= 1, "seed 4")
    }
  }

  @Test("say how long after a meal they are, where they do, by the meal of that day")
  func afterMeals() {
    for day in Self.days {
      for moment in moments(day) where moment.minutesAfter != nil {
        let meal = day.meals.first { $0.kind == moment.meal }
        #expect(moment.context == .afterMeal)
        #expect(meal.map { $0.minute + (moment.minutesAfter ?? 0) } == moment.minute, "seed 4")
      }
    }
  }

  @Test("have a meal before or after one, and only there")
  func meals() {
    let wrong = Self.days.flatMap { moments($0) }.filter { moment in
      let isAtMeal = moment.context == .beforeMeal || moment.context == .afterMeal
      return isAtMeal != (moment.meal != nil)
    }
    #expect(wrong == [], "seed 4")
  }

  @Test("are few at the sea and more in the cold")
  func courses() {
    let mean = { (keep: (Day) -> Bool) in
      let counts = Self.days.filter(keep).map { moments($0).count }
      return Double(counts.reduce(0, +)) / Double(counts.count)
    }
    #expect(mean { $0.course == .away } < 1.5, "seed 4")
    #expect(mean { $0.isSick } > mean { $0.course == .ordinary } + 1, "seed 4")
  }
}
