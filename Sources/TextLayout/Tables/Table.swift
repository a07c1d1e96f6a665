/// Rows of cells in columns, two blanks apart, as wide as their content or as the terminal allows.
///
///     Table([Column("day"), Column("mg/dL", .decimal), Column("note", overflow: .wrapped)], rows: rows).text(width: 40)
///
/// No line is wider than the width and none ends in a blank. When room is short, the widest column that may lose some
/// does so first; when all of those are at their least, the lines are cut.
package struct Table: Equatable, Sendable {
  /// Which side of the column its cells keep to.
  package enum Alignment: Sendable {
    case left, right
    /// Right, with the decimal points below each other.
    case decimal
  }

  /// What happens to cells for which the terminal has no room.
  package enum Overflow: Sendable {
    /// They stay whole: a number without its last digit is another number.
    case kept
    /// They end in `…`.
    case truncated
    /// They take more lines.
    case wrapped
  }

  package struct Column: Equatable, Sendable {
    package let header: StyledText
    package let alignment: Alignment
    package let overflow: Overflow

    /// A column that cuts its cells if it is on the left, and keeps them if it holds numbers, unless told otherwise.
    package init(_ header: StyledText, _ alignment: Alignment = .left, overflow: Overflow? = nil) {
      self.header = header
      self.alignment = alignment
      self.overflow = overflow ?? (alignment == .left ? .truncated : .kept)
    }
  }

  package let columns: [Column]
  package var rows: [[StyledText]]

  /// A table; a row may end early, but has no more cells than there are columns.
  package init(_ columns: [Column], rows: [[StyledText]] = []) {
    self.columns = columns
    self.rows = rows
  }

  /// The lines of the table, below a dim header unless all headers are empty.
  package func text(width: Int? = nil, glyphs: GlyphSet = .utf8) -> StyledText {
    let lines = TableCells(self, glyphs).lines(fitting: width)
    guard let width else { return lines.joined(separator: "\n") }
    return lines.map { $0.truncated(to: width, glyphs: glyphs) }.joined(separator: "\n")
  }

  /// The same, but where that would cut a cell or leave a text no room for a few words, the last columns of each row go
  /// on below the first, a little further in, without a header.
  ///
  ///     Sun 29 Nov  07:00  glucose
  ///         112 mg/dL · fasting · in range
  ///         ht2yfc40xm
  ///
  /// Nothing is left out: a column that is wider than the line takes several.
  package func foldedText(width: Int? = nil, glyphs: GlyphSet = .utf8) -> StyledText {
    guard let width, let lines = TableCells(self, glyphs).foldedLines(within: width) else {
      return text(width: width, glyphs: glyphs)
    }
    return lines.joined(separator: "\n")
  }
}
