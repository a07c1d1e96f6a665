internal import CLibEdit
private import Glibc

extension SystemCalls {
  /// Runs a command of the shell with one argument, on the terminal of this process, and waits for its end.
  ///
  /// Returns the exit status; 128 and the signal's number where a signal ended it.
  static func run(shell command: String, _ argument: String) throws(Failure) -> Int32 {
    let words = ["sh", "-c", command + " \"$1\"", "sh", argument]
    var process = pid_t()
    let code = unsafe withArguments(words) { unsafe posix_spawn(&process, "/bin/sh", nil, nil, $0, environ) }
    guard code == 0 else { throw Failure(code: code) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(code: errno) }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// The words as C wants them, for the time of the call.
  private static func withArguments(
    _ words: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    let pointers = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    return unsafe pointers.withUnsafeBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe body($0) } ?? EINVAL
    }
  }

  static var processNumber: Int32 { getpid() }
}
