internal import CivilTime

extension Night {
  /// A night tells when it ended, or the day and its length, or at least when it began.
  static let members: @Sendable (Record, Zone) -> [RecordFault] = { record, _ in
    guard record["wake"] == nil else {
      return record["bed"] == nil && record["asleep"] == nil && record["minutes"] == nil
        ? [missing("bed", "expected 'bed' or 'minutes' beside 'wake'")] : []
    }
    if record["date"] != nil {
      return record["minutes"] == nil ? [missing("minutes", "expected 'minutes' beside 'date'")] : []
    }
    return record["bed"] == nil ? [missing("wake", "expected 'wake', or 'date' and 'minutes', or 'bed'")] : []
  }

  private static func missing(_ member: String, _ message: String) -> RecordFault {
    RecordFault(code: "missing", path: [member], message: message)
  }

  /// One goes to bed, falls asleep, wakes and gets up.
  static let order: @Sendable (Record, Zone) -> [RecordFault] = { record, zone in
    let times = ["bed", "asleep", "wake", "out"].compactMap { name in
      record.time(name, in: zone).map { (name: name, time: $0) }
    }
    return zip(times, times.dropFirst()).compactMap { earlier, later in
      // To fall asleep as one lies down is no fault; a night without length is.
      let least = earlier.name != "wake" && later.name == "wake" ? 1 : 0
      guard later.time.instant.seconds(since: earlier.time.instant) < least else { return nil }
      let message = "expected \(later.name) after \(earlier.name), found '\(later.time)'"
      return RecordFault(code: "order", path: [later.name], message: message)
    }
  }

  /// Something of it was slept, and no more than a day.
  static let length: @Sendable (Record, Zone) -> [RecordFault] = { record, zone in
    guard let span = span(of: record, in: zone), span.minutes > 0 else { return [] }
    if span.minutes > 1440 {
      let message = "expected a night of at most 24 h, found \(Shown.minutes(span.minutes))"
      return [RecordFault(code: "range", path: ["wake"], message: message)]
    }
    guard let awake = record.number("awake"), awake.double >= span.minutes else { return [] }
    let message =
      "expected awake below the \(Shown.short(span.minutes, 0)) minutes of the night, found \(awake)"
    return [RecordFault(code: "range", path: ["awake"], message: message)]
  }

  /// A short night, a long one, and one that lies over another.
  static let doubts: @Sendable (Record, Zone, Comparison) -> [Warning] = { record, zone, comparison in
    var warnings: [Warning] = []
    if let minutes = minutesAsleep(record, zone) {
      if minutes < 30, record["nap"]?.flag != true {
        warnings.append(Warning(code: "short", message: "\(Shown.minutes(minutes)) is short for a night"))
      }
      if minutes > 960 {
        warnings.append(Warning(code: "long", message: "\(Shown.minutes(minutes)) is more than 16 h"))
      }
    }
    return warnings
      + [overlap(comparison.overlaps, zone), double(record, comparison.sameDate, zone)].compactMap(\.self)
  }

  /// The nights that lie over this one, in one line: the first of them, and how many more.
  private static func overlap(_ others: [Record], _ zone: Zone) -> Warning? {
    let spans = others.compactMap { span(of: $0, in: zone) ?? inBed($0, zone) }
      .sorted { $0.start.instant < $1.start.instant }
    guard let first = spans.first else { return nil }
    return Warning(
      code: "overlap", message: "it overlaps \(clocks(first)) of \(first.end.date)\(more(spans.count - 1))")
  }

  /// A second night of one day, of which no times tell whether it is the same.
  private static func double(_ record: Record, _ others: [Record], _ zone: Zone) -> Warning? {
    guard let date = Kind.sleep.anchor(of: record, in: zone)?.date, let first = others.first,
      let minutes = minutesAsleep(first, zone)
    else { return nil }
    let night = span(of: first, in: zone).map(clocks) ?? "of \(Shown.minutes(minutes))"
    return Warning(
      code: "double",
      message: "\(date) has a night already, \(night)\(others.count > 1 ? "," : "")\(more(others.count - 1))")
  }

  private static func clocks(_ span: Span) -> String { "\(span.start.clock.short)–\(span.end.clock.short)" }

  private static func more(_ count: Int) -> String { count == 0 ? "" : " and \(count) more" }
}
