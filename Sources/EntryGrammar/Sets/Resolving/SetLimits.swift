internal import HealthLog

/// The numbers that a set may hold, by the declarations of its fields.
enum SetLimits {
  /// Nobody does more sets of one exercise at a time; a larger number is a slip.
  static let sets = 100

  private static let repsUnit = Kind.setFields.first { $0.name == "reps" }?.units.first
  private static let secondsUnit = Kind.setFields.first { $0.name == "seconds" }?.units.first

  static let reps = repsUnit?.allowed ?? 0...1000
  static let seconds = secondsUnit?.allowed ?? 0...864_000

  static func load(_ unit: String) -> Unit { loadUnits.first { $0.name == unit } ?? loadUnits[0] }

  static func distance(_ unit: String) -> Unit { distanceUnits.first { $0.name == unit } ?? distanceUnits[0] }
}
