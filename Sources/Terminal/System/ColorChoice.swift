/// What `--color` says.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to colour a stream.
  ///
  /// A word typed by hand wins; else `NO_COLOR` (if not empty), a terminal without abilities, and a stream that is no
  /// terminal switch it off.
  package func colors(isTerminal: Bool, term: String?, noColor: String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && Self.canMoveCursor(term)
    }
  }

  /// Whether a terminal of this name understands escape sequences.
  package static func canMoveCursor(_ term: String?) -> Bool {
    !["", "dumb", "unknown"].contains(term ?? "")
  }
}
