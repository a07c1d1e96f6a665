package import CivilTime
package import HealthLog

/// One set of an exercise: the members that a document keeps of it.
package struct WorkoutSet: Hashable, Sendable {
  package typealias Sort = TrainingSet.Sort

  package var reps: Number?
  /// With `isBodyweight` what was added to the body, below 0 what was taken off it.
  package var weight: Number?
  package var unit: String?
  package var isBodyweight = false
  package var seconds: Number?
  package var distance: Number?
  package var distanceUnit: String?
  package var rpe: Number?
  package var rir: Number?
  package var sort: Sort?
  /// As many reps as possible were asked for.
  package var isOpen = false
  package var isPerSide = false
  package var isPerHand = false
  package var isPlanned = false

  package init() {}

  /// The set that the members tell; a member that is unknown, or of another type, is passed over.
  package init(_ members: [Member]) {
    reps = members["reps"]?.number
    (weight, unit) = (members["weight"]?.number, members["unit"]?.text)
    isBodyweight = members["bodyweight"]?.flag == true
    seconds = members["seconds"]?.number
    (distance, distanceUnit) = (members["distance"]?.number, members["distanceUnit"]?.text)
    (rpe, rir) = (members["rpe"]?.number, members["rir"]?.number)
    sort = members["type"]?.text.flatMap(Sort.init)
    isOpen = members["amrap"]?.flag == true
    isPerSide = members["perSide"]?.flag == true
    isPerHand = members["perHand"]?.flag == true
    isPlanned = members["done"]?.flag == false
  }

  /// The members in the order of a document; `time` is the last.
  package func members(at time: OffsetTime? = nil) -> [Member] {
    let values: [(String, Value?)] = [
      ("reps", reps.map(Value.number)), ("weight", weight.map(Value.number)), ("unit", unit.map(Value.text)),
      ("bodyweight", isBodyweight ? .flag(true) : nil), ("seconds", seconds.map(Value.number)),
      ("distance", distance.map(Value.number)), ("distanceUnit", distanceUnit.map(Value.text)),
      ("rpe", rpe.map(Value.number)), ("rir", rir.map(Value.number)),
      ("type", sort.map { .text($0.rawValue) }), ("amrap", isOpen ? .flag(true) : nil),
      ("perSide", isPerSide ? .flag(true) : nil), ("perHand", isPerHand ? .flag(true) : nil),
      ("done", isPlanned ? .flag(false) : nil), ("time", time.map { .text("\($0)") }),
    ]
    return values.compactMap { name, value in value.map { Member(name, $0) } }
  }
}
