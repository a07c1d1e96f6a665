internal import JSONText

/// Readings of blood glucose; value and unit are the same in both schemas.
enum GlucoseStep {
  private static let old = ["value", "unit", "mealContext", "date", "note"]
  private static let new = [
    "time", "value", "unit", "context", "mealContext", "meal", "minutesAfter", "bound", "note", "tags",
    "source",
  ]
  private static let unseen = ["meal", "minutesAfter", "bound", "tags", "source"]
  private static let contexts = ["Fasting", "Before Meal", "After Meal", "Bedtime", "Other"]

  static func up(_ store: inout StoreDocuments, _ names: inout ContentNames) throws(MigrationError) {
    let zone = store.zone
    try store.convert("glucose") { record throws(MigrationError) in
      var shape = Reshaping(try record.members())
      let time = try shape.raiseTime("date", to: "time", in: zone) { record.remark($0) }
      raiseContext(&shape, &record)
      shape.raiseNote("note")
      if try !shape.keepsID() { shape.give("id", .string(names.name("glucose", record.value))) }
      record.put(try shape.arranged(in: new), at: time.time)
    }
  }

  private static func raiseContext(_ shape: inout Reshaping, _ record: inout Conversion) {
    guard let context = shape["mealContext"]?.string else { return }
    guard contexts.contains(where: { $0.lowercased() == context.lowercased() }) else {
      record.remark("meal context '\(context)' is none of those known, and stays as 'mealContext'")
      return
    }
    _ = shape.take("mealContext")
    shape.give("context", .string(context.lowercased()))
  }

  static func down(_ store: inout StoreDocuments, _ names: inout ContentNames) throws(MigrationError) {
    let zone = store.zone
    try store.convert("glucose") { record throws(MigrationError) in
      var shape = Reshaping(try record.members())
      guard shape["value"] != nil else {
        record.lose("a reading without a value: schema 1 has no bounds")
        return
      }
      let time = try shape.lowerTime("time", to: "date", in: zone)
      lowerContext(&shape, &record)
      shape.lowerNote(to: "note")
      shape.leaveUnseen(unseen, in: &record)
      let value = Reshaping.withoutName(try shape.arranged(in: old), "glucose", &names)
      record.put(value, at: time.time)
    }
  }

  private static func lowerContext(_ shape: inout Reshaping, _ record: inout Conversion) {
    guard let context = shape["context"]?.string,
      let meal = contexts.first(where: { $0.lowercased() == context })
    else { return }
    if let other = shape.take("mealContext") {
      record.lose("meal context \(other), beside context '\(context)'")
    }
    _ = shape.take("context")
    shape.give("mealContext", .string(meal))
  }
}
