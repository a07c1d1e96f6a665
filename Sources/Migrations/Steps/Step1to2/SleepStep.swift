internal import CivilTime
internal import JSONText

/// Nights; the month is that of waking in both schemas.
enum SleepStep {
  private static let old = ["bedtime", "wakeTime", "quality", "notes"]
  private static let new = [
    "wake", "bed", "asleep", "out", "awake", "minutes", "quality", "nap", "note", "tags", "source",
  ]
  private static let unseen = ["asleep", "out", "awake", "minutes", "nap", "tags", "source"]

  static func up(_ store: inout StoreDocuments, _ names: inout ContentNames) throws(MigrationError) {
    let zone = store.zone
    try store.convert("sleep") { record throws(MigrationError) in
      var shape = Reshaping(try record.members())
      let wake = try shape.raiseTime("wakeTime", to: "wake", in: zone) { record.remark($0) }
      if shape["bedtime"] != nil {
        _ = try shape.raiseTime("bedtime", to: "bed", in: zone) { record.remark($0) }
      }
      shape.raiseNote("notes")
      if try !shape.keepsID() { shape.give("id", .string(names.name("sleep", record.value))) }
      record.put(try shape.arranged(in: new), at: wake.time)
    }
  }

  static func down(_ store: inout StoreDocuments, _ names: inout ContentNames) throws(MigrationError) {
    let zone = store.zone
    try store.convert("sleep") { record throws(MigrationError) in
      var shape = Reshaping(try record.members())
      guard shape["wake"] != nil else {
        record.lose(
          shape["date"] == nil ? "a night that is not over" : "a night of which only the length is known")
        return
      }
      let wake = try shape.lowerTime("wake", to: "wakeTime", in: zone)
      guard try lowerBedtime(&shape, wake, in: zone, &record) else { return }
      shape.lowerNote(to: "notes")
      shape.leaveUnseen(unseen, in: &record)
      record.put(
        Reshaping.withoutName(try shape.arranged(in: old), "sleep", &names), at: wake.time)
    }
  }

  /// Gives schema 1 the bedtime that it needs; `false` when none can be told.
  private static func lowerBedtime(
    _ shape: inout Reshaping, _ wake: SpelledMoment, in zone: Zone, _ record: inout Conversion
  ) throws(MigrationError) -> Bool {
    if shape["bed"] != nil {
      _ = try shape.lowerTime("bed", to: "bedtime", in: zone)
    } else if shape["asleep"] != nil {
      record.lose("the time of falling asleep becomes the bedtime")
      _ = try shape.lowerTime("asleep", to: "bedtime", in: zone)
    } else if let minutes = shape["minutes"]?.integer, 0...10_000 ~= minutes {
      record.lose("the length becomes a bedtime")
      _ = shape.take("minutes")
      shape.give("bedtime", .string(Moment(wake.time.instant.adding(seconds: -60 * minutes)).utc.text))
    } else {
      record.lose("a night without a bedtime")
      return false
    }
    return true
  }
}
