/// Formulas for the weight that could be lifted once, from one that was lifted several times.
package enum OneRepMax: String, CaseIterable, Sendable {
  /// w·(1 + r/30) (Epley 1985).
  case epley
  /// w·36/(37 − r) (Brzycki 1993).
  case brzycki
  /// w·r^0.10 (Lombardi 1989).
  case lombardi

  /// Up to here the formulas agree within a few percent.
  package static let reliable = 10.0

  /// Above it nothing is estimated: Epley and Brzycki run away, the latter through infinity at 37.
  package var limit: Double {
    switch self {
    case .epley, .brzycki: 12
    case .lombardi: 20
    }
  }

  /// The weight for one repetition, in the unit of `weight`; `nil` without a repetition, or with more than `limit`.
  ///
  ///     OneRepMax.epley.estimate(weight: 100, reps: 5)  // 116.67
  ///
  /// `reserve` counts repetitions that were left as done. A single is itself.
  package func estimate(weight: Double, reps: Double, reserve: Double = 0) -> Double? {
    let reps = reps + reserve
    guard weight > 0, reps >= 1, reps <= limit else { return nil }
    if reps == 1 { return weight }
    return switch self {
    case .epley: weight * (1 + reps / 30)
    case .brzycki: weight * 36 / (37 - reps)
    case .lombardi: weight * Mathematics.power(reps, 0.10)
    }
  }
}

extension TrainingSet {
  /// The repetitions that were left: as told, else 10 − RPE (Zourdos 2016).
  package var reserve: Double? { rir ?? rpe.map { 10 - $0 } }

  /// The weight for one repetition in kg, from a set that counts, was lifted, and added no weight to a body's.
  package func oneRepMax(_ formula: OneRepMax = .epley) -> Double? {
    guard counts, sort != .failed, !isBodyweight, let load, let reps else { return nil }
    return formula.estimate(weight: load, reps: reps, reserve: reserve ?? 0)
  }
}

extension Session {
  /// The best estimate for one repetition of each exercise, in kg.
  package static func oneRepMaxima(of record: Record, _ formula: OneRepMax = .epley) -> [String: Double] {
    exercises(of: record).reduce(into: [:]) { best, part in
      for estimate in part.sets.compactMap({ TrainingSet($0).oneRepMax(formula) }) {
        best[part.exercise] = max(best[part.exercise] ?? estimate, estimate)
      }
    }
  }
}
