internal import HealthLog

/// One set of an exercise: the members that a document keeps of it.
struct WorkoutSet: Hashable, Sendable {
  typealias Sort = TrainingSet.Sort

  var reps: Number?
  /// With `isBodyweight` what was added to the body, below 0 what was taken off it.
  var weight: Number?
  var unit: String?
  var isBodyweight = false
  var seconds: Number?
  var distance: Number?
  var distanceUnit: String?
  var rpe: Number?
  var rir: Number?
  var sort: Sort?
  /// As many reps as possible were asked for.
  var isOpen = false
  var isPerSide = false
  var isPerHand = false
  var isPlanned = false

  init() {}

  /// The set that the members tell; a member that is unknown, or of another type, is passed over.
  init(_ members: [Member]) {
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

  /// The members in the order of a document.
  func members() -> [Member] {
    let values: [(String, Value?)] = [
      ("reps", reps.map(Value.number)), ("weight", weight.map(Value.number)), ("unit", unit.map(Value.text)),
      ("bodyweight", isBodyweight ? .flag(true) : nil), ("seconds", seconds.map(Value.number)),
      ("distance", distance.map(Value.number)), ("distanceUnit", distanceUnit.map(Value.text)),
      ("rpe", rpe.map(Value.number)), ("rir", rir.map(Value.number)),
      ("type", sort.map { .text($0.rawValue) }), ("amrap", isOpen ? .flag(true) : nil),
      ("perSide", isPerSide ? .flag(true) : nil), ("perHand", isPerHand ? .flag(true) : nil),
      ("done", isPlanned ? .flag(false) : nil),
    ]
    return values.compactMap { name, value in value.map { Member(name, $0) } }
  }
}
