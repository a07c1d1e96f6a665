/// One set, its quantities in canonical units, as figures and phrases need it.
package struct TrainingSet: Hashable, Sendable {
  package enum Sort: String, Sendable { case warmup, drop, failure, failed }

  package var reps: Double?
  /// The weight in kg; with `isBodyweight` what was added to the body, below 0 for assistance.
  package var load: Double?
  package var isBodyweight: Bool
  package var seconds: Double?
  /// The distance in km.
  package var distance: Double?
  package var rpe: Double?
  package var rir: Double?
  package var sort: Sort?
  package var isPerHand: Bool
  package var isPerSide: Bool
  /// False for a set that was only planned.
  package var isDone: Bool

  package init(_ members: [Member]) {
    reps = members["reps"]?.number?.double
    load = Self.weight.canonical(in: members)
    isBodyweight = members["bodyweight"]?.flag ?? false
    seconds = members["seconds"]?.number?.double
    distance = Self.length.canonical(in: members)
    rpe = members["rpe"]?.number?.double
    rir = members["rir"]?.number?.double
    sort = members["type"]?.text.flatMap(Sort.init)
    isPerHand = members["perHand"]?.flag ?? false
    isPerSide = members["perSide"]?.flag ?? false
    isDone = members["done"]?.flag ?? true
  }

  private static let weight = Field("weight", .number(loadUnits), unitMember: "unit")
  private static let length = Field("distance", .number(distanceUnits), unitMember: "distanceUnit")

  /// Whether figures count it: it was done, and was no warm-up.
  package var counts: Bool { isDone && sort != .warmup }

  /// Whether its weight was moved: a failed set, or one of no repetition, is no best.
  package var succeeded: Bool { isDone && sort != .failed && reps != 0 }

  /// Reps times weight in kg, over both hands and both sides; 0 where it does not count.
  ///
  /// Of an exercise with the body's weight only what was added counts, as the body's weight is not written in the set.
  package var volume: Double {
    guard counts, let reps, let load, load > 0 else { return 0 }
    return reps * load * (isPerHand ? 2 : 1) * (isPerSide ? 2 : 1)
  }
}
