internal import HealthLog

/// What other programs are timed at beside ours, on the same records.
struct PeerJobs: Sendable {
  let places: TimingPlaces
  let figures: PlainFigures
  /// The documents of the million, and of all kinds of the ten years.
  let documents: [String]
  let decade: [String]

  private func sqlite(
    _ name: String, _ database: String, _ statement: String, runs: Int,
    wrong: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Job {
    Job("sqlite3 \(name)", runs: runs, wrong: wrong) { _ in ["sqlite3", database, statement] }
  }

  private static func expect(_ words: String) -> @Sendable (String) -> String? {
    { $0.contains(words) ? nil : "expected '\(words)', found '\($0.prefix(200))'" }
  }

  private static func number(_ value: Double, _ places: Int = 0) -> String { Shown.decimals(value, places) }
}

// MARK: - sqlite3

extension PeerJobs {
  var start: Job { sqlite("select 1", ":memory:", "select 1", runs: 41, wrong: Self.expect("1\n")) }

  /// With a delete journal and an index on the time.
  var insert: Job {
    sqlite(
      "insert", places.databaseCopy,
      "insert into glucose values ('2026-10-31T23:59:30+01:00', 112, 'mg/dL', 'fasting', '', '')", runs: 23)
  }

  var newest: Job {
    sqlite(
      "order by time limit 10", places.database, "select * from glucose order by time desc limit 10", runs: 21
    ) {
      [figures] in
      Self.lines($0) == figures.newest.count
        ? nil : "expected \(figures.newest.count) rows, found \(Self.lines($0))"
    }
  }

  var fortnight: Job {
    sqlite(
      "14 days", places.database,
      "select \(Self.sums) from glucose where time >= '\(PlainFigures.fortnight)'", runs: 21,
      wrong: Self.expect(Self.row(figures.lastFortnight)))
  }

  var months: Job {
    sqlite(
      "group by month", places.database,
      "select substr(time, 1, 7), \(Self.sums) from glucose group by 1", runs: 5,
      wrong: Self.expect("\(PlainFigures.month)|" + Self.row(figures.lastMonth)))
  }

  private static let sums =
    "count(*), cast(sum(value) as integer), cast(min(value) as integer), cast(max(value) as integer), avg(value)"

  /// The mean is computed and not compared: how many digits of it are printed is the program's own affair.
  private static func row(_ sums: PlainSums) -> String {
    "\(sums.count)|\(number(sums.sum))|\(number(sums.min))|\(number(sums.max))|"
  }

  private static func lines(_ text: String) -> Int { text.split(separator: "\n").count }
}

// MARK: - Programs that read the documents

extension PeerJobs {
  private func job(
    _ name: String, _ words: [String], _ documents: [String], runs: Int,
    wrong: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> Job {
    Job(name, runs: runs, wrong: wrong) { _ in words + documents }
  }

  var jq: Job {
    job(
      "jq add", ["jq", "-n", "[inputs | .records[].value] | add"], documents, runs: 3,
      wrong: Self.expect(Self.number(figures.all.sum) + "\n"))
  }

  var python: Job {
    let program =
      "import json, sys; v = [r['value'] for f in sys.argv[1:] for r in json.load(open(f))['records']]; print(len(v), sum(v))"
    return job(
      "python3 json, sum", ["python3", "-c", program], documents, runs: 3,
      wrong: Self.expect("\(figures.all.count) \(Self.number(figures.all.sum))\n"))
  }

  var lines: Job { job("wc -l", ["wc", "-l"], documents, runs: 7, wrong: Self.expect(" total")) }

  var jqPrint: Job { print("jq -c .", documents, runs: 3) }
  var jqPrintDecade: Job { print("jq -c ., ten years", decade, runs: 3) }

  private func print(_ name: String, _ documents: [String], runs: Int) -> Job {
    Job(name, .silently, runs: runs) { _ in ["jq", "-c", "."] + documents }
  }

  var ledger: Job {
    job(
      "hledger balance", ["hledger", "-f", places.journal, "balance", "--depth", "1", "glucose"], [], runs: 1)
  }
}
