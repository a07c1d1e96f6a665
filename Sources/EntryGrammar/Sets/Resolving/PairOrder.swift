internal import HealthLog

/// What the two bare numbers of `AxB` are.
enum PairOrder: String, Hashable, Sendable {
  case weightReps = "weight x reps"
  case repsWeight = "reps x weight"
  case setsReps = "sets x reps"
  case repsSets = "reps x sets"

  var hasWeight: Bool { self == .weightReps || self == .repsWeight }

  var hasSets: Bool { !hasWeight }
}

/// An order, or those between which only the owner can decide, the likeliest first.
enum PairVerdict: Equatable, Sendable {
  case order(PairOrder)
  case asks([PairOrder])
}

// Without a weight beside it, in this order:
//
//   both > 30                    asks
//   A > 30 or a fraction         weight x reps
//   B > 30 or a fraction         reps x weight
//   A >= 6 and B from 11 to 30   the order whose weight is nearer to the last; without one, as the owner answered
//                                once, else asks
//   A >= 11                      weight x reps
//   else                         sets x reps

/// Two bare numbers joined by `x`, without a weight beside them.
struct BarePair: Equatable, Sendable {
  var a: Number
  var b: Number
  /// The last weight of the exercise, in the unit that the numbers are read in.
  var last: Double?
  /// What the owner answered once: `config workout.order`.
  var configured: PairOrder?
  /// An exercise done with the weight of the body, to which nothing was added so far.
  var isUnloadedBody = false
  /// The second number is reps: `10x12+`.
  var isSecondReps = false

  var verdict: PairVerdict {
    if a > 30, b > 30 { return undecided }
    if a > 30 || !a.isWhole { return .order(.weightReps) }
    if b > 30 || !b.isWhole { return heavySecond }
    if a == 0 { return .order(.repsWeight) }
    if a >= 6, b >= 11 { return nearer }
    return .order(a >= 11 ? .weightReps : .setsReps)
  }

  /// `8x80`; of the body alone few sets of many reps are usual: `3x40`.
  private var heavySecond: PairVerdict {
    if isSecondReps { return .asks([.repsWeight, .weightReps]) }
    guard isUnloadedBody, b.isWhole else { return .order(.repsWeight) }
    return a <= 5 ? .order(.setsReps) : .asks([.setsReps, .repsWeight])
  }

  private var undecided: PairVerdict {
    configured.map(PairVerdict.order) ?? .asks([.repsWeight, .weightReps])
  }

  private var nearer: PairVerdict {
    if isSecondReps { return .order(.weightReps) }
    if isUnloadedBody { return .asks([.setsReps, .repsWeight, .weightReps]) }
    guard let last, abs(a.double - last) != abs(b.double - last) || a == b else { return undecided }
    return .order(abs(b.double - last) < abs(a.double - last) ? .repsWeight : .weightReps)
  }
}

// With a weight before it:
//
//   A = B                sets x reps
//   B >= 8 and larger    sets x reps
//   A >= 8 and larger    reps x sets
//   else                 asks

/// Two bare numbers joined by `x`, with a weight before them.
struct LoadedPair: Equatable, Sendable {
  var a: Number
  var b: Number

  var verdict: PairVerdict {
    if a == b || (b >= 8 && b > a) { return .order(.setsReps) }
    return a >= 8 && a > b ? .order(.repsSets) : .asks([.setsReps, .repsSets])
  }
}

extension BarePair {
  /// The verdict in a line whose first group had the order `fixed` and the weight `first`.
  ///
  /// The first group fixes the order for the rest of the line, where these numbers allow it. Sets and reps stay what
  /// they are for another exercise, where `first` is `nil`; for the same one, a weight of less than a fifth of the
  /// first asks, and so do numbers that alone have the other order where more than 50 would be the reps.
  func verdict(fixed: PairOrder?, first: Double?) -> PairVerdict {
    guard let fixed, verdict != .order(fixed), allows(fixed) else { return verdict }
    if case .order(let own) = verdict, own.hasWeight, (fixed == .weightReps ? b : a) > 50 {
      return .asks([own, fixed])
    }
    guard verdict == .order(.setsReps) else { return .order(fixed) }
    guard let first else { return verdict }
    let weight = fixed == .weightReps ? a : b
    return weight.double * 5 >= first ? .order(fixed) : .asks([.setsReps, fixed])
  }

  private func allows(_ order: PairOrder) -> Bool {
    switch order {
    case .weightReps: b.isWhole
    case .repsWeight: a.isWhole
    case .setsReps, .repsSets: a.isWhole && b.isWhole && a <= 10 && b <= 30
    }
  }
}
