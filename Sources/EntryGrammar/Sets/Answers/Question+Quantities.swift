internal import HealthLog

extension Question {
  /// `1:30`: minutes and seconds, or hours and minutes.
  static func duration(_ span: Span, hoursFirst: Bool, in line: Line) -> Question {
    let parts = line.text(span.range).split(separator: ":").map { plain($0) }
    let (a, b) = (parts.first ?? "", parts.last ?? "")
    let minutes = Choice(text: "\(a) min \(b) s", entry: line.replacing([(span.range, "\(a)m\(b)s")]))
    let hours = Choice(text: "\(a) h \(b) min", entry: line.replacing([(span.range, "\(a)h\(b)m")]))
    return Question(
      "what is '\(line.text(span.range))'?", choices: hoursFirst ? [hours, minutes] : [minutes, hours])
  }

  /// Digits without the zeros before them.
  private static func plain(_ digits: some StringProtocol) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  /// Bare numbers for an exercise that is measured by time or distance.
  static func quantities(_ list: [Reps], of exercise: Exercise, in line: Line) -> Question {
    let numbers = list.map { line.text($0.range) }
    let range = list[0].range.lowerBound..<list[list.count - 1].range.upperBound
    let choices = Self.units(of: exercise, for: list.map(\.number).max() ?? 0).map { unit in
      let words = numbers.map { $0 + unit }.joined(separator: "/")
      return Choice(text: words, entry: line.replacing([(range, words)]))
    }
    return Question("what is '\(line.text(range))' of \(exercise.name)?", choices: choices)
  }

  /// `3x60`: sets of a bare number.
  static func quantity(_ number: Factor, sets: Factor, of exercise: Exercise, in line: Line) -> Question {
    let range = sets.range.lowerBound..<number.range.upperBound
    let (count, text) = (line.text(sets.range), line.text(number.range))
    let choices = Self.units(of: exercise, for: number.bare ?? 0).map { unit in
      Choice(
        text: "\(count) sets of \(text)\(unit)", entry: line.replacing([(range, "\(count)x\(text)\(unit)")]))
    }
    return Question("what is '\(line.text(range))' of \(exercise.name)?", choices: choices)
  }

  /// The units that such a number is usual in, the likeliest first.
  private static func units(of exercise: Exercise, for number: Number) -> [String] {
    switch exercise.measure {
    case .reps: [" reps"]
    case .time: number >= 10 ? ["s", "min", " reps"] : ["min", "s", " reps"]
    case .distance: number > 100 ? ["m", "s"] : number >= 15 ? ["min", "km"] : ["km", "min"]
    }
  }
}
