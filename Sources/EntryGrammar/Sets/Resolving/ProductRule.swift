internal import HealthLog

// Numbers with a unit are what it says. Of those without:
//
//   one      beside a weight or sets: reps. Beside time or distance: sets. Beside reps: sets up to 10, else weight
//   two      beside nothing: the rules of a pair. Beside a weight at an end: the middle one is reps
//   three    the middle one is reps, the larger of the others the weight; a tie asks

/// What the factors of a product are.
struct ProductRoles: Equatable, Sendable {
  /// A number and its place in the line.
  typealias Part = Numeral

  var sets: Part?
  var reps: Part?
  var isRepsOpen = false
  var load: TypedLoad?
  var span: Span?
  var distance: Distance?

  /// The roles that units give, and the places of the bare numbers that are left.
  init(_ factors: [Factor], in line: Line) throws(Stop) {
    for factor in factors {
      switch factor.value {
      case .bare: continue
      case .load(let load):
        if self.load != nil { throw .error(.secondLoad(load, in: line)) }
        self.load = load
      case .span(let span): try Self.set(&self.span, span, factor, in: line)
      case .distance(let distance): try Self.set(&self.distance, distance, factor, in: line)
      case .sets(let number): try Self.set(&sets, Part(number, factor.range), factor, in: line)
      case .reps(let number):
        try Self.set(&reps, Part(number, factor.range), factor, in: line)
        isRepsOpen = factor.isOpen
      }
    }
  }

  private static func set<Value>(
    _ role: inout Value?, _ value: Value, _ factor: Factor, in line: Line
  ) throws(Stop) {
    guard role == nil else { throw .error(.expectedSets(found: line.text(factor.range), at: factor.range)) }
    role = value
  }

  mutating func take(reps factor: Factor) {
    (reps, isRepsOpen) = (factor.part, isRepsOpen || factor.isOpen)
  }

  mutating func take(sets factor: Factor) {
    (sets, isRepsOpen) = (factor.part, isRepsOpen || factor.isOpen)
  }

  mutating func take(load factor: Factor) {
    load = factor.bareLoad
    isRepsOpen = isRepsOpen || factor.isOpen
  }

  mutating func take(_ order: PairOrder, _ a: Factor, _ b: Factor) {
    switch order {
    case .weightReps: take(load: a); take(reps: b)
    case .repsWeight: take(reps: a); take(load: b)
    case .setsReps: take(sets: a); take(reps: b)
    case .repsSets: take(reps: a); take(sets: b)
    }
  }
}

extension Factor {
  var part: Numeral { Numeral(bare ?? 0, range) }

  var bareLoad: TypedLoad { TypedLoad(base: .absolute, amount: bare, range: range, amountRange: range) }
}
