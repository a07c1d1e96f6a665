package import CivilTime

/// Figures of one night; a duration is a difference of instants, so a clock change cannot bend it.
package enum Night {
  /// The minutes asleep in a night; a nap is none, and would make the nights look short.
  package static let minutesOfNight: @Sendable (Record, Zone) -> Double? = { record, zone in
    record["nap"]?.flag == true ? nil : minutesAsleep(record, zone)
  }

  /// The minutes asleep: from falling asleep, else from going to bed, to waking, without the time awake.
  package static let minutesAsleep: @Sendable (Record, Zone) -> Double? = { record, zone in
    if let minutes = record.number("minutes") { return minutes.double }
    guard let span = span(of: record, in: zone) else { return nil }
    return span.minutes - (record.number("awake")?.double ?? 0)
  }

  /// From falling asleep, else from going to bed, to waking; `nil` for a night known by its length, or not over.
  package static func span(of record: Record, in zone: Zone) -> Span? {
    guard let wake = record.time("wake", in: zone),
      let start = record.time("asleep", in: zone) ?? record.time("bed", in: zone)
    else { return nil }
    return Span(start: start, end: wake)
  }

  /// From going to bed to getting out of it, else to waking.
  package static func inBed(_ record: Record, _ zone: Zone) -> Span? {
    guard let bed = record.time("bed", in: zone),
      let end = record.time("out", in: zone) ?? record.time("wake", in: zone)
    else { return nil }
    return Span(start: bed, end: end)
  }

  /// A part of a day or more, between two moments on a wall.
  package struct Span: Hashable, Sendable {
    package var start: OffsetTime
    package var end: OffsetTime

    package init(start: OffsetTime, end: OffsetTime) { (self.start, self.end) = (start, end) }

    package var minutes: Double { Double(end.instant.seconds(since: start.instant)) / 60 }
  }
}
