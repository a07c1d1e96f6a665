internal import HealthLog

/// The one number by which sessions of an exercise are compared.
///
/// The heaviest weight in kg where it has one, else the most repetitions, the longest distance in km, or the longest
/// time in seconds.
struct ExerciseFigure {
  let exercise: Exercise

  init(_ exercise: Exercise) { self.exercise = exercise }

  func value(in record: Record) -> Double? {
    let sets = HealthLog.Session.exercises(of: record).filter { $0.exercise == exercise.name }.flatMap(\.sets)
      .map(TrainingSet.init).filter(\.succeeded)
    return sets.compactMap(value).max()
  }

  private func value(of set: TrainingSet) -> Double? {
    switch exercise.measure {
    case .reps: exercise.isBodyweight ? set.reps : set.load ?? set.reps
    case .distance: set.distance ?? set.seconds
    case .time: set.seconds
    }
  }

  var unit: String {
    switch exercise.measure {
    case .reps: exercise.isBodyweight ? "reps" : "kg"
    case .distance: "km"
    case .time: "s"
    }
  }
}
