import CivilTime
import HealthLog
import Testing

@testable import vitals_bench

@Suite("The rhythm of the demo")
struct DemoRhythmTests {
  private let year: DemoYear

  init() throws { year = try DemoYear.shipped.get() }

  private func isFasting(_ record: Record) -> Bool { record.text("context") == "fasting" }

  @Test("falls slowly: fasting values from month to season, and the lab agrees")
  func improvement() {
    let seasons = [
      "2025-11-01"..."2026-01-31", "2026-04-01"..."2026-06-30", "2026-08-01"..."2026-10-31",
    ].map { days in mean(year.glucose { isFasting($0) && days.contains($0.day) }) }
    #expect(seasons[0] > seasons[1] + 15)
    #expect(seasons[1] > seasons[2] + 8)
    let a1c = year["a1c"].compactMap { $0.number("value")?.double }
    #expect(a1c == [7.9, 7.3, 6.8, 6.4])
  }

  @Test("is higher in the morning than before dinner, and higher still after a meal")
  func dawn() {
    let fasting = mean(year.glucose(isFasting))
    let before = mean(year.glucose { $0.text("context") == "before meal" && $0.text("meal") == "dinner" })
    let after = mean(year.glucose { $0.text("context") == "after meal" })
    #expect(fasting > before + 10)
    #expect(after > fasting + 3)
  }

  @Test("is later and higher on the weekend")
  func weekend() {
    let free = year["glucose"].filter { isFasting($0) && $0.isOnWeekend }
    let work = year["glucose"].filter { isFasting($0) && !$0.isOnWeekend }
    #expect(
      mean(year.glucose { isFasting($0) && $0.isOnWeekend }) > mean(
        year.glucose { isFasting($0) && !$0.isOnWeekend }) + 3)
    #expect(free.map(\.clock).sorted()[free.count / 2] > "08:00")
    #expect(work.map(\.clock).sorted()[work.count / 2] < "07:00")
  }

  @Test("is upset by the cold in March: higher values, worse nights, fever, and no training for ten days")
  func cold() {
    let cold = "2026-03-09"..."2026-03-18"
    let before = "2026-02-23"..."2026-03-08"
    let isCold = { (record: Record) in cold.contains(record.day) }
    #expect(mean(year.glucose(isCold)) > mean(year.glucose { before.contains($0.day) }) + 15)
    #expect(year["workout"].filter(isCold) == [])
    #expect(year["workout"].count { before.contains($0.day) } > 5)
    #expect(year["temperature"].allSatisfy(isCold))
    #expect(year["temperature"].compactMap { $0.number("value")?.double }.max() == 39.3)
    let quality = { (keep: (Record) -> Bool) in
      mean(year["sleep"].filter(keep).compactMap { $0.number("quality")?.double })
    }
    #expect(quality(isCold) < quality { !isCold($0) } - 0.8)
  }

  @Test("has its lows in the hours after long efforts")
  func lows() throws {
    let lows = year["glucose"].filter { record in
      record.text("bound") == "low"
        || (Kind.glucose.mainFigure(of: record, in: .utc).map { $0 < 70 } ?? false)
    }
    #expect(3...9 ~= lows.count)
    for low in lows {
      let time = try #require(low.time("time", in: .utc)).instant
      let efforts = year["workout"].filter { workout in
        guard let end = workout.time("end", in: .utc)?.instant else { return false }
        return 0...10_800 ~= time.seconds(since: end)
      }
      #expect(!efforts.isEmpty, "\(low.day) \(low.clock)")
    }
  }

  @Test("has a LO and a HI that the meter showed instead of a number")
  func bounds() {
    #expect(year["glucose"].compactMap { $0.text("bound") } == ["high", "low"])
  }

  @Test("sleeps better the longer the night")
  func quality() {
    let nights = year["sleep"].compactMap { record -> (Double, Double)? in
      guard record["nap"] == nil, let quality = record.number("quality")?.double,
        let minutes = Night.minutesAsleep(record, .utc)
      else { return nil }
      return (minutes, quality)
    }
    let (minutes, quality) = (mean(nights.map(\.0)), mean(nights.map(\.1)))
    let common = nights.reduce(0) { $0 + ($1.0 - minutes) * ($1.1 - quality) }
    let spread = nights.reduce(0) { $0 + ($1.0 - minutes) * ($1.0 - minutes) }
    let range = nights.reduce(0) { $0 + ($1.1 - quality) * ($1.1 - quality) }
    #expect(common / (spread * range).squareRoot() > 0.35)
    #expect(400...470 ~= minutes)
  }

  @Test(
    "sleeps through both changes of the clocks",
    arguments: [("2026-03-29", "+01:00", "+02:00", -60.0), ("2026-10-25", "+02:00", "+01:00", 60.0)])
  func clockChanges(_ day: String, _ bedOffset: String, _ wakeOffset: String, _ difference: Double) throws {
    let night = try #require(year["sleep"].first { $0.day == day && $0["nap"] == nil })
    let (bed, wake) = (try #require(night.text("bed")), try #require(night.text("wake")))
    #expect(bed.hasSuffix(bedOffset) && wake.hasSuffix(wakeOffset))
    let walls = try [bed, wake].map { try #require(SpelledTime($0)).local.seconds }
    #expect(Night.minutesAsleep(night, .utc) == Double(walls[1] - walls[0]) / 60 + difference)
  }

  @Test("has no two nights at one time", arguments: [1, 2, 7, 40, 1_000_003] as [UInt64])
  func overlaps(_ seed: UInt64) throws {
    let nights = try DemoYear(seed: seed)["sleep"].compactMap { Night.inBed($0, .utc) }
    #expect(zip(nights, nights.dropFirst()).allSatisfy { $0.end.instant <= $1.start.instant }, "seed \(seed)")
  }
}
