package import HealthLog

/// What a line says: readings, or a question where it can say more than one thing.
package enum Interpretation: Equatable, Sendable {
  case readings([Reading])
  case question(Question)
  /// `bmi 82kg 178cm`, which is computed and not kept.
  case bodyMass(BodyMass)
}

/// A line that makes sense in more than one way, and the lines that would say which.
package struct Question: Equatable, Sendable {
  package struct Choice: Equatable, Sendable {
    /// What the person reads: `181 lb`.
    package var text: String
    /// The whole line that says so.
    package var entry: String
    /// A setting that this choice answers for good, under its dotted path.
    package var setting: Member?

    package init(text: String, entry: String) { (self.text, self.entry) = (text, entry) }
  }

  package var text: String
  /// The likeliest first: Enter takes it.
  package var choices: [Choice]

  package init(_ text: String, choices: [Choice]) { (self.text, self.choices) = (text, choices) }
}

/// A reason that a line is not understood, and the part of it to point at.
package struct EntryError: Error, Equatable, Sendable {
  package var message: String
  /// Characters of the line, from 0; an empty range past the end stands for what is missing there.
  package var range: Range<Int>
  /// The nearest known word.
  package var suggestion: String?
  /// An entry of the same sort that would work.
  package var example: String?
  /// The words where the name of an exercise was expected, as typed: an exercise that could be added.
  package var unknownExercise: String?

  package init(_ message: String, at range: Range<Int>, suggestion: String? = nil, example: String? = nil) {
    self.message = message
    self.range = range
    self.suggestion = suggestion
    self.example = example
  }
}
