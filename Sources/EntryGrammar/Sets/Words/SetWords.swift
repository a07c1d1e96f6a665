internal import HealthLog

/// The words and marks that may stand among sets.
enum SetWords {
  /// Of one atom.
  static let single: [String: SetToken.Sort] = Dictionary(
    units + words + marks, uniquingKeysWith: { first, _ in first })

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

  private static let units: [(String, SetToken.Sort)] =
    [("m", .unit(.minutesOrMetres))]
    + loadUnits.flatMap { unit in unit.spellings.map { ($0, .unit(.load(unit.name))) } }
    + [("#", .unit(.load("lb")))]
    + distanceUnits.flatMap { unit in unit.spellings.map { ($0, .unit(.distance(unit.name))) } }
    + spelled(.unit(.time(3600)), "h", "hr", "hrs", "hour", "hours")
    + spelled(.unit(.time(60)), "min", "mins", "minute", "minutes", "'")
    + spelled(.unit(.time(1)), "s", "sec", "secs", "second", "seconds", "\"")
    + spelled(.unit(.sets), "set", "sets") + spelled(.unit(.reps), "rep", "reps")

  private static let words: [(String, SetToken.Sort)] =
    spelled(.word(.times), "x", "by") + spelled(.word(.atWord), "at") + spelled(.word(.per), "per")
    + spelled(.word(.to), "to") + spelled(.word(.bodyweight), "bw", "bodyweight")
    + spelled(.word(.unweighted), "unweighted") + spelled(.word(.rpe), "rpe") + spelled(.word(.rir), "rir")
    + spelled(.word(.mark(.warmup)), "w", "wu", "warmup", "warmups")
    + spelled(.word(.mark(.failure)), "f", "failure")
    + spelled(.word(.mark(.failed)), "failed") + spelled(.word(.mark(.open)), "amrap")
    + spelled(.word(.mark(.planned)), "planned") + spelled(.word(.drop), "then", "drop", "dropset")
    + spelled(.word(.with), "with") + spelled(.word(.and), "and")
    + spelled(.word(.filler), "in", "for", "of")

  private static let marks: [(String, SetToken.Sort)] =
    spelled(.word(.times), "*") + spelled(.word(.at), "@") + spelled(.word(.plus), "+")
    + spelled(.word(.minus), "-") + spelled(.word(.slash), "/") + spelled(.word(.comma), ",")
    + spelled(.word(.semicolon), ";") + spelled(.word(.colon), ":") + spelled(.word(.drop), ">")
    + spelled(.word(.ampersand), "&")

  private static func spelled(
    _ sort: SetToken.Sort, _ spellings: String...
  ) -> [(String, SetToken.Sort)] { spellings.map { ($0, sort) } }
}
