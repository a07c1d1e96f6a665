internal import HealthLog

/// Why the reading of a line ends before its end: it is not understood, or it can be understood in two ways.
package enum Stop: Error, Equatable, Sendable {
  case error(EntryError)
  case question(Question)
}

extension Cursor {
  /// The error that something must stand here: what stands here instead is named, with the nearest of `words`.
  func lacking(_ expected: String, among words: [String] = [], example: String? = nil) -> Stop {
    guard !isAtEnd else { return .error(.missing(expected, at: place, example: example)) }
    let range = wordRange
    return .error(
      .expected(
        expected, found: text(range), at: range, suggestion: Nearest.word(to: text(range), among: words),
        example: example))
  }
}
