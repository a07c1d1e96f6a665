import Foundation

/// A program that is started with its files in place of a terminal, and watched until it ends.
struct Child {
  /// How a program ended.
  enum Ending: Equatable, CustomStringConvertible {
    case exit(Int32)
    case signal(Int32)
    /// It was ended from here, after its time was up.
    case timedOut

    var description: String {
      switch self {
      case .exit(let status): "exit \(status)"
      case .signal(let number): "signal \(number)"
      case .timedOut: "no end in time"
      }
    }
  }

  struct Result {
    var ending: Ending
    var output: String
    var errors: String
    var seconds: Double
    /// The most memory that was in use at once, in MB; that of the programs it started counts too.
    var megabytes: Int
  }

  struct NotStarted: Error, CustomStringConvertible {
    var words: [String]
    var code: Int32

    var description: String { "cannot start \(words[0]): \(String(cString: strerror(code)))" }
  }

  /// Stands for this program's own output.
  static let inherited = "-"

  let process: pid_t
  private let began = Clock.seconds
  private let output: String
  private let errors: String

  /// Starts `words`, the first of them a path; what it writes goes to files in `scratch`.
  init(
    _ words: [String], environment: [String: String], in scratch: Scratch, input: String = "/dev/null",
    output: String? = nil
  ) throws {
    let files = scratch.outputs()
    (self.output, errors) = (output ?? files.output, files.errors)
    var actions = FileActions()
    actions.open(0, input, O_RDONLY)
    if self.output != Self.inherited { actions.open(1, self.output, O_WRONLY | O_CREAT | O_TRUNC) }
    actions.open(2, errors, O_WRONLY | O_CREAT | O_TRUNC)
    process = try actions.spawn(words, environment, flags: POSIX_SPAWN_SETPGROUP)
  }

  /// Runs `words` to their end, for at most `limit` seconds.
  static func run(
    _ words: [String], environment: [String: String], in scratch: Scratch, input: String = "/dev/null",
    output: String? = nil, limit: Double = 60
  ) throws -> Result {
    try Child(words, environment: environment, in: scratch, input: input, output: output).result(
      within: limit)
  }

  func result(within limit: Double = 60) -> Result {
    while true {
      if let result = resultIfEnded() { return result }
      if Clock.seconds - began > limit {
        kill(-process, SIGKILL)
        while true {
          guard var result = resultIfEnded() else { continue }
          result.ending = .timedOut
          return result
        }
      }
      usleep(200)
    }
  }

  /// What came of it; `nil` while it runs.
  func resultIfEnded() -> Result? {
    var (status, usage) = (Int32(0), rusage())
    guard wait4(process, &status, WNOHANG, &usage) == process else { return nil }
    let signal = status & 0x7F
    return Result(
      ending: signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal), output: text(output),
      errors: text(errors),
      seconds: Clock.seconds - began, megabytes: Int(usage.ru_maxrss) / 1024)
  }

  private func text(_ path: String) -> String {
    guard ![Self.inherited, "/dev/null", "/dev/full"].contains(path) else { return "" }
    return String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}

/// What is to happen to the open files of a program that is started.
struct FileActions: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
  #else
    private var actions = posix_spawn_file_actions_t()
  #endif

  init() { posix_spawn_file_actions_init(&actions) }

  deinit {
    var actions = actions
    posix_spawn_file_actions_destroy(&actions)
  }

  mutating func open(_ number: Int32, _ path: String, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
  }

  mutating func duplicate(_ number: Int32, to other: Int32) {
    posix_spawn_file_actions_adddup2(&actions, number, other)
  }

  mutating func close(_ number: Int32) { posix_spawn_file_actions_addclose(&actions, number) }

  mutating func spawn(_ words: [String], _ environment: [String: String], flags: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in arguments + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard code == 0 else { throw Child.NotStarted(words: words, code: code) }
    return process
  }
}
