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

  /// A limit in the unit of the figure; `nil` for one of another measure.
  func canonical(_ limit: Limit) -> Double? {
    let number = limit.number.double
    guard let unit = limit.unit else { return number }
    return switch measure {
    case .load: Self.unit(unit, of: loadUnits)?.canonical(number)
    case .distance: Self.unit(unit, of: distanceUnits)?.canonical(number)
    case .reps: nil
    case .seconds: unit == "s" ? number : nil
    }
  }

  /// Whether sets of some exercise are told in a unit.
  static func knows(_ unit: String) -> Bool { self.unit(unit, of: loadUnits + distanceUnits) != nil }

  private static func unit(_ spelling: String, of units: [Unit]) -> Unit? {
    units.first { $0.spellings.contains(spelling) }
  }

  func text(_ value: Double) -> String {
    measure == .seconds ? Shown.seconds(value) : "\(Shown.short(value, 1)) \(unit)"
  }
}
