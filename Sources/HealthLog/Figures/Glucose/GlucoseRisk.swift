/// How dangerous a reading is, low or high (Kovatchev 1997, doi:10.2337/diacare.20.11.1655).
///
/// f = 1.509·((ln mg/dL)^1.084 − 5.381), risk = 10·f²; the mean over all readings is the low or high blood glucose
/// index. A factor of 22.77 also circulates, the same to four digits. Indices of meters and of sensors are not alike.
package struct GlucoseRisk: Equatable, Sendable {
  package var low: Double
  package var high: Double

  /// The risk of one reading in mg/dL.
  package init(milligrams: Double) {
    guard milligrams > 1 else {
      (low, high) = (0, 0)
      return
    }
    let whole = Int(min(milligrams, Double(Self.table.count)))
    let distance =
      Double(whole) == milligrams && whole < Self.table.count
      ? Self.table[whole] : Self.distance(milligrams)
    let risk = 10 * distance * distance
    (low, high) = distance < 0 ? (risk, 0) : (0, risk)
  }

  /// Sensors show whole mg/dL, so nearly all logarithms are asked for again and again.
  private static let table: [Double] = (0...600).map { $0 < 2 ? 0 : distance(Double($0)) }

  /// How far a reading lies from the middle, on a scale on which low and high weigh the same.
  private static func distance(_ milligrams: Double) -> Double {
    1.509 * (Mathematics.power(Mathematics.ln(milligrams), 1.084) - 5.381)
  }

  /// The words for a low index: up to 1.1 minimal, 2.5 low, 5 moderate.
  package static func word(lowIndex: Double) -> String {
    switch lowIndex {
    case ...1.1: "minimal"
    case ...2.5: "low"
    case ...5: "moderate"
    default: "high"
    }
  }

  /// The words for a high index: up to 4.5 low, 9 moderate.
  package static func word(highIndex: Double) -> String {
    switch highIndex {
    case ...4.5: "low"
    case ...9: "moderate"
    default: "high"
    }
  }
}

/// The glycemia risk index (Klonoff 2022, doi:10.1177/19322968221085273).
package enum RiskIndex {
  /// From 0 to 100, of shares in percent: 3.0·very low + 2.4·low + 1.6·very high + 0.8·high.
  ///
  ///     RiskIndex.value(veryLow: 1, low: 4, high: 20, veryHigh: 5)  // 36.6
  ///
  /// Low is 54–69 mg/dL alone, and high 181–250.
  package static func value(veryLow: Double, low: Double, high: Double, veryHigh: Double) -> Double {
    min(100, 3.0 * veryLow + 2.4 * low + 1.6 * veryHigh + 0.8 * high)
  }

  /// The zone, a fifth of the scale each, `A` the best.
  package static func zone(_ value: Double) -> String {
    switch value {
    case ...20: "A"
    case ...40: "B"
    case ...60: "C"
    case ...80: "D"
    default: "E"
    }
  }
}
