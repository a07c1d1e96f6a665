/// What keeps a line of the input from being read, and where it stands.
package struct LineFault: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case tooLong(limit: Int)
    /// `byte` counts from 1 within the line.
    case notUTF8(byte: Int)
    case nul(byte: Int)
  }

  package var kind: Kind
  /// Counts from 1.
  package var line: Int

  package init(_ kind: Kind, line: Int) {
    self.kind = kind
    self.line = line
  }
}

extension LineFault: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .tooLong(let limit): "line \(line): expected at most \(limit) bytes, found more"
    case .notUTF8(let byte): "line \(line), byte \(byte): expected UTF-8, found another encoding"
    case .nul(let byte): "line \(line), byte \(byte): expected text, found a NUL byte"
    }
  }
}
