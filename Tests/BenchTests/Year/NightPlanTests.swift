import CivilTime
import Testing

@testable import vitals_bench

@Suite("A night of the demo")
struct NightPlanTests {
  private func nights(_ weekday: Weekday, _ course: Day.Course, seed: UInt64 = 9) -> [NightPlan] {
    var random = SeededRandom(seed: seed)
    return (0..<400).map { _ in NightPlan(of: weekday, course, &random) }
  }

  private func mean(_ numbers: [Int]) -> Int { numbers.reduce(0, +) / numbers.count }

  @Test(
    "goes from bed to sleep to waking to getting up, whatever the day",
    arguments: Weekday.allCases, [Day.Course.ordinary, .feast, .away, .sick(3), .silent])
  func order(_ weekday: Weekday, _ course: Day.Course) {
    let wrong = nights(weekday, course).filter { night in
      !(night.bed < night.asleep && night.asleep + 200 < night.wake && night.wake < night.out)
        || night.awake >= night.wake - night.asleep || !(1...5 ~= night.quality)
    }
    #expect(wrong == [], "seed 9")
  }

  @Test(
    "ends before the next begins, the latest before the earliest",
    arguments: [Day.Course.ordinary, .feast, .away, .sick(3)])
  func apart(_ course: Day.Course) {
    let all = Weekday.allCases.flatMap { nights($0, course) }
    #expect(all.map(\.out).max() ?? 0 < 840, "seed 9")
    #expect(all.map(\.bed).min() ?? 0 > -300, "seed 9")
  }

  @Test("is longer and later before a Saturday or Sunday")
  func weekend() {
    let (work, free) = (nights(.wednesday, .ordinary), nights(.sunday, .ordinary))
    #expect(abs(mean(work.map(\.wake)) - 388) < 5, "seed 9")
    #expect(abs(mean(free.map(\.wake)) - 505) < 8, "seed 9")
    #expect(mean(free.map(\.bed)) > mean(work.map(\.bed)) + 50, "seed 9")
    #expect(mean(free.map { $0.wake - $0.asleep }) > mean(work.map { $0.wake - $0.asleep }) + 30, "seed 9")
  }

  @Test("is worse in the cold, with more time awake")
  func sick() {
    let (well, sick) = (nights(.tuesday, .ordinary), nights(.tuesday, .sick(4)))
    #expect(sick.allSatisfy { $0.awake >= 25 }, "seed 9")
    #expect(
      Double(sick.map(\.quality).reduce(0, +)) < 0.8 * Double(well.map(\.quality).reduce(0, +)), "seed 9")
  }

  @Test("feels as good as it was long, for the most part")
  func quality() {
    let nights = Weekday.allCases.flatMap { self.nights($0, .ordinary) }
    let byQuality = Dictionary(grouping: nights, by: \.quality).mapValues {
      mean($0.map { $0.wake - $0.asleep - $0.awake })
    }
    #expect(byQuality.keys.sorted() == [1, 2, 3, 4, 5])
    let minutes = byQuality.keys.sorted().compactMap { byQuality[$0] }
    #expect(minutes == minutes.sorted(), "seed 9")
  }
}
