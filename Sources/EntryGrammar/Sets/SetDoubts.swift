internal import HealthLog

/// What is doubtful about sets, with the figures compared; none of it stops an entry.
enum SetDoubts {
  static func warnings(of sets: [WorkoutSet], of exercise: Exercise, best: Double?) -> [Warning] {
    [tooManyReps(sets), tooHeavy(sets, exercise, best)].compactMap(\.self)
  }

  private static func tooManyReps(_ sets: [WorkoutSet]) -> Warning? {
    guard let most = sets.compactMap(\.reps).max(), most.double > SetLimits.usualReps.upperBound else {
      return nil
    }
    return Warning(
      code: "reps", message: "\(most) reps in one set: more than \(Int(SetLimits.usualReps.upperBound))")
  }

  /// More than 10 % over the best weight so far.
  private static func tooHeavy(_ sets: [WorkoutSet], _ exercise: Exercise, _ best: Double?) -> Warning? {
    let heaviest = sets.max { kilograms($0) < kilograms($1) }
    guard let best, best > 0, let heaviest, let weight = heaviest.weight, kilograms(heaviest) > best * 1.1
    else { return nil }
    let unit = heaviest.unit ?? "kg"
    let known = rounded(SetLimits.load(unit).fromCanonical(best))
    return Warning(
      code: "weight",
      message: "\(weight) \(unit) is more than 10 % over the best of \(exercise.name) so far, \(known) \(unit)")
  }

  private static func kilograms(_ set: WorkoutSet) -> Double {
    SetLimits.load(set.unit ?? "kg").canonical(set.weight?.double ?? 0)
  }

  /// To one decimal, without a zero at the end.
  private static func rounded(_ value: Double) -> Number {
    Number(digits: Int64((value * 10).rounded()), scale: 1).normalized
  }
}
