internal import HealthLog

/// Settles what the numbers of the groups of one exercise are, and makes sets of them.
struct SetResolver {
  let exercise: Exercise
  let context: EntryContext
  let line: Line
  let groups: [SetGroup]
  let units: LoadUnits
  var inferred: Inferences = []
  /// The order of two bare numbers, as the first group of the line fixed it.
  var fixed: PairOrder?
  /// The weight of that group, when it is of this exercise.
  var firstLoad: Double?
  /// The order of sets and reps beside a weight.
  var fixedBeside: PairOrder?
  /// The weight of the group before.
  var carried: SettledLoad?
  private var place = 0

  init(
    _ groups: [SetGroup], of exercise: Exercise, units: LoadUnits, fixed: PairOrder?,
    in context: EntryContext,
    line: Line
  ) {
    (self.groups, self.exercise, self.units, self.fixed) = (groups, exercise, units, fixed)
    (self.context, self.line) = (context, line)
  }

  /// The sets in order, warm-up sections first.
  mutating func sets() throws(Stop) -> [WorkoutSet] {
    var (warmups, others): ([WorkoutSet], [WorkoutSet]) = ([], [])
    for (index, group) in groups.enumerated() {
      place = index
      let sets = try sets(of: group)
      if group.isWarmup { warmups += sets } else { others += sets }
    }
    return warmups + others
  }

  private mutating func sets(of group: SetGroup) throws(Stop) -> [WorkoutSet] {
    let content = try content(of: group)
    for reps in content.reps { try check(reps) }
    if let load = group.load, let second = content.load {
      throw .error(.secondLoad(second, beside: load, in: line))
    }
    let load = try settle(content.load ?? group.load, content, in: group)
    if load != SettledLoad() || group.load != nil { carried = load }
    var sets = try content.reps.map { reps throws(Stop) in try set(reps, load, group) }
    try setQuantities(of: &sets, content, group)
    try setEffort(of: &sets, group.marks)
    if group.marks.isOpen { open(&sets) }
    return sets
  }

  /// Of counted sets the last is open, of those held for a time each.
  private func open(_ sets: inout [WorkoutSet]) {
    for index in sets.indices where sets[index].reps == nil || index == sets.count - 1 {
      sets[index].isOpen = true
    }
  }

  /// What a group says that is no whole set: a weight, marks, a quantity, or reps without a weight.
  mutating func loose(_ group: SetGroup) throws(Stop) -> WorkoutSet {
    let content = SetContent(reps: [group.looseReps])
    try check(group.looseReps)
    let load = group.load == nil ? SettledLoad() : try settle(group.load, content, in: group)
    var sets = [try set(content.reps[0], load, group)]
    try setQuantities(of: &sets, content, group)
    try setEffort(of: &sets, group.marks)
    return sets[0]
  }

  private mutating func content(of group: SetGroup) throws(Stop) -> SetContent {
    switch group.work {
    case .held: return SetContent(reps: [nil])
    case .product(let factors, let tail): return try content(of: factors, tail: tail, in: group)
    case .reps(let list):
      if let question = questionOfBareReps(list, group) { throw .question(question) }
      if isMeasuredElsewise(list, group) {
        throw .error(.expectedSets(found: line.text(list[0].range), at: list[0].range))
      }
      if group.isOrderGuessed { inferred.insert(.order) }
      return SetContent(reps: list)
    }
  }

  /// The group behind the one that is read.
  var followingGroups: ArraySlice<SetGroup> { groups.dropFirst(place + 1) }
}

extension SetGroup {
  fileprivate var looseReps: Reps? { if case .reps(let list) = work { list.first } else { nil } }
}

// MARK: - One set

extension SetResolver {
  private func set(_ reps: Reps?, _ load: SettledLoad, _ group: SetGroup) throws(Stop) -> WorkoutSet {
    var set = WorkoutSet()
    if let reps {
      set.reps = reps.number.normalized
      set.isOpen = reps.isOpen
    }
    (set.weight, set.unit, set.isBodyweight) = (load.weight, load.unit, load.isBodyweight)
    set.sort = try sort(of: group, isFailed: set.reps == 0)
    (set.isPerSide, set.isPlanned) = (group.marks.isPerSide, group.marks.isPlanned)
    set.isPerHand = group.marks.isPerHand || load.isPerHand
    return set
  }

  private func check(_ reps: Reps?) throws(Stop) {
    guard let reps, !reps.number.isWhole || !SetLimits.reps.contains(reps.number.double) else { return }
    throw .error(.expectedReps(found: line.text(reps.range), at: reps.range))
  }

  private func sort(of group: SetGroup, isFailed: Bool) throws(Stop) -> WorkoutSet.Sort? {
    if isFailed { return .failed }
    let own: WorkoutSet.Sort? = group.isDrop ? .drop : group.isWarmup ? .warmup : nil
    if let own, let said = group.marks.sort, said != own {
      throw .error(.twoSorts(own, said, at: group.marks.sortRange))
    }
    return group.marks.sort ?? own
  }

  private func setEffort(of sets: inout [WorkoutSet], _ marks: SetMarks) throws(Stop) {
    try distribute(marks.rpe, over: &sets) { $0.rpe = $1 }
    try distribute(marks.rir, over: &sets) { $0.rir = $1 }
  }

  /// One number for all sets, or one for each.
  private func distribute(
    _ numbers: [Numeral], over sets: inout [WorkoutSet], as set: (inout WorkoutSet, Number) -> Void
  ) throws(Stop) {
    guard let first = numbers.first, let last = numbers.last else { return }
    guard numbers.count == 1 || numbers.count == sets.count else {
      throw .error(
        .count(of: numbers.count, sets: sets.count, at: first.range.lowerBound..<last.range.upperBound))
    }
    for index in sets.indices {
      set(&sets[index], numbers[numbers.count == 1 ? 0 : index].number)
    }
  }
}
