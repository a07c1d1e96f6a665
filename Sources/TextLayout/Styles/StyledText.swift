/// Text with roles, possibly of several lines, that holds no control character but the newline.
///
/// It is written as a literal, and what is put into the literal goes through ``Visible`` by itself:
///
///     let answer: StyledText = "glucose \(reading, .bold) at \(time), \(note, .dim)"
///     answer.rendered(.ansi)
///
/// There is no way to make one that can steer a terminal: a `String` gets in by ``init(data:_:newlines:)`` or by
/// interpolation only, and both escape.
package struct StyledText: Equatable, Sendable {
  /// A stretch of text in one style; never empty, and never beside another of the same style.
  package struct Run: Equatable, Sendable {
    package internal(set) var text: String
    package let style: Style
  }

  package private(set) var runs: [Run] = []

  package init() {}

  /// Text that came from outside: typed, read from a file, or formatted.
  ///
  /// A newline of the data is shown as `\n`, so that a value cannot forge a line of an answer, unless `newlines` says
  /// that the data has lines.
  package init(data: some StringProtocol, _ style: Style = .plain, newlines: Visible.Newlines = .shown) {
    self.init(visible: Visible(data, newlines: newlines).text, style)
  }

  /// Takes `text` as it is: the caller knows that it holds nothing that would have to be escaped.
  init(visible text: String, _ style: Style = .plain) {
    append(text, style)
  }

  package var isEmpty: Bool { runs.isEmpty }

  /// Adds `text`, which has to be visible already, and keeps the runs as few as they can be.
  mutating func append(_ text: String, _ style: Style) {
    guard !text.isEmpty else { return }
    if runs.last?.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  package static func += (text: inout StyledText, other: StyledText) {
    for run in other.runs { text.append(run.text, run.style) }
  }

  package static func + (text: StyledText, other: StyledText) -> StyledText {
    var sum = text
    sum += other
    return sum
  }

  /// The same words with `style` wherever no other style was given.
  ///
  ///     ("high " + reading.styled(.bad)).styled(.bold)  // the reading stays bad
  package func styled(_ style: Style) -> StyledText {
    var text = StyledText()
    for run in runs { text.append(run.text, run.style == .plain ? style : run.style) }
    return text
  }
}

extension [StyledText] {
  /// One text of all, with `separator` between them.
  package func joined(separator: StyledText = "") -> StyledText {
    var text = StyledText()
    for index in indices {
      if index > 0 { text += separator }
      text += self[index]
    }
    return text
  }
}
