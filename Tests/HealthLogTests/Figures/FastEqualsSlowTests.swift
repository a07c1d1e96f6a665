import TestSupport
import CivilTime
import Testing

@testable import HealthLog

@Suite("One pass finds what a plain computation finds")
struct FastEqualsSlowTests {
  private func values(_ seed: UInt64, _ count: Int) -> [Double] {
    var random = SplitMix(seed: seed)
    return (0..<count).map { _ in (Double.random(in: 20...600, using: &random) * 10).rounded() / 10 }
  }

  @Test("figures of values", arguments: [1, 2, 3, 4, 5] as [UInt64], [2, 3, 50, 999])
  func tally(_ seed: UInt64, _ count: Int) {
    let values = values(seed, count)
    let mean = values.reduce(0, +) / Double(count)
    let deviation = (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(count - 1)).squareRoot()
    let tally = Tally(values)
    #expect(near(tally.mean, mean, within: 1e-9), "seed \(seed)")
    #expect(near(tally.standardDeviation, deviation, within: 1e-9), "seed \(seed)")
    #expect([tally.min, tally.max] == [values.min(), values.max()], "seed \(seed)")
  }

  @Test("one number a day", arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func series(_ seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let from = try #require(CivilDate("2026-11-01"))
    let range = DateRange(from, from.adding(days: 13))
    let values = values(seed, 60).enumerated().map { place, value in
      DatedValue(
        day: from.dayNumber + Int.random(in: -2...15, using: &random), seconds: Int64(place), value: value)
    }
    func plain(_ fold: ([DatedValue]) -> Double?) -> [Double?] {
      (0..<14).map { day in fold(values.filter { $0.day == from.dayNumber + day }) }
    }
    let folds: [(Kind.DayFigure, [Double?])] = [
      (.last, plain { $0.max { $0.seconds < $1.seconds }?.value }), (.max, plain { $0.map(\.value).max() }),
      (.sum, plain { $0.isEmpty ? nil : $0.map(\.value).reduce(0, +) }),
      (.mean, plain { $0.isEmpty ? nil : $0.map(\.value).reduce(0, +) / Double($0.count) }),
    ]
    for (figure, expected) in folds {
      let found = DaySeries(values.shuffled(using: &random), over: range, by: figure).values
      #expect(zip(found, expected).allSatisfy { near($0, $1, within: 1e-9) }, "\(figure), seed \(seed)")
    }
  }

  @Test("bands of glucose", arguments: [1, 2, 3] as [UInt64])
  func bands(_ seed: UInt64) {
    let values = values(seed, 300)
    let tally = values.reduce(into: GlucoseTally()) { $0.add($1, .milligrams) }
    let plain = [
      values.count { $0 < 54 }, values.count { 54 <= $0 && $0 < 70 }, values.count { 70...180 ~= $0 },
      values.count { 180 < $0 && $0 <= 250 }, values.count { 250 < $0 },
    ]
    #expect(GlucoseBand.allCases.map(tally.count) == plain, "seed \(seed)")
    #expect(near(GlucoseBand.allCases.map(tally.share).reduce(0, +), 100, within: 1e-9), "seed \(seed)")
  }

  @Test("regularity of sleep", arguments: [1, 2, 3, 4] as [UInt64])
  func regularity(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let days = (0..<10).map { _ in
      let start = Int.random(in: 500...900, using: &random)
      return [start..<start + Int.random(in: 100...500, using: &random)]
    }
    let minutes = days.flatMap { day in (0..<1440).map { minute in day.contains { $0.contains(minute) } } }
    let same = (0..<9 * 1440).count { minutes[$0] == minutes[$0 + 1440] }
    #expect(
      near(SleepRegularity.index(days: days), -100 + 200 * Double(same) / Double(9 * 1440), within: 1e-9),
      "seed \(seed)")
  }

  @Test("the height of a moment", arguments: [1, 2, 3, 4] as [UInt64])
  func heights(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let records = (0..<12).map { _ in
      let time = OffsetTime(Instant(seconds: Int64.random(in: 0...1000, using: &random) * 3600), offset: 0)
      return Record(.height, "time=\(time),value=\(Int.random(in: 150...190, using: &random)),unit=cm")
    }
    let heights = Heights(records, in: .utc)
    func instant(_ record: Record) -> Instant {
      record.time("time", in: .utc)?.instant ?? Instant(seconds: 0)
    }
    for _ in 0..<50 {
      let moment = Instant(seconds: Int64.random(in: -100...1100, using: &random) * 3600)
      let expected =
        records.filter { instant($0) <= moment }.max { instant($0) < instant($1) }
        ?? records.min { instant($0) < instant($1) }
      #expect(heights.height(at: moment).map(instant) == expected.map(instant), "seed \(seed)")
    }
  }

  @Test("slips between words", arguments: [1, 2, 3, 4, 5] as [UInt64])
  func distance(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    func word() -> [Character] {
      (0..<Int.random(in: 0...6, using: &random)).map { _ in "abc".randomElement(using: &random) ?? "a" }
    }
    for _ in 0..<300 {
      let (a, b) = (word(), word())
      #expect(
        Nearest.distance(String(a), String(b), atMost: 9) == slips(a[...], b[...]), "\(a) \(b), seed \(seed)")
      for limit in 0...3 {
        let found = Nearest.distance(String(a), String(b), atMost: limit)
        #expect(
          found == (slips(a[...], b[...]) <= limit ? slips(a[...], b[...]) : nil), "\(a) \(b), seed \(seed)")
      }
    }
  }

  /// The same by its definition, without a table.
  private func slips(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    guard let last = a.last, let other = b.last else { return max(a.count, b.count) }
    var best = slips(a.dropLast(), b.dropLast()) + (last == other ? 0 : 1)
    best = min(best, slips(a.dropLast(), b) + 1, slips(a, b.dropLast()) + 1)
    if a.count > 1, b.count > 1, a.dropLast().last == other, b.dropLast().last == last {
      best = min(best, slips(a.dropLast(2), b.dropLast(2)) + 1)
    }
    return best
  }
}
