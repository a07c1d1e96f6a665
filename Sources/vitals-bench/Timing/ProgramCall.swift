// The wall: every call to C that starts, measures or talks to another program is here, and no decision.

internal import CSystem

enum ProgramCall {
  /// Runs a program to its end and gives its figures as text; the time to start it is part of them.
  static func measure(_ words: [String], input: String? = nil, output: String? = nil) -> String {
    let start = vitals_ticks_ns()
    let complaints = output == "/dev/null" ? output : output.map { $0 + ".err" }
    let process = spawn(words, input, output, complaints, alone: false)
    var usage = vitals_wait(process)
    usage.wall_ns = vitals_ticks_ns() - start
    return figures(of: usage)
  }

  /// Starts a program in a terminal of its own, waits for its prompt and then `idle` milliseconds, and leaves it.
  ///
  /// The wall time is that until the prompt is there; without one within ten seconds the status is below 0.
  static func measurePrompt(_ words: [String], idle: Int) -> String {
    var name = [CChar](repeating: 0, count: 256)
    let terminal = unsafe vitals_open_terminal(&name, name.count)
    guard terminal >= 0 else { return "0 0 0 -1" }
    let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let start = vitals_ticks_ns()
    let process = spawn(words, path, path, path, alone: true)
    let isReady = reads(terminal, until: Array("›".utf8))
    let wall = vitals_ticks_ns() - start
    if isReady { _ = vitals_can_read(terminal, Int32(idle)) }
    // Ctrl-D leaves; a program that never had a prompt is hung up on.
    unsafe [UInt8](repeating: 4, count: isReady ? 1 : 0).withUnsafeBytes {
      _ = unsafe write(terminal, $0.baseAddress, $0.count)
    }
    if isReady { _ = reads(terminal, until: []) }
    close(terminal)
    var usage = vitals_wait(process)
    usage.wall_ns = wall
    if !isReady { usage.status = -1 }
    return figures(of: usage)
  }

  /// Keeps this process and those that it starts on one core; `nil` where the system cannot.
  static func pin() -> Int? {
    let core = Int(vitals_pin())
    return core < 0 ? nil : core
  }

  /// Sets a variable of this process, which those that it starts inherit; `nil` takes it out.
  static func set(_ name: String, _ value: String?) {
    if let value { unsafe setenv(name, value, 1) } else { unsafe unsetenv(name) }
  }

  static var processNumber: Int { Int(getpid()) }

  private static func figures(of usage: vitals_usage) -> String {
    "\(usage.wall_ns) \(usage.cpu_us) \(usage.peak_kb) \(usage.status)"
  }

  private static func spawn(
    _ words: [String], _ input: String?, _ output: String?, _ error: String?, alone: Bool
  ) -> Int32 {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    return unsafe withOptional(input) { input in
      unsafe withOptional(output) { output in
        unsafe withOptional(error) { error in
          unsafe vitals_spawn(&arguments, input, output, error, alone ? 1 : 0)
        }
      }
    }
  }

  private static func withOptional<T>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> T) -> T {
    if let text { unsafe text.withCString { unsafe body($0) } } else { body(nil) }
  }

  /// Reads until some bytes have come; without any, to the end.
  private static func reads(_ terminal: Int32, until wanted: [UInt8]) -> Bool {
    var seen: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while vitals_can_read(terminal, 10_000) != 0 {
      let count = unsafe read(terminal, &buffer, buffer.count)
      guard count > 0 else { break }
      seen += buffer.prefix(count)
      if !wanted.isEmpty, seen.firstRange(of: wanted) != nil { return true }
    }
    return wanted.isEmpty
  }
}
