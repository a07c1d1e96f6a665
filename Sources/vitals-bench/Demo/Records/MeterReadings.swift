internal import CivilTime
internal import HealthLog

/// Blood glucose from the meter: fasting, around meals, at bedtime, and when something felt odd.
struct MeterReadings: Sendable {
  private let year: Year
  private var remarks: GlucoseRemarks

  private init(_ year: Year) {
    self.year = year
    remarks = GlucoseRemarks(seed: year.seed)
  }

  static func records(of year: Year) -> [Record] {
    var readings = MeterReadings(year)
    return year.written.flatMap { readings.records(of: $0) }
  }

  private mutating func records(of day: Day) -> [Record] {
    let incidents = Incident.all["\(day.date)"] ?? []
    var random = year.random("glucose", day)
    let moments = Moment.all(of: day, bedtime: year.night(after: day).bed + 1440, &random).filter { moment in
      incidents.allSatisfy { abs($0.minute - moment.minute) > 60 }
    }
    return moments.map { record($0, of: day, &random) } + incidents.map { $0.record(on: day) }
  }

  private mutating func record(_ moment: Moment, of day: Day, _ random: inout SeededRandom) -> Record {
    let truth = year.glucose(at: moment.minute, of: day)
    let value = max(58, truth + random.spread((truth * 4).divided(by: 100)))
    let (note, tags) = remarks.remark(on: value, moment, day, &random)
    return Record(
      "glucose",
      [
        "time": .time(day.time(moment.minute)), "value": .whole(value), "unit": .text("mg/dL"),
        "context": moment.context.map { .text($0.rawValue) }, "meal": moment.meal.map { .text($0.rawValue) },
        "minutesAfter": moment.minutesAfter.map(Value.whole), "note": note.map(Value.text),
        "tags": .tags(tags),
      ])
  }
}
