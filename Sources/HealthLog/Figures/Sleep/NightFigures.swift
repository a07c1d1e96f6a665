package import CivilTime

extension Night {
  /// The time asleep in percent of the time in bed (Carney 2012, doi:10.5665/sleep.1642); `nil` where either is unknown.
  package static func efficiency(_ record: Record, _ zone: Zone) -> Double? {
    guard let asleep = minutesAsleep(record, zone), let bed = inBed(record, zone)?.minutes else { return nil }
    return efficiency(asleep: asleep, inBed: bed)
  }

  package static func efficiency(asleep: Double, inBed: Double) -> Double? {
    inBed > 0 ? 100 * asleep / inBed : nil
  }

  /// The moment in the middle of the sleep, by the clock that held then.
  package static func midpoint(_ record: Record, _ zone: Zone) -> OffsetTime? {
    guard let span = span(of: record, in: zone) else { return nil }
    let length = span.end.instant.seconds(since: span.start.instant)
    let middle = span.start.instant.adding(seconds: length / 2)
    // Both ends on one clock: so is the middle, wherever the night is looked at from.
    if span.start.offset == span.end.offset { return OffsetTime(middle, offset: span.start.offset) }
    return zone.time(at: middle)
  }
}

extension OffsetTime {
  /// Minutes after midnight on its wall.
  package var minuteOfDay: Double { Double(clock.secondOfDay) / 60 }
}

/// How far free days pull the sleep away from work days (Roenneberg 2012; times of day in minutes after midnight).
package enum SocialJetlag {
  /// From the mid-sleep of work days to that of free days, the shorter way: 23:00 to 01:00 is 120.
  package static func minutes(work: Double, free: Double) -> Double {
    ClockMean.distance(from: work, to: free)
  }

  /// The mid-sleep of free days without what was slept to make up for work days (MSFsc); lengths in minutes.
  ///
  /// Half of what free days have over the mean of the week is taken off, where they have more than work days.
  package static func corrected(free: Double, sleepWork: Double, sleepFree: Double, workDays: Int) -> Double {
    guard sleepFree > sleepWork else { return free }
    let week = (sleepWork * Double(workDays) + sleepFree * Double(7 - workDays)) / 7
    let corrected = (free - (sleepFree - week) / 2).truncatingRemainder(dividingBy: 1440)
    return corrected < 0 ? corrected + 1440 : corrected
  }
}
