internal import CivilTime
package import HealthLog

extension EntryContext {
  /// What is doubted of a record that is to stand in the log, as it would be of an entry that says the same.
  ///
  /// The log is `past`: where the record takes the place of another, `past` has to answer without that one.
  package func doubts(about record: Record) -> [Warning] {
    guard let kind = catalogue.kind(record.kind) else { return [] }
    let age = kind.doubt(aboutAgeOf: record, in: self).map { [$0] } ?? []
    // Beyond the meter the value is the meter's limit, and no figure of the owner's.
    if kind.form == .glucose, record["bound"] != nil { return age }
    let comparison = comparison(for: kind, overlaps: nights(over: record), sameDate: nights(beside: record))
    return kind.doubts(about: record, zone: zone, against: comparison) + age
  }

  /// What a record of `kind` is doubted against.
  func comparison(for kind: Kind, overlaps: [Record] = [], sameDate: [Record] = []) -> Comparison {
    let last =
      kind.doubtfulChange == nil
      ? nil : past.latest(kind.name).flatMap { kind.mainFigure(of: $0, in: zone) }
    return Comparison(
      last: last, bestWeight: past.bestWeight, mostAdded: past.mostAdded, overlaps: overlaps,
      sameDate: sameDate)
  }

  /// The nights of the log that take some of the same time.
  func nights(over record: Record) -> [Record] {
    guard record.kind == Kind.sleep.name, let span = Night.inBed(record, zone) else { return [] }
    return past.nights(span.start.instant, span.end.instant)
  }

  /// The nights of the log with the same date, where times do not tell whether they overlap; naps are none.
  func nights(beside record: Record) -> [Record] {
    guard record.kind == Kind.sleep.name, isNight(record),
      let date = Kind.sleep.anchor(of: record, in: zone)?.date
    else { return [] }
    return past.nightsOfDate(date).filter { other in
      isNight(other) && (record["date"] != nil || other["date"] != nil)
    }
  }

  private func isNight(_ record: Record) -> Bool {
    record["nap"]?.flag != true && Night.minutesAsleep(record, zone) != nil
  }
}
