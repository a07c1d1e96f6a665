/// Reads an entry: a line, or the arguments of a shell command.
package enum EntryReader {
  /// How many questions in a row one line may raise.
  private static let depth = 3

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
      switch error {
      case .error(let error): throw error
      case .question(let question): return .question(try settled(question, in: context, depth: depth))
      }
    }
  }

  /// The question with choices that leave nothing to ask: one that asks again is replaced by what it would ask.
  private static func settled(
    _ question: Question, in context: EntryContext, depth: Int
  ) throws(EntryError) -> Question {
    var choices: [Question.Choice] = []
    var fault: EntryError?
    for choice in question.choices {
      do throws(EntryError) {
        choices += try settled(choice, in: context, depth: depth)
      } catch {
        fault = fault ?? error
      }
    }
    if choices.isEmpty { throw fault ?? EntryError(question.text, at: 0..<0) }
    return Question(question.text, choices: choices)
  }

  private static func settled(
    _ choice: Question.Choice, in context: EntryContext, depth: Int
  ) throws(EntryError) -> [Question.Choice] {
    do throws(Stop) {
      _ = try LineReader.read(Line.read(choice.entry), in: context)
      return [choice]
    } catch {
      switch error {
      case .error(let error): throw error
      case .question(let next):
        guard depth > 1 else { return [] }
        return try settled(next, in: context, depth: depth - 1).choices.map {
          Question.Choice(text: "\(choice.text), \($0.text)", entry: $0.entry)
        }
      }
    }
  }
}

extension Line {
  /// The line of `text`, for a rule that may also ask.
  static func read(_ text: String) throws(Stop) -> Line {
    do throws(EntryError) { return try Line(text) } catch { throw .error(error) }
  }
}
