import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("After a kill")
struct RecoveryTests {
  private let folder: TemporaryFolder
  private let path = "glucose/2026-11.json"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(path, document([line(20, 120, id: "a"), line(10, 110, id: "b")]))
    try folder.write("glucose/2026-10.json", document([line(25, 101, id: "c", month: "2026-10")]))
    try folder.store().initialise()
  }

  /// Kills an action right behind its commit.
  private func cutShort(_ act: (inout Store) throws -> Void) throws {
    let rehearsal = try TemporaryFolder()
    try rehearsal.restore(folder.files())
    let faulty = FaultyFiles()
    var store = try rehearsal.store(files: faulty.files)
    try act(&store)
    let sync = try #require(faulty.calls.firstIndex { $0.name == "sync" && $0.path.hasSuffix("/journal") })
    store = try folder.store(files: FaultyFiles(.kill, at: sync + 3).files)
    #expect(throws: StorageError.self) { try act(&store) }
  }

  private func notices() throws -> [String] {
    var store = try folder.store()
    try store.begin()
    return store.notices.map(\.text)
  }

  @Test("the next command completes the action, says so once, and leaves what a hand has done meanwhile")
  func completes() throws {
    try cutShort { store in try store.edit("a", "value", .number(77)) }
    try folder.replace(path, try folder.read(path).replacing("\"value\": 110", with: "\"value\": 111"))
    #expect(try notices() == ["completed what was cut short: edit a"])
    #expect(try folder.read(path) == document([line(20, 77, id: "a"), line(10, 111, id: "b")]))
    #expect(try notices() == [])
    var store = try folder.store()
    _ = try store.undo(at: morning)
    #expect(try folder.read(path) == document([line(20, 120, id: "a"), line(10, 111, id: "b")]))
  }

  @Test("a command waits once for a program that is stopped over its work, not at each step")
  func waitsOnce() throws {
    try cutShort { store in try store.edit("a", "value", .number(77)) }
    let holder = try FileLock(folder.root + "/.vitals/lock", files: .system)
    let clock = Ticks()
    var files = FileSystem.system
    files.ticks = { clock.now }
    files.nap = { clock.now += $0 }
    var store = try folder.store(files: files)
    try store.begin()
    #expect(throws: StorageError.self) { try store.edit("b", "value", .number(78)) }
    #expect(FileLock.patience...FileLock.patience + 100 ~= clock.now)
    _ = consume holder
  }

  /// A clock that only naps move on.
  private final class Ticks: @unchecked Sendable {
    var now = 0
  }

  @Test("a record that a hand has changed meanwhile stays as it is, and that is said")
  func conflict() throws {
    try cutShort { store in try store.edit("a", "value", .number(77)) }
    try folder.replace(path, try folder.read(path).replacing("\"value\": 120", with: "\"value\": 121"))
    #expect(
      try notices() == [
        "\(path): 'edit a' was cut short, and a was changed since: left as it is",
        "completed what was cut short: edit a",
      ])
    #expect(try folder.read(path) == document([line(20, 121, id: "a"), line(10, 110, id: "b")]))
  }

  @Test("a document that was broken meanwhile is left, all else works, and once it is mended its turn comes")
  func waits() throws {
    try cutShort { store in try store.edit("a", "time", .text("2026-10-20T07:00:00+02:00")) }
    let text = try folder.read(path)
    try folder.write(path, "<<<<<<< \n" + text)
    let waiting =
      "'edit a' still waits for its document: \(path):1:1: conflict: expected one version of the text, found the conflict marker '<<<<<<<'"
    #expect(try notices() == [waiting, "completed what was cut short: edit a"])
    #expect(try folder.read("glucose/2026-10.json").contains("\"id\": \"a\""))
    var store = try folder.store()
    _ = try store.commit([.add(mood(7, "2026-11-21T08:00:00+01:00"))], words: "mood 7", time: morning)
    #expect(store.notices.map(\.text) == [waiting])
    // Killed once more, the other action carries the waiting one along.
    try cutShort { store in
      _ = try store.commit([.add(mood(8, "2026-11-22T08:00:00+01:00"))], words: "mood 8", time: morning)
    }
    #expect(try notices() == [waiting, "completed what was cut short: mood 8"])
    #expect(try notices() == [waiting])
    try folder.write(path, text)
    #expect(try notices() == [])
    #expect(try folder.read(path) == document([line(10, 110, id: "b")]))
    _ = try store.undo(at: morning)
    _ = try store.undo(at: morning)
    _ = try store.undo(at: morning)
    #expect(try folder.read(path) == document([line(20, 120, id: "a"), line(10, 110, id: "b")]))
  }

  @Test("a document that was deleted meanwhile is made again with the record that was to come")
  func deleted() throws {
    try cutShort { store in try store.add(99, "2026-11-21T07:00:00+01:00") }
    try folder.remove(path)
    #expect(try notices() == ["completed what was cut short: glucose 99"])
    #expect(try folder.read(path).contains("\"value\": 99"))
  }

  @Test("a stage is put away by whoever opens its folder, even only to look")
  func stages() throws {
    let stage = ".2026-11.json.tmp-0000000000000001-0000000000000002"
    try folder.write("glucose/" + stage, "{\"schema\": 2, \"rec")
    try folder.write(".vitals/journal.new", "")
    var store = try folder.store()
    _ = try store.records(of: "glucose", in: .all)
    #expect(try folder.names(in: "glucose") == ["2026-10.json", "2026-11.json"])
    #expect(store.notices == [])
    #expect(try notices() == [])
    #expect(try !folder.names(in: ".vitals").contains("journal.new"))
  }

  @Test("a stage of a program that is writing at this moment is left alone")
  func live() throws {
    let stage = ".2026-11.json.tmp-0000000000000001-0000000000000002"
    try folder.write("glucose/" + stage, "{\"schema\": 2, \"rec")
    var store = try folder.store()
    let lock = try FileLock(store.lockPath, files: .system)
    #expect(try store.records(of: "glucose", in: .all).count == 3)
    #expect(try folder.names(in: "glucose").contains(stage))
    _ = consume lock
    try store.begin()
    #expect(try !folder.names(in: "glucose").contains(stage))
  }

  @Test("a whole text in a stage that is neither old nor new is somebody's, and kept")
  func rescue() throws {
    let theirs = document([line(1, 1, id: "theirs")])
    let sum = Checksum(ContiguousArray(theirs.utf8))
    let stage = ".2026-11.json.tmp-0000000000000001-0000000000000002"
    try folder.write("glucose/" + stage, theirs)
    var store = try folder.store()
    try store.add(99, "2026-11-21T07:00:00+01:00")
    let rescued = ".vitals/rescued-\(sum)-glucose-2026-11.json"
    #expect(
      store.notices.map(\.text) == [
        "glucose-2026-11.json was saved by two programs in the same moment: the other text is kept as \(folder.root)/\(rescued)"
      ])
    #expect(try folder.read(rescued) == theirs)
    #expect(try folder.names(in: "glucose") == ["2026-10.json", "2026-11.json"])
  }

  @Test("what git is to leave out is told it again, whenever it is missing")
  func ignore() throws {
    try folder.remove(".vitals/.gitignore")
    try folder.write(".vitals/.gitignore.new", "")
    var store = try folder.store()
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(try folder.read(".vitals/.gitignore") == "*\n")
    try folder.write(".vitals/.gitignore", "own\n")
    try store.add(98, "2026-11-22T07:00:00+01:00")
    #expect(try folder.read(".vitals/.gitignore") == "own\n")
  }

  @Test("kept documents of an action that was never recorded go")
  func keptStrays() throws {
    try folder.write(".vitals/kept-1-0000000000000001", "stray")
    try folder.write(".vitals/kept-notes", "the owner's")
    var store = try folder.store()
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(
      try folder.names(in: ".vitals").filter { $0 != "spare" } == [
        ".gitignore", "journal", "kept-notes", "lock", "lock-queue",
      ])
  }
}

@Suite("Two saves in the same moment")
struct SameMomentTests {
  private let path = "glucose/2026-11.json"

  /// A store in which, at the n-th exchange of names, somebody saves texts of theirs before or after it.
  private func run(
    _ folder: TemporaryFolder, at occurrence: Int, isAfter: Bool, _ texts: [String: String],
    _ act: (inout Store) throws -> Void
  ) throws -> [String] {
    let count = Count()
    var files = FileSystem.system
    files.exchange = { a, b throws(FileError) in
      let isNow = count.next() == occurrence
      func save() {
        for (name, text) in texts { do { try folder.replace(name, text) } catch { Issue.record(error) } }
      }
      if isNow && !isAfter { save() }
      try FileSystem.system.exchange(a, b)
      if isNow && isAfter { save() }
    }
    var store = try folder.store(files: files)
    try store.begin()
    try act(&store)
    return store.notices.map(\.text)
  }

  @Test(
    "an editor that saves what it read before, over what was just written, has the last word, and the journal the record"
  )
  func overwritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(path, document([line(20, 120, id: "a")]))
    try folder.store().initialise()
    let theirs = document([line(20, 121, id: "a")])
    _ = try run(folder, at: 1, isAfter: true, [path: theirs]) { store in
      try store.add(99, "2026-11-21T07:00:00+01:00")
    }
    #expect(try folder.read(path) == theirs)
    #expect(try folder.store().history().actions.map(\.entry.words) == ["glucose 99"])
  }

  @Test("an editor that saves twice, before and while its text is put back, loses neither text")
  func twice() throws {
    let folder = try TemporaryFolder()
    try folder.write(path, document([line(20, 120, id: "a")]))
    try folder.store().initialise()
    let (first, second) = (document([line(20, 121, id: "a")]), document([line(20, 122, id: "a")]))
    let count = Count()
    var files = FileSystem.system
    files.exchange = { a, b throws(FileError) in
      // The first exchange is ours, the second puts their first text back.
      let number = count.next()
      do {
        if number == 1 { try folder.replace("glucose/2026-11.json", first) }
        if number == 2 { try folder.replace("glucose/2026-11.json", second) }
      } catch { Issue.record(error) }
      try FileSystem.system.exchange(a, b)
    }
    var store = try folder.store(files: files)
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(
      try folder.read(path)
        == document([line(21, 99, id: "0000000002"), line(20, 122, id: "a")]).replacing(
          "\"2026-11-21T07:00:00+01:00\"", with: "\"2026-11-21T07:00:00+01:00\""))
    let rescued = try folder.names(in: ".vitals").filter { $0.hasPrefix("rescued-") }
    #expect(try rescued.map { try folder.read(".vitals/" + $0) } == [first])
    #expect(store.notices.count == 1)
  }

  @Test("of several documents, one changed before and one after its exchange, all ends well by record")
  func entangled() throws {
    let folder = try TemporaryFolder()
    try folder.write(path, document([line(20, 120, id: "a"), line(10, 110, id: "b")]))
    try folder.write("glucose/2026-10.json", document([line(25, 101, id: "c", month: "2026-10")]))
    try folder.store().initialise()
    // October is exchanged first; then a hand writes to both.
    let count = Count()
    var files = FileSystem.system
    files.exchange = { a, b throws(FileError) in
      if count.next() == 2 {
        do {
          for name in ["glucose/2026-10.json", "glucose/2026-11.json"] {
            try folder.replace(
              name, try folder.read(name).replacing("\"kind\"", with: "\"hand\": 1, \"kind\""))
          }
        } catch { Issue.record(error) }
      }
      try FileSystem.system.exchange(a, b)
    }
    var store = try folder.store(files: files)
    try store.edit("a", "time", .text("2026-10-20T07:00:00+02:00"))
    for name in ["glucose/2026-10.json", path] { #expect(try folder.read(name).contains("\"hand\": 1")) }
    #expect(try folder.read("glucose/2026-10.json").contains("\"id\": \"a\""))
    #expect(try !folder.read(path).contains("\"id\": \"a\""))
    #expect(try folder.names(in: "glucose") == ["2026-10.json", "2026-11.json"])
    _ = try store.undo(at: morning)
    #expect(
      try folder.read(path)
        == document([line(20, 120, id: "a"), line(10, 110, id: "b")]).replacing(
          "\"kind\"", with: "\"hand\": 1, \"kind\""))
  }

  @Test("somebody who writes the document over and over is told of in the end, and nothing is done")
  func contended() throws {
    let folder = try TemporaryFolder()
    try folder.write(path, document([line(20, 120, id: "a")]))
    try folder.store().initialise()
    let count = Count()
    var files = FileSystem.system
    files.exchange = { a, b throws(FileError) in
      if count.next() % 2 == 1 {
        do {
          try folder.replace("glucose/2026-11.json", document([line(20, 120 + count.value, id: "a")]))
        } catch {
          Issue.record(error)
        }
      }
      try FileSystem.system.exchange(a, b)
    }
    var store = try folder.store(files: files)
    let error = #expect(throws: StorageError.self) { try store.add(99, "2026-11-21T07:00:00+01:00") }
    #expect(error == StorageError(.contended(path: folder.root)))
    #expect(try folder.read(path).contains("99") == false)
    #expect(try store.history().actions.isEmpty)
    #expect(try folder.names(in: "glucose") == ["2026-11.json"])
  }

  @Test(
    "where names cannot be exchanged, they are moved, and an edit in between is still seen",
    arguments: [EINVAL, ENOSYS])
  func noExchange(_ code: Int32) throws {
    for isDisturbed in [false, true] {
      let folder = try TemporaryFolder()
      try folder.write(path, document([line(20, 120, id: "a")]))
      try folder.write("glucose/2026-10.json", document([line(25, 101, id: "c", month: "2026-10")]))
      try folder.store().initialise()
      let count = Count()
      var files = FileSystem.system
      files.exchange = { _, b throws(FileError) in
        if isDisturbed, count.next() == 2 {
          do {
            try folder.replace(
              "glucose/2026-11.json", document([line(20, 120, id: "a"), line(1, 1, id: "h")]))
          } catch {
            Issue.record(error)
          }
        }
        throw FileError("replace", b, code: code)
      }
      files.moveToNew = { _, to throws(FileError) in throw FileError("write", to, code: code) }
      var store = try folder.store(files: files)
      try store.edit("a", "time", .text("2026-10-20T07:00:00+02:00"))
      try store.add(99, "2026-09-20T07:00:00+02:00")
      #expect(try folder.read("glucose/2026-10.json").contains("\"id\": \"a\""))
      #expect(try folder.read(path).contains("\"id\": \"h\"") == isDisturbed)
      #expect(try folder.names(in: "glucose") == ["2026-09.json", "2026-10.json", "2026-11.json"])
      _ = try store.undo(at: morning)
      _ = try store.undo(at: morning)
      #expect(try folder.read(path).contains("\"id\": \"a\""))
    }
  }
}

private final class Count: @unchecked Sendable {
  private(set) var value = 0

  func next() -> Int {
    value += 1
    return value
  }
}
