import Foundation
import Testing

/// The beginning of a row of random numbers; a failing test names it, and `SEED=… swift test` runs that one again.
struct Seed: Sendable, CustomTestStringConvertible {
  let value: UInt64

  /// Seeds that differ from run to run, or the one of the environment.
  static func some(_ count: Int) -> [Seed] {
    if let chosen = ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) {
      return [Seed(value: chosen)]
    }
    return (0..<count).map { _ in Seed(value: .random(in: 0...999_999_999)) }
  }

  var numbers: SplitMix { SplitMix(state: value) }
  var testDescription: String { "SEED=\(value)" }
  var comment: Comment { "run again with SEED=\(value)" }
}

/// Sebastiano Vigna's SplitMix64: few lines, and the same numbers everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &self) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  mutating func pick<T>(_ items: [T]) -> T { items[below(items.count)] }
}
