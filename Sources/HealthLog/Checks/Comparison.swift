/// What a new record is measured against before it is doubted: what the log already holds.
package struct Comparison: Sendable {
  /// The main figure of the last record of the kind, in the canonical unit.
  package var last: Double?
  /// The heaviest weight of an exercise so far, in kg, or one that is `enough`: then nobody needs to look further.
  package var bestWeight: @Sendable (_ exercise: String, _ enough: Double) -> Double?
  /// The same of the weight that was added to the body's.
  package var mostAdded: @Sendable (_ exercise: String, _ enough: Double) -> Double?
  /// Records of the kind that take some of the same time, the record itself not among them.
  package var overlaps: [Record]
  /// Nights of the same date that cannot be compared by their times, since one of the two has a length alone.
  package var sameDate: [Record]

  package init(
    last: Double? = nil, bestWeight: @escaping @Sendable (String, Double) -> Double? = { _, _ in nil },
    mostAdded: @escaping @Sendable (String, Double) -> Double? = { _, _ in nil },
    overlaps: [Record] = [], sameDate: [Record] = []
  ) {
    self.last = last
    self.bestWeight = bestWeight
    self.mostAdded = mostAdded
    self.overlaps = overlaps
    self.sameDate = sameDate
  }

  /// A log that holds nothing yet.
  package static let none = Comparison()
}
