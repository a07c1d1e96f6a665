internal import HealthLog

/// A part of a line about sets: a number, a unit, a mark or a word.
struct SetToken: Equatable, Sendable {
  enum Sort: Equatable, Sendable {
    case number(Number)
    /// `25:10` or `1:05:30`, as spelled.
    case clock([Number])
    case unit(SetUnit)
    case word(SetWord)
    case name(Exercise)
    /// The words of an exercise that is not known.
    case unknownName
  }

  var sort: Sort
  /// Characters of the line.
  var range: Range<Int>
  /// No blank stands before it.
  var isGlued: Bool
  /// The place in the cursor behind its last atom.
  var end: Int

  func isWord(_ word: SetWord) -> Bool { sort == .word(word) }

  // Inlined into a comparison, the next ones break the optimiser of Swift 6.3 off.
  @inline(never)
  var number: Number? { if case .number(let number) = sort { number } else { nil } }
  @inline(never)
  var unit: SetUnit? { if case .unit(let unit) = sort { unit } else { nil } }
  @inline(never)
  var word: SetWord? { if case .word(let word) = sort { word } else { nil } }
  var isName: Bool {
    switch sort {
    case .name, .unknownName: true
    case .number, .clock, .unit, .word: false
    }
  }
}

/// A unit behind a number of a set.
enum SetUnit: Hashable, Sendable {
  /// By its name in documents: `kg`.
  case load(String)
  case distance(String)
  /// By the seconds that one of it has.
  case time(Int)
  /// `m`: minutes or metres, which the exercise decides.
  case minutesOrMetres
  case sets
  case reps
}

/// A mark or a word of the language of sets.
enum SetWord: Hashable, Sendable {
  /// `at` is a word of time too, `@` only where a clock time follows.
  case at, atWord
  case times, plus, minus, slash, comma, semicolon, colon, per, to
  case bodyweight, unweighted
  case rpe, rir
  case mark(SetMark)
  /// The next part of a drop set.
  case drop
  /// The next exercise of a superset.
  case ampersand, with
  case and
  /// `in`, `for`, `of`: said, and nothing in it.
  case filler
}

/// What a word says of every set before it.
enum SetMark: Hashable, Sendable {
  case warmup, failure, failed, open, planned, perSide, perHand
}
