import Testing

@testable import HealthLog

@Suite("Figures for reading")
struct ShownTests {
  @Test(
    "are rounded half away from zero, and never to minus zero",
    arguments: [
      (5.55, 1, "5.6"), (112, 0, "112"), (112.5, 0, "113"), (82.44, 1, "82.4"), (82.45, 1, "82.5"),
      (5, 1, "5.0"),
      (-0.04, 1, "0.0"), (-2.5, 0, "-3"), (2.675, 2, "2.68"), (1.005, 2, "1.01"), (24.969136, 1, "25.0"),
      (0, 0, "0"),
      (1_000_000, 0, "1000000"), (.nan, 1, "–"), (.infinity, 0, "–"), (1e20, 0, "1e+20"),
    ] as [(Double, Int, String)])
  func decimals(_ value: Double, _ places: Int, _ expected: String) {
    #expect(Shown.decimals(value, places) == expected)
  }

  @Test(
    "lose zeros at the end where asked",
    arguments: [(12.5, "12.5"), (80, "80"), (0.04, "0"), (90.7184, "90.7"), (.nan, "–")])
  func short(_ value: Double, _ expected: String) {
    #expect(Shown.short(value, 1) == expected)
  }

  @Test("agree with the decimal that was typed, for each tenth up to a thousand")
  func tenths() {
    let wrong = (0...9999).filter {
      Shown.decimals(Number(digits: Int64($0), scale: 1).double, 1) != "\($0 / 10).\($0 % 10)"
    }
    #expect(wrong == [])
  }

  @Test(
    "minutes are hours and minutes",
    arguments: [
      (475, "7 h 55"), (480, "8 h"), (485, "8 h 05"), (25, "25 min"), (0, "0 min"), (59.6, "1 h"),
      (449.5, "7 h 30"),
      (-35, "-35 min"), (-95, "-1 h 35"), (1500, "25 h"), (.nan, "–"),
    ] as [(Double, String)])
  func minutes(_ minutes: Double, _ expected: String) {
    #expect(Shown.minutes(minutes) == expected)
  }

  @Test(
    "seconds are seconds while they are few",
    arguments: [
      (60, "60 s"), (99, "99 s"), (7.5, "7.5 s"), (100, "1:40"), (105, "1:45"), (1510, "25:10"),
      (3900, "1:05:00"),
      (3599.6, "1:00:00"),
    ] as [(Double, String)])
  func seconds(_ seconds: Double, _ expected: String) {
    #expect(Shown.seconds(seconds) == expected)
  }

  @Test(
    "a pace is minutes for a distance",
    // 5000 m in 1510 s; 4828.032 m in 1455 s by mile and by km; 500 m in 105 s.
    arguments: [
      (302, "km", "5:02 /km"), (485, "mi", "8:05 /mi"), (301.365, "km", "5:01 /km"),
      (105, "500 m", "1:45 /500 m"),
      (59.7, "km", "1:00 /km"),
    ] as [(Double, String, String)])
  func pace(_ seconds: Double, _ unit: String, _ expected: String) {
    #expect(Shown.pace(seconds, per: unit) == expected)
  }

  @Test("shares are whole percent")
  func percent() {
    #expect([70.5, 0.4, 100].map(Shown.percent) == ["71 %", "0 %", "100 %"])
  }

  @Test(
    "a main figure is rounded as is usual for its unit",
    arguments: [
      (.glucose, 112.4, nil, "112 mg/dL"), (.glucose, 112.4, "mmol/L", "6.2 mmol/L"),
      (.weight, 82.44, nil, "82.4 kg"),
      (.weight, 82.10021897, "lb", "181.0 lb"), (.height, 180.34, "in", "71.0 in"),
      (.height, 178, "m", "1.78 m"),
      (.a1c, 7, "mmol/mol", "53 mmol/mol"), (.a1c, 6.54, nil, "6.5 %"), (.temperature, 37, "°F", "98.6 °F"),
      (.sleep, 475, nil, "7 h 55"), (.workout, 1920, nil, "1920 kg"), (.bmi, 24.969, nil, "25.0 kg/m²"),
      (.mood, 6.75, nil, "6.8"), (.steps, 8000, nil, "8000 steps"), (.cgm, 108.0936, "mmol/L", "6.0 mmol/L"),
      (.bp, 120, nil, "120 mmHg"), (.meds, 1, nil, "1"),
    ] as [(Kind, Double, String?, String)])
  func figure(_ kind: Kind, _ figure: Double, _ unit: String?, _ expected: String) {
    let unit = unit.flatMap { name in kind.figureUnits.first { $0.name == name } }
    #expect(kind.text(figure, in: unit) == expected)
    #expect(expected.hasPrefix(kind.number(figure, in: unit)))
  }

  @Test(
    "a change has its sign, and no zero of a scale in it",
    arguments: [
      (.glucose, 3, nil, "+3 mg/dL"), (.weight, -0.6, nil, "-0.6 kg"), (.sleep, 35, nil, "+35 min"),
      (.sleep, -65, nil, "-1 h 05"), (.temperature, 1, "°F", "+1.8 °F"),
      (.a1c, -0.5, "mmol/mol", "-5 mmol/mol"),
      (.weight, 0, nil, "+0.0 kg"), (.meds, 2, nil, "+2"),
    ] as [(Kind, Double, String?, String)])
  func change(_ kind: Kind, _ change: Double, _ unit: String?, _ expected: String) {
    let unit = unit.flatMap { name in kind.figureUnits.first { $0.name == name } }
    #expect(kind.text(change: change, in: unit) == expected)
  }

  @Test("the unit to show is the owner's, else the last one typed, else the canonical one")
  func displayUnit() {
    let settings = Settings(members: RecordText.members("glucose={unit=mmol/L},weight={unit=st}"))
    let pounds = Record(.weight, "value=181,unit=lb")
    #expect(Kind.glucose.displayUnit(settings)?.name == "mmol/L")
    #expect(Kind.weight.displayUnit(settings, latest: pounds)?.name == "lb")
    #expect(Kind.weight.displayUnit(settings)?.name == "kg")
    #expect(Kind.meds.displayUnit(settings)?.name == nil)
  }

  @Test("a mean is the same in either unit of glucose")
  func mean() throws {
    let mean = (6.2 * 18.0156 + 112) / 2
    let unit = try #require(Kind.glucose.unit("mmol/L"))
    #expect(Kind.glucose.text(mean) == "112 mg/dL")
    #expect(Kind.glucose.text(mean, in: unit) == "6.2 mmol/L")
  }
}

@Suite("Words for figures")
struct WordTests {
  @Test("bands and classes")
  func bands() {
    #expect(GlucoseBand.allCases.map(\.words) == ["very low", "low", "in range", "high", "very high"])
    #expect(
      BodyMassClass.allCases.map(\.words) == [
        "underweight", "normal", "overweight", "obese I", "obese II", "obese III",
      ])
    #expect(GlucoseBand.low < .high && BodyMassClass.normal < .obeseI)
  }

  @Test("a night's quality is a word and dots of five")
  func quality() throws {
    #expect(Quality.allCases.map(\.words) == ["Poor", "Fair", "Okay", "Good", "Great"])
    let good = try #require(Quality(Record(.sleep, "quality=4")))
    #expect([good.filled, good.empty] == [4, 1])
    #expect(Quality(Record(.sleep, "quality=6")) == nil)
    #expect(Quality(Record(.sleep, "nap=true")) == nil)
  }
}
