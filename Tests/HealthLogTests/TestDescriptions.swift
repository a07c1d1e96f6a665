import HealthLog
import Testing

/// A row of a test is known by the name of its kind, not by the whole declaration.
extension Kind: CustomTestStringConvertible {
  package var testDescription: String { name }
}

/// A row of a test is known by the name of its exercise.
extension Exercise: CustomTestStringConvertible {
  package var testDescription: String { name }
}
