internal import HealthLog

extension Question {
  /// No weight was typed, and none is known.
  static func noLastLoad(_ exercise: Exercise, _ group: SetGroup, in line: Line) -> Question {
    let end = group.range.upperBound..<group.range.upperBound
    return Question(
      "with which weight? none of \(exercise.name) is known yet; write it behind the reps, such as '20kg'",
      choices: [
        Choice(text: "the body alone", entry: line.saying([(end, " bw")])),
        Choice(text: "no weight", entry: line.saying([(end, " unweighted")])),
      ])
  }

  /// `+2.5`, and no weight is known to which it could be added.
  static func noLastLoad(_ exercise: Exercise, toAdd load: TypedLoad, in line: Line) -> Question {
    let weight = load.amount.map { "\($0)\(load.unit ?? "kg")" } ?? ""
    return Question(
      "no weight of \(exercise.name) is known to which '\(line.text(load.range))' could be added",
      choices: [Choice(text: weight, entry: line.saying([(load.range, weight)]))])
  }

  /// Sets without a weight before sets with one.
  static func sharedLoad(
    _ shared: TypedLoad, _ last: SettledLoad?, _ group: SetGroup, in line: Line
  ) -> Question {
    let end = group.range.upperBound..<group.range.upperBound
    let typed = shared.amount.map { "\($0)\(shared.unit ?? "kg")" } ?? ""
    let known = last?.weight.map { "\($0)\(last?.unit ?? "kg")" }
    let weights = [typed] + (known == typed ? [] : [known].compactMap(\.self))
    return Question(
      "with which weight is '\(line.text(group.range))'?",
      choices: weights.map { Choice(text: $0, entry: line.saying([(end, " " + $0)])) })
  }

  /// `+20` on the body, which had something added the last time.
  static func addedToBody(_ load: TypedLoad, _ last: SettledLoad, in line: Line) -> Question {
    let amount = load.amount.map { "\($0)" } ?? ""
    let unit = load.unit ?? last.unit ?? "kg"
    let sum = load.amount.flatMap { last.weight?.adding($0) }.map { "\($0)" } ?? ""
    return Question(
      "'\(line.text(load.range))' added to the body, or to the last time?",
      choices: [
        Choice(text: "bw+\(amount)\(unit)", entry: line.saying([(load.range, "bw+\(amount)\(unit)")])),
        Choice(text: "bw+\(sum)\(unit)", entry: line.saying([(load.range, "bw+\(sum)\(unit)")])),
      ])
  }

  /// `5@8`: an RPE, or a weight.
  static func weightOrRPE(
    _ reps: Reps, _ rpe: [Numeral], _ mark: Range<Int>, last: String?, in line: Line
  ) -> Question {
    let number = line.text(reps.range)
    let typed = rpe.map { line.text($0.range) }.joined(separator: "/")
    let weight = last.map { " with \($0)" } ?? ""
    return Question(
      "is '\(typed)' a weight or an RPE?",
      choices: [
        Choice(
          text: "\(number) reps with \(typed) kg",
          entry: line.saying([(reps.range, "\(typed)kg x \(number)"), (mark, "")])),
        Choice(
          text: "\(number) reps\(weight), RPE \(typed)",
          entry: line.saying([(reps.range, "\(number) reps"), (mark, " rpe \(typed)")])),
      ])
  }

  /// A number over 30, or a fraction, without a weight; `nil` where it makes no sense.
  static func loneNumber(_ reps: Reps, lastReps: Number?, isAlone: Bool, in line: Line) -> Question? {
    let number = line.text(reps.range)
    var choices: [Choice] = []
    if let lastReps, isAlone, SetLimits.load("kg").allows(reps.number) {
      let entry = line.saying([(reps.range, "\(number)kg x \(lastReps)")])
      choices.append(Choice(text: "\(lastReps) reps with \(number) kg", entry: entry))
    }
    if reps.number.isWhole, SetLimits.reps.contains(reps.number.double) {
      choices.append(Choice(text: "\(number) reps", entry: line.saying([(reps.range, "\(number) reps")])))
    }
    return choices.isEmpty ? nil : Question("is '\(number)' a weight or reps?", choices: choices)
  }
}
