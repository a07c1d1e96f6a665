/// Reads an entry: a line, or the arguments of a shell command.
package enum EntryReader {
  /// What `line` says; an error when it is not understood, with the place.
  ///
  ///     try EntryReader.read("glucose 112 fasting", in: context)
  ///
  /// A question's choices are lines that are read without another question.
  package static func read(_ line: String, in context: EntryContext) throws(EntryError) -> Interpretation {
    try read(Line(line), in: context)
  }

  /// What the arguments of a shell command say: see `Arguments`.
  package static func read(
    arguments: [String], in context: EntryContext
  ) throws(EntryError) -> Interpretation {
    try read(Arguments.line(arguments), in: context)
  }

  private static func read(_ line: Line, in context: EntryContext) throws(EntryError) -> Interpretation {
    do throws(Stop) {
      return try LineReader.read(line, in: context)
    } catch {
      return .question(
        try error.settled(of: line) { line throws(Stop) in _ = try LineReader.read(line, in: context) })
    }
  }
}
