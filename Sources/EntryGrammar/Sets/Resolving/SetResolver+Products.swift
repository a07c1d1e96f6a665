internal import HealthLog

extension SetResolver {
  /// The sets that a product says, with its weight, time and distance.
  mutating func content(
    of factors: [Factor], tail: [Reps], in group: SetGroup
  ) throws(Stop) -> SetContent {
    var roles = try ProductRoles(factors, in: line)
    let bare = factors.filter { $0.bare != nil }
    switch bare.count {
    case 0: break
    case 1: settleOne(bare[0], &roles, factors, in: group)
    case 2:
      if !tail.isEmpty, factors.count == 2, let content = try listed(factors, tail, in: group) {
        return content
      }
      try settleTwo(bare, &roles, factors, isList: !tail.isEmpty, in: group)
    default: try settleThree(bare, &roles)
    }
    return try SetContent(roles, tail: tail, line: line)
  }

  private mutating func settleOne(
    _ bare: Factor, _ roles: inout ProductRoles, _ factors: [Factor], in group: SetGroup
  ) {
    if roles.load != nil { fix(bare == factors[0] ? .repsWeight : .weightReps, roles.load) }
    if roles.reps != nil {
      let isLoad = roles.sets != nil || (roles.load ?? group.load) == nil && !isSets(bare)
      if isLoad { roles.take(load: bare) } else { roles.take(sets: bare) }
    } else if roles.sets == nil, roles.span != nil || roles.distance != nil {
      roles.take(sets: bare)
    } else {
      roles.take(reps: bare)
    }
  }

  private func isSets(_ factor: Factor) -> Bool { factor.bare.map { $0 <= 10 && $0.isWhole } ?? false }

  private mutating func settleTwo(
    _ bare: [Factor], _ roles: inout ProductRoles, _ factors: [Factor], isList: Bool, in group: SetGroup
  ) throws(Stop) {
    let (a, b) = (bare[0], bare[1])
    if factors.count == 3 { return try settleTwo(of: factors, a, b, &roles) }
    guard group.load == nil else { return try settleBeside(a, b, &roles, in: group) }
    if exercise.measure != .reps {
      guard let question = Question.quantity(b, sets: a, of: exercise, in: line) else {
        throw .error(.expectedSets(found: line.text(b.range), at: b.range))
      }
      throw .question(question)
    }
    let pair = barePair(a, b)
    let order = try ask(pair.verdict(fixed: fixed, first: firstLoad), a, b)
    roles.take(order, a, b)
    if order.hasWeight, order != fixed, !pair.isSettled, !isList { inferred.insert(.order) }
    fix(order, roles.load)
  }

  /// Two bare numbers with a third that has a unit.
  private mutating func settleTwo(
    of factors: [Factor], _ a: Factor, _ b: Factor, _ roles: inout ProductRoles
  ) throws(Stop) {
    let place = factors.firstIndex { $0.bare == nil } ?? 0
    if roles.span != nil || roles.distance != nil { return roles.take(.setsReps, a, b) }
    if roles.sets != nil || roles.reps != nil {
      let isFirst = (a.bare ?? 0) >= (b.bare ?? 0)
      let (load, other) = isFirst ? (a, b) : (b, a)
      roles.take(load: load)
      return roles.sets != nil ? roles.take(reps: other) : roles.take(sets: other)
    }
    switch place {
    case 0: roles.take(.repsSets, a, b)
    case 2: roles.take(.setsReps, a, b)
    case 1 where a.bare == 2 && isSpacedBehind(factors[1], b):
      throw .question(.handsOrSets(factors, in: line))
    default: roles.take(try ask(LoadedPair(a: a.bare ?? 0, b: b.bare ?? 0).verdict, a, b), a, b)
    }
    fix(place == 0 ? .weightReps : .repsWeight, roles.load)
  }

  /// `2x20kg x 10`: the `x` behind the weight stands apart.
  private func isSpacedBehind(_ load: Factor, _ reps: Factor) -> Bool {
    line.text(load.range.upperBound..<reps.range.lowerBound).first?.isWhitespace == true
  }

  /// Sets and reps beside a weight.
  private mutating func settleBeside(
    _ a: Factor, _ b: Factor, _ roles: inout ProductRoles, in group: SetGroup
  ) throws(Stop) {
    for factor in [a, b] where factor.bare?.isWhole == false {
      throw .error(.secondLoad(factor.bareLoad, in: line))
    }
    guard group.loadPlace != .behind, let first = a.bare, let second = b.bare else {
      return roles.take(.setsReps, a, b)
    }
    var verdict = LoadedPair(a: first, b: second).verdict
    if case .asks = verdict, let order = fixedBeside ?? (group.loadPlace == .inAnotherPart ? .setsReps : nil)
    {
      verdict = .order(order)
    }
    let order = try ask(verdict, a, b)
    fixedBeside = fixedBeside ?? order
    roles.take(order, a, b)
  }

  private mutating func settleThree(_ bare: [Factor], _ roles: inout ProductRoles) throws(Stop) {
    let (a, b) = (bare[0], bare[2])
    guard let first = a.bare, let last = b.bare else { return }
    if first == last { throw .question(.tie(bare, unit: unit(at: a.range), in: line)) }
    let isSettled = first.isWhole != last.isWhole
    let isFirst = isSettled ? !first.isWhole : first > last
    if first > 30, last > 30 {
      throw .question(.manySets(bare, isWeightFirst: isFirst, unit(at: a.range), in: line))
    }
    roles.take(reps: bare[1])
    roles.take(load: isFirst ? a : b)
    roles.take(sets: isFirst ? b : a)
    let order: PairOrder = isFirst ? .weightReps : .repsWeight
    if !isSettled, order != fixed { inferred.insert(.order) }
    fix(order, roles.load)
  }
}

// MARK: - Lists behind a product

extension SetResolver {
  /// `80x8,8,7`: the list is of reps, and what stands before it is their weight, or sets.
  ///
  /// `nil` where the rules of a pair decide, and the list goes on with reps.
  private mutating func listed(
    _ factors: [Factor], _ tail: [Reps], in group: SetGroup
  ) throws(Stop) -> SetContent? {
    guard let a = factors[0].bare, let b = factors[1].bare else { return nil }
    let first = Reps(
      number: b, range: factors[1].range, end: factors[1].range.upperBound, isOpen: factors[1].isOpen)
    let reps = [first] + tail
    let isListed = a == Number(reps.count)
    if group.load != nil || isUnloadedBody && a <= 10 {
      return isListed ? SetContent(reps: reps) : nil
    }
    if b > 30, a <= 30, a.isWhole {
      throw .question(.listBehindReps(factors, tail, unit(at: factors[0].range), in: line))
    }
    if fixed != .weightReps, a <= 10, a.isWhole, !isListed {
      return a <= 5 ? nil : weightList(factors[0], reps)
    }
    if fixed != .weightReps, a <= 10, a.isWhole {
      throw .question(.setsOrWeight(factors, tail, unit(at: factors[0].range), in: line))
    }
    return weightList(factors[0], reps)
  }

  private mutating func weightList(_ weight: Factor, _ reps: [Reps]) -> SetContent {
    fix(.weightReps, weight.bareLoad)
    return SetContent(reps: reps, load: weight.bareLoad)
  }
}

// MARK: - Deciding

extension SetResolver {
  func barePair(_ a: Factor, _ b: Factor) -> BarePair {
    BarePair(
      a: a.bare ?? 0, b: b.bare ?? 0, last: lastLoad(in: unit(at: a.range)), configured: configuredOrder,
      isUnloadedBody: isUnloadedBody, isSecondReps: b.isOpen)
  }

  private func ask(_ verdict: PairVerdict, _ a: Factor, _ b: Factor) throws(Stop) -> PairOrder {
    switch verdict {
    case .order(let order): return order
    case .asks(let orders):
      let unit = unit(at: a.range)
      let possible = orders.filter { isPossible($0, a, b, unit) }
      guard !possible.isEmpty else { throw .error(.expectedReps(found: line.text(b.range), at: b.range)) }
      throw .question(.order(a, b, possible, unit: unit, in: line))
    }
  }

  private func isPossible(_ order: PairOrder, _ a: Factor, _ b: Factor, _ unit: String) -> Bool {
    let (a, b) = (a.bare?.double ?? 0, b.bare?.double ?? 0)
    let load = SetLimits.load(unit).allowed
    return switch order {
    case .weightReps: load.contains(a) && SetLimits.reps.contains(b)
    case .repsWeight: load.contains(b) && SetLimits.reps.contains(a)
    case .setsReps, .repsSets: true
    }
  }

  /// The first group fixes the order for the rest of the line.
  private mutating func fix(_ order: PairOrder, _ load: TypedLoad?) {
    guard fixed == nil else { return }
    fixed = order
    firstLoad = order.hasWeight ? load?.amount?.double : nil
  }
}

extension BarePair {
  /// Whether the numbers themselves, and no rule, say which of them is the weight.
  var isSettled: Bool { !a.isWhole || !b.isWhole || a == 0 || b == 0 || isSecondReps }
}
