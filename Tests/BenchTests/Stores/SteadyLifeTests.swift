import CivilTime
import Storage
import Testing

@testable import vitals_bench

@Suite("Days without a story")
struct SteadyLifeTests {
  private let life = SteadyLife(seed: 3)

  @Test("end before November 2026 in Berlin")
  func end() {
    #expect("\(BerlinClock.time(at: SteadyLife.end))" == "2026-11-01T00:00:00+01:00")
    #expect("\(CivilDate(dayNumber: SteadyLife.endDay))" == "2026-11-01")
  }

  @Test(
    "make months of Berlin's midnights",
    arguments: [
      ("2026-10", "2026-09-30T22:00:00Z", "2026-10-31T23:00:00Z"),
      ("2026-03", "2026-02-28T23:00:00Z", "2026-03-31T22:00:00Z"),
      ("2025-12", "2025-11-30T23:00:00Z", "2025-12-31T23:00:00Z"),
    ])
  func months(_ month: String, _ from: String, _ to: String) throws {
    let instants = SteadyLife.instants(of: DocumentName(kind: "glucose", month: month))
    #expect(instants.from == (try #require(SpelledTime(from)).resolved(in: .utc).instant))
    #expect(instants.to == (try #require(SpelledTime(to)).resolved(in: .utc).instant))
  }

  @Test("are made from their number alone")
  func again() {
    #expect(life.day(20_000) == SteadyLife(seed: 3).day(20_000))
    #expect(life.day(20_000) != life.day(20_001))
    #expect(life.day(20_000) != SteadyLife(seed: 4).day(20_000))
  }

  @Test("have their meals in order between getting up and the night", arguments: [17_000, 18_500, 20_100])
  func order(_ first: Int) {
    let days = (first..<first + 400).map(life.day)
    let wrong = days.filter { day in
      let minutes = [day.bed, day.wake] + day.meals + [1320]
      return minutes != minutes.sorted() || day.rises.contains { $0 < 1 }
    }
    #expect(wrong.map(\.number) == [], "seed 3")
  }

  @Test("have one curve, whichever of them it begins with")
  func curve() {
    let (long, short) = (life.curve(of: 20_000...20_060), life.curve(of: 20_050...20_060))
    let minutes = stride(from: 20_050 * 1440, to: 20_061 * 1440, by: 7)
    #expect(minutes.filter { long.level(at: $0) != short.level(at: $0) } == [])
  }
}
