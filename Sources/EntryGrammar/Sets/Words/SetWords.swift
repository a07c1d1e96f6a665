internal import HealthLog

/// The words and marks that may stand among sets.
enum SetWords {
  /// Of one atom.
  static let single = units + words + marks

  /// What a word of one atom says; of two with one spelling the first counts.
  ///
  /// So few are soon looked through: a table by their spelling would take longer to make.
  static func sort(of text: String) -> SetToken.Sort? { single.first { $0.spelling == text }?.sort }

  /// Of more than one atom; a blank is a blank or nothing in the line.
  static let phrases: [(spelling: String, word: SetWord)] =
    [
      ("warm up", .mark(.warmup)), ("warm-up", .mark(.warmup)), ("warm ups", .mark(.warmup)),
      ("body weight", .bodyweight), ("body-weight", .bodyweight), ("to failure", .mark(.failure)),
      ("drop set", .drop), ("drop to", .drop), ("then drop to", .drop), ("- >", .drop),
    ] + sides(["side", "leg", "arm"], .perSide) + sides(["hand", "dumbbell", "db"], .perHand)

  /// `/side`, `each side`, `per side`, `a side`.
  private static func sides(_ nouns: [String], _ mark: SetMark) -> [(spelling: String, word: SetWord)] {
    nouns.flatMap { noun in ["/ ", "each ", "per ", "a "].map { ($0 + noun, .mark(mark)) } }
  }

  typealias Spelled = (spelling: String, sort: SetToken.Sort)

  private static let units: [Spelled] =
    [("m", .unit(.minutesOrMetres))]
    + loadUnits.flatMap { unit in unit.spellings.map { ($0, .unit(.load(unit.name))) } }
    + distanceUnits.flatMap { unit in unit.spellings.map { ($0, .unit(.distance(unit.name))) } }
    + [
      ("#", .unit(.load("lb"))),
      ("h", .unit(.time(3600))), ("hr", .unit(.time(3600))), ("hrs", .unit(.time(3600))),
      ("hour", .unit(.time(3600))), ("hours", .unit(.time(3600))),
      ("min", .unit(.time(60))), ("mins", .unit(.time(60))), ("minute", .unit(.time(60))),
      ("minutes", .unit(.time(60))), ("'", .unit(.time(60))),
      ("s", .unit(.time(1))), ("sec", .unit(.time(1))), ("secs", .unit(.time(1))),
      ("second", .unit(.time(1))), ("seconds", .unit(.time(1))), ("\"", .unit(.time(1))),
      ("set", .unit(.sets)), ("sets", .unit(.sets)), ("rep", .unit(.reps)), ("reps", .unit(.reps)),
    ]

  private static let words: [Spelled] = [
    ("x", .word(.times)), ("by", .word(.times)), ("at", .word(.atWord)), ("per", .word(.per)),
    ("to", .word(.to)), ("bw", .word(.bodyweight)), ("bodyweight", .word(.bodyweight)),
    ("unweighted", .word(.unweighted)), ("rpe", .word(.rpe)), ("rir", .word(.rir)),
    ("w", .word(.mark(.warmup))), ("wu", .word(.mark(.warmup))), ("warmup", .word(.mark(.warmup))),
    ("warmups", .word(.mark(.warmup))), ("f", .word(.mark(.failure))), ("failure", .word(.mark(.failure))),
    ("failed", .word(.mark(.failed))), ("amrap", .word(.mark(.open))), ("planned", .word(.mark(.planned))),
    ("then", .word(.drop)), ("drop", .word(.drop)), ("dropset", .word(.drop)),
    ("with", .word(.with)), ("and", .word(.and)),
    ("in", .word(.filler)), ("for", .word(.filler)), ("of", .word(.filler)),
  ]

  private static let marks: [Spelled] = [
    ("*", .word(.times)), ("@", .word(.at)), ("+", .word(.plus)), ("-", .word(.minus)), ("/", .word(.slash)),
    (",", .word(.comma)), (";", .word(.semicolon)), (":", .word(.colon)), (">", .word(.drop)),
    ("&", .word(.ampersand)),
  ]
}
