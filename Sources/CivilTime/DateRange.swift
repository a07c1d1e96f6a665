/// The days from one date to another, both counted.
package struct DateRange: Hashable, Sendable {
  package var from: CivilDate
  package var to: CivilDate

  /// The days from `from` to `to`; turned round when they are given the other way.
  package init(_ from: CivilDate, _ to: CivilDate) {
    (self.from, self.to) = from <= to ? (from, to) : (to, from)
  }

  /// Every day there is.
  package static let all = DateRange(.first, .last)

  /// The last `days` days, of which `end` is one.
  package static func last(_ days: Int, endingOn end: CivilDate) -> DateRange {
    DateRange(end.adding(days: 1 - max(1, days)), end)
  }

  package static func month(_ date: CivilDate) -> DateRange { DateRange(date.firstOfMonth, date.lastOfMonth) }

  package var dayCount: Int { to.dayNumber - from.dayNumber + 1 }

  package func contains(_ date: CivilDate) -> Bool { from <= date && date <= to }

  /// Whether it holds all days, and so needs no end to be named.
  package var isAll: Bool { self == .all }
}
