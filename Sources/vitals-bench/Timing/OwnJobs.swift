internal import HealthLog

/// What `vitals` is timed at, and how its answers are told to be right.
struct OwnJobs: Sendable {
  let places: TimingPlaces
  let figures: PlainFigures
  /// This program, whose inner loop is one of the jobs.
  let bench: String

  /// The last minute of the stores.
  private static let now = "2026-10-31T23:59:30"
  private static let runs = 23

  private func job(
    _ name: String, on store: String, runs: Int, wrong: @escaping @Sendable (String) -> String?,
    words: @escaping @Sendable (Int) -> [String]
  ) -> Job {
    let vitals = places.vitals
    return Job(name, runs: runs, wrong: wrong) { number in
      [vitals, "--store", store, "--now", Self.now] + words(number)
    }
  }

  private static func expect(_ words: String...) -> @Sendable (String) -> String? {
    { output in
      words.first { !output.contains($0) }.map { "expected '\($0)', found '\(output.prefix(200))'" }
    }
  }
}

// MARK: - Starting

extension OwnJobs {
  var version: Job {
    let vitals = places.vitals
    return Job("version", runs: 41, wrong: Self.expect("vitals ")) { _ in [vitals, "version"] }
  }

  /// Of the copy, which holds a night and a weight as well.
  var now: Job {
    job("now", on: places.millionCopy, runs: 41, wrong: Self.expect("100 ", " 23:59 · 7 h 55 · 82.4\n")) {
      _ in
      ["now"]
    }
  }

  var prompt: Job { prompt("prompt ready", runs: 21, idle: 0) }
  var idlePrompt: Job { prompt("prompt idle", runs: 1, idle: 5000) }

  private func prompt(_ name: String, runs: Int, idle: Int) -> Job {
    let (vitals, store) = (places.vitals, places.millionCopy)
    return Job(name, .toItsPrompt(idle: idle), runs: runs) { _ in [vitals, "--store", store] }
  }
}

// MARK: - Adding

extension OwnJobs {
  /// What makes the documents of a copy, so that each measured entry finds its own.
  static let first = [
    ["glucose", "100"], ["slept", "23:10-07:05"], ["weight", "82.4"], ["bench", "8x80"],
  ]

  func firstEntries(_ store: String) -> [[String]] {
    Self.first.map { [places.vitals, "--store", store, "--now", Self.now] + $0 }
  }

  var weight: Job {
    add("add weight", "weight", "\"value\"", to: 0) { ["weight", "\(80 + $0 / 10).\($0 % 10)"] }
  }
  var sleep: Job {
    add("add sleep", "sleep", "\"wake\"", to: 0) { ["slept", "2026-10-\(28 - $0)", "23:10-07:05"] }
  }
  var set: Job { add("add a set", "workout", "\"reps\"", to: 0) { _ in ["bench", "8x80"] } }

  /// To a month of 8,940 records, of which a store of a million has a hundred others.
  var glucose: Job { glucose("add glucose, 1 M", places.millionCopy) }
  var glucoseToFew: Job { glucose("add glucose, 10 k", places.tenThousandCopy) }

  private func glucose(_ name: String, _ store: String) -> Job {
    add(name, "glucose", "\"value\"", to: figures.lastMonth.count, store) { ["glucose", "\(101 + $0)"] }
  }

  /// An entry each run; afterwards the document must hold one record more for each, and for the first.
  private func add(
    _ name: String, _ kind: String, _ member: String, to count: Int, _ store: String? = nil,
    words: @escaping @Sendable (Int) -> [String]
  ) -> Job {
    let (store, places) = (store ?? places.millionCopy, places)
    let expected = count + 1 + Self.runs
    return job(name, on: store, runs: Self.runs) { _ in
      let found = places.count(of: member, in: "\(store)/\(kind)/\(PlainFigures.month).json")
      return found == expected ? nil : "expected \(expected) times \(member) in the document, found \(found)"
    } words: {
      words($0)
    }
  }
}

// MARK: - Asking

extension OwnJobs {
  var list: Job {
    let expected = figures.newest.map { "\($0.clock)  \(Shown.short($0.value, 1)) mg/dL" }
    return job("list glucose all --limit 10", on: places.million, runs: 21) { output in
      let lines = output.split(separator: "\n")
      guard lines.count == expected.count else {
        return "expected \(expected.count) lines, found \(lines.count)"
      }
      return zip(expected, lines).first { !Self.squeezed($1).contains(Self.squeezed($0)) }
        .map { "expected '\($0)', found '\($1)'" }
    } words: { _ in
      ["list", "glucose", "all", "--limit", "10"]
    }
  }

  var fortnight: Job {
    summary("summary glucose 14d", "14d", "14 days", figures.lastFortnight, runs: 21)
  }
  var all: Job { summary("summary glucose all", "all", "all time", figures.all, runs: 7) }

  var allOfFew: Job {
    let fewer = places.tenThousand
    return job("summary glucose all, 10 k", on: fewer, runs: 7, wrong: Self.expect("10000 records")) { _ in
      ["summary", "glucose", "all"]
    }
  }

  private func summary(_ name: String, _ range: String, _ title: String, _ sums: PlainSums, runs: Int) -> Job
  {
    let ends = "\(Shown.decimals(sums.min, 0))–\(Shown.decimals(sums.max, 0))"
    let figures = "\(title), \(ends), mean \(Shown.decimals(sums.mean, 0))"
    return job(name, on: places.million, runs: runs, wrong: Self.expect(figures, "\(sums.count) records")) {
      _ in ["summary", "glucose", range]
    }
  }

  var check: Job { check("check", places.million) }
  var checkDecade: Job { check("check, ten years", places.decade) }

  private func check(_ name: String, _ store: String) -> Job {
    job(name, on: store, runs: 3, wrong: Self.expect("all documents are sound")) { _ in ["check"] }
  }

  /// Document after document into the index, all of which is kept, and of no text more than one at a time.
  var scan: Job {
    let (bench, store, sums) = (bench, places.million, figures.all)
    let expected = "\(sums.count) records, sum \(Shown.decimals(sums.sum, 0))\n"
    return Job("scan", runs: 7, wrong: Self.expect(expected)) { _ in [bench, "--scan", store] }
  }

  private static func squeezed(_ text: some StringProtocol) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}
