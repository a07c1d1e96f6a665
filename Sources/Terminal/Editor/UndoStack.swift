/// Earlier states of the line, for Ctrl-_.
///
/// Characters typed one after the other are taken back by the word, everything else (a paste, a completion, a killed
/// word) as one step.
struct UndoStack: Equatable {
  private static let limit = 200

  private var states: [EditedLine] = []
  private var current = EditedLine()
  private var isTyping = false

  /// Notes that the line is `line` now.
  mutating func observe(_ line: EditedLine) {
    defer { current = line }
    guard line.scalars != current.scalars else { return }
    let typed = Self.typedScalar(from: current, to: line)
    let startsWord = typed != " " && current.scalars.last == " "
    if !(isTyping && typed != nil && !startsWord) { states.append(current) }
    if states.count > Self.limit { states.removeFirst() }
    isTyping = typed != nil
  }

  /// The state before the last step; `nil` if there is none.
  mutating func undo() -> EditedLine? {
    guard let state = states.popLast() else { return nil }
    current = state
    isTyping = false
    return state
  }

  /// The character that was typed at the end, if that is all that happened.
  private static func typedScalar(from old: EditedLine, to new: EditedLine) -> Unicode.Scalar? {
    guard new.scalars.count == old.scalars.count + 1, new.isCursorAtEnd, new.scalars.starts(with: old.scalars)
    else { return nil }
    return new.scalars.last
  }
}
