import Foundation

/// Input, files and surroundings that nobody means well with: nothing is lost, and nothing is harmed.
struct Hostile {
  /// One kind of ill will.
  struct Trial: Sendable {
    let name: String
    let run: @Sendable (inout Hostile) throws -> Void
  }

  /// Every trial; a new one is a line here.
  private static let trials = [
    Trial(name: "names") { try $0.names() }, Trial(name: "depth") { try $0.depth() },
    Trial(name: "a line of 1 GB") { try $0.longLine() },
    Trial(name: "control characters") { try $0.controls() },
    Trial(name: "strange documents") { try $0.strangeDocuments() },
    Trial(name: "full channels") { try $0.channels() },
    Trial(name: "surroundings") { try $0.surroundings() },
    Trial(name: "a store to read only") { try $0.readOnly() },
    Trial(name: "signals") { try $0.signals() },
  ]

  var vitals: Vitals
  private(set) var findings = Findings()
  private(set) var runs = 0
  private var current = ""
  private let options: Options

  init(_ options: Options) throws {
    self.options = options
    vitals = Vitals(path: options.program, scratch: try Scratch())
  }

  /// The number of findings.
  mutating func run() throws -> Int {
    for trial in Self.trials where options.only.map(trial.name.contains) ?? true {
      current = trial.name
      try vitals.fill(Fixtures.year(24))
      try trial.run(&self)
    }
    Say.line("hostile: \(Self.trials.count) trials, \(runs) commands, \(findings.count) found")
    return findings.count
  }

  mutating func expect(_ isTrue: Bool, _ text: @autoclosure () -> String) {
    if !isTrue { findings.add("\(current): \(text())") }
  }

  /// Runs a command that must end by itself, in one of these ways.
  @discardableResult
  mutating func expect(_ words: [String], ends statuses: [Int32], output: String? = nil) throws
    -> Child.Result
  {
    let result = try vitals.run(words, output: output)
    judge(result, words.joined(separator: " "), statuses)
    return result
  }

  /// The same for a line of the shell.
  @discardableResult
  mutating func expect(shell line: String, ends statuses: [Int32]) throws -> Child.Result {
    let result = try vitals.shell(line)
    judge(result, line, statuses)
    return result
  }

  private mutating func judge(_ result: Child.Result, _ words: String, _ statuses: [Int32]) {
    runs += 1
    let told = "'\(words.prefix(80))'"
    expect(
      statuses.contains { result.ending == .exit($0) },
      "\(told): \(result.ending) \(result.errors.prefix(300))")
    expect(
      Self.harmful(result.output + result.errors) == nil,
      "\(told) prints \(Self.harmful(result.output + result.errors) ?? "")")
    expect(result.megabytes < 512, "\(told) takes \(result.megabytes) MB")
  }

  /// The first character that a terminal would obey, and not show.
  private static func harmful(_ text: String) -> String? {
    let found = text.unicodeScalars.first { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x2028...0x2029: true
      default: false
      }
    }
    return found.map { "U+\(String($0.value, radix: 16))" }
  }
}
