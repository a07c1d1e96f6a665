/// The rows of the table, in its order: what each job may take, as a ratio to its peer in the same run.
struct TimingRows: Sendable {
  let own: OwnJobs
  let peers: PeerJobs

  /// The jobs of a group are run in turns.
  var groups: [[TimingRow]] { [starting, adding, asking, whole, memory] }

  private var starting: [TimingRow] {
    [
      TimingRow("start: version", .beside(own.version, peers.start, atMost: 1)),
      TimingRow("start: now", .beside(own.now, peers.start, atMost: 1.5)),
      TimingRow("start: prompt ready", .beside(own.prompt, peers.start, atMost: 2)),
    ]
  }

  private var adding: [TimingRow] {
    [
      TimingRow("add weight", .beside(own.weight, peers.insert, atMost: 0.8)),
      TimingRow("add sleep", .beside(own.sleep, peers.insert, atMost: 0.8)),
      TimingRow("add a set", .beside(own.set, peers.insert, atMost: 0.8)),
      TimingRow("add glucose, a full month", .beside(own.glucose, peers.insert, atMost: 1.2)),
      TimingRow("add glucose, 1 M records", .beside(own.glucose, own.glucoseToFew, atMost: 1.1)),
    ]
  }

  private var asking: [TimingRow] {
    [
      TimingRow("list glucose all --limit 10", .beside(own.list, peers.newest, atMost: 1.2)),
      TimingRow("summary glucose 14d", .beside(own.fortnight, peers.fortnight, atMost: 1.2)),
    ]
  }

  private var whole: [TimingRow] {
    [
      TimingRow("summary glucose all", .beside(own.all, peers.months, atMost: 0.25)),
      TimingRow("summary glucose all", .beside(own.all, peers.jq, atMost: 0.05)),
      TimingRow("summary glucose all", .beside(own.all, peers.python, atMost: 0.15)),
      TimingRow("summary glucose all, 10 k", .beside(own.allOfFew, peers.ledger, atMost: nil)),
      TimingRow("JSON scanned into the index", .beside(own.scan, peers.lines, atMost: 4)),
      TimingRow("import csv, 1 M rows", .notYet(peer: "sqlite3 .import", atMost: 1)),
      TimingRow("merge of two months", .notYet(peer: "jq -c .", atMost: 0.3)),
      TimingRow("check of all", .beside(own.check, peers.jqPrint, atMost: 0.15)),
      TimingRow("check of all, ten years", .beside(own.checkDecade, peers.jqPrintDecade, atMost: 0.15)),
    ]
  }

  private var memory: [TimingRow] {
    [
      TimingRow("memory: index of 1 M records", .memory(own.scan, atMost: 64)),
      TimingRow("memory: summary glucose all", .memory(own.all, atMost: 64)),
      TimingRow("memory: add glucose, 1 M", .memory(own.glucose, atMost: 20)),
      TimingRow(
        "prompt idle for 5 s", .idle(own.idlePrompt, ready: own.prompt, milliseconds: 5000, atMost: 1)),
    ]
  }
}
