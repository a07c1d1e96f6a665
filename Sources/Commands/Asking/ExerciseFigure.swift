internal import HealthLog

/// The one number by which sessions of an exercise are compared, the same in all of them.
///
/// The heaviest weight in kg where any has one, else the most repetitions; the longest distance in km, else the
/// longest time in seconds.
struct ExerciseFigure: Equatable, Sendable {
  private enum Measure { case load, reps, distance, seconds }

  private let exercise: String
  private let measure: Measure

  init(_ exercise: Exercise, in records: [Record]) {
    self.exercise = exercise.name
    let sets = records.flatMap { Self.sets(of: exercise.name, in: $0) }
    measure =
      switch exercise.measure {
      case .reps: !exercise.isBodyweight && sets.contains { $0.load != nil } ? .load : .reps
      case .distance: sets.contains { $0.distance != nil } ? .distance : .seconds
      case .time: .seconds
      }
  }

  private static func sets(of exercise: String, in record: Record) -> [TrainingSet] {
    HealthLog.Session.exercises(of: record).filter { $0.exercise == exercise }.flatMap(\.sets)
      .map(TrainingSet.init).filter(\.succeeded)
  }

  /// `nil` for a session without one.
  func value(in record: Record) -> Double? {
    Self.sets(of: exercise, in: record).compactMap { set in
      switch measure {
      case .load: set.load
      case .reps: set.reps
      case .distance: set.distance
      case .seconds: set.seconds
      }
    }.max()
  }

  var unit: String {
    switch measure {
    case .load: "kg"
    case .reps: "reps"
    case .distance: "km"
    case .seconds: "s"
    }
  }

  func text(_ value: Double) -> String {
    measure == .seconds ? Shown.seconds(value) : "\(Shown.short(value, 1)) \(unit)"
  }
}
