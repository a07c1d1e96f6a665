package import CivilTime

/// A point in time as a record spells it, to be spelled again with another offset.
///
///     Moment("2026-11-29T06:05:00.25Z", in: berlin)?.local(in: berlin).text  // 2026-11-29T07:05:00.25+01:00
///
/// Where a hand left the offset out, the clock is that of the zone. A fraction of a second is carried along.
package struct Moment: Hashable, Sendable {
  package let instant: Instant
  /// The point and the digits behind the seconds; empty without them.
  package let fraction: String
  /// Seconds east of Greenwich as spelled; `nil` where left out.
  package let offset: Int?

  /// Every zone shows a date of four digits for these.
  private static let days = CivilDate.first.dayNumber + 1..<CivilDate.last.dayNumber

  package init?(_ text: String, in zone: Zone) {
    guard let time = SpelledTime(text), Self.days.contains(time.local.date.dayNumber) else { return nil }
    self.init(time.resolved(in: zone).instant, fraction: Self.fraction(of: text), offset: time.offset)
  }

  init(_ instant: Instant, fraction: String = "", offset: Int? = nil) {
    self.instant = instant
    self.fraction = fraction
    self.offset = offset
  }

  /// What stands behind the nineteen bytes of date, hour, minute and second.
  private static func fraction(of text: String) -> String {
    let rest = text.utf8.dropFirst(19)
    guard rest.first == UInt8(ascii: ".") else { return "" }
    return "." + String(Substring(rest.dropFirst().prefix { 48...57 ~= $0 }))
  }

  /// The clock of the zone there and then, its offset in whole minutes as RFC 3339 has it.
  package func local(in zone: Zone) -> SpelledMoment {
    spelled(offset: zone.offset(at: instant) / 60 * 60)
  }

  package func spelled(offset: Int) -> SpelledMoment {
    let time = OffsetTime(instant, offset: offset)
    let text = "\(time)"
    return SpelledMoment(time: time, text: "\(text.prefix(19))\(fraction)\(text.dropFirst(19))")
  }

  /// The same in UTC, spelled with `Z`.
  package var utc: SpelledMoment {
    let time = OffsetTime(instant, offset: 0)
    return SpelledMoment(time: time, text: "\(time.local)\(fraction)Z")
  }

  package func adding(seconds: Int) -> Moment {
    Moment(instant.adding(seconds: seconds), fraction: fraction, offset: offset)
  }
}

/// A moment and the very text for it.
package struct SpelledMoment: Hashable, Sendable {
  package let time: OffsetTime
  package let text: String

  /// The name of the month that it falls in, by its own clock: `2026-11`.
  package var month: String { time.date.monthName }
}
