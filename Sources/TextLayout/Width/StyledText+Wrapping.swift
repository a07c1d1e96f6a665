extension StyledText {
  /// The text with its lines broken between words, so that none is wider than `columns`; `nil` breaks none.
  ///
  /// Blanks at a break go away, those that begin a line of the text stay. Each line that continues another begins with
  /// `hanging` blanks, at most half of the width. A word that is wider than a line is broken between characters. A width
  /// below 1 counts as 1.
  package func wrapped(to columns: Int?, hanging: Int = 0, glyphs: GlyphSet = .utf8) -> StyledText {
    let text = spelled(in: glyphs)
    guard let columns else { return text }
    return text.mapLines { line in
      guard line.width > columns else { return line }
      var filler = LineFiller(columns: max(1, columns), hanging: hanging, glyphs: glyphs)
      filler.add(line.cells)
      return filler.text
    }
  }
}

/// Lays words on lines, one after the other, and begins a new line when the next word has no room.
private struct LineFiller {
  private let columns: Int
  private let glyphs: GlyphSet
  private let margin: [Cell]
  private var lines: [[Cell]] = []
  private var line: [Cell] = []
  private var used = 0

  init(columns: Int, hanging: Int, glyphs: GlyphSet) {
    self.columns = columns
    self.glyphs = glyphs
    margin = Array(repeating: Cell(" ", .plain), count: max(0, min(hanging, columns / 2)))
  }

  var text: StyledText {
    (lines + [line]).map { StyledText($0).withoutTrailingBlanks }.joined(separator: "\n")
  }

  mutating func add(_ cells: [Cell]) {
    var rest = cells[...]
    while !rest.isEmpty {
      let blanks = rest.prefix(while: \.isBlank)
      rest = rest.dropFirst(blanks.count)
      let word = rest.prefix { !$0.isBlank }
      rest = rest.dropFirst(word.count)
      add(word, after: blanks)
    }
  }

  private mutating func add(_ word: ArraySlice<Cell>, after blanks: ArraySlice<Cell>) {
    guard !word.isEmpty else { return }
    if used + blanks.width + word.width <= columns {
      append(blanks)
      append(word)
    } else {
      if used > 0 { breakLine() }
      addBroken(word)
    }
  }

  private mutating func addBroken(_ word: ArraySlice<Cell>) {
    for cell in word {
      if used + cell.columns > columns, line.count > (lines.isEmpty ? 0 : margin.count) { breakLine() }
      if used + cell.columns <= columns {
        append([cell])
      } else {
        append(StyledText(visible: glyphs.ellipsis(within: columns - used), cell.style).cells[...])
      }
    }
  }

  private mutating func append(_ cells: ArraySlice<Cell>) {
    line += cells
    used += cells.width
  }

  private mutating func breakLine() {
    lines.append(line)
    line = margin
    used = margin.count
  }
}

extension ArraySlice<Cell> {
  fileprivate var width: Int { reduce(0) { $0 + $1.columns } }
}
