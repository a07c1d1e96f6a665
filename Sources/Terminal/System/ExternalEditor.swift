/// The program in which the owner edits texts: that of `VISUAL`, of `EDITOR`, or `vi`.
package enum ExternalEditor {
  /// The text as it comes back; `nil` when the program ended with a failure, so that nothing is to be done.
  ///
  /// The text lies in a file of the owner alone, which goes as soon as it was read.
  package static func edit(_ text: String) throws(TerminalError) -> String? {
    let folder =
      ["XDG_RUNTIME_DIR", "TMPDIR"].lazy.compactMap(SystemCalls.environment).first { !$0.isEmpty } ?? "/tmp"
    let path = "\(folder)/vitals-\(SystemCalls.processNumber).txt"
    do throws(SystemCalls.Failure) {
      try write(text, to: path)
      defer { remove(path) }
      guard try SystemCalls.run(shell: command, path) == 0 else { return nil }
      return String(decoding: try OpenFile(reading: path).bytes(from: 0), as: UTF8.self)
    } catch {
      throw error.whileTrying(to: "edit a text", path: path)
    }
  }

  private static var command: String {
    ["VISUAL", "EDITOR"].lazy.compactMap(SystemCalls.environment).first { !$0.isEmpty } ?? "vi"
  }

  private static func write(_ text: String, to path: String) throws(SystemCalls.Failure) {
    remove(path)
    let file = try OpenFile(creating: path, mode: 0o600)
    try file.write(Array(text.utf8))
  }

  /// What cannot be removed was not there, or is told of by the next step.
  private static func remove(_ path: String) {
    do throws(SystemCalls.Failure) { try SystemCalls.remove(path) } catch { return }
  }
}
