import Foundation

/// A prompt in a terminal of its own, at which lines are typed one after another.
final class PromptTyping {
  private let master: Int32
  let process: pid_t
  private var screen = ""
  private var lines: ArraySlice<String>
  private var typedAt: Double?
  /// What an answer shows, and a typed line does not.
  private let mark: String
  private(set) var longest = 0.0
  private(set) var answered = 0

  /// Starts a prompt, or a command in a terminal; `lines` are typed when `go` is called again and again.
  init(_ vitals: Vitals, _ words: [String] = [], typing lines: [String] = [], until mark: String = "") throws
  {
    (self.lines, self.mark) = (lines[...], mark)
    var side: Int32 = -1
    var (master, name) = (Int32(-1), [CChar](repeating: 0, count: 256))
    guard openpty(&master, &side, &name, nil, nil) == 0 else {
      throw Child.NotStarted(words: ["pty"], code: errno)
    }
    self.master = master
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    defer { close(side) }
    var size = winsize(ws_row: 24, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let terminal = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var actions = FileActions()
    actions.open(0, terminal, O_RDWR)
    actions.duplicate(0, to: 1)
    actions.duplicate(0, to: 2)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the header hides.
    var environment = vitals.environment
    environment["TERM"] = "xterm"
    process = try actions.spawn([vitals.path] + words, environment, flags: newSession)
  }

  deinit { Foundation.close(master) }

  var isDone: Bool { lines.isEmpty && typedAt == nil }

  /// Reads what is shown, and types the next line when the last was answered.
  func go() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(master, &bytes, bytes.count)
    if count > 0 { screen += String(decoding: bytes[..<count], as: UTF8.self) }
    if let typedAt {
      longest = max(longest, Clock.seconds - typedAt)
      guard screen.contains(mark) else { return }
      self.typedAt = nil
      answered += 1
    } else if let line = lines.first, screen.contains("›") {
      lines = lines.dropFirst()
      screen = ""
      typedAt = Clock.seconds
      let keys = Array((line + "\r").utf8)
      _ = write(master, keys, keys.count)
    }
  }

  /// How it ended; `nil` while it runs.
  func endedStatus() -> Int32? {
    var status: Int32 = 0
    go()
    return waitpid(process, &status, WNOHANG) == process ? status : nil
  }

  /// What was shown last, for a message.
  var shown: String { String(screen.suffix(400)).debugDescription }

  /// Ends the prompt, as with Ctrl-D.
  func leave() -> Int32 {
    let deadline = Clock.seconds + 10
    while Clock.seconds < deadline {
      _ = write(master, [UInt8(4)], 1)
      var (status, bytes) = (Int32(0), [UInt8](repeating: 0, count: 65_536))
      _ = read(master, &bytes, bytes.count)
      if waitpid(process, &status, WNOHANG) == process { return status }
      usleep(10_000)
    }
    kill(process, SIGKILL)
    return -1
  }
}
