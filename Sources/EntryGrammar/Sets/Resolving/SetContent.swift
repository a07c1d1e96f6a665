internal import HealthLog

/// The sets of a group, with the weight and the quantities that stand among its factors.
struct SetContent: Equatable, Sendable {
  /// One a set; `nil` for a set of time or distance.
  var reps: [Reps?]
  var load: TypedLoad?
  var spans: [Span] = []
  var distance: Distance?

  init(reps: [Reps?], load: TypedLoad? = nil) { (self.reps, self.load) = (reps, load) }

  init(_ roles: ProductRoles, tail: [Reps], line: Line) throws(Stop) {
    let count = try Self.count(of: roles.sets, in: line)
    let one = roles.reps.map { Reps(number: $0.number, range: $0.range, end: $0.range.upperBound) }
    reps = Array(repeating: one, count: count)
    if roles.isRepsOpen { reps[count - 1]?.isOpen = true }
    reps += tail.map(Optional.some)
    (load, distance) = (roles.load, roles.distance)
    if let span = roles.span { spans = [span] }
  }

  private static func count(of sets: Numeral?, in line: Line) throws(Stop) -> Int {
    guard let sets else { return 1 }
    guard let count = sets.number.whole, 1...SetLimits.sets ~= count else {
      throw .error(.expectedSetCount(found: line.text(sets.range), at: sets.range))
    }
    return count
  }
}
