extension StyledText {
  /// The characters to print.
  ///
  /// With `.ansi` each style is opened and closed within its line, so that a pager, `head` or a cut line never leaves
  /// the terminal coloured.
  package func rendered(_ rendering: Style.Rendering) -> String {
    switch rendering {
    case .plain: runs.reduce(into: "") { $0 += $1.text }
    case .ansi: runs.reduce(into: "") { $1.render(into: &$0) }
    }
  }
}

extension StyledText: CustomStringConvertible {
  /// The words without their styles.
  package var description: String { rendered(.plain) }
}

extension StyledText.Run {
  fileprivate func render(into output: inout String) {
    guard style != .plain else {
      output += text
      return
    }
    for (index, line) in text.newlineSeparated.enumerated() {
      if index > 0 { output += "\n" }
      guard !line.isEmpty else { continue }
      output += "\u{1b}[\(style.parameters)m\(line)\u{1b}[0m"
    }
  }
}
