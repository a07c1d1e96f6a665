/// One character of a line with its style and the columns it takes: the piece that is never cut.
struct Cell: Equatable {
  let character: Character
  let style: Style
  let columns: Int

  init(_ character: Character, _ style: Style) {
    self.character = character
    self.style = style
    columns = character.columns
  }

  /// A space, where a line may be broken; a no-break space is none.
  var isBlank: Bool { character.utf8.count == 1 && character.utf8.first == UInt8(ascii: " ") }
}

extension StyledText {
  /// The characters of a text of one line.
  var cells: [Cell] {
    runs.flatMap { run in run.text.map { Cell($0, run.style) } }
  }

  init(_ cells: some Sequence<Cell>) {
    self.init()
    for cell in cells { append(String(cell.character), cell.style) }
  }
}
