import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("A reading that fails")
struct ReadingFaultTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var read: @Sendable (inout Store) throws -> Int

    static let all = [
      Row(testDescription: "records") { store in try store.records(of: "glucose", in: .all).count },
      Row(testDescription: "figures") { store in
        try store.reduce(of: "glucose", in: .all, into: 0) { count, _, _ in count += 1 }
      },
      Row(testDescription: "an id") { store in try store.records(withID: "a").count },
      Row(testDescription: "the latest") { store in
        try store.latest(of: "glucose", notAfter: noon, where: { $0.number("value") == 101 }) == nil ? 0 : 1
      },
      Row(testDescription: "settings") { store in store.settings["zone"] == nil ? 0 : 1 },
      Row(testDescription: "history") { store in try store.history().actions.count },
      Row(testDescription: "check") { store in try store.check(now: noon).count },
    ]
  }

  private static func prepare(_ folder: TemporaryFolder) throws {
    try folder.write("glucose/2026-11.json", document([line(20, 120, id: "a1"), line(10, 900, id: "a2")]))
    try folder.write("glucose/2026-10.json", document([line(25, 101, id: "a3", month: "2026-10")]))
    var store = try folder.store()
    try store.initialise()
    _ = try store.commit([.setting(path: "zone", .text("UTC"))], words: "config", time: morning)
  }

  @Test("is an error, and never an answer with less in it", arguments: Row.all, [EIO, EACCES, ENOMEM])
  func neverLess(_ row: Row, _ code: Int32) throws {
    let folder = try TemporaryFolder()
    try Self.prepare(folder)
    let rehearsal = FaultyFiles()
    var store = try folder.store(files: rehearsal.files)
    try store.begin()
    let whole = try row.read(&store)
    #expect(whole > 0)
    for place in 1...rehearsal.calls.count {
      let faulty = FaultyFiles(.once(code), at: place)
      let note = Comment(rawValue: "call \(place): \(rehearsal.calls[place - 1])")
      do {
        var store = try folder.store(files: faulty.files)
        try store.begin()
        #expect(try row.read(&store) >= whole, note)
      } catch let error as StorageError {
        guard case .file(let failure) = error.kind else { throw error }
        #expect(failure.code == code, note)
      }
    }
  }

  @Test("while an action is completed leaves the rest to the next command", arguments: [ENOSPC, EIO, EINTR])
  func whileRecovering(_ code: Int32) throws {
    let rehearsal = try Rehearsal(.editMovingMonths)
    let sync = try #require(rehearsal.calls.firstIndex { $0.name == "sync" && $0.path.hasSuffix("/journal") })
    let killed = try rehearsal.folder()
    _ = SweepTests.failure(of: rehearsal.scenario, in: killed, FaultyFiles(.kill, at: sync + 3))
    let files = try killed.files()
    for isForEver in [false, true] {
      for place in 1... {
        let folder = try TemporaryFolder()
        try folder.restore(files)
        let faulty = FaultyFiles(isForEver ? .forever(code) : .once(code), at: place)
        let failure = SweepTests.failure(of: Scenario("look", prepare: { _ in }) { _ in }, in: folder, faulty)
        guard faulty.hasStruck else { break }
        let note = Comment(
          rawValue: "call \(place): \(faulty.calls[place - 1]), answer \(String(describing: failure))")
        var store = try folder.store()
        try store.begin()
        #expect(try folder.contents() == rehearsal.after, note)
        _ = try store.undo(at: morning)
        #expect(try folder.contents() == rehearsal.before, note)
        #expect(try folder.files().keys.allSatisfy { !$0.contains(".tmp-") }, note)
      }
    }
  }
}
