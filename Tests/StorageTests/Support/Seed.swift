import TestSupport
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

  var numbers: SplitMix { SplitMix(seed: value) }
  var testDescription: String { "SEED=\(value)" }
  var comment: Comment { "run again with SEED=\(value)" }
}
