import CivilTime
import Testing

@testable import HealthLog

@Suite("The body mass index")
struct BodyMassIndexTests {
  private func index(_ weight: String, _ height: String) throws -> BodyMassIndex {
    func quantity(_ text: String, _ units: [Unit]) throws -> (Number, Unit) {
      let parts = text.split(separator: " ").map(String.init)
      return (try #require(Number(parts[0])), try #require(units.first { $0.name == parts[1] }))
    }
    let (mass, massUnit) = try quantity(weight, weightUnits)
    let (length, lengthUnit) = try quantity(height, heightUnits)
    return try #require(BodyMassIndex(weight: mass, massUnit, height: length, lengthUnit))
  }

  @Test(
    "has the WHO's classes, each from its lower edge on",
    arguments: [
      // 70 kg at 1.75 m is 22.9 in the WHO's text; the others by exact fractions.
      ("70 kg", "175 cm", 22.857143, .normal), ("80.9 kg", "180 cm", 24.969136, .normal),
      ("81 kg", "180 cm", 25, .overweight), ("53.46 kg", "170 cm", 18.498270, .underweight),
      ("53.47 kg", "170 cm", 18.501730, .normal), ("97.2 kg", "180 cm", 30, .obeseI),
      ("72.25 kg", "170 cm", 25, .overweight), ("57.8 kg", "170 cm", 20, .normal),
      ("86.7 kg", "170 cm", 30, .obeseI),
      ("101.15 kg", "170 cm", 35, .obeseII), ("115.6 kg", "170 cm", 40, .obeseIII),
      ("180 kg", "165 cm", 66.115702, .obeseIII), ("70 kg", "1.75 m", 22.857143, .normal),
      // 181·0.45359237 kg over (71·0.0254 m)², and 150 over 68.
      ("181 lb", "71 in", 25.244117, .overweight), ("150 lb", "68 in", 22.807188, .normal),
    ] as [(String, String, Double, BodyMassClass)])
  func classes(_ weight: String, _ height: String, _ value: Double, _ category: BodyMassClass) throws {
    let index = try index(weight, height)
    #expect(near(index.value, value, within: 1e-6))
    #expect(index.category == category)
  }

  @Test(
    "meets an edge exactly where binary fractions fall below it",
    arguments: [
      ("47.36 kg", "160 cm", 18.5, .normal), ("59.94 kg", "180 cm", 18.5, .normal),
      ("62.41 kg", "158 cm", 25, .overweight), ("64.0 kg", "160 cm", 25, .overweight),
      ("66.603 kg", "149 cm", 30, .obeseI), ("72.075 kg", "155 cm", 30, .obeseI),
      ("87.374 kg", "158 cm", 35, .obeseII),
      ("89.6 kg", "160 cm", 35, .obeseII), ("96.1 kg", "155 cm", 40, .obeseIII),
      ("97.344 kg", "156 cm", 40, .obeseIII),
      ("64 kg", "1.60 m", 25, .overweight),
    ] as [(String, String, Double, BodyMassClass)])
  func edges(_ weight: String, _ height: String, _ value: Double, _ category: BodyMassClass) throws {
    let index = try index(weight, height)
    #expect(index.value == value)
    #expect(index.category == category)
  }

  @Test("a gram below an edge is below it")
  func below() throws {
    #expect(try index("63.999 kg", "160 cm").category == .normal)
    #expect(try index("63.9999999999999 kg", "160 cm").category == .normal)
    #expect(try index("64.0000000000000001 kg", "160 cm").category == .overweight)
  }

  @Test("agrees with whole-number arithmetic for each centimetre and edge")
  func allEdges() throws {
    for centimeters in 100...220 {
      for (tenths, category) in [
        (185, BodyMassClass.normal), (250, .overweight), (300, .obeseI), (400, .obeseIII),
      ] {
        // 10⁵ kg are tenths × cm² at the edge, so five digits behind the point hold it exactly.
        let weight = Number(digits: Int64(tenths * centimeters * centimeters), scale: 5)
        let index = BodyMassIndex(weight: weight, weightUnits[0], height: Number(centimeters), heightUnits[0])
        #expect(index?.category == category, "\(weight) kg, \(centimeters) cm")
      }
    }
  }

  @Test("does not fail on more digits than whole numbers hold")
  func manyDigits() throws {
    let index = try index("82.4000000000000001 kg", "1.7800000000000001 m")
    #expect(near(index.value, 26.006817, within: 1e-6))
    #expect(index.category == .overweight)
  }

  @Test("is none of what is no weight or height")
  func none() {
    #expect(BodyMassIndex(weight: 0, weightUnits[0], height: 180, heightUnits[0]) == nil)
    #expect(BodyMassIndex(weight: 80, weightUnits[0], height: 0, heightUnits[0]) == nil)
    #expect(
      BodyMassIndex(weight: Record(.weight, "value=80,unit=kg"), height: Record(.height, "value=180")) == nil)
  }
}

@Suite("Heights over time")
struct HeightsTests {
  private let heights = Heights(
    [
      Record(.height, "time=2026-06-01T08:00:00+02:00,value=180,unit=cm"),
      Record(.height, "time=2020-01-01T08:00:00+01:00,value=1.78,unit=m"),
      Record(.height, "time=2026-07-01T08:00:00+02:00,value=tall,unit=cm"),
      Record(.height, "value=170,unit=cm"),
    ], in: .utc)

  @Test(
    "a weighing takes the last height at or before it, else the first after",
    arguments: [
      ("2019-05-01T08:00:00Z", "1.78"), ("2020-01-01T07:00:00Z", "1.78"), ("2026-05-31T08:00:00Z", "1.78"),
      ("2026-06-01T06:00:00Z", "180"), ("2026-12-01T08:00:00Z", "180"),
    ])
  func height(_ time: String, _ expected: String) throws {
    let record = heights.height(at: try #require(SpelledTime(time)).resolved(in: .utc).instant)
    #expect(record?.number("value").map { "\($0)" } == expected)
  }

  @Test("there is none where none was measured")
  func none() {
    #expect(Heights([], in: .utc).height(at: Instant(seconds: 0)) == nil)
  }

  @Test("a weight has its index by the height of its time")
  func index() {
    let index = heights.index(
      of: Record(.weight, "time=2026-11-29T08:00:00+01:00,value=81,unit=kg"), in: .utc)
    #expect(index?.value == 25)
    #expect(index?.category == .overweight)
    #expect(heights.index(of: Record(.weight, "value=81,unit=kg"), in: .utc) == nil)
  }
}

@Suite("The trend of a weight")
struct TrendTests {
  @Test("takes a tenth of each distance")
  func smoothed() {
    // The Hacker's Diet's rule over these six weights.
    let trend = Trend.smoothed([82.4, 82.9, 82.1, 81.8, 82.0, 81.5])
    let expected = [82.4, 82.45, 82.415, 82.3535, 82.31815, 82.236335]
    #expect(zip(trend, expected).allSatisfy { near($0, $1, within: 1e-9) })
    #expect(trend.count == 6)
    #expect(Trend.smoothed([]) == [])
  }

  @Test("waits through days without a value")
  func gaps() throws {
    let day = try #require(CivilDate("2026-11-23"))
    let values = [(0, 82.4), (3, 82.9)].map { DatedValue(day: day.dayNumber + $0, seconds: 0, value: $1) }
    let series = DaySeries(values, over: DateRange(day, day.adding(days: 3)), by: .last)
    let trend = Trend.smoothed(series)
    #expect([trend[0], trend[1], trend[2]] == [82.4, nil, nil])
    #expect(near(trend[3], 82.45, within: 1e-9))
  }
}
