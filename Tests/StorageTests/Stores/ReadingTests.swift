import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("Reading a store")
struct ReadingTests {
  private let folder: TemporaryFolder
  private var store: Store

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "glucose/2026-11.json",
      document([line(20, 120, id: "aa1"), line(10, 110, id: "ab2"), line(1, 101), #"{"value": 5}"#]))
    try folder.write("glucose/2026-10.json", document([line(25, 99, id: "ab3", month: "2026-10")]))
    try folder.write("glucose/notes.json", "{")
    try folder.write(
      "mood/2026-11.json",
      document([#"{"time": "2026-11-05T07:00:00Z", "value": 7, "id": "aa2"}"#], kind: "mood"))
    store = try folder.store()
  }

  private func days(_ from: String, _ to: String) throws -> DateRange {
    DateRange(try #require(CivilDate(from)), try #require(CivilDate(to)))
  }

  @Test("gives the records of some days from the oldest to the newest, with the names they answer to")
  mutating func records() throws {
    let found = try store.records(of: "glucose", in: days("2026-10-25", "2026-11-10"))
    #expect(found.map { $0.record.number("value") } == [99, 101, 110])
    #expect(found.map(\.id.count) == [3, 10, 3])
    #expect(found.map(\.document.month) == ["2026-10", "2026-11", "2026-11"])
    #expect(try store.records(of: "glucose", in: .all, limit: 2).map(\.id) == ["ab2", "aa1"])
    #expect(
      try store.records(of: "glucose", in: .all) { $0.number("value").map { $0 > 100 } ?? false }.count == 3)
    #expect(try store.records(of: "pain", in: .all) == [])
  }

  @Test(
    "passes over a document that cannot be used, where an answer may lack it, and says which; else it is an error"
  )
  mutating func gaps() throws {
    try folder.write("glucose/2026-10.json", "{")
    try folder.write("mood/2026-10.json", document([], kind: "glucose"))
    store = try folder.store()
    #expect(throws: StorageError.self) { try store.records(of: "glucose", in: .all) }
    store.gaps = []
    #expect(
      try store.records(of: "glucose", in: .all).map(\.record).compactMap { $0.number("value") } == [
        101, 110, 120,
      ])
    #expect(try store.reduce(of: "glucose", in: .all, into: 0) { count, _, _ in count += 1 } == 3)
    #expect(
      try store.latest(of: "glucose", notAfter: Instant(seconds: 0)) == nil)
    #expect(try store.latestRecord(of: "mood", notAfter: noon) { $0.number("value") == 5 } == nil)
    let gaps = try #require(store.gaps)
    #expect(
      gaps.map { "\($0.kind) \($0.month ?? "-"): \($0.error)" } == [
        "glucose 2026-10: glucose/2026-10.json:1:2: brackets: expected '}', found the end of the text",
        "mood 2026-10: mood/2026-10.json:3:11: kind: expected kind 'mood' as the folder says, found 'glucose'",
      ])
    store.gaps = nil
    #expect(throws: StorageError.self) { try store.records(of: "mood", in: .all) }
  }

  @Test("finds a whole id beside a document that cannot be used; what may stand in it is an error")
  mutating func idsBesideFault() throws {
    try folder.write("mood/2026-11.json", "{")
    store = try folder.store()
    #expect(try store.records(withID: "aa1").map(\.id) == ["aa1"])
    #expect(try store.records(withID: "ab3").map(\.id) == ["ab3"])
    for text in ["aa", "aa2", "zz"] {
      let error = try #require(throws: StorageError.self) { try store.records(withID: text) }
      #expect("\(error)" == "mood/2026-11.json:1:2: brackets: expected '}', found the end of the text")
    }
  }

  @Test("with a limit reads no older document than it needs")
  func limit() throws {
    let faulty = FaultyFiles()
    var store = try folder.store(files: faulty.files)
    _ = try store.records(of: "glucose", in: .all, limit: 3)
    // Those beside it are only asked for their schema.
    #expect(
      faulty.calls.filter { $0.name == "open" && $0.path.contains("glucose") }.map { lastName($0.path) } == [
        "2026-12.json", "2026-11.json", "2027-01.json", "2026-11.json", "2026-10.json",
      ])
  }

  @Test("finds the latest record that is not after a moment")
  mutating func latest() throws {
    func instant(_ text: String) throws -> Instant {
      try #require(SpelledTime(text)).resolved(in: .utc).instant
    }
    #expect(try store.latest(of: "glucose", notAfter: instant("2026-11-15T00:00:00Z"))?.id == "ab2")
    #expect(try store.latest(of: "glucose", notAfter: instant("2026-10-26T00:00:00Z"))?.id == "ab3")
    #expect(try store.latest(of: "glucose", notAfter: instant("2026-10-01T00:00:00Z")) == nil)
    #expect(
      try store.latest(of: "glucose", notAfter: instant("2027-01-01T00:00:00Z")) { $0.number("value") == 99 }?
        .id == "ab3")
  }

  @Test(
    "finds records by an id or its beginning",
    arguments: [("aa1", ["aa1"]), ("aa", ["aa1", "aa2"]), ("ab3", ["ab3"]), ("zz", [])])
  mutating func ids(_ text: String, _ ids: [String]) throws {
    #expect(try store.records(withID: text).map(\.id).sorted() == ids)
  }

  @Test("folds rows from the oldest to the newest without decoding a record")
  mutating func figures() throws {
    let days = try store.reduce(of: "glucose", in: days("2026-11-01", "2026-11-30"), into: []) {
      days, row, _ in
      days.append(row.dayNumber)
    }
    #expect(days == [20_758, 20_767, 20_777])
  }

  @Test("knows its documents, and no other files")
  mutating func documents() throws {
    #expect(
      try store.allDocuments().map(\.path) == [
        "glucose/2026-10.json", "glucose/2026-11.json", "mood/2026-11.json",
      ])
    #expect(try store.documents(of: "..") == [])
    #expect(try store.document(DocumentName(kind: "glucose", month: "2026-01")) == nil)
  }

  @Test("reads a document once, and again only when it has changed")
  func cache() throws {
    let faulty = FaultyFiles()
    var store = try folder.store(files: faulty.files)
    let name = DocumentName.november
    for _ in 0..<3 { _ = try store.document(name) }
    FileSystem.system.nap(50)
    _ = try store.document(name)
    let first = faulty.calls.count { $0.name == "open" && $0.path.hasSuffix("glucose/2026-11.json") }
    for _ in 0..<3 { _ = try store.document(name) }
    #expect(faulty.calls.count { $0.name == "open" && $0.path.hasSuffix("glucose/2026-11.json") } == first)
  }
}

@Suite("Claiming a store")
struct ClaimTests {
  @Test("what is not there is made by the first save; a clone is left until it is asked for")
  func states() throws {
    let folder = try TemporaryFolder()
    var store = try Store(root: folder.root + "/a/b", catalogue: .standard)
    #expect(try store.state() == .absent)
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(try store.state() == .claimed)
    #expect(try folder.mode("a") == 0o700)
    try folder.write("clone/glucose/2026-11.json", document([line(20, 120)]))
    store = try Store(root: folder.root + "/clone", catalogue: .standard)
    #expect(try store.state() == .unclaimed)
    let error = #expect(throws: StorageError.self) { try store.add(99, "2026-11-21T07:00:00+01:00") }
    #expect(
      error.map { "\($0)" }
        == "\(folder.root)/clone has records but no .vitals folder: run 'vitals init' there to write to it")
    try store.initialise()
    try store.initialise()
    #expect(try store.state() == .claimed)
    try store.add(99, "2026-11-21T07:00:00+01:00")
  }

  @Test(
    "a folder is a clone by its documents, somebody else's by other files, and nobody's by hidden ones alone",
    arguments: [
      (["vitals.json"], Store.State.unclaimed), (["trackers.json"], .unclaimed),
      (["weight/2019-02.json", "letter.txt"], .unclaimed), (["pain/2026-11.json"], .unclaimed),
      (["letter.txt"], .foreign), (["weight/letter.txt"], .foreign), (["2026-11.json"], .foreign),
      (["data/weight/2026-11.json"], .foreign),
      ([".git/HEAD", ".gitignore"], .absent), ([".git/HEAD", "README.md"], .foreign),
    ])
  func folders(_ files: [String], _ expected: Store.State) throws {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file, "{}") }
    #expect(try Store(root: folder.root, catalogue: .standard).state() == expected)
  }

  @Test("somebody else's folder is made a store only when that is asked for")
  func foreign() throws {
    let folder = try TemporaryFolder()
    try folder.write("letter.txt", "Dear")
    var store = try Store(root: folder.root, catalogue: .standard)
    let error = #expect(throws: StorageError.self) { try store.add(99, "2026-11-21T07:00:00+01:00") }
    #expect(
      error.map { "\($0)" }
        == "\(folder.root) holds other files and no records: run 'vitals init' there to make a store of it")
    #expect(try folder.names(in: "") == ["letter.txt"])
    try store.initialise()
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(try folder.names(in: "") == [".vitals", "glucose", "letter.txt"])
  }
}

@Suite("Finding the store")
struct LocationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["claimed/.vitals", "claimed/deep/er", "plain", "linked"] {
      try FileManager.default.createDirectory(
        atPath: folder.root + "/" + name, withIntermediateDirectories: true)
    }
    try folder.write("settings/vitals.json", "{\"kind\": \"settings\"}")
    try folder.write("other/vitals.json", "{\"kind\": \"other\"}")
    try folder.write("broken/vitals.json", "{")
    try FileManager.default.createSymbolicLink(
      atPath: folder.root + "/linked/vitals.json", withDestinationPath: "../settings/vitals.json")
    try FileManager.default.createDirectory(
      atPath: folder.root + "/odd/vitals.json", withIntermediateDirectories: true)
  }

  private func find(
    option: String? = nil, _ variables: [String: String] = [:], at current: String = "plain",
    configured: String? = nil
  ) throws -> String {
    let root = folder.root
    let surroundings = Surroundings(variable: { variables[$0] }, currentFolder: root + "/" + current)
    let found = try StoreLocation.find(
      option: option, configured: configured, surroundings: surroundings, files: .system)
    return found.path.replacing(root, with: "") + " by " + found.origin.rawValue
  }

  @Test("goes by option, variable, folder, configuration and default, in this order")
  func order() throws {
    let all = ["VITALS_STORE": "/v", "HOME": "/home/ann", "XDG_DATA_HOME": "/data"]
    #expect(
      try find(option: "o/", all, at: "claimed", configured: "/c") == "/claimed/o by the option --store")
    #expect(try find(all, at: "claimed", configured: "/c") == "/v by the variable VITALS_STORE")
    #expect(
      try find(["HOME": "/home/ann"], at: "claimed", configured: "/c") == "/claimed by the folder you are in")
    #expect(try find(["HOME": "/home/ann"], configured: "~/c") == "/home/ann/c by config.json")
    #expect(try find(["HOME": "/home/ann", "XDG_DATA_HOME": "/data"]) == "/data/vitals by the default place")
    #expect(
      try find(["HOME": "/home/ann", "XDG_DATA_HOME": "relative"])
        == "/home/ann/.local/share/vitals by the default place")
    #expect(
      try find(["HOME": "/home/ann", "VITALS_STORE": ""])
        == "/home/ann/.local/share/vitals by the default place")
    let error = #expect(throws: StorageError.self) { try find() }
    #expect(error.map { "\($0)" } == "no store: name one with --store or VITALS_STORE, since HOME is not set")
  }

  @Test(
    "knows a store by its own folder or its settings, from any depth",
    arguments: [
      ("claimed/deep/er", "/claimed"), ("settings", "/settings"), ("linked", "/linked"), ("other", nil),
      ("broken", nil),
      ("odd", nil),
    ] as [(String, String?)])
  func enclosing(_ current: String, _ path: String?) throws {
    let found = try find(["HOME": "/h"], at: current)
    #expect(
      found == path.map { $0 + " by the folder you are in" } ?? "/h/.local/share/vitals by the default place")
  }
}

@Suite("What the store says when it cannot")
struct StorageErrorTests {
  @Test(
    "names the thing and the way out",
    arguments: [
      (.locked(path: "/s/lock", holder: nil), "another program is writing: /s/lock stays locked"),
      (
        .recorded(FileError("replace", "/s/a.json", code: 5)),
        "recorded; the next command completes it: cannot replace /s/a.json: input/output error"
      ),
      (.contended(path: "a.json"), "a.json was changed by another program meanwhile: nothing was saved"),
      (.notFound(id: "x"), "no record 'x'"),
      (.ambiguous(id: "x", count: 3), "'x' stands for 3 records"),
      (.nothingToUndo, "nothing to undo"),
      (.nothingToRedo, "nothing to redo"),
      (.unplaced(kind: "mood"), "expected a time in the mood record"),
      (.unknownKind("pain"), "expected a kind of record, found 'pain'"),
      (
        .document(DocumentFault(path: "a.json", line: 3, column: 4, code: "number", message: "m")),
        "a.json:3:4: number: m"
      ),
    ] as [(StorageError.Kind, String)])
  func text(_ kind: StorageError.Kind, _ text: String) { #expect("\(StorageError(kind))" == text) }
}
