/// The cells of a table on their way to lines: spelled, and the decimals brought to one length.
struct TableCells {
  static let gap = StyledText(visible: "  ")

  let columns: [Table.Column]
  let glyphs: GlyphSet
  private(set) var rows: [[StyledText]]
  let hasHeader: Bool

  init(_ table: Table, _ glyphs: GlyphSet) {
    columns = table.columns
    self.glyphs = glyphs
    rows = table.rows.map { row in
      precondition(row.count <= table.columns.count, "a row has more cells than the table has columns")
      let missing = Array(repeating: StyledText(), count: table.columns.count - row.count)
      return row.map { $0.spelled(in: glyphs) } + missing
    }
    let headers = columns.map { $0.header.spelled(in: glyphs).styled(.dim) }
    hasHeader = !headers.allSatisfy(\.isEmpty)
    for (index, column) in columns.enumerated() where column.alignment == .decimal { alignPoints(of: index) }
    if hasHeader { rows.insert(headers, at: 0) }
  }

  /// The lines of all rows, as narrow as they get down to `limit`.
  func lines(fitting limit: Int?) -> [StyledText] {
    let widths = widths(fitting: limit)
    return rows.flatMap { lines(of: $0, widths) }
  }

  private mutating func alignPoints(of column: Int) {
    let aligned = DecimalPoints.aligned(rows.map { $0[column] })
    for row in rows.indices { rows[row][column] = aligned[row] }
  }

  func widths(fitting limit: Int?) -> [Int] {
    var widths = ColumnWidths(
      columns.indices.map { width(of: $0, in: rows[...]) },
      yielding: columns.indices.filter { columns[$0].overflow != .kept })
    if let limit { widths.shrink(to: limit, gap: Self.gap.width) }
    return widths.widths
  }

  func width(of column: Int, in rows: ArraySlice<[StyledText]>) -> Int {
    rows.reduce(0) { max($0, $1[column].width) }
  }

  func lines(of row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let shown = columns.indices.filter { widths[$0] > 0 }
    let cells = shown.map { columns[$0].lines(of: row[$0], width: widths[$0], glyphs: glyphs) }
    let blanks = shown.map { StyledText().padded(to: widths[$0]) }
    let height = cells.reduce(1) { max($0, $1.count) }
    return (0..<height).map { line in
      zip(cells, blanks).map { $0.count > line ? $0[line] : $1 }.joined(separator: Self.gap)
        .withoutTrailingBlanks
    }
  }
}

extension Table.Column {
  /// The lines of a cell, each as wide as the column.
  fileprivate func lines(of cell: StyledText, width: Int, glyphs: GlyphSet) -> [StyledText] {
    let fitted =
      switch overflow {
      case .kept: cell
      case .truncated: cell.truncated(to: width, glyphs: glyphs)
      case .wrapped: cell.wrapped(to: width, glyphs: glyphs)
      }
    return fitted.padded(to: width, side).lines
  }

  private var side: StyledText.Alignment {
    switch alignment {
    case .left: .left
    case .right, .decimal: .right
    }
  }
}
