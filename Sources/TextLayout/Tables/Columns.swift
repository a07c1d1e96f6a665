/// Terms and what they mean, side by side, as help shows them.
///
///     undo [N]  takes the last action back,
///               or the last N
///
/// A term that is wider than two fifths of the line stands on a line of its own; on a line too narrow for both, all do.
package struct Columns: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package let term: StyledText
    package let meaning: StyledText

    package init(_ term: StyledText, _ meaning: StyledText) {
      self.term = term
      self.meaning = meaning
    }
  }

  package var rows: [Row]

  package init(_ rows: [Row]) {
    self.rows = rows
  }

  /// The lines, none wider than `width`, each with `indent` blanks before it.
  package func text(width: Int? = nil, indent: Int = 0, glyphs: GlyphSet = .utf8) -> StyledText {
    let indent = width.map { max(0, min(indent, $0 / 2)) } ?? indent
    let rows = rows.map { Row($0.term.spelled(in: glyphs), $0.meaning.spelled(in: glyphs)) }
    let layout = ColumnsLayout(rows, room: width.map { max(1, $0 - indent) }, glyphs: glyphs)
    return rows.map(layout.text).joined(separator: "\n").indented(by: indent).withoutTrailingBlanks
  }
}

/// Where meanings begin, and which terms have them on the same line.
private struct ColumnsLayout {
  private static let gap = 2
  /// The columns that a meaning needs for two or three words a line.
  private static let leastMeaning = 20
  private static let stackedIndent = 4

  let room: Int?
  let glyphs: GlyphSet
  let column: Int
  /// The widest term that has its meaning beside it; none if `nil`.
  let widestBeside: Int?

  init(_ rows: [Columns.Row], room: Int?, glyphs: GlyphSet) {
    self.room = room
    self.glyphs = glyphs
    let limit = room.map { $0 * 2 / 5 } ?? .max
    let widest = rows.map(\.term.width).filter { $0 <= limit }.max()
    if let widest, room.map({ $0 - widest - Self.gap >= Self.leastMeaning }) ?? true {
      column = widest + Self.gap
      widestBeside = widest
    } else {
      column = room.map { min(Self.stackedIndent, $0 / 2) } ?? Self.stackedIndent
      widestBeside = nil
    }
  }

  func text(_ row: Columns.Row) -> StyledText {
    let term = row.term.wrapped(to: room, glyphs: glyphs)
    let meaning = row.meaning.wrapped(to: room.map { $0 - column }, glyphs: glyphs)
    guard !meaning.isEmpty else { return term }
    guard let widestBeside, row.term.width <= widestBeside else {
      return term + "\n" + meaning.indented(by: column)
    }
    let lines = meaning.lines
    let below = lines.dropFirst().map { $0.indented(by: column) }
    return ([term.padded(to: column) + lines[0]] + below).joined(separator: "\n")
  }
}
