import TestSupport
import Foundation

/// Feeds random and changed inputs to the readers, in rounds that come again with their seed.
struct Fuzz {
  private let options: Options
  private let readers: [Reader]
  private var findings = Findings()
  private var slowest = (seconds: 0.0, reader: "")

  /// The most that a line may take, in seconds.
  private static let lineLimit = 0.01
  /// The same for a text of some kilobytes.
  private static let textLimit = 0.05
  private static let round = 2000
  /// The most that the program may grow once it is warm, in MB.
  private static let growthLimit = 64

  init(_ options: Options) throws {
    self.options = options
    readers = try Reader.all().filter { options.only.map($0.name.contains) ?? true }
  }

  /// The number of findings.
  mutating func run() throws -> Int {
    let wanted = options.count ?? (options.seconds == nil ? 10_000_000 : .max)
    let deadline = Clock.seconds + (options.seconds ?? .infinity)
    var (done, number, warm) = (0, UInt64(0), 0)
    Say.line("fuzz: seed \(options.seed)")
    while done < wanted, Clock.seconds < deadline {
      let reader = readers[Int(number % UInt64(readers.count))]
      let count = min(Self.round, wanted - done)
      try tell(number, reader)
      try play(reader, count, seed: options.seed &+ number)
      (done, number) = (done + count, number + 1)
      if number == UInt64(readers.count * 4) { warm = Self.megabytes }
      if warm > 0, Self.megabytes > warm + Self.growthLimit {
        findings.add("grown from \(warm) to \(Self.megabytes) MB after \(done) inputs")
        break
      }
    }
    Say.line(
      "fuzz: \(done) inputs to \(readers.count) readers, seed \(options.seed), slowest \(milliseconds(slowest.seconds))"
        + " ms (\(slowest.reader)), \(warm) to \(Self.megabytes) MB, \(findings.count) found")
    return findings.count
  }

  private mutating func play(_ reader: Reader, _ count: Int, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for _ in 0..<count {
      let input = reader.mutation.make(using: &random)
      if let log = options.log { try Data(input).write(to: URL(filePath: log)) }
      let began = Clock.busySeconds
      if let fault = reader.read(input) {
        findings.add("\(reader.name), seed \(seed): \(fault): \(shown(input))")
      }
      judge(Clock.busySeconds - began, reader, input, seed)
    }
  }

  /// What looks slow is tried again: a busy machine is no finding.
  private mutating func judge(_ seconds: Double, _ reader: Reader, _ input: Mutation.Bytes, _ seed: UInt64) {
    let limit = options.patience * (reader.isLine ? Self.lineLimit : Self.textLimit)
    var least = seconds
    for _ in 0..<3 where least > limit {
      let began = Clock.busySeconds
      _ = reader.read(input)
      least = min(least, Clock.busySeconds - began)
    }
    if least > slowest.seconds, least == seconds || least > limit {
      slowest = (least, "\(reader.name): \(shown(input))")
    }
    guard least > limit else { return }
    findings.add("\(reader.name), seed \(seed): \(milliseconds(least)) ms for \(shown(input))")
  }

  /// Says how far it has come, for who watches it and finds it dead.
  private func tell(_ number: UInt64, _ reader: Reader) throws {
    guard let progress = options.progress else { return }
    try Data("\(reader.name) \(options.seed &+ number)".utf8).write(to: URL(filePath: progress))
  }

  private func shown(_ input: Mutation.Bytes) -> String {
    String(String(decoding: input, as: UTF8.self).debugDescription.prefix(300))
  }

  private func milliseconds(_ seconds: Double) -> String { tenths(seconds * 1000) }

  /// What the program has in memory now.
  private static var megabytes: Int {
    let text = String(
      decoding: FileManager.default.contents(atPath: "/proc/self/statm") ?? Data(), as: UTF8.self)
    return (text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 256
  }
}

/// Runs the fuzzing in a child, so that a crash or a hang is a finding with the round that leads to it.
struct WatchedFuzz {
  let words: [String]

  /// The number of findings.
  func run() throws -> Int {
    let scratch = try Scratch()
    let progress = scratch.file("progress")
    let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path(percentEncoded: false)
    let child = try Child(
      [path, "fuzz"] + words + ["--progress", progress], environment: ProcessInfo.processInfo.environment,
      in: scratch,
      output: Child.inherited)
    var (last, since) = ("", Clock.seconds)
    while true {
      if let result = child.resultIfEnded() {
        if case .exit(let status) = result.ending, status <= 1 { return Int(status) }
        Say.line(
          "FOUND a crash (\(result.ending)) in \(last): run it with --only, --seed and --log FILE\n\(result.errors)"
        )
        return 1
      }
      let now = String(decoding: FileManager.default.contents(atPath: progress) ?? Data(), as: UTF8.self)
      if now != last { (last, since) = (now, Clock.seconds) }
      if Clock.seconds - since > 60 {
        kill(-child.process, SIGKILL)
        Say.line("FOUND no end in \(last): run it with --only, --seed and --log FILE")
        return 1
      }
      usleep(20_000)
    }
  }
}
