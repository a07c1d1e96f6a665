import Foundation

/// The system calls of one run, as strace wrote them down.
struct Trace {
  struct Call: Sendable {
    var name: String
    /// The how-manieth call of that name, from 1.
    var place: Int
    /// What stands behind the name: the arguments and the result.
    var rest: String

    var line: String { "\(name)(\(rest)" }
  }

  var calls: [Call] = []
  /// Whether a fault that was asked for took place.
  var isInjected = false
  var isKilled = false

  init(_ text: String) {
    var counts: [Substring: Int] = [:]
    for line in text.split(separator: "\n") {
      if line.contains("(INJECTED)") { isInjected = true }
      if line.hasPrefix("+++ killed by SIGKILL") { isKilled = true }
      guard let bracket = line.firstIndex(of: "("), line.first?.isLowercase == true else { continue }
      let name = line[..<bracket]
      counts[name, default: 0] += 1
      calls.append(
        Call(name: String(name), place: counts[name] ?? 1, rest: String(line[line.index(after: bracket)...])))
    }
  }

  /// The calls that concern files below `folder`, and the end.
  func calls(touching folder: String) -> [Call] {
    calls.filter { $0.name == "exit_group" || $0.rest.contains(folder) }
  }
}

extension Trace.Call {
  private static let changing: Set<String> = [
    "write", "pwrite64", "writev", "fsync", "fdatasync", "ftruncate", "truncate", "fallocate", "fchmod",
    "chmod",
    "fchmodat", "fchown", "fchownat", "chown", "flock", "rename", "renameat", "renameat2", "link", "linkat",
    "symlink",
    "symlinkat", "unlink", "unlinkat", "rmdir", "mkdir", "mkdirat", "utimensat", "exit_group",
  ]

  private static let reading: Set<String> = [
    "read", "pread64", "fstat", "newfstatat", "stat", "lstat", "statx", "getdents64", "readlink",
    "readlinkat",
    "access", "faccessat",
  ]

  private static let opening: Set<String> = ["open", "openat"]

  static var traced: String {
    changing.union(reading).union(opening).sorted().map { "?" + $0 }.joined(separator: ",")
  }

  var changes: Bool {
    if Self.opening.contains(name) { return rest.contains("O_WRONLY") || rest.contains("O_RDWR") }
    return Self.changing.contains(name)
  }

  var reads: Bool {
    if Self.opening.contains(name) { return !changes }
    return Self.reading.contains(name)
  }
}

/// Runs a program under strace, with or without a fault.
struct Tracer {
  let strace: String
  let scratch: Scratch

  /// `nil` where strace is not installed.
  init?(_ scratch: Scratch) {
    let paths = ["/usr/bin/strace", "/usr/local/bin/strace", "/bin/strace"]
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    (strace, self.scratch) = (path, scratch)
  }

  /// Runs `words`; `inject` is a fault in the language of strace.
  func run(_ vitals: Vitals, _ words: [String], inject: String? = nil) throws -> (
    result: Child.Result, trace: Trace
  ) {
    let file = scratch.file("trace")
    let fault = inject.map { ["-e", "inject=\($0)"] } ?? []
    let result = try Child.run(
      [strace, "-y", "-s", "60", "-o", file, "-e", "trace=\(Trace.Call.traced)"] + fault + [vitals.path]
        + words,
      environment: vitals.environment, in: scratch, limit: 20)
    let text = FileManager.default.contents(atPath: file) ?? Data()
    return (result, Trace(String(decoding: text, as: UTF8.self)))
  }
}
