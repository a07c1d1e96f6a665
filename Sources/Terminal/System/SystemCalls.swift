internal import CLibEdit
private import Glibc

/// The system calls of this module, in Swift's own types.
///
/// Unsafe code stands here because the calls take pointers; each one is handed memory that outlives it.
/// A call that a signal interrupts is made again, but not for ever.
enum SystemCalls {
  /// How often an interrupted call is made before that is an error too.
  static let patience = 100

  /// Why a call failed.
  struct Failure: Error, Equatable, Sendable {
    var code: Int32

    static let interrupted = Failure(code: EINTR)
    static let wouldBlock = Failure(code: EAGAIN)
    static let brokenPipe = Failure(code: EPIPE)
    static let missing = Failure(code: ENOENT)

    /// The system's words, with a small first letter: `no space left on device`.
    var reason: String {
      let words = unsafe String(cString: strerror(code))
      return words.prefix(1).lowercased() + words.dropFirst()
    }

    func whileTrying(to call: String, path: String? = nil) -> TerminalError {
      TerminalError(.system(call: call, reason: reason), path: path)
    }
  }

  /// The result of `call`, made again while signals interrupt it; one below 0 is the error in `errno`.
  static func checked<R: SignedInteger>(_ call: () -> R) throws(Failure) -> R {
    for _ in 0..<patience {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw Failure(code: errno) }
    }
    throw .interrupted
  }
}

// MARK: - Bytes

extension SystemCalls {
  /// At most `count` bytes; none at the end of the input.
  static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do throws(Failure) {
        filled = try checked { unsafe Glibc.read(descriptor, buffer.baseAddress, count) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// How many of `bytes` were taken.
  static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) throws(Failure) -> Int {
    try checked {
      unsafe bytes.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
    }
  }

  /// Writes all of `bytes`, and waits while the other side is not ready.
  static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(Failure) {
        rest = rest.dropFirst(try write(descriptor, rest))
      } catch .wouldBlock {
        _ = try wait(for: [descriptor], writing: true, milliseconds: nil)
      }
    }
  }

  /// Which of `descriptors` are ready, in their order: none if the time has run out, `nil` if a signal came first.
  static func wait(
    for descriptors: [Int32], writing: Bool = false, milliseconds: Int32?
  ) throws(Failure) -> [Bool]? {
    let events = Int16(writing ? POLLOUT : POLLIN)
    var requests = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
    if unsafe poll(&requests, nfds_t(requests.count), milliseconds ?? -1) < 0 {
      if errno == EINTR { return nil }
      throw Failure(code: errno)
    }
    return requests.map { $0.revents != 0 }
  }
}

// MARK: - Terminals

extension SystemCalls {
  /// The modes of a terminal, to be put back later.
  struct TerminalModes {
    var modes = termios()
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns and rows; `nil` if the terminal does not say.
  static func windowSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard unsafe vitals_window_size(descriptor, &size) == 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  static func terminalModes(_ descriptor: Int32) throws(Failure) -> TerminalModes {
    var modes = TerminalModes()
    _ = try checked { unsafe tcgetattr(descriptor, &modes.modes) }
    return modes
  }

  static func setTerminalModes(_ descriptor: Int32, _ saved: TerminalModes) throws(Failure) {
    var modes = saved.modes
    _ = try checked { unsafe tcsetattr(descriptor, TCSADRAIN, &modes) }
  }

  /// Stops this process and the rest of its job, as Ctrl-Z does in a cooked terminal.
  static func suspendJob() { kill(0, SIGTSTP) }
}

// MARK: - The environment

extension SystemCalls {
  static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The character set that the environment asks for; `nil` if the system does not know that locale.
  static func adoptCharacterSet() -> String? {
    guard unsafe setlocale(LC_CTYPE, "") != nil else { return nil }
    return unsafe String(cString: nl_langinfo(nl_item(CODESET)))
  }

  /// Whether characters are read and written by the rules of `locale` from here on.
  static func useCharacters(of locale: String) -> Bool { unsafe setlocale(LC_CTYPE, locale) != nil }

  /// The columns that libedit reckons with; `nil` for what cannot be shown.
  static func width(_ scalar: Unicode.Scalar) -> Int? {
    let columns = vitals_columns(wchar_t(bitPattern: scalar.value))
    return columns < 0 ? nil : Int(columns)
  }
}
