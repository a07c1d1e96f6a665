/// Standard output or standard error, where a failed write is a value.
///
///     switch Output.standard.write("saved\n") {
///     case .written: 0
///     case .closed: 0  // The reader has seen enough, as in `… | head -1`.
///     case .failed(let error): report(error)
///     }
///
/// `Signals.reportBrokenPipes()` comes first, or a reader that has gone ends the process.
package struct Output: Equatable, Sendable {
  package enum Outcome: Equatable, Sendable {
    case written
    /// Nobody reads any more; there is nothing to say, and nobody to say it to.
    case closed
    /// Such as a full disk.
    case failed(TerminalError)
  }

  package static let standard = Output(descriptor: 1)
  package static let errors = Output(descriptor: 2)

  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all of `text`, at once and without a buffer.
  package func write(_ text: String) -> Outcome {
    do throws(SystemCalls.Failure) {
      try SystemCalls.writeAll(descriptor, Array(text.utf8))
      return .written
    } catch .brokenPipe {
      return .closed
    } catch {
      return .failed(error.whileTrying(to: "write to \(name)"))
    }
  }

  private var name: String {
    switch descriptor {
    case 1: "standard output"
    case 2: "standard error"
    default: "descriptor \(descriptor)"
    }
  }
}
