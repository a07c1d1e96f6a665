import TestSupport
import Testing

@testable import HealthLog

@Suite("Many readings of glucose")
struct GlucoseTallyTests {
  /// Five hundred values that Python reckoned too: 40 + (37·i² + 11·i) mod 340.
  private static let values: [Double] = (0..<500).map { (i: Int) -> Double in
    let rest: Int = (37 * i * i + 11 * i) % 340
    return Double(40 + rest)
  }

  private func tally(_ values: [Double], _ unit: GlucoseUnit = .milligrams) -> GlucoseTally {
    values.reduce(into: GlucoseTally()) { $0.add($1, unit) }
  }

  @Test("have the figures that Python finds")
  func figures() {
    let tally = tally(Self.values)
    #expect(tally.count == 500)
    #expect(GlucoseBand.allCases.map(tally.count) == [17, 31, 182, 91, 179])
    #expect(near(tally.values.mean, 209.92, within: 1e-9))
    #expect(near(tally.values.standardDeviation, 97.87518942720276, within: 1e-9))
    #expect(near(tally.values.variation, 46.62499496341594, within: 1e-9))
    #expect(
      [tally.values.min, tally.values.max, tally.values.first, tally.values.latest] == [40, 370, 40, 146])
    #expect(near(tally.managementIndicator, 8.3312864, within: 1e-9))
    #expect(near(tally.estimatedA1c, 8.941463414634146, within: 1e-9))
    #expect(near(tally.lowIndex, 1.999097024476773, within: 1e-9))
    #expect(near(tally.highIndex, 17.808836171513143, within: 1e-9))
    #expect(near(tally.riskIndex, 96.92, within: 1e-9))
  }

  @Test("have shares of all readings, in percent")
  func shares() {
    let shares = GlucoseBand.allCases.map(tally(Self.values).share)
    #expect(zip(shares, [3.4, 6.2, 36.4, 18.2, 35.8]).allSatisfy { near($0, $1, within: 1e-9) })
  }

  @Test("have no figures while there are none")
  func empty() {
    let tally = GlucoseTally()
    let figures = [
      tally.values.mean, tally.values.standardDeviation, tally.values.variation, tally.managementIndicator,
      tally.estimatedA1c, tally.lowIndex, tally.highIndex, tally.riskIndex,
    ]
    #expect(figures == Array(repeating: nil, count: 8))
    #expect(tally.count == 0)
    #expect(tally.share(.inRange) == 0)
  }

  @Test("have one mean in whatever units they were typed")
  func mixed() {
    var tally = GlucoseTally()
    tally.add(6.2, .millimoles)
    tally.add(112, .milligrams)
    let mean = (6.2 * 18.0156 + 112) / 2
    #expect(near(tally.values.mean, mean, within: 1e-9))
    // In mmol/L it is the mean of both values in mmol/L.
    #expect(
      near(
        tally.values.mean.map(GlucoseUnit.millimoles.value(milligrams:)), (6.2 + 112 / 18.0156) / 2,
        within: 1e-9))
  }

  @Test("count a meter's limit in the bands and nowhere else")
  func bounds() {
    var tally = tally([100, 120])
    tally.add(GlucoseReading(.low))
    tally.add(GlucoseReading(.high, limit: 400, .milligrams))
    #expect(GlucoseBand.allCases.map(tally.count) == [1, 0, 2, 0, 1])
    #expect(tally.values.mean == 110)
    #expect(tally.values.count == 2)
    #expect(tally.count == 4)
    #expect(tally.share(.inRange) == 50)
  }

  @Test("come from records of a meter and of a sensor, and from no others")
  func records() {
    var tally = GlucoseTally()
    tally.add(Record(.glucose, "value=10.0,unit=mmol/L"))
    tally.add(Record(.glucose, "bound=low"))
    tally.add(Record(.cgm, "every=300,unit=mg/dL,values=[112,null,260]"))
    tally.add(Record(.mood, "value=7"))
    tally.add(Record(.weight, "value=82,unit=kg"))
    #expect(GlucoseBand.allCases.map(tally.count) == [1, 0, 2, 0, 1])
    #expect(tally.values.count == 3)
  }

  @Test("are judged by the owner's range where there is one")
  func ownRange() {
    var tally = GlucoseTally(scale: GlucoseScale(target: 63...140, in: .milligrams))
    for value in [65.0, 140, 141] { tally.add(value, .milligrams) }
    tally.add(7.8, .millimoles)
    #expect(GlucoseBand.allCases.map(tally.count) == [0, 0, 3, 1, 0])
  }

  @Test("give the same figures in any order", arguments: 1...10)
  func order(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let (a, b) = (tally(Self.values), tally(Self.values.shuffled(using: &random)))
    #expect(near(a.values.standardDeviation, b.values.standardDeviation, within: 1e-9), "seed \(seed)")
    #expect(near(a.values.mean, b.values.mean, within: 1e-9), "seed \(seed)")
    #expect(near(a.riskIndex, b.riskIndex, within: 1e-9), "seed \(seed)")
  }
}
