import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("Strange things in a store")
struct StrangeFileTests {
  private let folder: TemporaryFolder
  private let path = "glucose/2026-11.json"

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
    try folder.write("sleep/2026-11.json", document([], kind: "sleep").replacing("[\n\n  ]", with: "[]"))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder.root + "/" + name, withDestinationPath: target)
  }

  private func isLink(_ name: String) throws -> Bool {
    try FileSystem.system.status(folder.root + "/" + name)?.kind == .link
  }

  @Test("a link to a document stays a link, and what it leads to is written, beside what else is there")
  func linkedDocument() throws {
    let elsewhere = folder.path + "/dotfiles"
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: false)
    try FileManager.default.createDirectory(
      atPath: folder.root + "/glucose", withIntermediateDirectories: false)
    try Data(document([line(20, 120)]).utf8).write(to: URL(fileURLWithPath: elsewhere + "/log.json"))
    let stranger = ".other.tmp-none-0000000000000001"
    try Data("kept".utf8).write(to: URL(fileURLWithPath: elsewhere + "/" + stranger))
    try link(path, to: "../../dotfiles/log.json")
    var store = try folder.store()
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(try isLink(path))
    #expect(try folder.read(path).contains("\"value\": 99"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: elsewhere).sorted() == [stranger, "log.json"])
    _ = try store.undo(at: morning)
    #expect(try folder.read(path) == document([line(20, 120)]))
    #expect(try isLink(path))
  }

  @Test(
    "a link that leads nowhere is named, as a document and as its folder, and nothing comes to stand behind it",
    arguments: [
      ("glucose/2026-11.json", "nowhere", "glucose/2026-11.json", "document"),
      ("glucose/2026-11.json", "/nowhere/at/all.json", "glucose/2026-11.json", "document"),
      ("glucose", "unmounted", "glucose", "folder"), ("glucose", "/nowhere/at", "glucose", "folder"),
    ])
  func linkToNothing(_ name: String, _ target: String, _ read: String, _ expected: String) throws {
    if name != "glucose" {
      try FileManager.default.createDirectory(
        atPath: folder.root + "/glucose", withIntermediateDirectories: false)
    }
    try link(name, to: target)
    var store = try folder.store()
    try store.begin()
    let why = "found a link to '\(target)', where nothing is"
    #expect(
      Self.text { _ = try store.records(of: "glucose", in: .all) }
        == "\(read):1:1: unreadable: expected a \(expected), \(why)")
    #expect(
      Self.text { try store.add(99, "2026-11-21T07:00:00+01:00") }
        == "\(path):1:1: unreadable: expected a document, \(why)")
    #expect(try isLink(name))
    #expect(!FileManager.default.fileExists(atPath: folder.root + "/" + name))
    #expect(try store.history().actions.isEmpty)
  }

  @Test("settings behind a link that leads nowhere are named", arguments: ["vitals.json", "trackers.json"])
  func settingsLinkToNothing(_ name: String) throws {
    try link(name, to: "nowhere")
    let message =
      "\(name):1:1: unreadable: expected a document, found a link to 'nowhere', where nothing is"
    #expect(try folder.store().notices.map(\.text) == [message])
  }

  @Test("a link to the folder of a kind, or to the store, stays a link")
  func linkedFolders() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/elsewhere", withIntermediateDirectories: false)
    try link("glucose", to: folder.path + "/elsewhere")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.root)
    var store = try Store(root: folder.path + "/link", catalogue: .standard)
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(try isLink("glucose"))
    #expect(try folder.read(path).contains("\"value\": 99"))
    _ = try store.undo(at: morning)
    #expect(try isLink("glucose"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/elsewhere") == [])
  }

  @Test(
    "folders are made 0700 and files 0600; the mode of a document that is there stays",
    arguments: [0o600, 0o644, 0o660])
  func modes(_ mode: Int) throws {
    try folder.write(path, document([line(20, 120)]))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.root + "/" + path)
    var store = try folder.store()
    for minute in 10..<15 {
      try store.add(99, "2026-11-21T07:\(minute):00+01:00")
      #expect(try folder.mode(path) == mode)
    }
    _ = try store.commit([.add(mood(7, "2026-11-21T07:00:00+01:00"))], words: "", time: morning)
    #expect(try folder.mode("mood") == 0o700)
    #expect(try folder.mode("mood/2026-11.json") == 0o600)
    #expect(try folder.mode(".vitals") == 0o700)
    #expect(try folder.mode("") == 0o700)
    for file in try folder.names(in: ".vitals") {
      #expect(try folder.mode(".vitals/" + file) == (file == "spare" ? mode : 0o600))
    }
  }

  @Test("a document with several names is written under its own, and that is said")
  func hardLink() throws {
    try folder.write(path, document([line(20, 120)]))
    try FileManager.default.linkItem(atPath: folder.root + "/" + path, toPath: folder.root + "/other.json")
    var store = try folder.store()
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(
      store.notices.map(\.text) == ["\(path) has 2 names (hard links): the others keep the text of before"])
    #expect(try folder.read("other.json") == document([line(20, 120)]))
  }

  struct Obstacle: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var message: String
    var make: @Sendable (TemporaryFolder, String) throws -> Void

    static let all: [Obstacle] = [
      Obstacle(
        testDescription: "an empty file", message: "1:1: empty: expected a JSON value, found an empty text"
      ) { folder, path in
        try folder.write(path, "")
      },
      Obstacle(
        testDescription: "only NUL", message: "1:1: empty: expected a JSON value, found only NUL bytes"
      ) { folder, path in
        try folder.write(path, String(repeating: "\0", count: 5000))
      },
      Obstacle(testDescription: "a folder", message: "1:1: unreadable: expected a document, found a folder") {
        folder, path in
        try FileManager.default.createDirectory(
          atPath: folder.root + "/" + path, withIntermediateDirectories: true)
      },
      Obstacle(
        testDescription: "a pipe",
        message: "1:1: unreadable: expected a document, found something that is no file"
      ) { folder, path in
        try FileManager.default.createDirectory(
          atPath: folder.root + "/glucose", withIntermediateDirectories: true)
        #expect(mkfifo(folder.root + "/" + path, 0o600) == 0)
      },
      Obstacle(
        testDescription: "200 MB",
        message: "1:1: unreadable: expected a document, found a file of more than 64 MB"
      ) { folder, path in
        try folder.write(path, "{")
        #expect(truncate(folder.root + "/" + path, 200 << 20) == 0)
      },
      Obstacle(
        testDescription: "a link to itself",
        message: "1:1: unreadable: expected a document, found a link that leads nowhere"
      ) { folder, path in
        try FileManager.default.createDirectory(
          atPath: folder.root + "/glucose", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
          atPath: folder.root + "/" + path, withDestinationPath: "2026-11.json")
      },
      Obstacle(
        testDescription: "a newer schema", message: "1:12: newer: written by schema 9; this program knows 2"
      ) { folder, path in
        try folder.write(path, "{\"schema\": 9, \"kind\": \"glucose\", \"records\": []}")
      },
      Obstacle(
        testDescription: "a schema that never was",
        message: "1:12: schema: expected schema 1 or later, found 0, which never was"
      ) { folder, path in
        try folder.write(path, "{\"schema\": 0, \"kind\": \"glucose\", \"records\": []}")
      },
      Obstacle(
        testDescription: "half a schema",
        message: "1:12: schema: expected a whole number as schema, found 4.5"
      ) { folder, path in
        try folder.write(path, "{\"schema\": 4.5, \"kind\": \"glucose\", \"records\": []}")
      },
      Obstacle(
        testDescription: "another kind",
        message: "1:23: kind: expected kind 'glucose' as the folder says, found 'mood'"
      ) { folder, path in
        try folder.write(path, "{\"schema\": 2, \"kind\": \"mood\", \"records\": []}")
      },
      Obstacle(testDescription: "no records", message: "1:1: records: expected an array 'records'") {
        folder, path in
        try folder.write(path, "{\"schema\": 2, \"kind\": \"glucose\"}")
      },
      Obstacle(
        testDescription: "a conflict",
        message: "1:1: conflict: expected one version of the text, found the conflict marker '<<<<<<<'"
      ) { folder, path in
        try folder.write(path, "<<<<<<< HEAD\n{\n=======\n{\n>>>>>>> b\n")
      },
    ]
  }

  @Test(
    "in the place of a document is named with its place, never written over, and no obstacle to others",
    arguments: Obstacle.all)
  func obstacle(_ obstacle: Obstacle) throws {
    try obstacle.make(folder, path)
    let before = try FileSystem.system.status(folder.root + "/" + path)
    var store = try folder.store()
    try store.begin()
    let message = "\(path):\(obstacle.message)"
    #expect(Self.text { try store.add(99, "2026-11-21T07:00:00+01:00") } == message)
    #expect(Self.text { _ = try store.document(.november) } == message)
    #expect(try FileSystem.system.status(folder.root + "/" + path) == before)
    try store.add(99, "2026-10-21T07:00:00+01:00")
    try store.begin()
    #expect(try store.history().actions.count == 1)
  }

  private static func text(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test("a document that would become too large is not written")
  func tooLarge() throws {
    var store = try folder.store()
    store.sizeLimit = 1000
    let note = Member("note", .text(String(repeating: "n", count: 1000)))
    let text = Self.text {
      _ = try store.commit([.add(glucose(99, "2026-11-21T07:00:00+01:00", [note]))], words: "", time: morning)
    }
    #expect(text == "\(path):1:1: size: expected at most 1000 bytes, found more")
    #expect(try folder.contents()[path] == nil)
  }
}

@Suite("A store that may only be read")
struct ReadOnlyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("glucose/2026-11.json", document([line(20, 120, id: "a")]))
  }

  /// Files of which none can be made, written, moved or removed.
  private static func locked(_ code: Int32) -> FileSystem {
    var files = FileSystem.system
    files.open = { path, mode throws(FileError) in
      switch mode {
      case .read, .folder: return try FileSystem.system.open(path, mode)
      case .new, .overwrite, .readWrite: throw FileError("write", path, code: code)
      }
    }
    files.exchange = { _, b throws(FileError) in throw FileError("replace", b, code: code) }
    files.moveToNew = { _, to throws(FileError) in throw FileError("write", to, code: code) }
    files.move = { _, to throws(FileError) in throw FileError("write", to, code: code) }
    files.remove = { path throws(FileError) in throw FileError("remove", path, code: code) }
    files.makeFolder = { path throws(FileError) in throw FileError("make the folder", path, code: code) }
    return files
  }

  @Test(
    "is read, and a save says what it may not write",
    arguments: [(EROFS, "read-only file system"), (EACCES, "permission denied")])
  func readOnly(_ code: Int32, _ reason: String) throws {
    try folder.store().initialise()
    var store = try folder.store(files: Self.locked(code))
    try store.begin()
    #expect(try store.document(.november)?.rows.count == 1)
    let error = #expect(throws: StorageError.self) { try store.add(99, "2026-11-21T07:00:00+01:00") }
    #expect(error.map { "\($0)" } == "cannot write \(folder.root)/.vitals/lock-queue: \(reason)")
  }

  @Test("is read though an action was cut short there, and that is said")
  func cutShort() throws {
    try folder.store().initialise()
    let rehearsal = try TemporaryFolder()
    try rehearsal.restore(folder.files())
    let faulty = FaultyFiles()
    var store = try rehearsal.store(files: faulty.files)
    try store.add(99, "2026-11-21T07:00:00+01:00")
    let place = try #require(faulty.calls.firstIndex { $0.name == "exchange" }) + 1
    store = try folder.store(files: FaultyFiles(.kill, at: place).files)
    #expect(throws: StorageError.self) { try store.add(99, "2026-11-21T07:00:00+01:00") }
    store = try folder.store(files: Self.locked(EROFS))
    try store.begin()
    #expect(
      store.notices.map(\.text) == [
        "'glucose 99' was cut short, and cannot be completed: cannot write \(folder.root)/.vitals/lock-queue: read-only file system"
      ])
    #expect(try store.document(.november)?.rows.count == 1)
  }

  @Test("of another user is read though its own folder may not even be looked into")
  func unreadableOwnFolder() throws {
    try folder.store().initialise()
    var files = FileSystem.system
    files.list = { path throws(FileError) in
      if path.hasSuffix(".vitals") { throw FileError("read", path, code: EACCES) }
      return try FileSystem.system.list(path)
    }
    var store = try folder.store(files: files)
    try store.begin()
    #expect(try store.document(.november)?.rows.count == 1)
  }

  @Test("is never made by reading it")
  func nothingMade() throws {
    var store = try folder.store()
    try store.begin()
    _ = try store.allDocuments()
    _ = try store.records(of: "glucose", in: .all)
    _ = try store.history()
    #expect(try folder.files().keys.sorted() == ["glucose/2026-11.json"])
    let empty = try TemporaryFolder()
    store = try empty.store()
    try store.begin()
    _ = try store.allDocuments()
    #expect(!FileManager.default.fileExists(atPath: empty.root))
  }
}
