internal import TextLayout

/// The part of the terminal that the line stands on.
struct LineScreen {
  /// What a wait has brought.
  enum Readiness { case bytes, signal, nothing }

  /// The most characters of a line; libedit loses what it holds beyond 1,024.
  static let longestLine = 1_000
  private static let longestList = 100

  let input: Int32
  let output: Int32
  /// Whether escape sequences are understood.
  let canMoveCursor: Bool
  /// Whether colours and hints are shown.
  let paints: Bool

  private var painter = LinePainter(prompt: "", promptStyle: .plain, size: .init(columns: 80, rows: 24))
  private var isHintShown = false
  private var isColored = false
  /// Whether the line that was painted last was hard to draw.
  private var wasHard = false

  init(input: Int32, output: Int32, canMoveCursor: Bool, paints: Bool) {
    self.input = input
    self.output = output
    self.canMoveCursor = canMoveCursor
    self.paints = canMoveCursor && paints
  }

  /// What stands before the line.
  var prompt: String { painter.prompt }

  /// Starts a new line behind `prompt`; behind `> ` if the terminal could not show it.
  mutating func begin(prompt: String, style: Style) {
    let isPrintable = LineLayout(prompt: "", text: Array(prompt.unicodeScalars), columns: 80).isPrintable
    painter = LinePainter(prompt: isPrintable ? prompt : "> ", promptStyle: style, size: Self.measure())
    isHintShown = false
    isColored = false
    wasHard = false
  }

  /// Whether libedit can edit `line` here: it has to leave the top row free, and must not be longer than its memory.
  func fits(_ line: EditedLine) -> Bool {
    let isShort = line.scalars.count <= Self.longestLine && (canMoveCursor || !line.scalars.contains("\n"))
    return isShort && painter.layout(of: line).rows <= max(1, painter.size.rows - 1)
  }

  /// Whether libedit has to draw the line anew for a character at its end.
  ///
  /// It has a short way for that, which takes a mark without columns for a column, and writes beyond its screen when
  /// such a mistake has brought it to the right edge.
  func needsRedraw(for scalar: Unicode.Scalar, behind line: EditedLine) -> Bool {
    guard line.isCursorAtEnd, let width = SystemCalls.width(scalar), width > 0 else {
      return line.isCursorAtEnd
    }
    return painter.layout(of: line).end.column + width >= painter.size.columns
  }

  /// The size that libedit reckons with, which does not ask the environment.
  private static func measure() -> TerminalInfo.Size {
    TerminalInfo.Size(measured: TerminalInfo.measuredSize(), environment: { _ in nil })
  }

  func wait(_ signals: Signals, milliseconds: Int32?) throws(SystemCalls.Failure) -> Readiness {
    let ready = try SystemCalls.wait(for: [input, signals.wakeDescriptor], milliseconds: milliseconds)
    guard let ready, !ready[1] else { return .signal }
    return ready[0] ? .bytes : .nothing
  }

  /// A terminal that does not take what is written has gone; reading from it says so next.
  func write(_ text: String) {
    _ = Output(descriptor: output).write(text)
  }
}

// MARK: - Colours and sound

extension LineScreen {
  /// At once; libedit's own waits for the next character.
  func beep() { write("\u{7}") }

  mutating func paint(_ line: EditedLine, marks: [Mark], hint: Hint?) {
    let isColorful = !marks.isEmpty || hint != nil || painter.promptStyle != .plain
    let anew = isToBePaintedAnew(line)
    guard isColorful || isColored || anew,
      let painting = painter.painting(line, marks: marks, hint: hint?.text, anew: anew)
    else {
      return
    }
    write(painting)
    isColored = isColorful
    isHintShown = hint != nil
  }

  /// Writes a line without colours again if libedit may have drawn it wrong.
  mutating func paintPlain(_ line: EditedLine) {
    guard canMoveCursor, isToBePaintedAnew(line) else { return }
    let plain = LinePainter(prompt: painter.prompt, promptStyle: .plain, size: painter.size)
    if let painting = plain.painting(line, marks: [], hint: nil, anew: true) { write(painting) }
  }

  /// Whether libedit may have drawn a line wrong, or the one before it that was painted last.
  private mutating func isToBePaintedAnew(_ line: EditedLine) -> Bool {
    let isHard = isHardToDraw(line)
    defer { wasHard = isHard }
    return isHard || wasHard
  }

  /// Whether libedit makes mistakes with a line.
  ///
  /// What is inserted in an upper row pushes characters into the next, and libedit, which has the terminal move the rest
  /// of each row, clears more of it than it writes again. It goes one column back over a character of two, and forgets
  /// marks without columns.
  func isHardToDraw(_ line: EditedLine) -> Bool {
    painter.layout(of: line).rows > 1 || line.scalars.contains { SystemCalls.width($0) != 1 }
  }

  /// Takes the hint off the screen; the cursor stands in front of it.
  mutating func eraseHint() {
    if isHintShown { write("\u{1B}[K") }
    isHintShown = false
  }
}

// MARK: - Around the line

extension LineScreen {
  /// From here on a paste comes between marks.
  func beginPastes() { if canMoveCursor { write("\u{1B}[?2004h") } }

  func endPastes() { if canMoveCursor { write("\u{1B}[?2004l") } }

  /// Draws the line again in a window that has another size now.
  mutating func resize(_ editor: EditLine, _ line: EditedLine) {
    painter.size = Self.measure()
    editor.resize()
    leaveToTop(of: line)
    editor.redraw()
  }

  /// Takes the terminal back after the job was stopped.
  func resume(_ editor: EditLine) {
    editor.setRaw(false)
    editor.setRaw(true)
    beginPastes()
    write(canMoveCursor ? "\r\u{1B}[J" : "\r\n")
    editor.redraw()
  }

  /// Stops the job; comes back when it goes on.
  func suspend(_ editor: EditLine, _ line: EditedLine) {
    leaveToBottom(of: line)
    endPastes()
    editor.setRaw(false)
    SystemCalls.suspendJob()
    editor.setRaw(true)
    beginPastes()
    editor.redraw()
  }

  func clear(_ editor: EditLine) {
    write(canMoveCursor ? "\u{1B}[H\u{1B}[2J" : "\r\n")
    editor.redraw()
  }

  /// Shows `lines` in the place of `line`, which is drawn again below them.
  func print(_ lines: [String], above line: EditedLine, _ editor: EditLine) {
    leaveToTop(of: line)
    let hidden = lines.count - Self.longestList
    let shown = lines.prefix(Self.longestList) + (hidden > 0 ? ["… and \(hidden) more"] : [])
    write(shown.map { $0 + "\r\n" }.joined())
    editor.redraw()
  }

  func list(_ completion: Completion, below line: EditedLine, _ editor: EditLine) {
    leaveToBottom(of: line)
    let rows = max(2, painter.size.rows - painter.layout(of: line).rows - 1)
    write(completion.menu(columns: painter.size.columns - 1, rows: rows).map { $0 + "\r\n" }.joined())
    editor.redraw()
  }

  /// Clears `line` off the screen; the cursor stands where the prompt began.
  private func leaveToTop(of line: EditedLine) {
    guard canMoveCursor else { return write("\r\n") }
    let row = painter.layout(of: line).positions[line.cursor].row
    write((row > 0 ? "\u{1B}[\(row)A" : "") + "\r\u{1B}[J")
  }

  /// Moves to a new row behind the last of `line`.
  private func leaveToBottom(of line: EditedLine) {
    let layout = painter.layout(of: line)
    let below = layout.rows - 1 - layout.positions[line.cursor].row
    write((canMoveCursor && below > 0 ? "\u{1B}[\(below)B" : "") + "\r\n")
  }
}
