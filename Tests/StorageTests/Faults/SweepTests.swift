import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("Whatever fails")
struct SweepTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var scenario: Scenario
    var fault: FaultyFiles.Fault
    var testDescription: String { "\(scenario.testDescription), \(fault)" }

    static let all = Scenario.all.flatMap { scenario in
      FaultyFiles.Fault.all.map { Row(scenario: scenario, fault: $0) }
    }
  }

  @Test("at any call, all of the action is there or nothing, and the answer says which", arguments: Row.all)
  func anyCall(_ row: Row) throws {
    let rehearsal = try Rehearsal(row.scenario)
    // Most calls leave the disk in one of a few states; each is looked into once.
    var known: [[String: Data]: Bool] = [:]
    for place in 1...rehearsal.calls.count where row.fault.concerns(rehearsal.calls[place - 1]) {
      let folder = try rehearsal.folder()
      let faulty = FaultyFiles(row.fault, at: place)
      let failure = Self.failure(of: row.scenario, in: folder, faulty)
      // On a busy machine a stamp grows old between two looks, and saves the second reading.
      guard faulty.hasStruck || place < rehearsal.calls.count - 20 else { break }
      try #require(faulty.hasStruck)
      let note = Comment(
        rawValue: "call \(place): \(faulty.calls[place - 1]), answer: \(failure.map { "\($0)" } ?? "done")")
      let state = try folder.files()
      let isDone = try known[state] ?? Self.comesToAnEnd(folder, rehearsal, note)
      known[state] = isDone
      Self.check(
        failure, of: row.fault, isDone: isDone, in: folder, note)
    }
  }

  /// Runs the action; what it answered, `nil` when it was acknowledged.
  static func failure(of scenario: Scenario, in folder: TemporaryFolder, _ faulty: FaultyFiles)
    -> StorageError?
  {
    do {
      var store = try folder.store(files: faulty.files)
      try store.begin()
      try scenario.act(&store)
      return nil
    } catch {
      return error as? StorageError
    }
  }

  /// Whether the answer is what the next command finds: `isDone` where all of the action is there.
  private static func check(
    _ failure: StorageError?, of fault: FaultyFiles.Fault, isDone: Bool, in folder: TemporaryFolder,
    _ note: Comment
  ) {
    switch (fault, failure?.kind) {
    case (.kill, _), (.tear, _): break
    case (_, nil), (_, .recorded): #expect(isDone, note)
    case (_, .file(let error)):
      #expect(!isDone, note)
      #expect(error.path.hasPrefix(folder.path), note)
    case (_, let other): Issue.record("answered with \(String(describing: other)): \(note)")
    }
  }

  /// Lets the next command come, and looks whether all is well after it; returns whether the action is there.
  private static func comesToAnEnd(
    _ folder: TemporaryFolder, _ rehearsal: Rehearsal, _ note: Comment
  ) throws -> Bool {
    var store = try folder.store()
    try store.begin()
    let contents = try folder.contents()
    let isDone = contents == rehearsal.after
    #expect(isDone || contents == rehearsal.before, note)
    try usesAsBefore(folder, &store, contents, note)
    if isDone { try undoes(folder, rehearsal, note) }
    return isDone
  }

  /// The next action works, and leaves nothing stray.
  private static func usesAsBefore(
    _ folder: TemporaryFolder, _ store: inout Store, _ contents: [String: String], _ note: Comment
  ) throws {
    let changes: [RecordChange] = [
      .add(glucose(140, "2026-11-30T07:05:00+01:00")), .add(mood(5, "2026-11-30T07:05:00+01:00")),
    ]
    _ = try store.commit(changes, words: "next", time: morning)
    // What lies in a folder that the action does not write to goes when somebody looks there.
    _ = try store.allDocuments()
    let names = try folder.files().keys.filter {
      $0.contains(".tmp-") || $0.hasSuffix(".new") || $0.contains("rescued")
    }
    #expect(names.isEmpty, note)
    #expect(
      Set(try folder.names(in: ".vitals"))
        .subtracting([".gitignore", "backup", "journal", "lock", "lock-queue", "spare"])
        .allSatisfy { $0.hasPrefix("kept-") }, note)
    #expect(try folder.read(".vitals/.gitignore") == "*\n", note)
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == contents, note)
  }

  /// What was done can be taken back, and done again.
  private static func undoes(_ folder: TemporaryFolder, _ rehearsal: Rehearsal, _ note: Comment) throws {
    var store = try folder.store()
    let history = try store.history()
    guard history.nextUndo != nil, rehearsal.scenario.testDescription.hasPrefix("undo") == false else {
      return
    }
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == rehearsal.before, note)
    _ = try store.redo(at: morning)
    #expect(try folder.contents() == rehearsal.after, note)
  }
}
