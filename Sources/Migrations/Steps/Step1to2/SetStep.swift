internal import CivilTime
internal import JSONText

/// The sets of an exercise: schema 1 counts in kilograms, and knows nothing but repetitions with a weight.
enum SetStep {
  private static let old = ["reps", "weight", "isCompleted", "timestamp"]
  private static let new = [
    "reps", "weight", "unit", "weightLb", "bodyweight", "seconds", "distance", "distanceUnit", "rpe", "rir",
    "type",
    "amrap",
    "perSide", "perHand", "done", "isCompleted", "time", "timestamp",
  ]
  private static let unseen = [
    "weightLb", "bodyweight", "seconds", "distance", "distanceUnit", "rpe", "rir", "type", "amrap", "perSide",
    "perHand",
  ]

  static func raise(
    _ set: inout Reshaping, _ zone: Zone, _ remark: (String) -> Void
  ) throws(MigrationError) -> JSONValue {
    if set["timestamp"] != nil, set["timestamp"] != .null {
      _ = try set.raiseTime("timestamp", to: "time", in: zone, remark)
    }
    switch set["isCompleted"] {
    case true?: _ = set.take("isCompleted")
    case false?:
      _ = set.take("isCompleted")
      set.give("done", false)
    case nil, .some: break
    }
    dropZeros(&set)
    raiseWeight(&set)
    return try set.arranged(in: new)
  }

  /// Zeros that only schema 1 needed: the set says what else was done, or that it was the body.
  private static func dropZeros(_ set: inout Reshaping) {
    if isMeasured(set), set["reps"] == 0 { _ = set.take("reps") }
    if needsNoWeight(set), set["weight"] == 0, set["unit"] == nil { _ = set.take("weight") }
  }

  /// Whether the set says what else was done than repetitions.
  private static func isMeasured(_ set: Reshaping) -> Bool { set["seconds"] != nil || set["distance"] != nil }

  private static func needsNoWeight(_ set: Reshaping) -> Bool { isMeasured(set) || set["bodyweight"] == true }

  private static func raiseWeight(_ set: inout Reshaping) {
    guard let weight = set["weight"], weight.number != nil, set["unit"] == nil else { return }
    if let pounds = Pounds.entered(set["weightLb"], for: weight) {
      _ = (set.take("weight"), set.take("weightLb"))
      set.give("weight", pounds)
      set.give("unit", "lb")
    } else {
      set.give("unit", "kg")
    }
  }
}

// MARK: The way back

extension SetStep {
  static func lower(
    _ set: inout Reshaping, _ zone: Zone, _ record: inout Conversion
  ) throws(MigrationError) -> JSONValue {
    if set["time"] != nil { _ = try set.lowerTime("time", to: "timestamp", in: zone) }
    if set["isCompleted"] == nil { set.give("isCompleted", .bool(set.take("done")?.bool ?? true)) }
    lowerWeight(&set)
    giveZeros(&set)
    for name in unseen where set[name] != nil { record.leaveUnseen(name) }
    return try set.arranged(in: old)
  }

  private static func lowerWeight(_ set: inout Reshaping) {
    guard let weight = set["weight"] else { return }
    switch set["unit"] {
    // A zero that was entered keeps its unit, so that the way up does not take it for one that was given.
    case "kg"? where weight == 0 && needsNoWeight(set): break
    case "kg"?: _ = set.take("unit")
    case "lb"?:
      guard let kilograms = Pounds.kilograms(weight) else { return }
      _ = (set.take("weight"), set.take("unit"))
      set.give("weight", kilograms)
      set.give("weightLb", weight)
    case nil, .some: break
    }
  }

  /// Gives the zeros that schema 1 needs where schema 2 says what else was done; what else is missing stays missing.
  private static func giveZeros(_ set: inout Reshaping) {
    if isMeasured(set), set["reps"] == nil { set.give("reps", 0) }
    if needsNoWeight(set), set["weight"] == nil, !set.gives("weight") { set.give("weight", 0) }
  }
}
