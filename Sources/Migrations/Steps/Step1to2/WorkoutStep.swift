internal import CivilTime
internal import JSONText

/// Workouts, their exercises and sets.
enum WorkoutStep {
  private static let old = ["date", "durationSeconds", "notes", "exercises"]
  private static let new = ["start", "end", "durationSeconds", "name", "exercises", "note", "tags", "source"]
  private static let oldExercise = ["name", "category", "sets"]
  private static let newExercise = ["exercise", "category", "superset", "note", "sets"]

  static func up(_ store: inout StoreDocuments, _ names: inout ContentNames) throws(MigrationError) {
    let zone = store.zone
    var own = OwnExercises(declaredIn: store)
    try store.forEach("workout") { record throws(MigrationError) in meet(record.value, &own) }
    own.declare(in: &store)
    try store.convert("workout") { record throws(MigrationError) in
      var shape = Reshaping(try record.members())
      let start = try shape.raiseTime("date", to: "start", in: zone) { record.remark($0) }
      raiseEnd(&shape, from: start, in: zone)
      shape.raiseNote("notes")
      if try !shape.keepsID() { shape.give("id", .string(names.name("workout", record.value))) }
      try shape.convert("exercises") { exercise throws(MigrationError) in
        try raise(&exercise, own, zone) { record.remark($0) }
        return try exercise.arranged(in: newExercise)
      }
      record.put(try shape.arranged(in: new), at: start.time)
    }
  }

  private static func meet(_ workout: JSONValue, _ own: inout OwnExercises) {
    for exercise in workout["exercises"]?.elements ?? [] {
      guard let name = exercise["name"]?.string, let category = exercise["category"]?.string else { continue }
      own.meet(name, category)
    }
  }

  /// A length in whole seconds tells the end; another one stays what it is.
  private static func raiseEnd(_ shape: inout Reshaping, from start: SpelledMoment, in zone: Zone) {
    guard let length = shape["durationSeconds"]?.decimal, length.scale == 0,
      0...1_000_000_000 ~= length.digits,
      let moment = Moment(start.text, in: zone)
    else { return }
    _ = shape.take("durationSeconds")
    shape.give("end", .string(moment.adding(seconds: Int(length.digits)).local(in: zone).text))
  }

  private static func raise(
    _ exercise: inout Reshaping, _ own: OwnExercises, _ zone: Zone, _ remark: (String) -> Void
  ) throws(MigrationError) {
    if let name = exercise["name"]?.string, let category = exercise["category"]?.string,
      own.category(of: name) == category
    {
      _ = exercise.take("category")
    }
    exercise.rename("name", to: "exercise")
    try exercise.convert("sets") { set throws(MigrationError) in try SetStep.raise(&set, zone, remark) }
  }
}

// MARK: The way back

extension WorkoutStep {
  static func down(_ store: inout StoreDocuments, _ names: inout ContentNames) throws(MigrationError) {
    let zone = store.zone
    var own = OwnExercises(declaredIn: store)
    try store.convert("workout") { record throws(MigrationError) in
      var shape = Reshaping(try record.members())
      let start = try shape.lowerTime("start", to: "date", in: zone)
      try lowerEnd(&shape, from: start, in: zone)
      shape.lowerNote(to: "notes")
      shape.leaveUnseen(["name", "tags", "source"], in: &record)
      try shape.convert("exercises") { exercise throws(MigrationError) in
        try lower(&exercise, own, zone, &record)
        return try exercise.arranged(in: oldExercise)
      }
      let value = try shape.arranged(in: old)
      meet(value, &own)
      record.put(Reshaping.withoutName(value, "workout", &names), at: start.time)
    }
    own.withdraw(from: &store)
  }

  private static func lowerEnd(
    _ shape: inout Reshaping, from start: SpelledMoment, in zone: Zone
  ) throws(MigrationError) {
    guard let text = shape["end"]?.string, let end = Moment(text, in: zone) else { return }
    _ = shape.take("end")
    let seconds = end.instant.seconds(since: start.time.instant)
    shape.give("durationSeconds", .number("\(seconds)"))
  }

  private static func lower(
    _ exercise: inout Reshaping, _ own: OwnExercises, _ zone: Zone, _ record: inout Conversion
  ) throws(MigrationError) {
    if exercise["category"] == nil, let name = exercise["exercise"]?.string,
      let category = own.category(of: name)
    {
      exercise.give("category", .string(category))
    }
    exercise.rename("exercise", to: "name")
    exercise.leaveUnseen(["superset", "note"], in: &record)
    try exercise.convert("sets") { set throws(MigrationError) in try SetStep.lower(&set, zone, &record) }
  }
}

extension Reshaping {
  /// Turns each object of a list into another; a list that is not there stays away.
  mutating func convert(
    _ name: String, _ change: (inout Reshaping) throws(MigrationError) -> JSONValue
  ) throws(MigrationError) {
    guard let list = take(name) else { return }
    guard let elements = list.elements else {
      throw MigrationError(.expected("a list in '\(name)'", found: list.shown))
    }
    var new: [JSONValue] = []
    for element in elements {
      guard let members = element.members else {
        throw MigrationError(.expected("objects in '\(name)'", found: element.shown))
      }
      var shape = Reshaping(members)
      new.append(try change(&shape))
    }
    give(name, .array(new))
  }
}
