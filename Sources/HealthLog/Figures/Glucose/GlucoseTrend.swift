/// Where blood glucose was going when it was last read: its change a minute between two readings.
///
/// The steps are those of the arrows on sensors: up to 1 mg/dL a minute is steady, more than 2 is fast.
package enum GlucoseTrend: String, CaseIterable, Sendable {
  case fallingFast = "falling fast"
  case falling, steady, rising
  case risingFast = "rising fast"

  /// Further apart, the way from one reading to the next is not known.
  private static let longestGap = 30 * 60

  /// The trend from one reading in mg/dL to another `seconds` later; `nil` where they are too far apart to tell.
  ///
  ///     GlucoseTrend(from: 100, to: 112, seconds: 600)  // rising, by 1.2 a minute
  package init?(from earlier: Double, to later: Double, seconds: Int) {
    guard 1...Self.longestGap ~= seconds else { return nil }
    // Readings in mmol/L carry a fraction that must not decide.
    let change = ((later - earlier) * 60 / Double(seconds) * 1e6).rounded() / 1e6
    self =
      switch change {
      case ..<(-2): .fallingFast
      case ..<(-1): .falling
      case ...1: .steady
      case ...2: .rising
      default: .risingFast
      }
  }

  package var arrow: String {
    switch self {
    case .fallingFast: "↓"
    case .falling: "↘"
    case .steady: "→"
    case .rising: "↗"
    case .risingFast: "↑"
    }
  }
}
