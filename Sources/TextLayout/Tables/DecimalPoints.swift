/// Brings the decimal points of a column below each other.
enum DecimalPoints {
  /// The cells with blanks on both sides, all of one width: `82.4`, `100`, `LO` share the column before the point.
  static func aligned(_ cells: [StyledText]) -> [StyledText] {
    let sides = cells.map { cell in (cell, left: integerWidth(of: cell), whole: cell.width) }
    let left = sides.reduce(0) { max($0, $1.left) }
    let right = sides.reduce(0) { max($0, $1.whole - $1.left) }
    return sides.map { cell, integer, whole in
      cell.padded(to: whole + left - integer, .right).padded(to: left + right)
    }
  }

  /// The columns up to the end of the first digits; those of the whole text if it has none.
  private static func integerWidth(of cell: StyledText) -> Int {
    var width = 0
    var sawDigit = false
    for run in cell.runs {
      for character in run.text {
        let isDigit = character.isASCII && character.isNumber
        if sawDigit, !isDigit { return width }
        sawDigit = isDigit
        width += character.columns
      }
    }
    return width
  }
}
