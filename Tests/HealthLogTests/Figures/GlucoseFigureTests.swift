import Testing

@testable import HealthLog

@Suite("Units and bands of glucose")
struct GlucoseBandTests {
  @Test(
    "mg/dL are mmol/L by the molar mass",
    // Six digits of value / 18.0156.
    arguments: [
      (54, 2.997402), (70, 3.885521), (100, 5.550745), (109, 6.050312), (126, 6.993939), (140, 7.771043),
      (180, 9.991341), (181, 10.046848), (250, 13.876862),
    ] as [(Double, Double)])
  func toMillimoles(_ milligrams: Double, _ expected: Double) {
    #expect(near(GlucoseUnit.millimoles.value(milligrams: milligrams), expected, within: 5e-7))
    #expect(GlucoseUnit.milligrams.value(milligrams: milligrams) == milligrams)
  }

  @Test(
    "mmol/L are mg/dL by the molar mass",
    arguments: [
      (3.0, 54.0468), (3.8, 68.45928), (3.9, 70.26084), (5.6, 100.88736), (7.8, 140.52168), (10.0, 180.156),
      (11.1, 199.97316), (13.9, 250.41684), (14.0, 252.2184),
    ])
  func toMilligrams(_ millimoles: Double, _ expected: Double) {
    #expect(near(GlucoseUnit.millimoles.milligrams(millimoles), expected, within: 1e-9))
    #expect(GlucoseUnit.milligrams.milligrams(millimoles) == millimoles)
  }

  @Test("the declaration converts by the same factor")
  func oneFactor() {
    #expect(glucoseUnits.map(\.factor) == [1, GlucoseUnit.milligramsPerMillimole])
    #expect(glucoseUnits.map(\.name) == GlucoseUnit.allCases.map(\.rawValue))
  }

  @Test(
    "a reading is judged in its own unit",
    // The edges of Battelino 2019, doi:10.2337/dci19-0028, table 1. Converted first, 10.0 and 13.9 mmol/L would be one
    // band too high, and 181 mg/dL shown as 10.0 one too low.
    arguments: [
      (53, .milligrams, .veryLow), (54, .milligrams, .low), (69, .milligrams, .low),
      (70, .milligrams, .inRange),
      (180, .milligrams, .inRange), (181, .milligrams, .high), (250, .milligrams, .high),
      (251, .milligrams, .veryHigh),
      (2.9, .millimoles, .veryLow), (3.0, .millimoles, .low), (3.8, .millimoles, .low),
      (3.9, .millimoles, .inRange),
      (10.0, .millimoles, .inRange), (10.1, .millimoles, .high), (13.9, .millimoles, .high),
      (14.0, .millimoles, .veryHigh), (69.5, .milligrams, .low), (180.5, .milligrams, .high),
    ] as [(Double, GlucoseUnit, GlucoseBand)])
  func bands(_ value: Double, _ unit: GlucoseUnit, _ expected: GlucoseBand) {
    #expect(GlucoseReading(value, unit).band() == expected)
  }

  @Test(
    "a reading beyond a meter's limit is in the band beyond it",
    arguments: [
      (GlucoseReading(.low), .veryLow), (GlucoseReading(.high), .veryHigh),
      (GlucoseReading(.low, limit: 40, .milligrams), .veryLow),
      (GlucoseReading(.low, limit: 54, .milligrams), .veryLow),
      (GlucoseReading(.low, limit: 70, .milligrams), .low),
      (GlucoseReading(.low, limit: 100, .milligrams), .inRange),
      (GlucoseReading(.high, limit: 400, .milligrams), .veryHigh),
      (GlucoseReading(.high, limit: 250, .milligrams), .veryHigh),
      (GlucoseReading(.high, limit: 180, .milligrams), .high),
      (GlucoseReading(.low, limit: 2.2, .millimoles), .veryLow),
      (GlucoseReading(.high, limit: 13.9, .millimoles), .veryHigh),
    ] as [(GlucoseReading, GlucoseBand)])
  func bounds(_ reading: GlucoseReading, _ expected: GlucoseBand) {
    #expect(reading.band() == expected)
  }

  @Test(
    "the owner's range holds in both units, as the tables print it",
    // 63–140 mg/dL is 3.5–7.8 mmol/L in Battelino 2019, the range in pregnancy.
    arguments: [
      (63.0...140, GlucoseUnit.milligrams, [54, 63, 140, 250], [3.0, 3.5, 7.8, 13.9]),
      (3.5...7.8, .millimoles, [54, 63, 140, 250], [3.0, 3.5, 7.8, 13.9]),
      (70...180, .milligrams, [54, 70, 180, 250], [3.0, 3.9, 10.0, 13.9]),
      (3.9...10.0, .millimoles, [54, 70, 180, 250], [3.0, 3.9, 10.0, 13.9]),
      (50...270, .milligrams, [50, 50, 270, 270], [2.8, 2.8, 15.0, 15.0]),
    ] as [(ClosedRange<Double>, GlucoseUnit, [Double], [Double])])
  func ownRange(
    _ range: ClosedRange<Double>, _ unit: GlucoseUnit, _ milligrams: [Double], _ millimoles: [Double]
  ) {
    let scale = GlucoseScale(target: range, in: unit)
    func edges(_ bands: GlucoseBands) -> [Double] { [bands.veryLow, bands.low, bands.high, bands.veryHigh] }
    #expect(edges(scale.milligrams) == milligrams)
    #expect(edges(scale.millimoles) == millimoles)
  }

  @Test(
    "the range of the settings is read in the owner's unit, else in the one it fits",
    arguments: [
      ("glucose={range=[63,140]}", GlucoseScale(target: 63...140, in: .milligrams)),
      ("glucose={range=[3.5,7.8]}", GlucoseScale(target: 3.5...7.8, in: .millimoles)),
      ("glucose={unit=mmol/L,range=[3.5,7.8]}", GlucoseScale(target: 3.5...7.8, in: .millimoles)),
      ("glucose={unit=mmol/L}", .standard), ("glucose={range=[180,70]}", .standard),
      ("glucose={range=[70]}", .standard),
      ("glucose={range=wide}", .standard), ("", .standard),
    ] as [(String, GlucoseScale)])
  func settings(_ text: String, _ expected: GlucoseScale) {
    #expect(Settings(members: RecordText.members(text)).glucoseScale == expected)
  }

  @Test(
    "a record is a reading where it says enough",
    arguments: [
      ("value=112,unit=mg/dL", GlucoseReading(112, .milligrams)),
      ("value=5.6,unit=mmol/L", GlucoseReading(5.6, .millimoles)),
      ("bound=low", GlucoseReading(.low)),
      ("value=40,unit=mg/dL,bound=low", GlucoseReading(.low, limit: 40, .milligrams)),
      ("value=40,bound=low", GlucoseReading(.low)), ("value=112", nil), ("value=112,unit=g", nil),
      ("unit=mg/dL", nil),
    ] as [(String, GlucoseReading?)])
  func record(_ text: String, _ expected: GlucoseReading?) {
    #expect(GlucoseReading(Record(.glucose, text)) == expected)
  }
}

@Suite("A1c and the mean glucose")
struct A1cTests {
  @Test(
    "the mean that an A1c stands for",
    // Nathan 2008, doi:10.2337/dc08-0545, table 2.
    arguments: [(5, 97), (6, 126), (7, 154), (8, 183), (9, 212), (10, 240), (11, 269), (12, 298)]
      as [(Double, Double)])
  func average(_ percent: Double, _ published: Double) {
    // 6 % is 125.5, printed as 126.
    #expect(Shown.decimals(A1c.average(percent: percent), 0) == Shown.decimals(published, 0))
  }

  @Test(
    "in mmol/L it is the converted mean",
    // (28.7·A1c − 46.7)/18.0156, three digits. At 7, 8 and 9 % the paper's own mmol/L formula misses its table.
    arguments: [(5, 5.373), (7, 8.559), (8, 10.152), (9, 11.745), (12, 16.525)] as [(Double, Double)])
  func millimoles(_ percent: Double, _ expected: Double) {
    let mean = GlucoseUnit.millimoles.value(milligrams: A1c.average(percent: percent))
    #expect(near(mean, expected, within: 6e-4))
  }

  @Test(
    "the A1c that a mean stands for",
    // (AG + 46.7)/28.7, six digits.
    arguments: [
      (97, 5.006969), (126, 6.017422), (154, 6.993031), (183, 8.003484), (212, 9.013937), (240, 9.989547),
    ] as [(Double, Double)])
  func percent(_ average: Double, _ expected: Double) {
    #expect(near(A1c.percent(average: average), expected))
    #expect(near(A1c.average(percent: A1c.percent(average: average)), average, within: 1e-9))
  }

  @Test(
    "percent and mmol/mol",
    // The NGSP/IFCC master equation 10.929·(A1c − 2.15), four digits.
    arguments: [
      (5, 31.1477), (5.7, 38.798), (6, 42.0767), (6.5, 47.5411), (7, 53.0056), (8, 63.9346), (9, 74.8636),
      (10, 85.7926),
    ] as [(Double, Double)])
  func ifcc(_ percent: Double, _ expected: Double) throws {
    #expect(near(A1c.millimolesPerMole(percent: percent), expected, within: 1e-4))
    #expect(near(A1c.percent(millimolesPerMole: expected), percent, within: 1e-5))
    let unit = try #require(Kind.a1c.unit("mmol/mol"))
    #expect(near(unit.canonical(expected), percent, within: 1e-5))
    #expect(near(unit.fromCanonical(percent), expected, within: 1e-4))
  }

  @Test(
    "the management indicator in percent",
    // Bergenstal 2018, doi:10.2337/dc18-1581, table 1.
    arguments: [
      (100, 5.7), (125, 6.3), (150, 6.9), (175, 7.5), (200, 8.1), (225, 8.7), (250, 9.3), (275, 9.9),
      (300, 10.5),
      (350, 11.7),
    ] as [(Double, Double)])
  func indicator(_ mean: Double, _ published: Double) {
    #expect((ManagementIndicator.percent(mean: mean) * 10).rounded() / 10 == published)
  }

  @Test(
    "the management indicator in mmol/mol",
    // Bergenstal 2018, doi:10.2337/dc18-1581, table 2.
    arguments: [
      (5, 36.2), (6, 40.9), (7, 45.7), (8, 50.4), (9, 55.1), (10, 59.8), (12, 69.2), (14, 78.6), (16, 88.0),
      (18, 97.4),
    ] as [(Double, Double)])
  func indicatorMillimoles(_ mean: Double, _ published: Double) {
    #expect((ManagementIndicator.millimolesPerMole(meanMillimoles: mean) * 10).rounded() / 10 == published)
  }
}

@Suite("Risk")
struct GlucoseRiskTests {
  @Test(
    "one reading is dangerous on one side",
    // Kovatchev 1997 with 1.509 and 1.084; six digits by Python.
    arguments: [
      (40, 36.417547, 0), (54, 18.461365, 0), (70, 7.755206, 0), (80, 4.015354, 0), (100, 0.482051, 0),
      (112, 0.000738, 0), (112.5, 0.000001, 0), (113, 0, 0.000636), (120, 0, 0.144131), (140, 0, 1.664988),
      (180, 0, 7.729312), (200, 0, 11.604748), (250, 0, 22.436200), (300, 0, 33.951988), (400, 0, 57.046099),
    ] as [(Double, Double, Double)])
  func reading(_ milligrams: Double, _ low: Double, _ high: Double) {
    let risk = GlucoseRisk(milligrams: milligrams)
    #expect(near(risk.low, low) && near(risk.high, high))
  }

  @Test("whole values give what values beside them give", arguments: [20, 111, 112, 113, 599, 600, 601])
  func table(_ whole: Int) {
    let (exact, beside) = (
      GlucoseRisk(milligrams: Double(whole)), GlucoseRisk(milligrams: Double(whole) + 1e-9)
    )
    #expect(near(exact.low, beside.low) && near(exact.high, beside.high))
  }

  @Test("what is no glucose at all has no risk", arguments: [0, 1, -5] as [Double])
  func nothing(_ milligrams: Double) {
    #expect(GlucoseRisk(milligrams: milligrams).low == 0)
  }

  @Test(
    "the glycemia risk index of shares",
    // Klonoff 2022, doi:10.1177/19322968221085273.
    arguments: [
      (0, 0, 0, 0, 0, "A"), (1, 4, 20, 5, 36.6, "B"), (0.5, 2, 15, 3, 23.1, "B"), (10, 10, 30, 30, 100, "E"),
      (0, 0, 25, 0, 20, "A"),
    ] as [(Double, Double, Double, Double, Double, String)])
  func index(
    _ veryLow: Double, _ low: Double, _ high: Double, _ veryHigh: Double, _ expected: Double, _ zone: String
  ) {
    let index = RiskIndex.value(veryLow: veryLow, low: low, high: high, veryHigh: veryHigh)
    #expect(near(index, expected, within: 1e-9))
    #expect(RiskIndex.zone((index * 10).rounded() / 10) == zone)
  }

  @Test("the words for an index")
  func words() {
    #expect(
      [1.1, 1.2, 2.6, 5.1].map { GlucoseRisk.word(lowIndex: $0) } == ["minimal", "low", "moderate", "high"])
    #expect([4.5, 4.6, 9.1].map { GlucoseRisk.word(highIndex: $0) } == ["low", "moderate", "high"])
  }
}
