package import CivilTime

/// Something that was said, and the characters that said it.
package struct Spoken<Value: Equatable & Sendable>: Equatable, Sendable {
  package var value: Value
  package var range: Range<Int>

  package init(_ value: Value, _ range: Range<Int>) { (self.value, self.range) = (value, range) }
}

/// A time of day as it was said.
package struct SpokenClock: Equatable, Sendable {
  package enum Sort: Equatable, Sendable {
    case exact
    /// Hour and minutes from 1:00 to 12:59 without half of the day: taken as written, unless the day's part says else.
    case written
    /// An hour from 1 to 12 alone, which can be in either half of the day.
    case bareHour
  }

  package var time: ClockTime
  package var sort: Sort
  package init(_ time: ClockTime, _ sort: Sort) { (self.time, self.sort) = (time, sort) }

  /// The same hour in the other half of the day.
  var otherHalf: ClockTime { ClockTime(secondOfDay: time.secondOfDay + 43_200) }
}

/// A day as it was said.
package enum SpokenDay: Equatable, Sendable {
  case today
  case yesterday
  /// The night that ended this morning: yesterday's evening or this day's small hours.
  case lastNight
  case date(CivilDate)
  /// The latest such day; `isPast` keeps today out of it.
  case weekday(Weekday, isPast: Bool)
}

/// A part of the day, which chooses the half of the day for an hour.
package enum PartOfDay: String, Equatable, Sendable, CaseIterable {
  case morning, afternoon, evening, night

  /// Whether that clock is in it; the night goes on behind midnight.
  func holds(_ clock: ClockTime) -> Bool {
    switch self {
    case .morning: clock.hour < 12
    case .afternoon: 12...18 ~= clock.hour
    case .evening: clock.hour >= 16
    case .night: clock.hour >= 18 || clock.hour < 6
    }
  }

  /// Hours that are offered when it is all that was said.
  var hours: [Int] {
    switch self {
    case .morning: [7, 8, 9, 6, 10]
    case .afternoon: [14, 15, 16, 13, 17]
    case .evening: [19, 20, 18, 21]
    case .night: [22, 23, 21]
    }
  }
}
