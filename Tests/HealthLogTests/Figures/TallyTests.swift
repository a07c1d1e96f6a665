import CivilTime
import Testing

@testable import HealthLog

@Suite("Figures of values")
struct TallyTests {
  @Test("are those of the values in order")
  func figures() {
    let tally = Tally([82.4, 82.9, 82.1])
    #expect([tally.first, tally.latest, tally.min, tally.max] == [82.4, 82.1, 82.1, 82.9])
    #expect(near(tally.mean, 82.46666666666667, within: 1e-9))
    #expect(near(tally.change, -0.3, within: 1e-9))
    #expect(near(tally.total, 247.4, within: 1e-9))
    #expect(tally.count == 3)
  }

  @Test(
    "spread is that of a sample",
    arguments: [
      ([2, 4, 4, 4, 5, 5, 7, 9], 2.138089935299395), ([4, 7, 13, 16], 5.477225575051661), ([5, 5, 5], 0),
      ([5], nil),
      ([], nil),
    ] as [([Double], Double?)])
  func deviation(_ values: [Double], _ expected: Double?) {
    #expect(near(Tally(values).standardDeviation, expected, within: 1e-12))
  }

  @Test("spread survives large values")
  func large() {
    #expect(near(Tally([4, 7, 13, 16].map { 1e9 + $0 }).standardDeviation, 5.477225575051661, within: 1e-9))
  }

  @Test("nothing has no figures, and one value no change")
  func few() {
    #expect(Tally([]).mean == nil)
    #expect(Tally([]).total == 0)
    #expect(Tally([7]).change == nil)
    #expect(Tally([7]).mean == 7)
    #expect(Tally([0, 0]).variation == nil)
  }
}

@Suite("One number a day")
struct DaySeriesTests {
  private let range: DateRange
  private let from: Int

  init() throws {
    let day = try #require(CivilDate("2026-11-23"))
    range = DateRange(day, day.adding(days: 6))
    from = day.dayNumber
  }

  private func value(_ day: Int, _ seconds: Int64, _ value: Double) -> DatedValue {
    DatedValue(day: from + day, seconds: seconds, value: value)
  }

  private var values: [DatedValue] {
    [
      value(6, 900, 112), value(6, 700, 140), value(3, 500, 100), value(3, 600, 90), value(3, 400, 95),
      value(0, 1, 7),
      value(-1, 0, 1000), value(7, 999, 1000),
    ]
  }

  @Test(
    "folds the values of a day by what the kind means",
    arguments: [
      (.last, [7, nil, nil, 90, nil, nil, 112]), (.mean, [7, nil, nil, 95, nil, nil, 126]),
      (.sum, [7, nil, nil, 285, nil, nil, 252]), (.max, [7, nil, nil, 100, nil, nil, 140]),
    ] as [(Kind.DayFigure, [Double?])])
  func fold(_ figure: Kind.DayFigure, _ expected: [Double?]) {
    let series = DaySeries(values, over: range, by: figure)
    #expect(series.values == expected)
    #expect(series.range == range)
    #expect(DaySeries(values.reversed(), over: range, by: figure) == series)
  }

  @Test("has figures over the days that have a value")
  func figures() {
    let tally = DaySeries(values, over: range, by: .mean).tally
    #expect([tally.first, tally.latest, tally.mean, tally.change] == [7, 126, 76, 119])
    #expect(tally.count == 3)
  }

  @Test("keeps values below 0")
  func negative() {
    #expect(DaySeries([value(0, 1, -5), value(0, 2, -7)], over: range, by: .max).values[0] == -5)
  }

  @Test("is empty without a value, and not shorter")
  func empty() {
    let none: [Double?] = Array(repeating: nil, count: 7)
    #expect(DaySeries([], over: range, by: .sum).values == none)
  }

  @Test("of all days keeps those from the first value to the last")
  func all() {
    let series = DaySeries([value(0, 1, 5), value(4, 2, 6)], over: .all, by: .last)
    #expect(series.values == [5, nil, nil, nil, 6])
    #expect("\(series.range.from)" == "2026-11-23")
    #expect(DaySeries([], over: .all, by: .last).values == [nil])
  }

  @Test("has a mean of its last seven days, of daily figures")
  func weekMean() {
    // The mean of the last seven of 82.4, 82.9, 82.1, 81.8, 82.0, 81.5, 81.9 is 82.085714.
    let weights = [82.4, 82.9, 82.1, 81.8, 82.0, 81.5, 81.9].enumerated().map { value($0, 1, $1) }
    #expect(near(DaySeries(weights, over: range, by: .last).mean(ofLast: 7), 82.085714))
    #expect(DaySeries(weights, over: range, by: .last).mean(ofLast: 1) == 81.9)
    #expect(DaySeries([], over: range, by: .last).mean(ofLast: 7) == nil)
    // Two weighings a day count as one day.
    #expect(
      DaySeries([value(0, 1, 80), value(0, 2, 82), value(1, 1, 83)], over: range, by: .mean).mean(ofLast: 7)
        == 82)
  }

  @Test("takes a day from the wall of the record")
  func anchor() throws {
    let record = Record(.glucose, "time=2026-11-29T23:30:00-05:00,value=112,unit=mg/dL")
    let dated = DatedValue(try #require(Kind.glucose.anchor(of: record, in: .utc)), 112)
    #expect(CivilDate(dayNumber: dated.day).description == "2026-11-29")
    #expect(dated.seconds == 1_796_013_000)
  }
}
