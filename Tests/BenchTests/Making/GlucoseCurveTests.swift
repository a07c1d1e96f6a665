import CivilTime
import Testing

@testable import vitals_bench

@Suite("A curve of blood glucose")
struct GlucoseCurveTests {
  @Test(
    "bends up to the peak and back to nothing",
    arguments: [
      (-1, 0), (0, 0), (15, 35), (30, 60), (60, 80), (90, 45), (120, 20), (150, 5), (179, 0), (180, 0),
      (500, 0),
    ])
  func bend(_ minutes: Int, _ height: Int) {
    // Up 80 (1 − (1 − t/60)²), down 80 ((180 − t)/120)².
    #expect(Bend(start: 1000, height: 80, rise: 60, length: 180).height(at: 1000 + minutes) == height)
  }

  private var curve: GlucoseCurve {
    var curve = GlucoseCurve(from: 100)
    curve.append(level: 120, [Bend(start: 100 * 1440 + 1400, height: 60, rise: 60, length: 180)])
    curve.append(level: 96, [Bend(start: 101 * 1440 + 700, height: -90, rise: 60, length: 180)])
    return curve
  }

  @Test(
    "drifts from one level to the next and adds what bends it, that of the evening before too",
    arguments: [
      (100 * 1440, 120), (100 * 1440 + 720, 108), (101 * 1440, 96 + 53), (101 * 1440 + 20, 96 + 60),
      (101 * 1440 + 500, 96), (102 * 1440 - 1, 96),
    ])
  func level(_ minute: Int, _ level: Int) {
    #expect(curve.level(at: minute) == level)
  }

  @Test("never falls below what a body lets happen")
  func floor() {
    #expect(curve.level(at: 101 * 1440 + 760) == 40)
  }

  @Test("counts minutes on the wall")
  func minute() throws {
    let time = try #require(SpelledTime("1970-01-02T01:05:59+01:00"))
    #expect(time.local.minute == 1505)
  }
}
