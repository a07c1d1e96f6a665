import HealthLog
import Testing

@Suite("Glucose trend")
struct GlucoseTrendTests {
  @Test(
    "is the change a minute, steady up to 1 mg/dL and fast above 2",
    arguments: [
      (100, 110, 600, .steady), (100, 90, 600, .steady), (100, 100, 60, .steady),
      (100, 111, 600, .rising), (100, 120, 600, .rising), (100, 121, 600, .risingFast),
      (100, 89, 600, .falling), (100, 80, 600, .falling), (100, 79, 600, .fallingFast),
      (100, 112, 300, .risingFast), (100, 130, 1800, .steady), (100, 131, 1800, .rising),
    ] as [(Double, Double, Int, GlucoseTrend)])
  func steps(_ from: Double, _ to: Double, _ seconds: Int, _ trend: GlucoseTrend) {
    #expect(GlucoseTrend(from: from, to: to, seconds: seconds) == trend)
  }

  @Test("of a change that only the rounding of mmol/L makes larger is the lesser")
  func rounding() {
    let (from, to) = (5.0 * 18.0156, 5.0 * 18.0156 + 10.000_000_1)
    #expect(GlucoseTrend(from: from, to: to, seconds: 600) == .steady)
  }

  @Test("is not told of readings at one moment or more than half an hour apart", arguments: [0, -60, 1801])
  func unknown(_ seconds: Int) {
    #expect(GlucoseTrend(from: 100, to: 200, seconds: seconds) == nil)
  }

  @Test("points the way", arguments: zip(GlucoseTrend.allCases, ["↓", "↘", "→", "↗", "↑"]))
  func arrow(_ trend: GlucoseTrend, _ arrow: String) {
    #expect(trend.arrow == arrow)
  }
}
