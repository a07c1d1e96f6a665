/// A role that a piece of text plays; the terminal decides how the role looks.
///
/// Colour never carries a meaning alone: whatever a style says is said by the words, a sign or a place too, so that a
/// pipe, a monochrome terminal and a reader who does not tell red from green lose nothing.
package enum Style: Sendable, CaseIterable {
  case plain
  case bold
  /// Second in importance: units, ids, hints.
  case dim
  /// Inside a target.
  case good
  /// Doubtful, or outside a target.
  case warning
  /// Far outside a target.
  case bad
  /// What the eye should find first.
  case accent
  /// What went wrong, and the caret under it.
  case error

  /// Where a text is printed: with escape sequences or without a single one.
  package enum Rendering: Sendable, CaseIterable {
    case plain, ansi
  }

  /// The parameters of the SGR sequence, out of the sixteen colours that every terminal lets its owner choose.
  var parameters: String {
    switch self {
    case .plain: ""
    case .bold: "1"
    case .dim: "2"
    case .good: "32"
    case .warning: "33"
    case .bad: "31"
    case .accent: "36"
    case .error: "1;31"
    }
  }
}
