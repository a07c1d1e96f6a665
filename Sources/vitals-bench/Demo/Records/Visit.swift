internal import HealthLog

/// A record that stands for itself: no rhythm makes it.
struct Visit: Sendable {
  let kind: String
  /// The minute of its day.
  let minute: Int
  let members: [Member]

  init(_ kind: String, at minute: Int, _ members: KeyValuePairs<String, Value?>) {
    self.kind = kind
    self.minute = minute
    self.members = .present(members)
  }

  /// The records of visits by their days.
  static func records(of year: Year, _ visits: [String: Visit]) -> [Record] {
    year.days.compactMap { day in
      visits["\(day.date)"].map { visit in
        Record(kind: visit.kind, members: [Member("time", .time(day.time(visit.minute)))] + visit.members)
      }
    }
  }
}
