internal import TextLayout

/// The colours and the hint of a line, painted over what libedit has drawn.
///
/// libedit knows of no colours. It draws the plain line; then this writes the same characters again, in colour, and
/// puts the cursor back. No character changes its place, so libedit's own picture of the screen stays true.
///
/// (ESC 7 and ESC 8 save and restore the cursor; a row that is full is left by the terminal itself, so that it still
/// knows the rows to be one line when its window is resized.)
struct LinePainter: Equatable {
  var prompt: String
  var promptStyle: Style
  var size: TerminalInfo.Size

  func layout(of line: EditedLine) -> LineLayout {
    LineLayout(prompt: prompt, text: line.scalars, columns: size.columns)
  }

  /// What to write for `line`; `nil` if it is better left plain.
  ///
  /// Marks are ranges of characters; of two that overlap the later holds. The hint stands behind the line, and is cut
  /// off at the edge of the screen. Painted `anew`, what stood there before goes, all that is below
  /// it too, and the cursor comes to the column where it should be.
  func painting(_ line: EditedLine, marks: [Mark], hint: String?, anew: Bool = false) -> String? {
    let layout = layout(of: line)
    guard layout.isPrintable, layout.rows <= size.rows else { return nil }
    // What is shown in another spelling elsewhere would not have its place here.
    guard StyledText(data: line.text, newlines: .kept).description == line.text else { return nil }
    let cursor = layout.positions[line.cursor]
    var paint = "\u{1B}7\r"
    if cursor.row > 0 { paint += "\u{1B}[\(cursor.row)A" }
    if anew { paint += "\u{1B}[J" }
    paint += Self.colored(prompt, promptStyle)
    paint += text(line, layout, styles: styles(of: line, marks))
    if let hint { paint += Self.colored(cut(hint, to: layout.columns - 1 - layout.end.column), .dim) }
    return paint + "\u{1B}8" + (anew ? "\u{1B}[\(cursor.column + 1)G" : "")
  }

  private static func colored(_ text: String, _ style: Style) -> String {
    StyledText(data: text, style).rendered(.ansi)
  }

  private func text(_ line: EditedLine, _ layout: LineLayout, styles: [Style]) -> String {
    var paint = ""
    var run = String.UnicodeScalarView()
    for (index, scalar) in line.scalars.enumerated() {
      let isLineFeed = scalar == "\n"
      if !isLineFeed { run.append(scalar) }
      let next = index + 1 < line.scalars.count ? styles[index + 1] : nil
      guard isLineFeed || next != styles[index] else { continue }
      paint += Self.colored(String(run), styles[index])
      if isLineFeed { paint += lineFeed(at: index, in: line, layout) }
      run = .init()
    }
    return paint
  }

  /// What moves the terminal's pen down as libedit's was moved.
  ///
  /// Behind a row that is full the pen has not moved down yet, and one line feed would be a row short.
  private func lineFeed(at index: Int, in line: EditedLine, _ layout: LineLayout) -> String {
    let here = layout.positions[index]
    let followsLineFeed = index > 0 && line.scalars[index - 1] == "\n"
    return here.column == 0 && here.row > 0 && !followsLineFeed ? "\r\n\r\n" : "\r\n"
  }

  /// The style of each scalar.
  private func styles(of line: EditedLine, _ marks: [Mark]) -> [Style] {
    guard !marks.isEmpty else { return Array(repeating: .plain, count: line.scalars.count) }
    let characters = line.text.map { $0.unicodeScalars.count }
    var byCharacter: [Style] = Array(repeating: .plain, count: characters.count)
    for mark in marks {
      for index in mark.range.clamped(to: 0..<characters.count) { byCharacter[index] = mark.style }
    }
    return zip(byCharacter, characters).flatMap { Array(repeating: $0, count: $1) }
  }

  /// As much of `hint` as `columns` hold; nothing from a character on that cannot be shown.
  private func cut(_ hint: String, to columns: Int) -> String {
    var room = columns
    let kept = hint.unicodeScalars.prefix { scalar in
      guard let width = SystemCalls.width(scalar) else { return false }
      room -= width
      return room >= 0
    }
    return String(kept)
  }
}
