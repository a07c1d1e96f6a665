package import CivilTime
internal import HealthLog

extension CivilDate {
  /// A record of an earlier day is a slip of the year.
  package static let firstLogged = CivilDate(dayNumber: dayNumber(year: 1900, month: 1, day: 1))

  /// The days that a record can be of, as a message says them.
  package static var loggedDays: String { "a day from \(firstLogged.year) on" }
}

extension Kind {
  /// So many years back hardly anybody tells of: `1926` is more often `2026`.
  private static var lifetime: Int { 80 }

  /// The doubt about a record of very long ago; `nil` for all others.
  func doubt(aboutAgeOf record: Record, in context: EntryContext) -> Warning? {
    let date: CivilDate? =
      switch anchor(of: record, in: context.zone) {
      case .time(let time): time.date
      case .date(let date): date
      case nil: nil
      }
    guard let date, context.now.date.year - date.year >= Self.lifetime else { return nil }
    return Warning(
      code: "old", message: "\(date) is \(context.now.date.year - date.year) years ago")
  }
}
