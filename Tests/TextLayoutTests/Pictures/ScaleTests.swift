import Testing
import TextLayout

@Suite("Scale")
struct ScaleTests {
  @Test(
    "cuts its range into equal steps",
    arguments: [(0, 0), (9.9, 0), (10, 1), (39.9, 3), (40, 3), (-5, 0), (1000, 3), (.infinity, 3)]
      as [(Double, Int)])
  func steps(_ value: Double, _ step: Int) {
    #expect(Scale(0...40).step(of: value, among: 4) == step)
  }

  @Test("has one step if it is flat: the middle", arguments: [(1, 0), (2, 0), (3, 1), (8, 3)])
  func flat(_ count: Int, _ step: Int) {
    #expect(Scale(5...5).step(of: 5, among: count) == step)
  }

  @Test("holds numbers as far apart, and as close, as there are")
  func extremes() {
    let widest = Scale(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
    #expect(
      [-Double.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude].map { widest.step(of: $0, among: 8) }
        == [0, 4, 7])
    let narrowest = Scale(0...Double.leastNonzeroMagnitude)
    #expect([0, .leastNonzeroMagnitude].map { narrowest.step(of: $0, among: 8) } == [0, 7])
  }

  @Test("does not draw what is no number")
  func contract() async {
    await #expect(processExitsWith: .failure) { _ = Scale(0...1).step(of: .nan, among: 8) }
    await #expect(processExitsWith: .failure) { _ = Scale(0...Double.infinity) }
  }
}
