extension StyledText {
  /// Where the words stand in a field that is wider than they are.
  package enum Alignment: Sendable {
    case left, right
  }

  /// The text with blanks on one side, so that each line is at least `columns` wide.
  package func padded(to columns: Int, _ alignment: Alignment = .left) -> StyledText {
    mapLines { line in
      let padding = StyledText(visible: String(repeating: " ", count: max(0, columns - line.width)))
      return switch alignment {
      case .left: line + padding
      case .right: padding + line
      }
    }
  }

  /// The text with each line that is wider than `columns` cut to end in `…`, never within a character.
  ///
  ///     let name: StyledText = "Bench Press"
  ///     name.truncated(to: 8)  // Bench P…
  package func truncated(to columns: Int, glyphs: GlyphSet = .utf8) -> StyledText {
    spelled(in: glyphs).mapLines { line in
      line.width <= columns ? line : line.cut(to: columns, ellipsis: glyphs.ellipsis(within: columns))
    }
  }

  private func cut(to columns: Int, ellipsis: String) -> StyledText {
    var room = columns - ellipsis.columns
    var text = StyledText()
    for run in runs {
      for character in run.text {
        room -= character.columns
        if room < 0 {
          text.append(ellipsis, run.style)
          return text
        }
        text.append(String(character), run.style)
      }
    }
    return text
  }

  /// One line with this text at its left and `right` at its right end; without room for both and two blanks between
  /// them, `right` goes away, and then this text is cut if it must be.
  ///
  /// Without a width `right` follows after two blanks.
  package func facing(_ right: StyledText, width: Int?, glyphs: GlyphSet = .utf8) -> StyledText {
    let left = spelled(in: glyphs)
    let right = right.spelled(in: glyphs)
    guard let width else { return right.isEmpty ? left : left + "  " + right }
    let room = width - left.width - right.width
    guard room >= 2, !right.isEmpty else { return left.truncated(to: width, glyphs: glyphs) }
    return left + StyledText(visible: String(repeating: " ", count: room)) + right
  }
}
