package import CivilTime

/// Figures of one session.
package enum Session {
  /// The volume load in kg: reps times weight over the sets that were done and were no warm-up.
  package static let volume: @Sendable (Record, Zone) -> Double? = { record, _ in
    sets(of: record).reduce(0) { $0 + TrainingSet($1).volume }
  }

  package static func sets(of record: Record) -> [[Member]] {
    exercises(of: record).flatMap(\.sets)
  }

  /// An exercise of a session, and its sets in the order in which they were done.
  package struct Part: Hashable, Sendable {
    package var exercise: String
    package var sets: [[Member]]
    package var superset: Int?
  }

  package static func exercises(of record: Record) -> [Part] {
    (record["exercises"]?.list ?? []).compactMap(\.group).map { group in
      Part(
        exercise: group["exercise"]?.text ?? "", sets: (group["sets"]?.list ?? []).compactMap(\.group),
        superset: group["superset"]?.number?.whole)
    }
  }

  /// The heaviest weight of each exercise in the session, in kg, over sets that succeeded.
  ///
  /// What was added to the body's weight is no part of it: from 5 to 10 kg is no doubling of a pull-up.
  package static func heaviest(of record: Record) -> [String: Double] {
    most(of: record) { $0.isBodyweight ? nil : $0.load }
  }

  /// The most that was added to the body's weight in each exercise of the session, in kg, over sets that succeeded.
  package static func mostAdded(of record: Record) -> [String: Double] {
    most(of: record) { set in set.load.flatMap { set.isBodyweight && $0 > 0 ? $0 : nil } }
  }

  private static func most(of record: Record, _ load: (TrainingSet) -> Double?) -> [String: Double] {
    exercises(of: record).reduce(into: [:]) { best, part in
      for set in part.sets.map(TrainingSet.init) where set.succeeded {
        guard let load = load(set) else { continue }
        best[part.exercise] = max(best[part.exercise] ?? load, load)
      }
    }
  }
}
