package import TextLayout

/// A range of characters of the line, and how it looks.
package struct Mark: Equatable, Sendable {
  package var range: Range<Int>
  package var style: Style

  package init(_ range: Range<Int>, _ style: Style) {
    self.range = range
    self.style = style
  }
}

/// Faint text behind the line.
package enum Hint: Equatable, Sendable {
  /// The rest of a line that is likely meant; Right, End, Ctrl-F or Ctrl-E takes it, Alt-Right a word of it.
  case suggestion(String)
  /// A remark, such as what the line would be read as; it cannot be taken.
  case remark(String)

  var text: String {
    switch self {
    case .suggestion(let text), .remark(let text): text
    }
  }
}

/// What the Tab key may put in the place of `range`, a range of characters.
package struct Completion: Equatable, Sendable {
  package var range: Range<Int>
  package var candidates: [String]
  /// Whether a blank follows the only candidate.
  package var addsBlank: Bool

  package init(range: Range<Int>, candidates: [String], addsBlank: Bool = true) {
    self.range = range
    self.candidates = candidates
    self.addsBlank = addsBlank
  }
}

/// How the caller helps while a line is typed.
///
/// Each is asked after every key, so each must answer in a few milliseconds.
package struct Assistance {
  /// What to show behind `line`; asked only while the cursor stands at its end.
  package var hint: (_ line: String) -> Hint?
  package var highlight: (_ line: String) -> [Mark]
  /// What may stand at `cursor`, which counts characters.
  package var complete: (_ line: String, _ cursor: Int) -> Completion

  package init(
    hint: @escaping (_ line: String) -> Hint? = { _ in nil },
    highlight: @escaping (_ line: String) -> [Mark] = { _ in [] },
    complete: @escaping (_ line: String, _ cursor: Int) -> Completion = {
      Completion(range: $1..<$1, candidates: [])
    }
  ) {
    self.hint = hint
    self.highlight = highlight
    self.complete = complete
  }
}
