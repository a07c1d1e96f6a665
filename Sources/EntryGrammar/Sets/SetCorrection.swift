package import HealthLog

// correction = sets                              they take the place of the old ones
//            / weight / effort / marks           of all sets
//            / number                            the weight or the reps, whichever it is nearer to
//            / span / distance                   of all sets
//
// Behind `at` a number is a weight: `same at 82.5`.

/// Sets of a known exercise that are told without its name.
package struct SetCorrection {
  private let exercise: Exercise
  private let context: EntryContext
  private let old: [WorkoutSet]

  /// `old` are the sets that are corrected or done again, with the members of a document.
  package init(_ old: [[Member]], of exercise: Exercise, in context: EntryContext) {
    self.exercise = exercise
    self.old = old.map(WorkoutSet.init)
    var context = context
    if let last = old.last { context.past.latestSet = { _ in last } }
    self.context = context
  }

  /// The sets that the words at the cursor tell, in the place of the old ones or as a change of them.
  ///
  ///     8x82.5   82.5   @9   6 reps   24:50
  package func read(_ cursor: inout Cursor) throws(Stop) -> (
    sets: [[Member]], inferred: Set<Reading.Inference>
  ) {
    let tokens = try SetScanner.tokens(cursor, in: context.catalogue)
    guard let end = tokens.last?.end, !tokens.contains(where: \.isName) else {
      throw .error(.missing("sets, such as '8x80kg'", at: cursor.place))
    }
    let line = cursor.line
    var result = try change(tokens, line)
    if result == nil { result = try whole(tokens, line) }
    guard let result else { throw .error(.missing("sets, such as '8x80kg'", at: cursor.place)) }
    cursor.move(to: end)
    return (result.sets.map { $0.members() }, result.inferred)
  }

  private typealias Result = (sets: [WorkoutSet], inferred: Set<Reading.Inference>)

  private func whole(_ tokens: [SetToken], _ line: Line) throws(Stop) -> Result {
    var reader = ExerciseReader(line: line, in: context)
    let sets = try reader.sets(tokens, of: exercise)
    return (sets, reader.inferred)
  }

  /// The old sets with a weight, marks or a quantity changed; `nil` when the words tell whole sets.
  private func change(_ tokens: [SetToken], _ line: Line) throws(Stop) -> Result? {
    let merged = try DecimalCommas.merged(tokens, of: exercise, in: line)
    var parser = GroupParser(merged.tokens, of: exercise, in: line)
    try parser.parseLoosely()
    guard !old.isEmpty, parser.groups.count <= 1, parser.drop == nil else { return nil }
    guard let group = parser.groups.first else { return try changed(parser, line) }
    var part = try looseNumber(in: group, line)
    if part == nil { part = looseQuantity(in: group) }
    guard let part else { return nil }
    return try changed(group: part, line, merged.tokens)
  }

  /// Only a weight or marks.
  private func changed(_ parser: GroupParser, _ line: Line) throws(Stop) -> Result? {
    var group = SetGroup(work: .held, range: 0..<0)
    group.load = parser.opening?.load
    group.marks = parser.openingMarks
    guard group.load != nil || group.marks != SetMarks() else { return nil }
    return try changed(group: group, line, parser.tokens)
  }
}

// MARK: - Loose parts

extension SetCorrection {
  /// A lone number, as the weight or the reps of the old sets.
  private func looseNumber(in group: SetGroup, _ line: Line) throws(Stop) -> SetGroup? {
    guard case .reps(let list) = group.work, list.count == 1, let reps = list.first, group.load == nil,
      exercise.measure == .reps
    else { return nil }
    guard try isWeight(reps, line) else { return group }
    var group = group
    group.work = .held
    group.load = TypedLoad(base: .absolute, amount: reps.number, range: reps.range, amountRange: reps.range)
    return group
  }

  private func isWeight(_ reps: Reps, _ line: Line) throws(Stop) -> Bool {
    if reps.isSaid || reps.isOpen { return false }
    guard let last = old.last, let weight = last.weight, reps.number.isWhole, weight > 0 else {
      return !reps.number.isWhole
    }
    guard let old = last.reps, old > 0, reps.number > 0 else { return true }
    let (toWeight, toReps) = (ratio(reps.number, weight), ratio(reps.number, old))
    guard toWeight != toReps else {
      throw .question(.weightOrReps(reps.range, canBeWeight: true, in: line))
    }
    return toWeight < toReps
  }

  /// How many times the larger of two numbers is the smaller.
  private func ratio(_ a: Number, _ b: Number) -> Double { max(a, b).double / min(a, b).double }

  /// A time or a distance alone.
  private func looseQuantity(in group: SetGroup) -> SetGroup? {
    guard group.work == .held, group.spans.count <= 1, group.pace == nil else { return nil }
    return group
  }

  private func changed(group: SetGroup, _ line: Line, _ tokens: [SetToken]) throws(Stop) -> Result {
    var group = group
    if group.distance == nil, !group.spans.isEmpty { group.distance = oldDistance }
    let units = LoadUnits(tokens, settings: context.settings, other: nil, own: old.last?.unit)
    var resolver = SetResolver([group], of: exercise, units: units, fixed: nil, in: context, line: line)
    let news = try resolver.loose(group)
    return (old.map { $0.changed(by: news, group) }, resolver.inferred)
  }

  private var oldDistance: Distance? {
    old.last.flatMap { set in set.distance.map { Distance(number: $0, unit: set.distanceUnit, range: 0..<0) }
    }
  }
}

extension WorkoutSet {
  /// The set with what `group` says, as `set` holds it.
  fileprivate func changed(by set: WorkoutSet, _ group: SetGroup) -> WorkoutSet {
    var result = self
    if group.load != nil {
      (result.weight, result.unit, result.isBodyweight) = (set.weight, set.unit, set.isBodyweight)
    }
    result.reps = set.reps ?? reps
    result.seconds = set.seconds ?? seconds
    (result.distance, result.distanceUnit) =
      set.distance == nil ? (distance, distanceUnit) : (set.distance, set.distanceUnit)
    result.rpe = set.rpe ?? rpe
    result.rir = set.rir ?? rir
    result.sort = set.sort ?? (sort == .failed && set.reps != nil ? nil : sort)
    result.isOpen = isOpen || set.isOpen
    result.isPerSide = isPerSide || set.isPerSide
    result.isPerHand = isPerHand || set.isPerHand
    result.isPlanned = isPlanned || set.isPlanned
    return result
  }
}
