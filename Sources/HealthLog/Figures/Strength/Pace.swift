/// Time for a distance.
package enum Pace {
  /// Seconds for each `unit` of a distance in km: 1510 s for 5 km are 302 s for a km.
  package static func seconds(_ seconds: Double, kilometers: Double, per unit: Double = 1) -> Double? {
    guard seconds > 0, kilometers > 0 else { return nil }
    return seconds / kilometers * unit
  }

  /// The kilometres of one mile.
  package static let mile = 1.609344
  /// The distance that rowers count by.
  package static let fiveHundredMeters = 0.5
}

extension TrainingSet {
  /// Seconds for a kilometre, where both are known.
  package var pace: Double? {
    guard let seconds, let distance else { return nil }
    return Pace.seconds(seconds, kilometers: distance)
  }
}
