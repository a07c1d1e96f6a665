/// A time of day on a wall clock, without a date.
package struct ClockTime: Hashable, Sendable {
  package let hour: Int
  package let minute: Int
  package let second: Int

  /// The time, or `nil` when no clock shows it.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// The time that lies `second` seconds after midnight; whole days are left out.
  package init(secondOfDay: Int) {
    let rest = (secondOfDay % 86_400 + 86_400) % 86_400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
  }

  package static let midnight = ClockTime(secondOfDay: 0)
  package static let noon = ClockTime(secondOfDay: 43_200)

  package var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  /// The time to the minute, as an answer shows it: `07:05`.
  package var short: String { digits(hour, 2) + ":" + digits(minute, 2) }
}

extension ClockTime: Comparable {
  package static func < (a: ClockTime, b: ClockTime) -> Bool { a.secondOfDay < b.secondOfDay }
}

extension ClockTime: CustomStringConvertible {
  package var description: String { short + ":" + digits(second, 2) }
}
