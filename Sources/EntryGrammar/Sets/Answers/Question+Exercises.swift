internal import HealthLog

extension Question {
  /// `row 60x10`: sets with a load are of no exercise that is measured by distance, but of one with the same word in its
  /// name; `nil` where there is none, or no load.
  static func namesakes(
    of exercise: Exercise, in part: ExercisePart, _ catalogue: Catalogue, _ line: Line
  ) -> Question? {
    guard exercise.measure == .distance, part.hasLoad else { return nil }
    let typed = line.text(part.name.range)
    let namesakes = catalogue.exercises(endingWith: typed).filter {
      $0.measure == .reps && !$0.isBodyweight
    }
    guard !namesakes.isEmpty else { return nil }
    return Question(
      "which '\(typed)' is done with a load?",
      choices: namesakes.prefix(5).map {
        Choice(text: $0.name, entry: line.saying([(part.name.range, $0.name)]))
      })
  }
}

extension ExercisePart {
  /// Whether a weight was typed, or two bare numbers with `x` between them, of which one is a weight.
  fileprivate var hasLoad: Bool {
    let isMeasured = tokens.contains { token in
      switch token.unit {
      case .distance, .time, .minutesOrMetres: true
      case .load, .sets, .reps, nil: false
      }
    }
    return !isMeasured
      && (tokens.contains { if case .load? = $0.unit { true } else { false } }
        || tokens.contains { $0.isWord(.times) } && tokens.count { $0.number != nil } > 1)
  }
}
