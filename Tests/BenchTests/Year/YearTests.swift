import CivilTime
import Testing

@testable import vitals_bench

@Suite("The year of the demo")
struct YearTests {
  private static let year = Year(seed: 5)
  private var year: Year { Self.year }

  private func mean(_ days: some Sequence<Day>, at minute: Int) -> Int {
    let values = days.map { year.glucose(at: minute, of: $0) }
    return values.reduce(0, +) / max(1, values.count)
  }

  @Test("has 365 days, of which nine are silent")
  func days() {
    #expect(year.days.count == 365)
    #expect(year.days.first.map { "\($0.date)" } == "2025-11-01")
    #expect(year.days.last.map { "\($0.date)" } == "2026-10-31")
    #expect(year.written.count == 356)
  }

  @Test("knows the night after each day, the last too")
  func nights() throws {
    for (day, next) in zip(year.days, year.days.dropFirst()) { #expect(year.night(after: day) == next.night) }
    let last = try #require(year.days.last)
    #expect(year.night(after: last) == Day(365, seed: 5).night)
  }

  @Test(
    "has blood glucose that falls from autumn to autumn, at any hour", arguments: [180, 430, 720, 1080, 1380])
  func improvement(_ minute: Int) {
    let (first, last) = (mean(year.days.prefix(60), at: minute), mean(year.days.suffix(60), at: minute))
    #expect(first > last + 20, "seed 5")
  }

  @Test("has a dawn: more at seven than at three")
  func dawn() {
    let days = year.days.filter { !$0.isFree }
    #expect(mean(days, at: 420) > mean(days, at: 190) + 10, "seed 5")
  }

  @Test("has a peak an hour after dinner, which is gone at night")
  func dinner() {
    let days = year.days.filter { $0.activity == nil }
    let changes = days.map { day in
      let dinner = day.meals[2].minute
      return [62, 200].map { year.glucose(at: dinner + $0, of: day) - year.glucose(at: dinner, of: day) }
    }
    let peak = changes.map { $0[0] }.reduce(0, +) / days.count
    let rest = changes.map { $0[1] }.reduce(0, +) / days.count
    #expect(40...75 ~= peak, "seed 5")
    #expect(-12...8 ~= rest, "seed 5")
  }

  @Test("has less blood glucose after a run than before it")
  func running() {
    let runs = year.days.compactMap { day -> Int? in
      guard case .outing(let run) = day.activity, run.meters > 7000, run.exercise == "Run" else { return nil }
      return year.glucose(at: run.end + 10, of: day) - year.glucose(at: run.start, of: day)
    }
    #expect(runs.count > 10)
    #expect(runs.allSatisfy { $0 < -15 }, "seed 5")
  }

  @Test("gives each theme and day random numbers of its own")
  func random() throws {
    let (one, other) = (try #require(year.days.first), try #require(year.days.last))
    var streams = [
      year.random("a", one), year.random("b", one), year.random("a", other), Year(seed: 6).random("a", one),
    ]
    #expect(Set(streams.indices.map { streams[$0].next() }).count == 4)
  }
}
