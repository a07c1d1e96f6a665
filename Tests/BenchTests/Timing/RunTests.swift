import Testing

@testable import vitals_bench

@Suite("Figures of runs")
struct RunTests {
  @Test(
    "have the one in the middle as median, of an even count the mean of two",
    arguments: [([3], 3), ([9, 1, 2], 2), ([4, 1, 3, 2], 2.5), ([5, 5, 1, 1, 1], 1)]
      as [([Double], Double)])
  func median(_ values: [Double], _ median: Double) {
    #expect(values.median == median)
  }

  @Test("of nothing have no median")
  func nothing() {
    #expect([Double]().median == nil)
    #expect(Run(medianOf: []) == nil)
  }

  @Test("come together as medians of the times, the highest peak, and the first bad status")
  func together() {
    let runs = [
      Run(wall: 9, cpu: 1, peak: 4), Run(wall: 5, cpu: 3, peak: 6, status: 2),
      Run(wall: 6, cpu: 2, peak: 5, status: 3),
    ]
    #expect(Run(medianOf: runs) == Run(wall: 6, cpu: 2, peak: 6, status: 2))
  }

  @Test("are read as --measure prints them")
  func printed() {
    #expect(Run(figures: "2500000 1500 3072 0\n") == Run(wall: 2.5, cpu: 1.5, peak: 3))
  }

  @Test("are not made of other text", arguments: ["", "1 2 3", "1 2 3 4 5", "a b c d"])
  func other(_ text: String) {
    #expect(Run(figures: text) == nil)
  }
}
