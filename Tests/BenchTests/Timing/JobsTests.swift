import HealthLog
import Storage
import Testing

@testable import vitals_bench

@Suite("Jobs of the table")
struct JobsTests {
  /// Ten readings of one day, from 100 to 109.
  private static let figures = PlainFigures(
    (0..<10).map { number in
      Record(
        "glucose", ["time": .text("2026-10-31T10:0\(number):00+01:00"), "value": .whole(100 + number)])
    })
  private static let places = TimingPlaces(folder: "/nowhere", files: .system, program: "/vitals")
  private let own = OwnJobs(places: places, figures: figures, bench: "/bench")
  private let peers = PeerJobs(
    places: places, figures: figures, documents: ["a.json", "b.json"], decade: ["c.json"])

  @Test(
    "a summary is right with the count, the ends and the mean of the plain sums",
    arguments: [
      ("  all time, 100–109, mean 105\n  10 records", nil),
      (
        "  all time, 100–109, mean 104\n  10 records",
        "expected 'all time, 100–109, mean 105', found '  all time, 100–109, mean 104\n  10 records'"
      ),
      (
        "  all time, 100–109, mean 105\n  9 records",
        "expected '10 records', found '  all time, 100–109, mean 105\n  9 records'"
      ),
    ] as [(String, String?)])
  func summary(_ output: String, _ complaint: String?) {
    #expect(own.all.wrong(output) == complaint)
  }

  @Test("a list is right with the newest ten, the newest last")
  func list() {
    let lines = (0..<10).map { "\(10 - $0)  10:0\($0)  \(100 + $0) mg/dL · in range  abc" }
    #expect(own.list.wrong(lines.joined(separator: "\n")) == nil)
    #expect(own.list.wrong("") == "expected 10 lines, found 0")
    #expect(
      own.list.wrong(lines.reversed().joined(separator: "\n"))
        == "expected '10:00  100 mg/dL', found '1  10:09  109 mg/dL · in range  abc'")
  }

  @Test("an entry is right when the document holds it")
  func entry() {
    #expect(
      own.weight.wrong("") == #"expected 24 times "value" in the document, found 0"#)
  }

  @Test("the peers are held to the same sums")
  func held() {
    #expect(peers.python.wrong("10 1045\n") == nil)
    #expect(peers.python.wrong("10 1044\n") == "expected '10 1045\n', found '10 1044\n'")
    #expect(peers.jq.wrong("1045\n") == nil)
    #expect(peers.months.wrong("2026-10|10|1045|100|109|104.5\n") == nil)
    #expect(peers.fortnight.wrong("10|1045|100|109|104.5\n") == nil)
    #expect(peers.fortnight.wrong("9|1045|100|109|104.5\n") != nil)
  }

  @Test("no two measured entries are the same, but for sets, which may be")
  func different() {
    for job in [own.weight, own.sleep, own.glucose, own.glucoseToFew] {
      #expect(Set((0..<job.runs).map(job.words)).count == job.runs, "\(job.name)")
    }
  }

  @Test("the words are those that a person types")
  func words() {
    let head = ["/nowhere/program", "--store", "/nowhere/copy-1000000", "--now", "2026-10-31T23:59:30"]
    #expect(own.weight.words(12) == head + ["weight", "81.2"])
    #expect(own.sleep.words(3) == head + ["slept", "2026-10-25", "23:10-07:05"])
    #expect(own.set.words(3) == head + ["bench", "8x80"])
    #expect(own.glucose.words(3) == head + ["glucose", "104"])
    #expect(own.scan.words(0) == ["/bench", "--scan", "/nowhere/1000000"])
    #expect(peers.jqPrint.words(0) == ["jq", "-c", ".", "a.json", "b.json"])
  }

  @Test("the table has a row for each promise, in its order")
  func rows() {
    let limits = TimingRows(own: own, peers: peers).groups.joined().map { row in
      switch row.kind {
      case .beside(_, let peer, let limit): "\(row.name) / \(peer.name) / \(limit.map { "\($0)" } ?? "-")"
      case .memory(_, let limit): "\(row.name) / \(limit) MB"
      case .idle(_, _, _, let limit): "\(row.name) / \(limit) %"
      case .notYet(let peer, let limit): "\(row.name) / \(peer) / \(limit), not yet"
      }
    }
    #expect(
      limits == [
        "start: version / sqlite3 select 1 / 1.0", "start: now / sqlite3 select 1 / 1.5",
        "start: prompt ready / sqlite3 select 1 / 2.0", "add weight / sqlite3 insert / 0.8",
        "add sleep / sqlite3 insert / 0.8", "add a set / sqlite3 insert / 0.8",
        "add glucose, a full month / sqlite3 insert / 1.2",
        "add glucose, 1 M records / add glucose, 10 k / 1.1",
        "list glucose all --limit 10 / sqlite3 order by time limit 10 / 1.2",
        "summary glucose 14d / sqlite3 14 days / 1.2", "summary glucose all / sqlite3 group by month / 0.25",
        "summary glucose all / jq add / 0.05", "summary glucose all / python3 json, sum / 0.15",
        "summary glucose all, 10 k / hledger balance / -", "JSON scanned into the index / wc -l / 4.0",
        "import csv, 1 M rows / sqlite3 .import / 1.0, not yet",
        "merge of two months / jq -c . / 0.3, not yet", "check of all / jq -c . / 0.15",
        "check of all, ten years / jq -c ., ten years / 0.15", "memory: index of 1 M records / 64.0 MB",
        "memory: summary glucose all / 64.0 MB", "memory: add glucose, 1 M / 20.0 MB",
        "prompt idle for 5 s / 1.0 %",
      ])
  }
}
