package import HealthLog

/// What a part of a line says about exercises.
package struct SetReading: Equatable, Sendable {
  /// The exercises with their sets, as the member `exercises` of a workout lists them.
  package var exercises: [Value]
  package var inferred: Set<Reading.Inference>
  package var warnings: [Warning]

  package init(exercises: [Value], inferred: Set<Reading.Inference> = [], warnings: [Warning] = []) {
    (self.exercises, self.inferred, self.warnings) = (exercises, inferred, warnings)
  }
}

/// The rules of workout sets.
package enum SetRules {
  /// Words and units that may stand between an exercise and its sets, besides names of exercises.
  ///
  /// A line that begins with a number and holds only these before the name of an exercise is one of sets.
  package static let words: [String] = ["x", "kg", "lb", "lbs"]

  /// Reads exercises and their sets up to the first atom that is no part of them.
  ///
  /// Clock times, dates and notes are no atoms of `cursor`; `name` is where the words of the first exercise
  /// stand, known or not, at the front or behind the sets.
  package static func read(
    _ cursor: inout Cursor, name: Range<Int>, in context: EntryContext
  ) throws(Stop) -> SetReading {
    let range = cursor.range(name)
    throw .error(EntryError("expected an exercise, found '\(cursor.text(range))'", at: range))
  }

  /// The exercises retyped with everything said: `Bench Press 3x8 80kg`.
  package static func text(of exercises: [Value]) -> String { "" }
}
