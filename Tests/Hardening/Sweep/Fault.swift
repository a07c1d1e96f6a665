/// What befalls a program at one system call.
enum Fault: Hashable, Sendable {
  /// It dies before the call.
  case kill
  case once(String)
  /// The call fails, and so do all later ones of its name.
  case ever(String)

  static let changing: [Fault] =
    ["ENOSPC", "EIO", "EACCES"].flatMap { [.once($0), .ever($0)] } + [.once("EINTR"), .ever("EINTR")]
  static let reading: [Fault] = ["EIO", "EACCES"].flatMap { [.once($0), .ever($0)] } + [.once("EINTR")]

  /// The fault at `call`, in the language of strace.
  func injection(at call: Trace.Call) -> String {
    switch self {
    case .kill: "\(call.name):signal=SIGKILL:when=\(call.place)"
    case .once(let code): "\(call.name):error=\(code):when=\(call.place)"
    case .ever(let code): "\(call.name):error=\(code):when=\(call.place)+"
    }
  }

  /// Whether nothing can be written after it, not even to the terminal.
  func silences(_ call: Trace.Call) -> Bool {
    switch self {
    case .ever: call.name == "write"
    case .kill, .once: false
    }
  }

  /// The words by which a person is told of it.
  var reason: String? {
    switch self {
    case .kill: nil
    case .once(let code), .ever(let code): Self.reasons[code]
    }
  }

  private static let reasons = [
    "ENOSPC": "no space left on device", "EIO": "input/output error", "EACCES": "permission denied",
    "EINTR": "interrupted system call",
  ]
}

extension Fault: CustomStringConvertible {
  var description: String {
    switch self {
    case .kill: "killed"
    case .once(let code): "\(code) once"
    case .ever(let code): "\(code) from then on"
    }
  }
}
