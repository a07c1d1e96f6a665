/// Where the characters of a line stand on the screen, reckoned as libedit does.
///
/// A row that is full goes on in the next; a wide character that does not fit leaves a blank and moves down; a line
/// feed starts a row. Rows and columns count from 0, at the first character of the prompt.
struct LineLayout: Equatable {
  struct Position: Equatable {
    var row: Int
    var column: Int
  }

  private(set) var promptEnd = Position(row: 0, column: 0)
  /// One for each scalar of the text and one for the end.
  private(set) var positions: [Position] = []
  /// Whether all of it can be shown as it is: nothing stands there that a terminal would not print.
  private(set) var isPrintable = true

  let columns: Int

  init(prompt: String, text: [Unicode.Scalar], columns: Int) {
    self.columns = max(columns, 2)
    var here = Position(row: 0, column: 0)
    for scalar in prompt.unicodeScalars { advance(&here, by: SystemCalls.width(scalar) ?? 0) }
    promptEnd = here
    positions.reserveCapacity(text.count + 1)
    for scalar in text { place(scalar, &here) }
    positions.append(here)
  }

  var end: Position { positions[positions.count - 1] }
  var rows: Int { end.row + 1 }

  private mutating func place(_ scalar: Unicode.Scalar, _ here: inout Position) {
    if scalar == "\n" {
      positions.append(here)
      here = Position(row: here.row + 1, column: 0)
      return
    }
    let width = SystemCalls.width(scalar)
    if width == nil { isPrintable = false }
    positions.append(advance(&here, by: width ?? 0))
  }

  /// Where a character of `width` columns stands that is put at `here`, which moves behind it.
  @discardableResult
  private func advance(_ here: inout Position, by width: Int) -> Position {
    if here.column + width > columns { here = Position(row: here.row + 1, column: 0) }
    let start = here
    here.column += width
    if here.column >= columns { here = Position(row: here.row + 1, column: 0) }
    return start
  }
}
