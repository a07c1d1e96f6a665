import CivilTime
import Testing

@testable import vitals_bench

extension Day {
  /// The day of that date in the year of seed 1.
  static func named(_ date: String, seed: UInt64 = 1) throws -> Day {
    Day(try #require(CivilDate(date)).dayNumber - Story.firstDay, seed: seed)
  }
}

@Suite("A day of the demo")
struct DayTests {
  @Test(
    "takes its course from the story",
    arguments: [
      ("2025-11-03", Day.Course.ordinary), ("2025-12-24", .feast), ("2026-01-01", .feast),
      ("2026-03-08", .ordinary),
      ("2026-03-09", .sick(0)), ("2026-03-18", .sick(9)), ("2026-03-19", .ordinary), ("2026-05-30", .silent),
      ("2026-07-10", .ordinary), ("2026-07-11", .away), ("2026-07-18", .away), ("2026-07-19", .ordinary),
    ])
  func course(_ date: String, _ course: Day.Course) throws {
    #expect(try Day.named(date).course == course)
  }

  @Test(
    "is free on weekends, feasts and on holiday",
    arguments: [
      ("2026-06-05", false), ("2026-06-06", true), ("2026-06-07", true), ("2025-12-24", true),
      ("2026-07-15", true),
      ("2026-03-11", false),
    ])
  func free(_ date: String, _ isFree: Bool) throws {
    #expect(try Day.named(date).isFree == isFree)
  }

  @Test(
    "counts from the first of November",
    arguments: [("2025-11-01", 0), ("2026-10-31", 364), ("2026-02-28", 119)])
  func number(_ date: String, _ number: Int) throws {
    #expect(try Day.named(date).number == number)
  }

  @Test(
    "knows how far a figure has come",
    arguments: [("2025-11-01", 200), ("2026-05-02", 150), ("2026-10-31", 100), ("2026-01-31", 175)])
  func ramp(_ date: String, _ figure: Int) throws {
    #expect(try Day.named(date).ramp(200, 100) == figure)
  }

  @Test(
    "has the times of its minutes, those of the evening before too, by the clocks of Berlin",
    arguments: [
      ("2025-11-03", 425, "2025-11-03T07:05:00+01:00"), ("2025-11-03", -70, "2025-11-02T22:50:00+01:00"),
      ("2026-03-29", 0, "2026-03-29T00:00:00+01:00"), ("2026-03-29", 450, "2026-03-29T07:30:00+02:00"),
      ("2026-10-25", -15, "2026-10-24T23:45:00+02:00"), ("2026-10-25", 525, "2026-10-25T08:45:00+01:00"),
      ("2025-12-31", 1450, "2026-01-01T00:10:00+01:00"),
    ])
  func time(_ date: String, _ minute: Int, _ time: String) throws {
    #expect("\(try Day.named(date).time(minute))" == time)
  }

  @Test("eats after its sport what would fall on it, and the next meal not too soon after")
  func meals() throws {
    var day = try Day.named("2026-06-07")
    let planned = day.meals.map(\.minute)
    let run = Outing("Run", meters: 9000, seconds: 3600, at: planned[0] + 10)
    day.take(.outing(run))
    #expect(day.meals[0].minute == (run.end + 30).divided(by: 5) * 5)
    #expect(day.meals[1].minute == max(planned[1], day.meals[0].minute + 150))
    #expect(day.meals[2].minute == max(planned[2], day.meals[1].minute + 150))
  }

  @Test("leaves meals alone that its sport does not touch")
  func untouchedMeals() throws {
    var day = try Day.named("2026-06-07")
    let planned = day.meals
    day.take(.outing(Outing("Walk", meters: 3000, seconds: 1800, at: planned[1].minute + 60)))
    #expect(day.meals == planned)
  }
}

@Suite("A meal of the demo")
struct MealTests {
  private static let days = (0..<365).map { Day($0, seed: 3) }

  @Test("is breakfast, lunch or dinner, in this order and some hours apart")
  func order() {
    #expect(Self.days.allSatisfy { $0.meals.map(\.kind) == [.breakfast, .lunch, .dinner] })
    let gaps = Self.days.flatMap { day in zip(day.meals, day.meals.dropFirst()).map { $1.minute - $0.minute }
    }
    #expect(gaps.filter { $0 < 120 } == [], "seed 3")
  }

  @Test("is weighed in fives")
  func carbs() {
    let carbs = Self.days.flatMap { $0.meals.map(\.carbs) }
    #expect(carbs.filter { $0 % 5 != 0 || !(15...160 ~= $0) } == [], "seed 3")
  }

  @Test("does less to blood glucose at the end of the year than at its beginning")
  func sensitivity() {
    let effect = { (days: ArraySlice<Day>) in
      let meals = days.flatMap(\.meals)
      return Double(meals.map(\.rise).reduce(0, +)) / Double(meals.map(\.carbs).reduce(0, +))
    }
    #expect(abs(effect(Self.days.prefix(60)) - 1.15) < 0.06, "seed 3")
    #expect(abs(effect(Self.days.suffix(60)) - 0.85) < 0.06, "seed 3")
  }

  @Test("is more on a feast than on a working day")
  func plenty() {
    let mean = { (keep: (Day) -> Bool) in
      let meals = Self.days.filter(keep).flatMap(\.meals)
      return meals.map(\.carbs).reduce(0, +) / meals.count
    }
    #expect(mean { $0.course == .feast } > mean { !$0.isFree } + 20)
  }
}
