import Testing

@testable import vitals_bench

@Suite("The table of timings")
struct TimingTableTests {
  private static let own = Outcome.measured(Run(wall: 1.2, cpu: 0.75, peak: 4.25))
  private static let other = Outcome.measured(Run(wall: 2.4, cpu: 2, peak: 5))

  @Test(
    "judges the ratio of the wall times by its limit",
    arguments: [
      (0.5, .kept), (0.49, .over), (nil, .forScale),
    ] as [(Double?, TimingLine.Verdict)])
  func verdict(_ limit: Double?, _ verdict: TimingLine.Verdict) {
    let line = TimingLine(name: "start", own: Self.own, peer: "peer", other: Self.other, limit: limit)
    #expect(line.judged == 0.5)
    #expect(line.verdict == verdict)
  }

  @Test(
    "judges another figure where one is given",
    arguments: [(4.25, .kept), (4.2, .over)]
      as [(Double, TimingLine.Verdict)])
  func figure(_ limit: Double, _ verdict: TimingLine.Verdict) {
    let line = TimingLine(name: "memory", own: Self.own, limit: limit, figure: 4.25, unit: " MB")
    #expect(line.verdict == verdict)
  }

  @Test(
    "does not judge what is missing or wrong",
    arguments: [
      (nil, nil, .notYet), (own, .missing("jq"), .skipped("jq")),
      (.missing("vitals"), other, .skipped("vitals")),
      (.wrong(Run(wall: 1, cpu: 1, peak: 1), "expected 2, found 3"), other, .wrong),
      (own, .wrong(Run(wall: 1, cpu: 1, peak: 1), "expected 2, found 3"), .wrong),
    ] as [(Outcome?, Outcome?, TimingLine.Verdict)])
  func notJudged(_ own: Outcome?, _ other: Outcome?, _ verdict: TimingLine.Verdict) {
    #expect(TimingLine(name: "a", own: own, peer: "b", other: other, limit: 1).verdict == verdict)
  }

  @Test("shows each job beside its peer, with ratio, limit and verdict")
  func text() {
    let table = TimingTable(
      lines: [
        TimingLine(
          name: "start: version", own: Self.own, peer: "sqlite3 select 1", other: Self.other, limit: 1),
        TimingLine(name: "add weight", own: Self.other, peer: "sqlite3 insert", other: Self.own, limit: 0.8),
        TimingLine(name: "check of all", own: Self.own, peer: "jq -c .", other: .missing("jq"), limit: 0.15),
        TimingLine(name: "import csv", own: nil, peer: "sqlite3 .import", limit: 1),
        TimingLine(name: "summary, 10 k", own: Self.own, peer: "hledger balance", other: Self.other),
        TimingLine(name: "memory: add", own: Self.own, limit: 20, figure: 4.25, unit: " MB", decimals: 1),
      ], core: 1)
    #expect(
      table.text == """
        job               ms  user+sys   MB  beside              ms  user+sys  (ratio)   ratio  at most
        start: version  1.20      0.75  4.3  sqlite3 select 1  2.40      2.00  (0.375)   0.500        1  kept
        add weight      2.40      2.00  5.0  sqlite3 insert    1.20      0.75  (2.667)   2.000      0.8  over
        check of all    1.20      0.75  4.3  jq -c .                                               0.15  skipped: jq is not installed
        import csv                           sqlite3 .import                                          1  not yet
        summary, 10 k   1.20      0.75  4.3  hledger balance   2.40      2.00  (0.375)   0.500           for scale
        memory: add     1.20      0.75  4.3                                             4.3 MB    20 MB  kept

        Medians of whole processes, warm cache, all on core 1. Each result was compared with a plain sum over the made records: all are right.
        """)
    #expect(table.isRight)
  }

  @Test("names a wrong result once, below")
  func wrong() {
    let bad = Outcome.wrong(Run(wall: 1.2, cpu: 0.75, peak: 4.25), "expected 'mean 117', found 'mean 171'")
    let table = TimingTable(
      lines: [
        TimingLine(name: "all", own: bad, peer: "jq", other: Self.other, limit: 1),
        TimingLine(name: "all", own: bad, peer: "python3", other: Self.other, limit: 1),
      ])
    #expect(
      table.text == """
        job    ms  user+sys   MB  beside     ms  user+sys  (ratio)  ratio  at most
        all  1.20      0.75  4.3  jq       2.40      2.00  (0.375)  0.500        1  WRONG
        all  1.20      0.75  4.3  python3  2.40      2.00  (0.375)  0.500        1  WRONG

        Medians of whole processes, warm cache, on any core. Each result was compared with a plain sum over the made records: these are wrong:
        all: expected 'mean 117', found 'mean 171'
        """)
    #expect(!table.isRight)
  }
}
