extension StyledText {
  /// The text cut at its newlines; a text without one is one line, and a newline at the end begins an empty line.
  package var lines: [StyledText] {
    guard !isOneLine else { return [self] }
    var lines = [StyledText()]
    for run in runs {
      for (index, piece) in run.text.newlineSeparated.enumerated() {
        if index > 0 { lines.append(StyledText()) }
        lines[lines.count - 1].append(String(piece), run.style)
      }
    }
    return lines
  }

  var isOneLine: Bool { runs.allSatisfy { !$0.text.utf8.contains(newline) } }

  /// Each line changed by itself.
  func mapLines(_ change: (StyledText) -> StyledText) -> StyledText {
    isOneLine ? change(self) : lines.map(change).joined(separator: "\n")
  }

  /// The text with `count` blanks before each line that is not empty.
  package func indented(by count: Int) -> StyledText {
    guard count > 0 else { return self }
    let margin = StyledText(visible: String(repeating: " ", count: count))
    return mapLines { $0.isEmpty ? $0 : margin + $0 }
  }

  /// The text without the blanks that end its lines.
  package var withoutTrailingBlanks: StyledText {
    mapLines { line in
      guard line.runs.last?.text.utf8.last == blank else { return line }
      var text = StyledText()
      var last = line.runs.count
      while last > 0, line.runs[last - 1].text.utf8.allSatisfy({ $0 == blank }) { last -= 1 }
      guard last > 0 else { return text }
      for run in line.runs[..<(last - 1)] { text.append(run.text, run.style) }
      text.append(line.runs[last - 1].text.droppingLastBlanks, line.runs[last - 1].style)
      return text
    }
  }
}

extension String {
  /// The pieces between newlines, found byte by byte: cheaper than by characters, and the same in visible text, where
  /// nothing joins a newline to a character.
  var newlineSeparated: [Substring] {
    utf8.split(separator: newline, omittingEmptySubsequences: false).map(Substring.init)
  }

  fileprivate var droppingLastBlanks: String {
    guard let end = utf8.lastIndex(where: { $0 != blank }) else { return "" }
    return String(Substring(utf8[...end]))
  }
}

private let newline = UInt8(ascii: "\n")
private let blank = UInt8(ascii: " ")
