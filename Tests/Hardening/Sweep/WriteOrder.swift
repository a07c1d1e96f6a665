import Foundation

/// Whether the calls of a save come in the order that makes it durable before it is acknowledged.
///
/// Stages written and on the disk, journal written and on the disk, names given, folders on the disk, answer.
struct WriteOrder {
  private let calls: [Trace.Call]
  private let store: String
  private(set) var faults: [String] = []

  init(_ trace: Trace, store: String) {
    calls = trace.calls
    self.store = store
    judge()
  }

  var syncCount: Int { calls.count { $0.name == "fsync" || $0.name == "fdatasync" } }

  private mutating func expect(_ isTrue: Bool, _ text: @autoclosure () -> String) {
    if !isTrue { faults.append(text()) }
  }

  private mutating func judge() {
    let journal = store + "/.vitals/journal"
    let committed = places {
      $0.isWrite && $0.target?.hasPrefix(journal) == true && $0.rest.contains("entry")
    }
    guard let entry = committed.last, let answer = places({ $0.isAnswer }).first else {
      faults.append("no entry in the journal, or no answer")
      return
    }
    let sync = places { $0.isSync && $0.target?.hasPrefix(journal) == true }.first { $0 > entry }
    let renames = places { $0.name.hasPrefix("rename") && !$0.rest.contains(store + "/.vitals/") }
    guard let sync, let first = renames.first, let last = renames.last else {
      faults.append("the journal is not synced, or no name is given")
      return
    }
    judgeStages(before: entry)
    expect(sync < first, "a name is given before the journal is on the disk")
    expect(last < answer, "the answer comes before the last name is given")
    for folder in Set(renames.flatMap { calls[$0].paths.map(Self.parent) }) {
      let synced = places { $0.isSync && $0.target == folder }.contains { last < $0 && $0 < answer }
      expect(synced, "\(folder) is not on the disk before the answer")
    }
    let cleared = places { $0.name == "unlink" && $0.paths.contains { $0.contains(".tmp-") } }
    let confirmed = places { $0.isSync }.last { $0 < answer } ?? 0
    expect(
      cleared.allSatisfy { $0 > confirmed }, "what was displaced goes before the disk has what displaced it")
  }

  /// Each stage is synced after its last byte, before the journal has the action; one that is written over an older
  /// text, before it has the name of a stage.
  private mutating func judgeStages(before entry: Int) {
    let written = places { $0.isWrite && $0.target.map(Self.isStage) == true }
    let named = places { $0.name.hasPrefix("rename") && $0.paths.first.map(Self.isSpare) == true }
    for place in named where calls[place].paths.last?.contains(".tmp-") == true {
      let last = written.last { calls[$0].target.map(Self.isSpare) == true && $0 < place } ?? place
      let synced = places { $0.isSync && $0.target.map(Self.isSpare) == true }
      expect(
        synced.contains { last < $0 && $0 < place }, "a text has the name of a stage before it is on the disk"
      )
    }
    for stage in Set(written.compactMap { calls[$0].target }) {
      let last = written.last { calls[$0].target == stage } ?? 0
      let synced = places { $0.isSync && $0.target == stage }.contains { last < $0 && $0 < entry }
      expect(synced, "\(stage) is not on the disk before the journal has the action")
    }
  }

  private static func isSpare(_ path: String) -> Bool { path.hasSuffix("/.vitals/spare.new") }
  private static func isStage(_ path: String) -> Bool { path.contains(".tmp-") || isSpare(path) }

  private func places(_ holds: (Trace.Call) -> Bool) -> [Int] {
    calls.indices.filter { holds(calls[$0]) }
  }

  private static func parent(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
}

extension Trace.Call {
  fileprivate var isSync: Bool { name == "fsync" || name == "fdatasync" }

  fileprivate var isWrite: Bool { name == "write" || name == "writev" }

  fileprivate var isAnswer: Bool { name == "write" && rest.hasPrefix("1<") }

  /// The path behind the descriptor: `3</store/glucose>` gives `/store/glucose`.
  fileprivate var target: String? {
    guard let start = rest.firstIndex(of: "<"), rest[..<start].allSatisfy(\.isNumber),
      let end = rest.firstIndex(of: ">")
    else { return nil }
    return String(rest[rest.index(after: start)..<end])
  }

  /// The paths that stand in quotes.
  fileprivate var paths: [String] {
    rest.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}

/// Asserts the order of writes of every action that is swept.
struct Order {
  private let vitals: Vitals
  private let tracer: Tracer

  /// `nil` without strace.
  init?(_ options: Options) throws {
    let scratch = try Scratch()
    guard let tracer = Tracer(scratch) else { return nil }
    vitals = Vitals(path: options.program, scratch: scratch)
    self.tracer = tracer
  }

  /// The most that an entry into a folder that is there may take.
  private static let syncLimit = 4

  /// The number of findings.
  func run() throws -> Int {
    var findings = Findings()
    var syncs: [String] = []
    for (number, action) in Action.all.enumerated() {
      let order = WriteOrder(try Stage(action, vitals, tracer, number: number).trace, store: vitals.store)
      for fault in order.faults { findings.add("\(action.name): \(fault)") }
      syncs.append("\(action.name) \(order.syncCount)")
    }
    try addAgain(&findings)
    Say.line(
      "order: \(Action.all.count) actions, \(findings.count) found; fsyncs: \(syncs.joined(separator: ", "))")
    return findings.count
  }

  /// An entry into a folder and a journal that are there already.
  private func addAgain(_ findings: inout Findings) throws {
    let trace = try tracer.run(vitals, ["glucose", "119", "2026-01-11T07:00:00+01:00"]).trace
    let order = WriteOrder(trace, store: vitals.store)
    for fault in order.faults { findings.add("another entry: \(fault)") }
    findings.expect(
      order.syncCount <= Self.syncLimit,
      "an entry takes \(order.syncCount) fsyncs, more than \(Self.syncLimit)")
  }
}
