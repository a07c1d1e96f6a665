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
}
