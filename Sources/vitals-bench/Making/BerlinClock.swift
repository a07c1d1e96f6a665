internal import CivilTime

/// The clocks of Berlin by the rule that holds since 1996, so that a machine without zone data writes the same times.
///
/// Summer time lasts from the last Sunday of March to the last Sunday of October, each at 01:00 UTC.
enum BerlinClock {
  private static let winter = 3600
  private static let summer = 7200

  static func time(at instant: Instant) -> OffsetTime { OffsetTime(instant, offset: offset(at: instant)) }

  /// What a wall clock means: of a doubled hour the first, of a skipped hour the clock as it would have gone on.
  static func time(_ local: LocalTime) -> OffsetTime {
    let asSummer = OffsetTime(local, offset: summer)
    return offset(at: asSummer.instant) == summer
      ? asSummer : time(at: OffsetTime(local, offset: winter).instant)
  }

  private static func offset(at instant: Instant) -> Int {
    let date = LocalTime(seconds: instant.seconds).date
    guard 3...10 ~= date.month else { return winter }
    let summertime = change(month: 3, year: date.year)..<change(month: 10, year: date.year)
    return summertime.contains(instant.seconds) ? summer : winter
  }

  /// 01:00 UTC on the last Sunday of a month of 31 days.
  private static func change(month: Int, year: Int) -> Int64 {
    let last = CivilDate.dayNumber(year: year, month: month, day: 31)
    let sunday = last - (CivilDate(dayNumber: last).weekday.rawValue + 1) % 7
    return Int64(sunday) * 86_400 + 3600
  }
}
