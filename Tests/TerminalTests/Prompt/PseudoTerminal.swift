private import CLibEdit
import Foundation
import Testing

/// A program in a terminal of its own, with somebody at the keyboard who never waits for ever.
final class PseudoTerminal {
  struct TimedOut: Error, CustomStringConvertible {
    var expected: String
    var screen: [String]

    var description: String {
      "expected \(expected), found \(screen) after \(PseudoTerminal.patience) seconds"
    }
  }

  struct NoTerminal: Error { var code: Int32 }

  static let patience = 20.0

  private var master: Int32
  /// Held open, so that the modes can be read when the program has ended.
  private let side: Int32
  private let process: pid_t
  /// The modes that the terminal had before the program began.
  let initialModes: [UInt8]
  private var status: Int32?
  private(set) var screen: ScreenModel

  /// Starts the probe of this package with `arguments`.
  convenience init(
    _ arguments: [String], columns: Int = 60, rows: Int = 16, environment: [String: String] = [:]
  ) throws {
    try self.init(
      running: [Self.probePath] + arguments, columns: columns, rows: rows, environment: environment)
  }

  /// Starts any program.
  init(running words: [String], columns: Int = 60, rows: Int = 16, environment: [String: String] = [:]) throws
  {
    screen = ScreenModel(columns: columns, rows: rows)
    var ends: (master: Int32, side: Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&ends.master, &ends.side, &name, nil, nil) == 0 else { throw NoTerminal(code: errno) }
    (master, side) = ends
    for end in [master, side] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let usual = ["TERM": "xterm", "LC_ALL": "C.UTF-8", "HOME": "/nonexistent", "PATH": "/usr/bin:/bin"]
    initialModes = Self.modes(of: side)
    process = try Self.spawn(
      String(decoding: name.prefix { $0 != 0 }.map { UInt8($0) }, as: UTF8.self), words,
      usual.merging(environment) { $1 })
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var ignored: Int32 = 0
      waitpid(process, &ignored, 0)
    }
    hangUp()
  }

  /// The probe beside the test program.
  static var probePath: String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = Bundle.allBundles.map(\.bundleURL) + [tests, URL(filePath: CommandLine.arguments[0])]
    let paths = beside.map { $0.deletingLastPathComponent().appending(path: "TerminalProbe").path() }
    return paths.first(where: FileManager.default.isExecutableFile) ?? ".build/debug/TerminalProbe"
  }

  /// Starts a program whose controlling terminal is `terminal`: the first that the leader of a session opens.
  private static func spawn(
    _ terminal: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let newSession: Int16 = 0x80  // POSIX_SPAWN_SETSID, which the header hides.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], &actions, &attributes, words, variables)
    guard code == 0 else { throw NoTerminal(code: code) }
    return process
  }
}

// MARK: - The keyboard

extension PseudoTerminal {
  func type(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min($0.count, 512)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      if !rest.isEmpty { read(milliseconds: 5) }
    }
  }

  func paste(_ text: String) { type("\u{1B}[200~\(text)\u{1B}[201~") }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the window.
  func hangUp() {
    guard master >= 0 else { return }
    close(side)
    close(master)
    master = -1
  }

  func signal(_ number: Int32) { kill(process, number) }
}

// MARK: - The screen

extension PseudoTerminal {
  /// Waits until the screen is as it should be.
  func wait(_ what: String, until isDone: (ScreenModel) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while !isDone(screen) {
      guard Date() < deadline else { throw TimedOut(expected: what, screen: screen.lines) }
      read(milliseconds: 50)
    }
  }

  /// Waits until the screen shows `lines`.
  func expect(_ lines: [String]) throws { try wait("\(lines)") { $0.lines == lines } }

  /// Waits until the last line is `line`, with the cursor behind `column` cells of it.
  func expect(last line: String, cursor column: Int) throws {
    try wait("\(line) and the cursor at \(column)") { $0.lines.last == line && $0.cursor[1] == column }
  }

  /// Waits until nothing has been written for a while.
  func settle() { while read(milliseconds: 150) {} }

  /// The modes of the terminal, as `stty -a` would tell them.
  var modes: [UInt8] { Self.modes(of: side) }

  private static func modes(of descriptor: Int32) -> [UInt8] {
    var modes = termios()
    tcgetattr(descriptor, &modes)
    return withUnsafeBytes(of: modes) { Array($0) }
  }

  /// How the program ended: its exit status, or a negative signal.
  func exit() throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    while true {
      read(milliseconds: 20)
      var status: Int32 = 0
      if waitpid(process, &status, WNOHANG) == process {
        self.status = status
        read(milliseconds: 20)
        return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
      }
      guard Date() < deadline else { throw TimedOut(expected: "an end", screen: screen.lines) }
    }
  }

  /// Reads what was written; false if nothing was.
  @discardableResult
  private func read(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0, request.revents & Int16(POLLIN) != 0 else { return false }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = bytes.withUnsafeMutableBytes { Foundation.read(master, $0.baseAddress, $0.count) }
    if count > 0 { screen.feed(bytes.prefix(count)) }
    return count > 0
  }
}
