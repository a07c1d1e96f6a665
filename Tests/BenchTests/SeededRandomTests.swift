import Testing

@testable import vitals_bench

@Suite("Seeded random numbers")
struct SeededRandomTests {
  @Test("are those of SplitMix64 as its authors publish it")
  func published() {
    var random = SeededRandom(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in random.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test("come again with seed, theme and number")
  func again() {
    #expect(SeededRandom.firsts(7, "nights", 3) == SeededRandom.firsts(7, "nights", 3))
  }

  @Test(
    "are others with another seed, theme or number",
    arguments: [(8, "nights", 3), (7, "naps", 3), (7, "nights", 4), (7, "nights", -3), (7, "", 3)]
      as [(UInt64, String, Int)])
  func others(_ seed: UInt64, _ theme: String, _ number: Int) {
    #expect(SeededRandom.firsts(seed, theme, number) != SeededRandom.firsts(7, "nights", 3))
  }

  @Test("below a count are all of the numbers from 0, and no other", arguments: [1, 2, 7, 10])
  func below(_ count: Int) {
    var random = SeededRandom(seed: 5)
    #expect(Set((0..<count * 100).map { _ in random.below(count) }) == Set(0..<count))
  }

  @Test("of a range reach both of its ends")
  func whole() {
    var random = SeededRandom(seed: 5)
    #expect(Set((0..<100).map { _ in random.whole(-1...2) }) == [-1, 0, 1, 2])
  }

  @Test("are as likely as asked", arguments: [0, 25, 88, 100])
  func chance(_ percent: Int) {
    var random = SeededRandom(seed: 6)
    let hits = (0..<10_000).count { _ in random.chance(percent: percent) }
    #expect(abs(hits - 100 * percent) < 150, "seed 6")
  }

  @Test("spread around 0 with the deviation asked for", arguments: [1, 4, 18, 400])
  func spread(_ deviation: Int) {
    var random = SeededRandom(seed: 11)
    let numbers = (0..<20_000).map { _ in Double(random.spread(deviation)) }
    let mean = numbers.reduce(0, +) / 20_000
    let variance = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 20_000
    // Rounding to whole numbers adds a twelfth.
    let expected = (Double(deviation * deviation) + 1.0 / 12).squareRoot()
    #expect(abs(mean) < expected / 40, "seed 11")
    #expect(abs(variance.squareRoot() / expected - 1) < 0.03, "seed 11")
    #expect(numbers.allSatisfy { abs($0) <= 3.5 * Double(deviation) + 1 }, "seed 11")
  }

  @Test(
    "are divided to the nearest whole number, halves upward",
    arguments: [
      (7, 2, 4), (5, 2, 3), (-5, 2, -2), (-7, 2, -3), (-8, 3, -3), (10, 4, 3), (0, 9, 0), (-1, 9, 0),
    ])
  func division(_ number: Int, _ divisor: Int, _ quotient: Int) {
    #expect(number.divided(by: divisor) == quotient)
  }
}

extension SeededRandom {
  fileprivate static func firsts(_ seed: UInt64, _ theme: String, _ number: Int) -> [UInt64] {
    var random = SeededRandom(seed: seed, theme, number)
    return (0..<4).map { _ in random.next() }
  }
}
