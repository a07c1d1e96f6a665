internal import CivilTime
internal import HealthLog

extension Question {
  /// `1:30`: minutes and seconds, or hours and minutes; behind sets that are counted most likely the time of day.
  static func duration(_ span: Span, hoursFirst: Bool, of exercise: Exercise, in line: Line) -> Question {
    let parts = line.text(span.range).split(separator: ":").map { plain($0) }
    let (a, b) = (parts.first ?? "", parts.last ?? "")
    let minutes = Choice(text: "\(a) min \(b) s", entry: line.saying([(span.range, "\(a)m\(b)s")]))
    let hours = Choice(text: "\(a) h \(b) min", entry: line.saying([(span.range, "\(a)h\(b)m")]))
    let isPossible = span.otherwise.map { SetLimits.seconds.contains($0.double) } == true
    let choices = hoursFirst ? [hours, minutes] : isPossible ? [minutes, hours] : [minutes]
    let clock = exercise.measure == .reps ? timeOfDay(line.text(span.range), span.range, in: line) : []
    return Question("what is '\(line.text(span.range))'?", choices: clock + choices)
  }

  private static func timeOfDay(_ text: String, _ range: Range<Int>, in line: Line) -> [Choice] {
    let parts = text.split(separator: ":").map { plainNumber($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], hour < 24, minute < 60 else {
      return []
    }
    return [Choice(text: "at \(text)", entry: line.saying([(range, "at \(text)")]))]
  }

  /// Digits without the zeros before them.
  private static func plain(_ digits: some StringProtocol) -> String {
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  /// Bare numbers for an exercise that is measured by time or distance; `nil` where no unit makes sense.
  static func quantities(_ list: [Reps], of exercise: Exercise, in line: Line) -> Question? {
    guard let first = list.first, let last = list.last else { return nil }
    let texts = list.map { line.text($0.range) }
    let range = first.range.lowerBound..<last.end
    return quantities(list.map(\.number), range, of: exercise, in: line) { unit in
      texts.map { $0 + unit }.joined(separator: "/")
    }
  }

  /// `3x60`: sets of a bare number.
  static func quantity(
    _ number: Factor, sets: Factor, of exercise: Exercise, in line: Line
  ) -> Question? {
    let range = sets.range.lowerBound..<number.range.upperBound
    let (count, text) = (line.text(sets.range), line.text(number.range))
    return quantities([number.bare ?? 0], range, of: exercise, in: line) { "\(count)x\(text)\($0)" }
  }

  private static func quantities(
    _ numbers: [Number], _ range: Range<Int>, of exercise: Exercise, in line: Line,
    words: (String) -> String
  ) -> Question? {
    let choices = units(of: exercise, for: numbers).map(words).map { words in
      Choice(text: words, entry: line.saying([(range, words)]))
    }
    return choices.isEmpty
      ? nil : Question("what is '\(line.text(range))' of \(exercise.name)?", choices: choices)
  }

  /// The units that such numbers can have, the likeliest first.
  private static func units(of exercise: Exercise, for numbers: [Number]) -> [String] {
    guard let most = numbers.max(), let least = numbers.min(), least > 0 else { return [] }
    let units: [String] =
      switch exercise.measure {
      case .reps: [" reps"]
      case .time: most >= 10 ? ["s", "min", " reps"] : ["min", "s", " reps"]
      case .distance: most > 100 ? ["m", "s"] : most >= 15 ? ["min", "km"] : ["km", "min"]
      }
    return units.filter { unit in numbers.allSatisfy { isPossible($0, unit) } }
  }

  private static func isPossible(_ number: Number, _ unit: String) -> Bool {
    switch unit {
    case "s": SetLimits.seconds.contains(number.double)
    case "min": SetLimits.seconds.contains(number.double * 60)
    case " reps": number.isWhole && SetLimits.reps.contains(number.double)
    default: SetLimits.distance(unit).allows(number)
    }
  }
}
