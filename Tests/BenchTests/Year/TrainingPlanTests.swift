import CivilTime
import Testing

@testable import vitals_bench

@Suite("The week of training")
struct TrainingPlanTests {
  /// The days of a year with what is done on them.
  private static func year(seed: UInt64) -> [(day: Day, activity: Activity?)] {
    var plan = TrainingPlan(seed: seed)
    return (0..<365).map { number in
      let day = Day(number, seed: seed)
      return (day, plan.activity(on: day))
    }
  }

  private static let seeds: [UInt64] = [1, 2, 8, 77]

  @Test("takes push, pull and legs in turns", arguments: seeds)
  func turns(_ seed: UInt64) {
    let splits = Self.year(seed: seed).compactMap { _, activity -> Split? in
      if case .strength(let split, _, _) = activity { split } else { nil }
    }
    #expect(splits == splits.indices.map { Split.allCases[$0 % 3] }, "seed \(seed)")
    #expect(120...150 ~= splits.count, "seed \(seed)")
  }

  @Test("has at most three sessions from Monday to Sunday, and none on Sunday", arguments: seeds)
  func threeAWeek(_ seed: UInt64) {
    let days = Self.year(seed: seed).filter { $0.activity?.isStrength == true }.map(\.day)
    let weeks = Dictionary(grouping: days) { ($0.date.dayNumber + 3) / 7 }
    #expect(weeks.values.map(\.count).max() == 3, "seed \(seed)")
    #expect(days.filter { $0.date.weekday == .sunday }.isEmpty, "seed \(seed)")
  }

  @Test(
    "rests in the cold, at the sea, on feasts and on silent days, but for outings of the story",
    arguments: seeds)
  func rest(_ seed: UInt64) {
    let moved = Self.year(seed: seed).filter { day, activity in
      day.course != .ordinary && activity != nil && Story.outings["\(day.date)"] == nil
    }
    #expect(moved.isEmpty, "seed \(seed)")
  }

  @Test("does what the story says on its day", arguments: Story.outings.keys.sorted())
  func outings(_ date: String) throws {
    let outing = try #require(Story.outings[date])
    let found = Self.year(seed: 1).first { "\($0.day.date)" == date }
    #expect(found?.activity == .outing(outing))
  }

  @Test("runs from January on, on Tuesdays and Sundays, for a sensible pace", arguments: seeds)
  func runs(_ seed: UInt64) {
    let runs = Self.year(seed: seed).compactMap { day, activity -> (Day, Outing)? in
      if case .outing(let outing) = activity, outing.exercise == "Run" { (day, outing) } else { nil }
    }
    #expect(runs.allSatisfy { [.tuesday, .sunday].contains($0.0.date.weekday) }, "seed \(seed)")
    #expect(runs.first.map { "\($0.0.date)" >= "2026-01-10" } == true, "seed \(seed)")
    #expect(runs.allSatisfy { 310...520 ~= $0.1.seconds * 1000 / $0.1.meters }, "seed \(seed)")
    #expect(runs.allSatisfy { $0.1.name != "long run" || $0.1.meters >= 9500 }, "seed \(seed)")
  }

  @Test("is light in every eighth week", arguments: seeds)
  func light(_ seed: UInt64) {
    let wrong = Self.year(seed: seed).filter { day, activity in
      guard case .strength(_, _, let isLight) = activity else { return false }
      return isLight != (day.number / 7 % 8 == 6)
    }
    #expect(wrong.isEmpty, "seed \(seed)")
  }
}

extension Activity {
  fileprivate var isStrength: Bool { if case .strength = self { true } else { false } }
}

@Suite("An activity of the demo")
struct ActivityTests {
  @Test(
    "begins, ends, and brings blood glucose down the longer it lasts",
    arguments: [
      (Activity.strength(.push, start: 1080, isLight: false), 1080, 1142, 14),
      (.outing(Outing("Run", meters: 5000, seconds: 1510, at: 600)), 600, 625, 24),
      (.outing(Outing("Hike", meters: 12_400, seconds: 10_500, at: 590)), 590, 765, 80),
    ])
  func times(_ activity: Activity, _ start: Int, _ end: Int, _ fall: Int) {
    #expect(activity.start == start)
    #expect(activity.end == end)
    #expect(activity.fall == fall)
  }

  @Test(
    "of strength is named by its day", arguments: zip(Split.allCases, ["push day", "pull day", "leg day"]))
  func titles(_ split: Split, _ title: String) {
    #expect(split.title == title)
  }
}
