package import HealthLog

/// What a part of a line says about exercises.
package struct SetReading: Equatable, Sendable {
  /// The exercises with their sets, as the member `exercises` of a workout lists them.
  package var exercises: [Value]
  package var inferred: Inferences

  package init(exercises: [Value], inferred: Inferences = []) {
    (self.exercises, self.inferred) = (exercises, inferred)
  }
}

/// The rules of workout sets.
package enum SetRules {
  /// Words and units that may stand between an exercise and its sets, besides names of exercises.
  ///
  /// A line that begins with a number and holds only these before the name of an exercise is one of sets.
  package static let words: [String] = Set(
    SetWords.single.map { $0.spelling }
      + SetWords.phrases.flatMap { $0.spelling.split(separator: " ").map(String.init) }
  ).filter { $0.allSatisfy(\.isLetter) }.sorted()

  /// Reads exercises and their sets up to the first atom that is no part of them.
  ///
  /// Clock times, dates and notes are no atoms of `cursor`; `name` is where the words of the first exercise
  /// stand, known or not, at the front or behind the sets.
  package static func read(
    _ cursor: inout Cursor, name: Range<Int>, in context: EntryContext
  ) throws(Stop) -> SetReading {
    let tokens = ended(try SetScanner.tokens(cursor, name: name, in: context.catalogue))
    var reader = ExerciseReader(line: cursor.line, in: context)
    try reader.read(tokens)
    guard let end = tokens.last?.end, !reader.exercises.isEmpty else {
      throw .error(.missing("an exercise", at: cursor.place))
    }
    cursor.move(to: end)
    if let error = try unknownExercise(behind: cursor, in: context.catalogue) { throw .error(error) }
    return SetReading(exercises: reader.exercises.map { $0.value }, inferred: reader.inferred)
  }

  /// The tokens up to the last that is no divider: what follows a divider there is another entry.
  private static func ended(_ tokens: [SetToken]) -> [SetToken] {
    var tokens = tokens
    while let last = tokens.last, last.divides(before: nil) || last.joins { tokens.removeLast() }
    return tokens
  }

  /// An error for words behind which sets stand, and which name neither an exercise nor anything else.
  private static func unknownExercise(
    behind cursor: Cursor, in catalogue: Catalogue
  ) throws(Stop) -> EntryError? {
    var name = cursor
    while name.isAt(mark: ",", ";", "/", "&") || name.isAt(word: "and", "with", "then") { name.advance() }
    let start = name.position
    while name.next?.sort == .letters { name.advance() }
    let words = name.atoms[start..<name.position].map(\.text)
    guard !words.isEmpty, catalogue.kind(words: words) == nil, name.isAtDigits else { return nil }
    let tokens = try SetScanner.tokens(name, in: catalogue)
    guard tokens.contains(where: { $0.isWord(.times) || $0.unit != nil }) else { return nil }
    let range = name.range(start..<name.position)
    return .unknownExercise(cursor.text(range), at: range, among: catalogue)
  }

  /// The exercises retyped with everything said: `Bench Press 3x8 80kg`.
  package static func text(of exercises: [Value], in catalogue: Catalogue = .standard) -> String {
    ExerciseText(catalogue).text(of: exercises)
  }
}

extension ExerciseSets {
  /// The exercise as a workout lists it.
  var value: Value {
    let superset = superset.map { [Member("superset", .number(Number($0)))] } ?? []
    return .group(
      [Member("exercise", .text(exercise.name))] + superset
        + [Member("sets", .list(sets.map { .group($0.members()) }))])
  }
}
