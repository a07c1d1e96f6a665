internal import HealthLog

extension Question {
  /// A bare number that is a weight or the reps of a set.
  static func weightOrReps(
    _ range: Range<Int>, canBeWeight: Bool, divided: Bool = false, in line: Line
  ) -> Question {
    let number = line.text(range)
    let weight = Choice(text: "\(number) kg", entry: line.saying([(range, number + "kg")]))
    let reps = Choice(
      text: "\(number) reps", entry: line.saying([(range, number + (divided ? " reps," : " reps"))]))
    return Question(
      "is '\(number)' a weight or reps?", choices: canBeWeight ? [weight, reps] : [reps])
  }

  /// Several numbers of which the first is the weight, or none.
  static func firstIsWeight(_ numbers: [Reps], in line: Line) -> Question {
    let texts = numbers.map { line.text($0.range) }
    let range = numbers[0].range.lowerBound..<numbers[numbers.count - 1].range.upperBound
    let (first, rest) = (texts[0], texts.dropFirst().joined(separator: "/"))
    return Question(
      "is '\(first)' a weight or reps?",
      choices: [
        Choice(text: "\(first) kg x \(rest)", entry: line.saying([(range, "\(first)kg \(rest)")])),
        Choice(text: "\(first)/\(rest) reps", entry: line.saying([(range, "\(first)/\(rest) reps")])),
      ])
  }

  /// Two numbers joined by `x` that are read in more than one order.
  static func order(
    _ a: Factor, _ b: Factor, _ orders: [PairOrder], unit: String, in line: Line
  ) -> Question {
    let range = a.range.lowerBound..<b.range.upperBound
    let (first, second) = (line.text(a.range), line.text(b.range))
    let different = a.bare == b.bare ? orders.prefix(1) : orders[...]
    let choices = different.map { order in
      let words = order.words(first, second, unit: unit)
      var choice = Choice(text: words.text, entry: line.saying([(range, words.entry)]))
      if orders == [.repsWeight, .weightReps], a.bare != b.bare {
        choice.setting = Member("workout.order", .text(order.rawValue))
      }
      return choice
    }
    return Question("what is '\(line.text(range))'?", choices: choices)
  }

  /// `2x20kg x 10`: two sets, or a weight in each hand.
  static func handsOrSets(_ factors: [Factor], in line: Line) -> Question {
    let range = factors[0].range.lowerBound..<factors[2].range.upperBound
    let (weight, reps) = (line.text(factors[1].range), line.text(factors[2].range))
    return Question(
      "what is '\(line.text(range))'?",
      choices: [
        Choice(
          text: "\(reps) reps with \(weight) in each hand",
          entry: line.saying([(range, "2x\(weight) \(reps)")])),
        Choice(text: "2 sets of \(reps) reps", entry: line.saying([(range, "2 sets x \(reps) x \(weight)")])),
      ])
  }

  /// `2x20kg` behind sets without a weight: their weight, or two more reps.
  static func handsOrReps(_ load: TypedLoad, in line: Line) -> Question {
    let weight = line.text(load.amountRange) + (load.unit ?? "kg")
    return Question(
      "what is '\(line.text(load.range))'?",
      choices: [
        Choice(text: "\(weight) in each hand", entry: line.saying([(load.range, "\(weight) per hand")])),
        Choice(text: "2 reps with \(weight)", entry: line.saying([(load.range, ", \(weight) x 2")])),
      ])
  }

  /// Three numbers, of which the outer ones are equal.
  static func tie(_ factors: [Factor], unit: String, in line: Line) -> Question {
    let range = factors[0].range.lowerBound..<factors[2].range.upperBound
    let (sets, reps) = (line.text(factors[0].range), line.text(factors[1].range))
    return Question(
      "what is '\(line.text(range))'?",
      choices: [
        Choice(
          text: "\(sets) sets of \(reps) reps, \(sets) \(unit)",
          entry: line.saying([(range, "\(sets) sets x \(reps) x \(sets)\(unit)")])),
        Choice(
          text: "\(sets) sets of \(reps) reps",
          entry: line.saying([(range, "\(sets) sets x \(reps) reps")])),
      ])
  }

  /// `101x8x80`: the smaller number is a great many sets.
  static func manySets(_ factors: [Factor], isWeightFirst: Bool, _ unit: String, in line: Line) -> Question {
    let range = factors[0].range.lowerBound..<factors[2].range.upperBound
    let (first, reps, last) = (
      line.text(factors[0].range), line.text(factors[1].range), line.text(factors[2].range)
    )
    let (weight, sets) = isWeightFirst ? (first, last) : (last, first)
    return Question(
      "what is '\(line.text(range))'?",
      choices: [
        Choice(
          text: "\(sets) sets of \(reps) reps, \(weight) \(unit)",
          entry: line.saying([(range, "\(sets) sets x \(reps) x \(weight)\(unit)")]))
      ])
  }

  /// `8x80,8,7`: a list of reps behind a number that is none.
  static func listBehindReps(
    _ factors: [Factor], _ tail: [Reps], _ unit: String, in line: Line
  ) -> Question {
    let last = tail.last?.range ?? factors[1].range
    let range = factors[0].range.lowerBound..<last.upperBound
    let (reps, weight) = (line.text(factors[0].range), line.text(factors[1].range))
    let rest = tail.map { line.text($0.range) }
    let isWeights = tail.allSatisfy { $0.number > 30 }
    let words =
      isWeights
      ? ([weight] + rest).map { "\($0)\(unit) x \(reps)" }.joined(separator: ", ")
      : "\(weight)\(unit) \(([reps] + rest).joined(separator: "/"))"
    return Question(
      "what is '\(line.text(range))'?", choices: [Choice(text: words, entry: line.saying([(range, words)]))])
  }

  /// A line with decimal commas and lists parted by commas.
  static func commas(decimals: [Range<Int>], lists: [Range<Int>], in line: Line) -> Question {
    let points = decimals.map { (range: $0, words: ".") } + lists.map { (range: $0, words: "/") }
    let entry = line.saying(points)
    return Question(
      "do the commas stand for points or between reps?", choices: [Choice(text: entry, entry: entry)])
  }

  /// `60,70,80x8`: weights with the same reps.
  static func weights(_ weights: [Range<Int>], reps: Range<Int>, in line: Line) -> Question {
    let range = (weights.first ?? reps).lowerBound..<reps.upperBound
    let words = weights.map { "\(line.text($0))x\(line.text(reps))" }.joined(separator: ", ")
    return Question(
      "what is '\(line.text(range))'?", choices: [Choice(text: words, entry: line.saying([(range, words)]))])
  }

  /// `3x8,8,7`: three sets, or a weight of 3.
  static func setsOrWeight(
    _ factors: [Factor], _ tail: [Reps], _ unit: String, in line: Line
  ) -> Question {
    let last = tail.last?.range ?? factors[1].range
    let range = factors[0].range.lowerBound..<last.upperBound
    let first = line.text(factors[0].range)
    let reps = ([line.text(factors[1].range)] + tail.map { line.text($0.range) }).joined(separator: "/")
    return Question(
      "is '\(first)' the number of sets or a weight?",
      choices: [
        Choice(text: "\(first) sets: \(reps) reps", entry: line.saying([(range, "\(reps) reps")])),
        Choice(text: "\(first) \(unit) x \(reps)", entry: line.saying([(range, "\(first)\(unit) \(reps)")])),
      ])
  }
}

extension PairOrder {
  /// The two numbers in this order as a person reads them, and as an entry that says so.
  fileprivate func words(_ a: String, _ b: String, unit: String) -> (text: String, entry: String) {
    switch self {
    case .weightReps: ("\(b) reps with \(a) \(unit)", "\(a)\(unit) x \(b)")
    case .repsWeight: ("\(a) reps with \(b) \(unit)", "\(b)\(unit) x \(a)")
    case .setsReps: ("\(a) sets of \(b) reps", "\(a) sets x \(b) reps")
    case .repsSets: ("\(b) sets of \(a) reps", "\(b) sets x \(a) reps")
    }
  }
}
