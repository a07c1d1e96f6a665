/// A point in time, in whole seconds since 1970-01-01T00:00:00Z.
package struct Instant: Hashable, Sendable {
  package var seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }

  package func adding(seconds: Int) -> Instant { Instant(seconds: self.seconds + Int64(seconds)) }

  /// Whole minutes since 1970, rounded down.
  package var minute: Int64 { (seconds - (seconds % 60 + 60) % 60) / 60 }

  /// Whole seconds from `earlier` to this; below 0 when this is the earlier one.
  package func seconds(since earlier: Instant) -> Int { Int(seconds - earlier.seconds) }
}

extension Instant: Comparable {
  package static func < (a: Instant, b: Instant) -> Bool { a.seconds < b.seconds }
}

/// A date and a wall clock, without the offset that would make an instant of them.
package struct LocalTime: Hashable, Sendable {
  package var date: CivilDate
  package var clock: ClockTime

  package init(_ date: CivilDate, _ clock: ClockTime) { (self.date, self.clock) = (date, clock) }

  /// The date and clock that show `seconds` since 1970-01-01T00:00:00 on the same wall.
  package init(seconds: Int64) {
    let day = (seconds - (seconds % 86_400 + 86_400) % 86_400) / 86_400
    date = CivilDate(dayNumber: Int(day))
    clock = ClockTime(secondOfDay: Int(seconds - day * 86_400))
  }

  /// Seconds since 1970-01-01T00:00:00 on the same wall.
  package var seconds: Int64 { Int64(date.dayNumber) * 86_400 + Int64(clock.secondOfDay) }

  package func adding(seconds: Int) -> LocalTime { LocalTime(seconds: self.seconds + Int64(seconds)) }
}

extension LocalTime: Comparable {
  package static func < (a: LocalTime, b: LocalTime) -> Bool { a.seconds < b.seconds }
}

extension LocalTime: CustomStringConvertible {
  package var description: String { "\(date)T\(clock)" }
}
