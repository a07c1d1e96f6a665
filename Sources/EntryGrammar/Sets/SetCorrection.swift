package import HealthLog

// correction = sets                              they take the place of the old ones, one alone that of the last
//            / weight / effort / marks           of the last sets that have one weight
//            / number                            the weight or the reps, whichever it is nearer to
//            / span / distance                   of the last sets that are alike
//
// Behind `at` a number over 24 or with a fraction is a weight: `same at 82.5`.

/// Sets of a known exercise that are told without its name.
package struct SetCorrection {
  /// Sets with the members of a document, and what was inferred of them.
  package typealias Result = (sets: [[Member]], inferred: Inferences)

  private let exercise: Exercise
  private let context: EntryContext
  private let old: [[Member]]

  /// `old` are the sets that are corrected, done again or added to; the last holds where nothing is said.
  package init(_ old: [[Member]], of exercise: Exercise, in context: EntryContext) {
    self.exercise = exercise
    self.old = old
    var context = context
    if let last = old.last { context.past.latestSet = { _ in last } }
    self.context = context
  }

  /// The old sets with what the words at the cursor say: other sets in their place, or a change of the last ones.
  ///
  ///     8x82.5   82.5   @9   6 reps   24:50
  ///
  /// One set alone takes the place of the last, several take that of all.
  /// Members that nothing was said of stay: times, and those that are not known here.
  package func read(_ cursor: inout Cursor) throws(Stop) -> Result {
    let tokens = try tokens(&cursor)
    if let result = try change(tokens, cursor.line) { return result }
    let new = try whole(tokens, cursor.line)
    if new.sets.count == 1 {
      let set = new.sets[0] + [old.last?.member("time")].compactMap(\.self)
      return (old.dropLast() + [set], new.inferred)
    }
    let sets = new.sets.enumerated().map { place, set in
      set + [old.indices.contains(place) ? old[place] : old.last].compactMap { $0?.member("time") }
    }
    return (sets, new.inferred)
  }

  /// The sets that the words at the cursor tell besides the old ones.
  ///
  ///     8x80   8   60s
  package func added(_ cursor: inout Cursor) throws(Stop) -> Result {
    let tokens = try tokens(&cursor)
    return try whole(tokens, cursor.line)
  }

  /// The old sets without the marks and the effort that the words at the cursor say; `nil` where none has them all.
  ///
  ///     @9   w   rir 2 f
  package func without(_ cursor: inout Cursor) throws(Stop) -> [[Member]]? {
    var parser = GroupParser(try tokens(&cursor), of: exercise, in: cursor.line)
    try parser.parseLoosely()
    guard parser.groups.isEmpty, parser.opening == nil, parser.drop == nil else { return nil }
    let said = parser.openingMarks.members
    guard !said.isEmpty else { return nil }
    let has = old.map { set in said.allSatisfy(set.contains) }
    guard has.contains(true) else { return nil }
    let names = Set(said.map(\.name))
    return zip(old, has).map { set, has in has ? set.filter { !names.contains($0.name) } : set }
  }

  private func tokens(_ cursor: inout Cursor) throws(Stop) -> [SetToken] {
    let tokens = try SetScanner.tokens(cursor, in: context.catalogue)
    guard let end = tokens.last?.end, !tokens.contains(where: \.isName) else {
      throw .error(.missing("sets, such as '8x80kg'", at: cursor.place))
    }
    cursor.move(to: end)
    return tokens
  }

  private func whole(_ tokens: [SetToken], _ line: Line) throws(Stop) -> Result {
    var reader = ExerciseReader(line: line, in: context)
    let sets = try reader.sets(tokens, of: exercise)
    return (sets.map { $0.members() }, reader.inferred)
  }
}

// MARK: - Changes

extension SetCorrection {
  /// The old sets with a weight, marks or a quantity changed; `nil` when the words tell whole sets.
  private func change(_ tokens: [SetToken], _ line: Line) throws(Stop) -> Result? {
    let merged = try DecimalCommas.merged(tokens, of: exercise, in: line, isCorrection: true)
    var parser = GroupParser(merged.tokens, of: exercise, in: line)
    try parser.parseLoosely()
    guard !old.isEmpty, parser.groups.count <= 1, parser.drop == nil,
      let change = try looseChange(parser, line)
    else { return nil }
    return try changed(by: change, line, merged.tokens)
  }

  private func looseChange(_ parser: GroupParser, _ line: Line) throws(Stop) -> SetGroup? {
    guard let group = parser.groups.first else { return looseMarks(parser) }
    if let number = try looseNumber(in: group, line) { return number }
    return group.work == .held && group.spans.count <= 1 && group.pace == nil ? group : nil
  }

  /// Only a weight or marks.
  private func looseMarks(_ parser: GroupParser) -> SetGroup? {
    var group = SetGroup(work: .held, range: 0..<0)
    group.load = parser.opening?.load
    group.marks = parser.openingMarks
    return group.load != nil || group.marks != SetMarks() ? group : nil
  }

  /// A lone number, as the weight or the reps of the old sets.
  private func looseNumber(in group: SetGroup, _ line: Line) throws(Stop) -> SetGroup? {
    guard case .reps(let list) = group.work, list.count == 1, let reps = list.first, group.load == nil,
      exercise.measure == .reps
    else { return nil }
    guard try isWeight(reps, line) else { return group }
    var group = group
    group.work = .held
    group.load = TypedLoad(
      base: .absolute, amount: reps.number, range: reps.range, amountRange: reps.range)
    return group
  }

  private func isWeight(_ reps: Reps, _ line: Line) throws(Stop) -> Bool {
    if reps.isSaid || reps.isOpen { return false }
    guard let last = old.last.map(WorkoutSet.init), let weight = last.weight, reps.number.isWhole,
      weight > 0
    else { return !reps.number.isWhole }
    guard reps.number > 0 else { return false }
    let toWeight = ratio(reps.number, weight)
    guard let old = last.reps, old > 0 else { return toWeight < 2 }
    let toReps = ratio(reps.number, old)
    guard toWeight != toReps else {
      throw .question(.weightOrReps(reps.range, canBeWeight: true, in: line))
    }
    return toWeight < toReps
  }

  /// How many times the larger of two numbers is the smaller.
  private func ratio(_ a: Number, _ b: Number) -> Double { max(a, b).double / min(a, b).double }

  private func changed(by group: SetGroup, _ line: Line, _ tokens: [SetToken]) throws(Stop) -> Result {
    var group = group
    let last = old.last.map(WorkoutSet.init) ?? WorkoutSet()
    if group.distance == nil, !group.spans.isEmpty {
      group.distance = last.distance.map { Distance(number: $0, unit: last.distanceUnit, range: 0..<0) }
    }
    let units = LoadUnits(tokens, settings: context.settings, other: nil, own: last.unit)
    var resolver = SetResolver([group], of: exercise, units: units, fixed: nil, in: context, line: line)
    let new = try resolver.loose(group)
    let isOfWork = new.reps != nil || !group.spans.isEmpty || group.distance != nil
    let first = old.lastIndex { !last.isLike(WorkoutSet($0), inWork: isOfWork) } ?? -1
    let sets = old.enumerated().map { place, set in place > first ? set.changed(by: new, group) : set }
    return (sets, resolver.inferred)
  }
}

extension WorkoutSet {
  /// Whether a change of the last set is one of `other` too: it has the same weight, and for a change of what was
  /// done the same reps, time and distance.
  fileprivate func isLike(_ other: WorkoutSet, inWork: Bool) -> Bool {
    guard weight == other.weight, isBodyweight == other.isBodyweight, sort == other.sort else { return false }
    return !inWork || (reps, seconds, distance) == (other.reps, other.seconds, other.distance)
  }

  /// The set with what `group` says, as `set` holds it.
  fileprivate func changed(by set: WorkoutSet, _ group: SetGroup) -> WorkoutSet {
    var result = self
    if group.load != nil {
      (result.weight, result.unit, result.isBodyweight) = (set.weight, set.unit, set.isBodyweight)
    }
    result.reps = set.reps ?? reps
    result.seconds = set.seconds ?? seconds
    if set.distance != nil {
      (result.distance, result.distanceUnit) = (set.distance, set.distanceUnit)
    }
    result.rpe = set.rpe ?? rpe
    result.rir = set.rir ?? rir
    result.sort = set.sort ?? (sort == .failed && set.reps != nil ? nil : sort)
    result.isOpen = isOpen || set.isOpen || group.marks.isOpen
    result.isPerSide = isPerSide || set.isPerSide
    result.isPerHand = isPerHand || set.isPerHand
    result.isPlanned = isPlanned || set.isPlanned
    return result
  }
}

extension SetMarks {
  /// What they say, as the members of a set.
  fileprivate var members: [Member] {
    var set = WorkoutSet()
    (set.rpe, set.rir, set.sort) = (rpe.first?.number, rir.first?.number, sort)
    (set.isOpen, set.isPlanned) = (isOpen, isPlanned)
    (set.isPerSide, set.isPerHand) = (isPerSide, isPerHand)
    return set.members()
  }
}

extension [Member] {
  fileprivate func member(_ name: String) -> Member? { first { $0.name == name } }

  /// The members of a set with what `group` says; those that no set is known to have stay behind the others.
  fileprivate func changed(by set: WorkoutSet, _ group: SetGroup) -> [Member] {
    let known = Set(Kind.setFields.map(\.name)).subtracting(["time"])
    return WorkoutSet(self).changed(by: set, group).members() + filter { !known.contains($0.name) }
  }
}
