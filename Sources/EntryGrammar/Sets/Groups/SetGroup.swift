internal import HealthLog

/// Sets as they were typed, before it is settled which number is what.
struct SetGroup: Equatable, Sendable {
  enum Work: Equatable, Sendable {
    /// `10`, `8/8/6`.
    case reps([Reps])
    /// `3x8`, `80x8,8,7`: factors, and the reps of further sets.
    case product([Factor], tail: [Reps])
    /// Only time or distance.
    case held
  }

  /// Where the weight was typed, seen from the reps.
  enum LoadPlace: Equatable, Sendable { case before, behind, inAnotherPart }

  var work: Work
  var load: TypedLoad?
  var loadPlace = LoadPlace.before
  /// One for all sets, or one a set.
  var spans: [Span] = []
  var distance: Distance?
  var pace: Pace?
  var marks = SetMarks()
  var isDrop = false
  /// Behind `warmup:`.
  var isWarmup = false
  /// A bare number behind bare reps was taken for their weight: `8 80`.
  var isOrderGuessed = false
  /// How many commas and other dividers stand before it.
  var part = 0
  var range: Range<Int>
}

/// The reps of one set.
struct Reps: Equatable, Sendable {
  var number: Number
  var range: Range<Int>
  /// Behind the number and what belongs to it: `8+`, `8 reps`.
  var end: Int
  /// As many as possible: `8+`.
  var isOpen = false
  /// Said to be reps: `8 reps`.
  var isSaid = false
}

/// A number that `x` joins with another.
struct Factor: Equatable, Sendable {
  enum Value: Equatable, Sendable {
    case bare(Number)
    case load(TypedLoad)
    case span(Span)
    case distance(Distance)
    case sets(Number)
    case reps(Number)
  }

  var value: Value
  var range: Range<Int>
  var isOpen = false

  // Inlined into a comparison, the next ones break the optimiser of Swift 6.3 off.
  @inline(never)
  var bare: Number? { if case .bare(let number) = value { number } else { nil } }
  @inline(never)
  var load: TypedLoad? { if case .load(let load) = value { load } else { nil } }
  var isSets: Bool { if case .sets = value { true } else { false } }
  /// The last of a product that is this may have the reps of further sets behind it.
  var isReps: Bool {
    switch value {
    case .bare, .reps: true
    case .load, .span, .distance, .sets: false
    }
  }
}

/// A weight before its unit is settled.
struct TypedLoad: Equatable, Sendable {
  enum Base: Equatable, Sendable {
    case absolute
    /// `bw`, `bw+20`.
    case body
    /// `+2.5`: more than the last time, or than the body.
    case last
    /// `unweighted`.
    case nothing
  }

  var base: Base
  /// Below 0 it is taken off; `nil` for `bw` alone and `unweighted`.
  var amount: Number? = nil
  var unit: String? = nil
  var isPerHand = false
  /// Characters of the line, and those of the number alone.
  var range: Range<Int>
  var amountRange: Range<Int>
}

/// A duration in seconds.
struct Span: Equatable, Sendable {
  var seconds: Number
  var range: Range<Int>
  /// Typed with colons.
  var isClock = false
  /// Typed as `1:30`, which could be hours and minutes: their seconds.
  var otherwise: Number? = nil
}

struct Distance: Equatable, Sendable {
  var number: Number
  /// `nil` for a bare number.
  var unit: String? = nil
  var range: Range<Int>
}

/// The time for a distance: `5:02/km`, `1:45/500m`.
struct Pace: Equatable, Sendable {
  var seconds: Number
  var distance: Number
  var unit: String
  var range: Range<Int>
}

/// What is said of every set of a group.
struct SetMarks: Equatable, Sendable {
  /// One for all sets, or one a set.
  var rpe: [Numeral] = []
  /// The characters of `@8`, which behind a lone number could be a weight; `nil` for `rpe 8`.
  var rpeMark: Range<Int>?
  var rir: [Numeral] = []
  var sort: WorkoutSet.Sort?
  var sortRange = 0..<0
  var isOpen = false
  var isPerSide = false
  var isPerHand = false
  var isPlanned = false
}
