extension Stop {
  /// How many questions in a row one line may raise.
  private static let depth = 3

  /// The question with choices that leave nothing to ask, or the error.
  ///
  /// A choice that asks again is replaced by what it would ask, one that is not understood goes. `read` reads a line
  /// as `line` was read.
  func settled(
    of line: Line, depth: Int = depth, _ read: (Line) throws(Stop) -> Void
  ) throws(EntryError) -> Question {
    let question: Question
    switch self {
    case .error(let error): throw error.clamped(to: line)
    case .question(let asked): question = asked
    }
    var choices: [Question.Choice] = []
    var fault: EntryError?
    for choice in question.choices {
      do throws(EntryError) {
        choices += try Self.settled(choice, depth: depth, read)
      } catch {
        fault = fault ?? error.moved(from: choice.entry, to: line)
      }
    }
    if choices.isEmpty { throw fault ?? EntryError(question.text, at: 0..<line.characters.count) }
    return Question(question.text, choices: choices)
  }

  private static func settled(
    _ choice: Question.Choice, depth: Int, _ read: (Line) throws(Stop) -> Void
  ) throws(EntryError) -> [Question.Choice] {
    let line = try Line(choice.entry)
    do throws(Stop) {
      try read(line)
      return [choice]
    } catch {
      guard depth > 1 else { return [] }
      return try error.settled(of: line, depth: depth - 1, read).choices.map {
        Question.Choice(text: "\(choice.text), \($0.text)", entry: $0.entry)
      }
    }
  }
}

extension EntryError {
  /// The error at a place of the line: what is missing at its end is missing in the column behind it.
  fileprivate func clamped(to line: Line) -> EntryError {
    var error = self
    error.range = range.clamped(to: 0..<line.characters.count)
    return error
  }

  /// The error of a line that was made of `line` by exchanging some words, at its place in `line`.
  fileprivate func moved(from entry: String, to line: Line) -> EntryError {
    let (new, old) = (Array(entry), line.characters)
    let head = zip(new, old).prefix { $0 == $1 }.count
    let tail = zip(new.reversed(), old.reversed()).prefix { $0 == $1 }.count
    func place(_ place: Int) -> Int {
      if place <= head { return min(place, old.count) }
      return new.count - place <= tail ? max(0, place - new.count + old.count) : min(head, old.count)
    }
    var error = self
    let (lower, upper) = (place(range.lowerBound), place(range.upperBound))
    error.range = lower..<max(lower, upper)
    return error
  }
}
