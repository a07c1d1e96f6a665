/// What the three standard streams are, and what may be shown on them.
package struct TerminalInfo: Equatable, Sendable {
  /// Columns and rows.
  package struct Size: Equatable, Sendable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }

    /// The size that the terminal gives, else the one of `COLUMNS` and `LINES`, else 80 by 24.
    package init(measured: Size?, environment: (String) -> String?) {
      func value(_ measured: Int?, _ name: String, _ usual: Int) -> Int {
        [measured, environment(name).flatMap(Int.init)].compactMap(\.self).first { $0 > 0 } ?? usual
      }
      columns = value(measured?.columns, "COLUMNS", 80)
      rows = value(measured?.rows, "LINES", 24)
    }
  }

  package var inputIsTerminal: Bool
  package var outputIsTerminal: Bool
  package var errorsAreTerminal: Bool
  package var colorsOutput: Bool
  package var colorsErrors: Bool
  /// Whether the cursor can be moved, so that a line can be coloured while it is typed.
  package var canMoveCursor: Bool
  /// Whether the environment asks for UTF-8; else pictures are drawn in ASCII.
  package var isUTF8: Bool

  /// Asks the system and the environment.
  package static func current(color: ColorChoice) -> TerminalInfo {
    let output = SystemCalls.isTerminal(1)
    let errors = SystemCalls.isTerminal(2)
    func colors(_ isTerminal: Bool) -> Bool {
      color.colors(isTerminal: isTerminal, term: environment("TERM"), noColor: environment("NO_COLOR"))
    }
    return TerminalInfo(
      inputIsTerminal: SystemCalls.isTerminal(0), outputIsTerminal: output, errorsAreTerminal: errors,
      colorsOutput: colors(output), colorsErrors: colors(errors),
      canMoveCursor: ColorChoice.canMoveCursor(environment("TERM")),
      isUTF8: CharacterSet.isUTF8(environment: environment))
  }

  /// The size at this moment, of the first stream that is a terminal; it changes with the window.
  package static func size() -> Size {
    Size(measured: measuredSize(), environment: environment)
  }

  static func measuredSize() -> Size? {
    [1, 0, 2].lazy.compactMap(SystemCalls.windowSize).first.map { Size(columns: $0.columns, rows: $0.rows) }
  }

  /// The value of an environment variable; `nil` if it is not set.
  package static func environment(_ name: String) -> String? { SystemCalls.environment(name) }
}
