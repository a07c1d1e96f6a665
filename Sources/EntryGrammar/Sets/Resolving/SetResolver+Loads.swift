internal import HealthLog

// A weight that was not typed, in this order:
//
//   the weight of the group before
//   the body alone, for an exercise of reps that is done with it
//   the last weight of the exercise; without one asks
//
// Time and distance need none.

extension SetResolver {
  /// The weight of a group with its unit.
  mutating func settle(
    _ load: TypedLoad?, _ content: SetContent, in group: SetGroup
  ) throws(Stop) -> SettledLoad {
    guard let load else { return try untyped(group, isCounted: content.reps.contains { $0 != nil }) }
    switch load.base {
    case .nothing: return SettledLoad()
    case .body: return try added(load)
    case .last: return try more(load, in: group)
    case .absolute:
      var settled = try added(load)
      settled.isBodyweight = isBodyExercise
      return settled
    }
  }

  /// An exercise counted in reps that is done with the weight of the body.
  var isBodyExercise: Bool { exercise.isBodyweight && exercise.measure == .reps }

  private mutating func added(_ load: TypedLoad) throws(Stop) -> SettledLoad {
    var settled = SettledLoad(isBodyweight: load.base != .absolute, isPerHand: load.isPerHand)
    guard let amount = load.amount else { return settled }
    if load.unit == nil { inferred.insert(.unit) }
    let unit = load.unit ?? unit(at: load.range)
    try check(amount, unit, load)
    (settled.weight, settled.unit) = (amount, unit)
    return settled
  }

  private func check(_ amount: Number, _ unit: String, _ load: TypedLoad) throws(Stop) {
    let limit = SetLimits.load(unit).allowed
    guard limit.contains(amount.double) else {
      throw .error(
        .expectedLoad(upTo: limit.upperBound, unit, found: line.text(load.amountRange), at: load.amountRange))
    }
  }

  /// `+2.5`: the last weight and 2.5, or on the body 2.5 more than nothing.
  private mutating func more(_ load: TypedLoad, in group: SetGroup) throws(Stop) -> SettledLoad {
    guard let amount = load.amount else { return SettledLoad() }
    let last = lastLoad
    if isBodyExercise {
      if let last, let weight = last.weight, weight > 0, amount > 0 {
        throw .question(.addedToBody(load, last, in: line))
      }
      var body = load
      body.base = .body
      return try added(body)
    }
    guard amount > 0 else { throw .error(.negativeLoad(load, in: line)) }
    guard let last, let weight = last.weight, let unit = last.unit else {
      throw .question(.noLastLoad(exercise, toAdd: load, in: line))
    }
    guard load.unit == nil || load.unit == unit else {
      throw .error(.otherUnit(unit, found: line.text(load.range), at: load.range))
    }
    guard let sum = weight.adding(amount) else { return last }
    try check(sum, unit, load)
    inferred.insert(.weight)
    return SettledLoad(weight: sum, unit: unit, isBodyweight: last.isBodyweight, isPerHand: last.isPerHand)
  }

  private mutating func untyped(_ group: SetGroup, isCounted: Bool) throws(Stop) -> SettledLoad {
    if group.isDrop { return try untypedDrop(group, isCounted: isCounted) }
    if let carried { return carried }
    if isBodyExercise { return SettledLoad(isBodyweight: true) }
    guard exercise.measure == .reps, isCounted else { return SettledLoad() }
    let last = lastLoad
    if let shared = followingLoad { throw .question(.sharedLoad(shared, last, group, in: line)) }
    guard let last else { throw .question(.noLastLoad(exercise, group, in: line)) }
    inferred.insert(.weight)
    return last
  }

  /// The next part of a drop set is lighter: the body alone, or a weight that has to be typed.
  private func untypedDrop(_ group: SetGroup, isCounted: Bool) throws(Stop) -> SettledLoad {
    if isBodyExercise { return SettledLoad(isBodyweight: true) }
    guard exercise.measure == .reps, isCounted else { return carried ?? SettledLoad() }
    throw .error(.missingDropLoad(of: group, in: line))
  }

  /// The first weight with a place of its own that a group behind has.
  private var followingLoad: TypedLoad? {
    followingGroups.lazy.compactMap(\.load).first { $0.base == .absolute }
  }

  /// The weight of the last set of the exercise; `nil` when none is known.
  private var lastLoad: SettledLoad? {
    guard let members = context.past.latestSet(exercise.name) else { return nil }
    let set = WorkoutSet(members)
    guard set.weight != nil || set.isBodyweight else { return nil }
    return SettledLoad(
      weight: set.weight, unit: set.weight == nil ? nil : set.unit ?? "kg", isBodyweight: set.isBodyweight,
      isPerHand: set.isPerHand)
  }

  /// The last weight in a unit, to compare a bare number with.
  func lastLoad(in unit: String) -> Double? {
    guard let last = lastLoad, let weight = last.weight, let own = last.unit else { return nil }
    return SetLimits.load(unit).fromCanonical(SetLimits.load(own).canonical(weight.double))
  }

  /// Done with the weight of the body, and nothing was added here or the last time.
  var isUnloadedBody: Bool { isBodyExercise && carried?.weight == nil && lastLoad?.weight == nil }

  func unit(at range: Range<Int>) -> String { units.unit(at: range.lowerBound) }

  var configuredOrder: PairOrder? { context.settings.setOrder.flatMap(PairOrder.init) }
}

// MARK: - Bare reps

extension SetResolver {
  /// The question that bare reps raise: a lone `5@8`, a lone 80, a bare number for a run.
  func questionOfBareReps(_ list: [Reps], _ group: SetGroup) -> Question? {
    guard let first = list.first, !first.isSaid else { return nil }
    if isMeasuredElsewise(list, group) { return .quantities(list, of: exercise, in: line) }
    guard exercise.measure == .reps, group.load == nil, carried == nil, followingLoad == nil else {
      return nil
    }
    if list.count == 1, first.number.isWhole, let mark = group.marks.rpeMark {
      return .weightOrRPE(first, group.marks.rpe, mark, last: lastWeightText, in: line)
    }
    guard !exercise.isBodyweight,
      let heavy = list.first(where: { !$0.isSaid && ($0.number > 30 || !$0.number.isWhole) })
    else {
      return nil
    }
    let isBeforeReps = heavy == first && list.count > 1 && list.dropFirst().allSatisfy { $0.number <= 30 }
    if isBeforeReps { return .firstIsWeight(list, in: line) }
    return .loneNumber(
      heavy, lastReps: context.past.latestSet(exercise.name).flatMap { WorkoutSet($0).reps },
      isAlone: list.count == 1, in: line)
  }

  /// Bare numbers for an exercise that is measured by time or distance, and has neither here.
  func isMeasuredElsewise(_ list: [Reps], _ group: SetGroup) -> Bool {
    exercise.measure != .reps && list.first?.isSaid == false && group.spans.isEmpty && group.distance == nil
  }

  private var lastWeightText: String? {
    lastLoad.flatMap { load in load.weight.map { "\($0)\(load.unit ?? "kg")" } }
  }
}
