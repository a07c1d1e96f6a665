internal import HealthLog
internal import Storage

/// The stores, databases and copies that are measured on, each made when it is not there.
struct TimingPlaces: Sendable {
  static let many = 1_000_000
  static let few = 10_000

  let folder: String
  let files: FileSystem
  /// The program as it was built.
  let program: String

  /// The program as it is installed, a copy.
  ///
  /// What a linker has just written lies in memory in small pieces, and starts a quarter of a millisecond slower.
  var vitals: String { folder + "/program" }

  var million: String { folder + "/1000000" }
  var tenThousand: String { folder + "/10000" }
  var decade: String { folder + "/decade" }
  var database: String { folder + "/1000000.db" }
  var journal: String { folder + "/10000.journal" }
  /// Copies that are written to.
  var millionCopy: String { folder + "/copy-1000000" }
  var tenThousandCopy: String { folder + "/copy-10000" }
  var databaseCopy: String { folder + "/copy-1000000.db" }
  /// Where a program's answer goes.
  var output: String { folder + "/output" }

  /// The records of the million, always those of the first seed.
  var records: some Sequence<Record> { SingleReadings(count: Self.many, seed: 1).records }

  func make(_ machine: Machine) throws(BenchError) {
    try make(million, SingleReadings(count: Self.many, seed: 1).files)
    try make(tenThousand, SingleReadings(count: Self.few, seed: 1).files)
    try make(decade, Decade(seed: 1).files)
    if machine.has("sqlite3") { try makeDatabase(machine) }
    if machine.has("hledger"), try !isThere(journal) { try makeJournal() }
    try remove(vitals)
    try run(machine, ["cp", program, vitals])
    for (original, copy) in [(million, millionCopy), (tenThousand, tenThousandCopy)] {
      try remove(copy)
      try run(machine, ["cp", "-R", original, copy])
      try run(machine, [vitals, "--store", copy, "init"])
    }
  }

  /// Written aside first, so that a store which is there is whole.
  private func make(_ store: String, _ made: some Sequence<StoreFile>) throws(BenchError) {
    guard try !isThere(store) else { return }
    try remove(store + ".half")
    _ = try StoreFolder(path: store + ".half", files: files).write(made)
    try asBench { () throws(FileError) in try files.move(store + ".half", store) }
  }

  private func makeDatabase(_ machine: Machine) throws(BenchError) {
    if try !isThere(database) {
      let rows = folder + "/rows.csv"
      let script = folder + "/rows.sql"
      try write(rows, records.lazy.map(\.row))
      try write(script, [Self.script(rows)])
      try remove(database + ".half")
      let figures = ProgramCall.measure(["sqlite3", database + ".half"], input: script, output: output)
      guard Run(figures: figures)?.status == 0 else { throw BenchError(.failed("sqlite3", try answer())) }
      try asBench { () throws(FileError) in try files.move(database + ".half", database) }
      try remove(rows)
      try remove(script)
    }
    try remove(databaseCopy)
    try run(machine, ["cp", database, databaseCopy])
  }

  private static func script(_ rows: String) -> String {
    """
    pragma journal_mode = delete;
    create table glucose (time text, value real, unit text, context text, meal text, minutes integer);
    .mode csv
    .import '\(rows)' glucose
    create index glucose_time on glucose (time);

    """
  }

  private func makeJournal() throws(BenchError) {
    let records = SingleReadings(count: Self.few, seed: 1).records
    try write(journal, records.lazy.map(\.posting))
  }
}

// MARK: - On the disk

extension TimingPlaces {
  func text(_ path: String) throws(BenchError) -> String {
    let file = try asBench { () throws(FileError) in try files.readWhole(path) }
    return String(decoding: file?.bytes ?? [], as: UTF8.self)
  }

  /// What the last program said, or complained of.
  private func answer() throws(BenchError) -> String { try text(output) + text(output + ".err") }

  /// How often a text stands in a file that a job wrote; -1 where the file cannot be read.
  func count(of wanted: String, in path: String) -> Int {
    do throws(BenchError) {
      return try text(path).split(separator: wanted, omittingEmptySubsequences: false).count - 1
    } catch {
      return -1
    }
  }

  /// The documents of a store, or of one kind of it.
  func documents(of store: String, _ kind: String? = nil) throws(BenchError) -> [String] {
    try asBench { () throws(FileError) in
      var found: [String] = []
      let folders = if let kind { [kind] } else { try files.list(store) ?? [] }
      for folder in folders where !folder.contains(".") {
        let names = try files.list(store + "/" + folder) ?? []
        found += names.map { store + "/" + folder + "/" + $0 }
      }
      return found.sorted()
    }
  }

  /// Takes away a file, or a folder with all that is in it.
  func remove(_ path: String) throws(BenchError) {
    try asBench { () throws(FileError) in try removeAll(path) }
  }

  private func removeAll(_ path: String) throws(FileError) {
    guard let status = try files.status(path) else { return }
    guard status.kind == .folder else { return try files.remove(path) }
    for name in try files.list(path) ?? [] { try removeAll(path + "/" + name) }
    try files.removeFolder(path)
  }

  func isThere(_ path: String) throws(BenchError) -> Bool {
    try asBench { () throws(FileError) in try files.status(path) != nil }
  }

  /// Runs a program whose figures do not matter.
  func run(_ machine: Machine, _ words: [String]) throws(BenchError) {
    let (run, output) = try machine.run(words, .toItsEnd)
    if run.status != 0 { throw BenchError(.failed(words.joined(separator: " "), output)) }
  }

  /// Writes texts one after the other, many of them at a time.
  private func write(_ path: String, _ texts: some Sequence<String>) throws(BenchError) {
    try remove(path)
    try asBench { () throws(FileError) in
      let file = try files.open(path, .new(0o600))
      try files.closing(file, path) { () throws(FileError) in
        var bytes = FileSystem.Bytes()
        for text in texts {
          bytes += text.utf8
          if bytes.count > 1 << 16 {
            try files.writeAll(file, path, bytes)
            bytes.removeAll(keepingCapacity: true)
          }
        }
        try files.writeAll(file, path, bytes)
      }
    }
  }

  /// Makes the folder itself, where it is not there.
  func makeFolder() throws(BenchError) {
    if try !isThere(folder) { try asBench { () throws(FileError) in try files.makeFolder(folder) } }
  }

  /// Takes away what only this run was for; the stores stay.
  func clearAway() throws(BenchError) {
    for path in [
      vitals, millionCopy, tenThousandCopy, databaseCopy, output, output + ".err", folder + "/figures",
    ] {
      try remove(path)
    }
    try remove(folder + "/figures.err")
    try remove(folder + "/vitals")
  }

  /// Takes the whole folder away; what cannot be taken away stays, since nobody asked for it any more.
  func abandon() {
    do throws(BenchError) { try remove(folder) } catch { return }
  }

  func asBench<T>(_ body: () throws(FileError) -> T) throws(BenchError) -> T {
    do throws(FileError) { return try body() } catch { throw BenchError(.file(error)) }
  }
}

// MARK: - A record elsewhere

extension Record {
  private func word(_ name: String) -> String {
    switch self[name] {
    case .number(let number)?: "\(number)"
    case .text(let text)?: text
    default: ""
    }
  }

  /// A row of the database, as CSV.
  fileprivate var row: String {
    ["time", "value", "unit", "context", "meal", "minutesAfter"].map(word).joined(separator: ",") + "\n"
  }

  /// A transaction of hledger's journal: what was measured, and the meter that it came from.
  fileprivate var posting: String {
    "\(word("time").prefix(10)) \(word("context"))\n  glucose  \(word("value")) mg\n  meter\n\n"
  }
}
