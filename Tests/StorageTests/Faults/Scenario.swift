import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

/// An action on a prepared store, to be disturbed at every call.
struct Scenario: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var prepare: @Sendable (TemporaryFolder) throws -> Void
  var act: @Sendable (inout Store) throws -> Void

  init(
    _ name: String, prepare: @escaping @Sendable (TemporaryFolder) throws -> Void,
    act: @escaping @Sendable (inout Store) throws -> Void
  ) {
    testDescription = name
    self.prepare = prepare
    self.act = act
  }

  static let all: [Scenario] = [
    addFirst, add, addOverSpare, addOverLargerSpare, addToNewMonth, editInPlace, editMovingMonths, deleteMany,
    undo, undoOfCreation, redo,
    setting,
    addLarge, mend, addThroughLink, migrate, migrateBack, undoOfMigration, redoOfMigration,
  ]

  static let addFirst = Scenario("add to no store at all", prepare: { _ in }) { store in
    try store.add(112, "2026-11-29T07:05:00+01:00")
  }

  static let add = Scenario("add to a month that is there", prepare: twoMonths) { store in
    try store.add(112, "2026-11-29T07:05:00+01:00")
  }

  static let addOverSpare = Scenario(
    "add where an older text is kept to be written over",
    prepare: { folder in
      try twoMonths(folder)
      var store = try folder.store()
      try store.add(90, "2026-11-28T07:05:00+01:00")
    }, act: add.act)

  static let addOverLargerSpare = Scenario(
    "add where a longer text is kept to be written over",
    prepare: { folder in
      try twoMonths(folder)
      try folder.write(".vitals/spare", String(repeating: "longer than any document here\n", count: 400))
    }, act: add.act)

  static let addToNewMonth = Scenario("add several kinds, one of them new", prepare: twoMonths) { store in
    let records = [glucose(112, "2026-12-01T07:05:00+01:00"), mood(7, "2026-12-01T07:05:00+01:00")]
    _ = try store.commit(records.map(RecordChange.add), words: "two", time: morning)
  }

  static let editInPlace = Scenario("edit a value", prepare: twoMonths) { store in
    try store.edit("aaaaaaaaa1", "value", .number(99))
  }

  static let editMovingMonths = Scenario("edit that moves a record to another month", prepare: twoMonths) {
    store in
    try store.edit("aaaaaaaaa1", "time", .text("2026-10-20T07:05:00+02:00"))
  }

  static let deleteMany = Scenario("delete over several months", prepare: manyMonths) { store in
    let changes = (1...3).flatMap { month in
      (0..<3).map { place in
        RecordChange.remove(
          id: "m\(month)rec\(place)", in: DocumentName(kind: "glucose", month: "2026-\(digits(month, 2))"))
      }
    }
    _ = try store.commit(changes, words: "delete", time: morning)
  }

  static let undo = Scenario(
    "undo of an edit that moved",
    prepare: { folder in
      try twoMonths(folder)
      var store = try folder.store()
      try store.edit("aaaaaaaaa1", "time", .text("2026-10-20T07:05:00+02:00"))
    }
  ) { store in _ = try store.undo(at: morning) }

  static let undoOfCreation = Scenario(
    "undo of what made its document",
    prepare: { folder in
      var store = try folder.store()
      _ = try store.commit([.add(mood(3, "2026-11-01T08:00:00+01:00"))], words: "mood 3", time: morning)
      try store.add(112, "2026-11-29T07:05:00+01:00")
    }
  ) { store in _ = try store.undo(at: morning) }

  static let redo = Scenario(
    "redo of several kinds",
    prepare: { folder in
      try twoMonths(folder)
      var store = try folder.store()
      try addToNewMonth.act(&store)
      _ = try store.undo(at: morning)
    }
  ) { store in _ = try store.redo(at: morning) }

  static let setting = Scenario("a setting", prepare: twoMonths) { store in
    _ = try store.commit(
      [.setting(path: "glucose.unit", .text("mmol/L"))], words: "config glucose.unit mmol/L", time: morning)
  }

  /// So large that the documents themselves are kept.
  static let addLarge = Scenario("add with a very long note", prepare: twoMonths) { store in
    store.spliceLimit = 1000
    let note = Member("note", .text(String(repeating: "long ", count: 400)))
    _ = try store.commit(
      [.add(glucose(112, "2026-11-29T07:05:00+01:00", [note]))], words: "a long note", time: morning)
  }

  static let mend = Scenario(
    "mending of two documents",
    prepare: { folder in
      try twoMonths(folder)
      let lines = [line(25, 101, id: "c", month: "2026-10"), line(5, 99, id: "d", month: "2026-09")]
      try folder.write("glucose/2026-10.json", document(lines).replacing("},\n", with: "}\n"))
    }
  ) { store in
    let mending = try store.mending(.faults)
    _ = try store.mend(mending, words: "check --fix", time: morning)
  }

  static let addThroughLink = Scenario(
    "add to a document behind a link",
    prepare: { folder in
      try twoMonths(folder)
      try folder.write("elsewhere/log.json", try folder.read("glucose/2026-11.json"))
      try folder.remove("glucose/2026-11.json")
      try FileManager.default.createSymbolicLink(
        atPath: folder.root + "/glucose/2026-11.json", withDestinationPath: "../elsewhere/log.json")
    }
  ) { store in
    try store.add(112, "2026-11-29T07:05:00+01:00")
  }

  static let migrate = Scenario("migration of four documents", prepare: fourOlder) { store in
    _ = try store.migrate(try store.migration(), words: "migrate", time: morning)
  }

  static let migrateBack = Scenario("migration to an older schema", prepare: fourMigrated) { store in
    _ = try store.migrate(try store.migration(to: 1), words: "migrate --to 1", time: morning)
  }

  static let undoOfMigration = Scenario("undo of a migration", prepare: fourMigrated) { store in
    _ = try store.undo(at: morning)
  }

  static let redoOfMigration = Scenario(
    "redo of a migration",
    prepare: { folder in
      try fourMigrated(folder)
      var store = try folder.store()
      _ = try store.undo(at: morning)
    }
  ) { store in _ = try store.redo(at: morning) }

  private static let fourOlder: @Sendable (TemporaryFolder) throws -> Void = { folder in
    try folder.write(OlderDocuments.small)
    try folder.store().initialise()
  }

  private static let fourMigrated: @Sendable (TemporaryFolder) throws -> Void = { folder in
    try fourOlder(folder)
    var store = try folder.store()
    try migrate.act(&store)
  }

  private static let twoMonths: @Sendable (TemporaryFolder) throws -> Void = { folder in
    try folder.write(
      "glucose/2026-11.json",
      document([line(20, 120), line(10, 110, id: "aaaaaaaaa1"), line(5, 105, id: "aaaaaaaaa2")]))
    try folder.write("glucose/2026-10.json", document([line(25, 101, id: "bbbbbbbbb1", month: "2026-10")]))
    try folder.store().initialise()
  }

  private static let manyMonths: @Sendable (TemporaryFolder) throws -> Void = { folder in
    for month in 1...3 {
      let name = "2026-\(digits(month, 2))"
      let lines = (0..<4).map { line(20 - $0, 100 + $0, id: "m\(month)rec\($0)", month: name) }
      try folder.write("glucose/\(name).json", document(lines))
    }
    try folder.store().initialise()
  }
}

/// A scenario with what it finds and what it leaves when nothing disturbs it.
struct Rehearsal {
  let scenario: Scenario
  let start: [String: Data]
  let before: [String: String]
  let after: [String: String]
  let calls: [FaultyFiles.Call]

  init(_ scenario: Scenario) throws {
    self.scenario = scenario
    let folder = try TemporaryFolder()
    try scenario.prepare(folder)
    start = try folder.files()
    before = try folder.contents()
    let faulty = FaultyFiles()
    var store = try folder.store(files: faulty.files)
    try store.begin()
    try scenario.act(&store)
    after = try folder.contents()
    calls = faulty.calls
  }

  /// A folder as the scenario finds it.
  func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.restore(start)
    return folder
  }
}
