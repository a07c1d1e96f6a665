import HealthLog
import Testing

@testable import Storage

@Suite("The order of writes")
struct OrderTests {
  /// What changes the disk or has it confirm something, with the paths below the store.
  private static func trace(of scenario: Scenario) throws -> [String] {
    let folder = try TemporaryFolder()
    try scenario.prepare(folder)
    let faulty = FaultyFiles()
    var store = try folder.store(files: faulty.files)
    try scenario.act(&store)
    let told = [
      "make", "openToWrite", "openToReplace", "write", "sync", "exchange", "moveToNew", "move", "remove",
      "makeFolder",
    ]
    return faulty.calls.filter { told.contains($0.name) }.map { call in
      if call.path == folder.path { return call.name + " .." }
      var path = String(call.path.dropFirst(folder.root.count + 1))
      if let stage = path.firstRange(of: ".tmp-") { path = path[..<stage.lowerBound] + ".tmp" }
      return call.name + " " + (path.isEmpty ? "/" : path)
    }
  }

  @Test("an entry is staged, journalled, exchanged and confirmed by the folder, with three fsyncs")
  func entry() throws {
    let trace = try Self.trace(of: .addOverSpare)
    #expect(
      trace == [
        "openToWrite .vitals/lock-queue", "openToWrite .vitals/lock",
        "moveToNew .vitals/spare.new", "openToReplace .vitals/spare.new",
        "write .vitals/spare.new", "sync .vitals/spare.new", "moveToNew glucose/.2026-11.json.tmp",
        "openToWrite .vitals/journal", "write .vitals/journal", "sync .vitals/journal",
        "exchange glucose/2026-11.json", "move .vitals/spare", "sync glucose",
        "openToWrite .vitals/journal", "write .vitals/journal",
      ])
  }

  @Test("without a text to write over a stage is made")
  func withoutSpare() throws {
    let trace = try Self.trace(of: .add).dropFirst(2)
    #expect(
      trace == [
        "moveToNew .vitals/spare.new",
        "make glucose/.2026-11.json.tmp", "write glucose/.2026-11.json.tmp", "sync glucose/.2026-11.json.tmp",
        "openToWrite .vitals/journal", "write .vitals/journal", "sync .vitals/journal", "sync .vitals",
        "exchange glucose/2026-11.json", "move .vitals/spare", "sync glucose",
        "openToWrite .vitals/journal", "write .vitals/journal",
      ])
  }

  @Test(
    "the first entry of a store that is there confirms the name of the journal too, and makes four fsyncs")
  func firstEntry() throws {
    let syncs = try Self.trace(of: .add).filter { $0.hasPrefix("sync") }
    #expect(
      syncs == ["sync glucose/.2026-11.json.tmp", "sync .vitals/journal", "sync .vitals", "sync glucose"])
  }

  @Test("the names of new folders are confirmed before anything stands in them")
  func newFolders() throws {
    let trace = try Self.trace(of: .addFirst)
    #expect(
      trace == [
        "makeFolder /", "sync ..", "makeFolder .vitals", "sync /",
        "openToWrite .vitals/lock-queue", "openToWrite .vitals/lock",
        "remove .vitals/.gitignore.new", "make .vitals/.gitignore.new", "write .vitals/.gitignore.new",
        "sync .vitals/.gitignore.new",
        "move .vitals/.gitignore", "sync .vitals",
        "makeFolder glucose", "sync /",
        "make glucose/.2026-11.json.tmp", "write glucose/.2026-11.json.tmp", "sync glucose/.2026-11.json.tmp",
        "openToWrite .vitals/journal", "write .vitals/journal", "sync .vitals/journal", "sync .vitals",
        "moveToNew glucose/2026-11.json", "sync glucose",
        "openToWrite .vitals/journal", "write .vitals/journal",
      ])
  }

  @Test("of several documents all are staged before the journal, and all exchanged before the folders")
  func several() throws {
    let trace = try Self.trace(of: .editMovingMonths).dropFirst(2)
    #expect(
      trace == [
        "moveToNew .vitals/spare.new",
        "make glucose/.2026-10.json.tmp", "write glucose/.2026-10.json.tmp", "sync glucose/.2026-10.json.tmp",
        "moveToNew .vitals/spare.new",
        "make glucose/.2026-11.json.tmp", "write glucose/.2026-11.json.tmp", "sync glucose/.2026-11.json.tmp",
        "openToWrite .vitals/journal", "write .vitals/journal", "sync .vitals/journal", "sync .vitals",
        "exchange glucose/2026-10.json", "exchange glucose/2026-11.json",
        "move .vitals/spare", "sync glucose", "remove glucose/.2026-11.json.tmp",
        "openToWrite .vitals/journal", "write .vitals/journal",
      ])
  }

  @Test(
    "an entry reads its document, what it displaced, the end of the journal and the settings, and nothing else"
  )
  func reads() throws {
    let rehearsal = try Rehearsal(.add)
    let opened = rehearsal.calls.filter { $0.name == "open" }.map { lastName($0.path) }
    let short = opened.map { $0.hasPrefix(".2026-11.json.tmp-") ? "stage" : $0 }
    #expect(
      short == ["vitals.json", "trackers.json", "journal", "journal", "2026-11.json", "stage"])
  }
}
