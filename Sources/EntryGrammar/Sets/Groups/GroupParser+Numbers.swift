internal import HealthLog

// product = factor "x" factor ["x" factor] [tail] / number "sets" ["of" / "x"] factor ["x" factor]
// factor  = number [unit] ["+"] / weight / quantity
// tail    = the reps of further sets: *(("," / "/" / blank) number)

extension GroupParser {
  /// Reads what begins with a number, a clock or a weight.
  mutating func readNumber() throws(Stop) {
    let start = index
    if try readPace() { return }
    if let effort = effortBehindNumber { return try readNumbers(of: effort, from: start) }
    guard let factor = try factor() else {
      let range = tokens[start].range
      throw .error(.expectedSets(found: line.text(range), at: range))
    }
    if case .sets(let sets) = factor.value, isBehindReps { return try multiply(by: sets, factor.range) }
    if continues([factor]) { return try readProduct([factor], from: start) }
    switch factor.value {
    case .load(let load): try place(load)
    case .span(let span): place(span, from: start)
    case .distance(let distance): place(distance)
    case .sets(let sets): try multiply(by: sets, factor.range)
    case .bare, .reps:
      index = start
      try readRun(behind: nil)
    }
  }

  mutating func factor() throws(Stop) -> Factor? {
    let start = index
    if let range = rangeOfNumbers { throw .question(range) }
    if let load = try signedLoad() { return Factor(value: .load(load), range: load.range) }
    if let span = try span() { return Factor(value: .span(span), range: span.range) }
    if let distance = distance() { return Factor(value: .distance(distance), range: distance.range) }
    guard let number = next?.number else { return nil }
    index += 1
    let isOpen = takeOpen()
    let value = value(of: number, from: start)
    return Factor(value: value, range: isOpen ? tokens[start].range : range(from: start), isOpen: isOpen)
  }

  private mutating func value(of number: Number, from start: Int) -> Factor.Value {
    switch next?.unit {
    case .load(let unit)?:
      index += 1
      return .load(
        TypedLoad(
          base: .absolute, amount: number, unit: unit, range: range(from: start),
          amountRange: tokens[start].range))
    case .sets?:
      index += 1
      return .sets(number)
    case .reps?:
      index += 1
      return .reps(number)
    case .distance?, .time?, .minutesOrMetres?, nil: return .bare(number)
    }
  }

  /// A plus glued behind reps that adds nothing: `8+`.
  mutating func takeOpen() -> Bool {
    guard isAt(.plus), next?.isGlued == true, peek(1)?.number == nil || peek(1)?.isGlued == false else {
      return false
    }
    index += 1
    return true
  }

  /// `8-12`, `8 - 12` or `8 to 12`: which it was.
  var rangeOfNumbers: Question? {
    guard let low = next, low.number != nil, let dash = peek(1), let high = peek(2), high.number != nil,
      dash.isWord(.to) || (dash.isWord(.minus) && (dash.isGlued || !high.isGlued))
    else { return nil }
    if !dash.isGlued, isAt(.times, 3) { return nil }
    let range = low.range.lowerBound..<high.range.upperBound
    return Question(
      "'\(line.text(range))' is a range: which was it?",
      choices: [low, high].map { token in
        let number = line.text(token.range)
        return .init(text: number, entry: line.saying([(range, number)]))
      })
  }
}

// MARK: - Products

extension GroupParser {
  /// Whether another factor follows.
  private func continues(_ factors: [Factor]) -> Bool {
    if isAt(.times) { return true }
    guard factors.contains(where: \.isSets), !factors.contains(where: \.isCounted) else { return false }
    return next?.number != nil || (isAt(.filler) && peek(1)?.number != nil)
  }

  private mutating func readProduct(_ first: [Factor], from start: Int) throws(Stop) {
    var factors = first
    while continues(factors) {
      if next?.number == nil { index += 1 }
      guard let factor = try factor() else { throw .error(missingFactor()) }
      factors.append(factor)
    }
    let range = range(from: start)
    guard factors.count <= 3 else { throw .error(.tooManyFactors(found: line.text(range), at: range)) }
    if let load = loadOfHands(factors, range) {
      guard exercise.measure != .reps else { throw .question(.handsOrReps(load, in: line)) }
      return try place(load)
    }
    add(.product(factors, tail: []), range: range)
    if factors.last?.isReps == true, !isPair(factors) { try readRun(behind: factors) }
  }

  /// The weight of `2x20kg` at the end of a part, where the group before has none: `40m 2x32kg`.
  private func loadOfHands(_ factors: [Factor], _ range: Range<Int>) -> TypedLoad? {
    guard isPair(factors), hasGroup, let last = groups.last, last.part == part, !last.hasLoad, !isAtGroup,
      var load = factors[1].load
    else { return nil }
    (load.isPerHand, load.range) = (true, range)
    return load
  }

  private func missingFactor() -> EntryError {
    guard let token = next else { return .missing("a number behind 'x'", at: endPlace) }
    if token.isWord(.mark(.open)) { return .openWithoutReps(at: token.range, in: line) }
    return .expected("a number behind 'x'", found: line.text(token.range), at: token.range)
  }

  /// `2x20kg`, which before reps is a weight in each hand.
  private func isPair(_ factors: [Factor]) -> Bool {
    factors.count == 2 && factors[0].bare == 2 && factors[1].load?.unit != nil
  }

  /// Whether the reps of one set stand before, in the same part.
  private var isBehindReps: Bool {
    guard hasGroup, let last = groups.last, case .reps(let list) = last.work else { return false }
    return list.count == 1 && last.part == part && !isAt(.times) && !isAt(.filler)
  }

  /// `8 reps 3 sets`: the set before, so many times.
  private mutating func multiply(by sets: Number, _ range: Range<Int>) throws(Stop) {
    guard isBehindReps, case .reps(let list)? = groups.last?.work, let reps = list.first else {
      throw .error(.missing("the reps of the sets", at: range.upperBound + 1))
    }
    let factors = [
      Factor(value: .sets(sets), range: range),
      Factor(value: .reps(reps.number), range: reps.range, isOpen: reps.isOpen),
    ]
    change(upTo: endOfLast) { $0.work = .product(factors, tail: []) }
  }

  /// `x` where no number stands before it: `@80 x 8`, `80kg x8, x6`, `8/8/6 x 80kg`.
  mutating func readTimes(_ token: SetToken) throws(Stop) {
    index += 1
    guard let following = next, following.number != nil || following.isWord(.bodyweight) else {
      throw .error(missingFactor())
    }
    let isParted = groups.last?.hasLoad == true && groups.last?.part != part
    if opening != nil || ((isFresh || isParted) && !isAt(.times, 1)) {
      return try readRun(behind: nil, isSaid: true)
    }
    guard case .reps? = groups.last?.work, hasGroup, groups.last?.load == nil else {
      throw .error(.expectedSets(found: line.text(token.range), at: token.range))
    }
    try place(try loadFactor())
  }

  private mutating func loadFactor() throws(Stop) -> TypedLoad {
    let start = index
    if let load = try signedLoad() { return load }
    let number = next?.number
    index += 1
    return TypedLoad(
      base: .absolute, amount: number, unit: takeLoadUnit(), range: range(from: start),
      amountRange: tokens[start].range)
  }
}

extension Factor {
  /// Reps, time or distance.
  var isCounted: Bool {
    switch value {
    case .bare, .reps, .span, .distance: true
    case .load, .sets: false
    }
  }
}

// MARK: - Signs

extension GroupParser {
  /// Reads a plus or minus that stands at no number: `bw` aside, it adds, ends a range, or parts sets.
  mutating func readSign(_ token: SetToken) throws(Stop) {
    let start = index
    if try signedLoad() != nil {
      index = start
      return try readNumber()
    }
    let isParting = peek(1) != nil && peek(1)?.isGlued == false
    if token.isWord(.minus), isParting {
      index += 1
      part += 1
      return
    }
    guard token.isWord(.plus), hasGroup, peek(1)?.number == nil else {
      throw .error(.expectedSets(found: line.text(token.range), at: token.range))
    }
    index += 1
    change(upTo: endOfLast) { $0.marks.isOpen = true }
  }
}
