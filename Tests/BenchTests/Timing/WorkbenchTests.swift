import Foundation
import Testing

@testable import vitals_bench

@Suite("Running jobs")
struct WorkbenchTests {
  /// Programs that take as many milliseconds as their last word says, and print their first.
  private static let machine = Machine(
    run: { words, _ throws(BenchError) in
      let time = words.last.flatMap(Double.init) ?? .nan
      return (Run(wall: time, cpu: time / 2, peak: time, status: words.contains("fails") ? 3 : 0), words[0])
    }, has: { $0 != "jq" })

  private func job(_ name: String, _ words: [String], wrong: String? = nil) -> Job {
    Job(name, runs: 3, wrong: { _ in wrong }) { words + ["\([4, 2, 9][$0])"] }
  }

  @Test("gives the medians of as many runs as the job has")
  func medians() throws {
    var workbench = Workbench(Self.machine)
    let outcome = try workbench.outcome(of: job("a", ["vitals"]))
    #expect(outcome == .measured(Run(wall: 4, cpu: 2, peak: 9)))
  }

  @Test("does a job once, however often it is asked for")
  func once() throws {
    let calls = Calls()
    var workbench = Workbench(calls.counting(Self.machine))
    _ = try workbench.outcome(of: job("a", ["vitals"]))
    _ = try workbench.outcome(of: job("a", ["vitals"]))
    #expect(calls.words == ["vitals 4", "vitals 2", "vitals 9"])
  }

  @Test("lets the jobs of a group take turns, there and back, each as often as it has runs")
  func turns() throws {
    let calls = Calls()
    var workbench = Workbench(calls.counting(Self.machine))
    let peer = Job("peer", runs: 2) { ["sqlite3", "\($0)"] }
    try workbench.run([job("own", ["vitals"]), peer, job("own", ["vitals"]), job("c", ["jq"])])
    #expect(calls.words == ["vitals 4", "sqlite3 0", "sqlite3 1", "vitals 2", "vitals 9"])
    #expect(try workbench.outcome(of: peer) == .measured(Run(wall: 0.5, cpu: 0.25, peak: 1)))
    #expect(try workbench.outcome(of: job("c", ["jq"])) == .missing("jq"))
  }

  @Test("skips a program that is not installed")
  func missing() throws {
    var workbench = Workbench(Self.machine)
    #expect(try workbench.outcome(of: job("a", ["jq", "-c", "."])) == .missing("jq"))
  }

  @Test("tells a wrong result, with the figures that it is for")
  func wrong() throws {
    var workbench = Workbench(Self.machine)
    let outcome = try workbench.outcome(of: job("a", ["vitals"], wrong: "expected 2, found 3"))
    #expect(outcome == .wrong(Run(wall: 4, cpu: 2, peak: 9), "expected 2, found 3"))
  }

  @Test("tells a job that fails")
  func failed() throws {
    var workbench = Workbench(Self.machine)
    let outcome = try workbench.outcome(of: job("a", ["vitals", "fails"]))
    #expect(
      outcome == .wrong(Run(wall: 4, cpu: 2, peak: 9, status: 3), "expected exit status 0, found 3"))
  }

  @Test("makes a line of each kind of row")
  func rows() throws {
    let (own, peer) = (job("own", ["vitals"]), Job("peer", runs: 1) { _ in ["sqlite3", "8"] })
    let (ready, idle) = (
      Job("ready", runs: 1) { _ in ["vitals", "6"] }, Job("idle", runs: 1) { _ in ["vitals", "26"] }
    )
    let groups = [
      [TimingRow("beside", .beside(own, peer, atMost: 0.5)), TimingRow("memory", .memory(own, atMost: 8))],
      [
        TimingRow("idle", .idle(idle, ready: ready, milliseconds: 1000, atMost: 1)),
        TimingRow("later", .notYet(peer: "jq", atMost: 0.3)),
      ],
    ]
    let lines = try Timing.lines(groups, Self.machine)
    #expect(lines.map(\.name) == ["beside", "memory", "idle", "later"])
    #expect(lines.map(\.judged) == [0.5, 9, 1, nil])
    #expect(lines.map(\.verdict) == [.kept, .over, .kept, .notYet])
  }
}

/// What was called, in its order.
private final class Calls: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var words: [String] = []

  func counting(_ machine: Machine) -> Machine {
    Machine(
      run: { words, way throws(BenchError) in
        self.lock.withLock { self.words.append(words.joined(separator: " ")) }
        return try machine.run(words, way)
      }, has: machine.has)
  }
}
