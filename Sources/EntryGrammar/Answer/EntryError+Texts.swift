internal import CivilTime

extension EntryError {
  /// Something is not there: `place` is where it would stand.
  package static func missing(_ expected: String, at place: Int, example: String? = nil) -> EntryError {
    EntryError("expected \(expected)", at: place..<place, example: example)
  }

  /// Something else stands there.
  package static func expected(
    _ expected: String, found: String, at range: Range<Int>, suggestion: String? = nil, example: String? = nil
  ) -> EntryError {
    EntryError("expected \(expected), found '\(found)'", at: range, suggestion: suggestion, example: example)
  }

  /// A time that is dated and has not come.
  static func future(_ found: String, at range: Range<Int>) -> EntryError {
    .expected("a time that has passed", found: found, at: range)
  }

  /// A second day, clock time or instant for one entry.
  static func oneTime(found range: Range<Int>, in line: Line) -> EntryError {
    .expected("one time", found: line.text(range), at: range)
  }

  /// A wall clock that never was, since the clocks went forward over it.
  static func skipped(
    _ local: LocalTime, after: OffsetTime, found: String, at range: Range<Int>
  ) -> EntryError {
    .expected(
      "a time that the clocks showed (on \(local.date) they went forward over \(local.clock.short))",
      found: found, at: range, suggestion: after.clock.short)
  }
}
