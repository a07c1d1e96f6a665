/// A reason that the terminal, a stream or the history file cannot be used.
package struct TerminalError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A call into the system failed, with the system's own words for it.
    case system(call: String, reason: String)
    case notATerminal
    case noEditor
  }

  package var kind: Kind
  /// The file that was meant; `nil` for a stream.
  package var path: String?

  package init(_ kind: Kind, path: String? = nil) {
    self.kind = kind
    self.path = path
  }
}

extension TerminalError: CustomStringConvertible {
  package var description: String {
    let text =
      switch kind {
      case .system(let call, let reason): "cannot \(call): \(reason)"
      case .notATerminal: "expected a terminal on standard input and output"
      case .noEditor: "cannot start the line editor"
      }
    return path.map { "\($0): \(text)" } ?? text
  }
}
