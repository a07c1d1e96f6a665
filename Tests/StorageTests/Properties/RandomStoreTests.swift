import TestSupport
import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

/// A store in layouts of all sorts, and what people do to it.
private struct RandomStore {
  let folder: TemporaryFolder
  private let ids = Counter()
  var numbers: SplitMix
  /// Counts up, so that no two records are alike.
  private var serial = 0

  init(_ seed: Seed) throws {
    folder = try TemporaryFolder()
    numbers = seed.numbers
    try folder.store().initialise()
    for month in ["2026-09", "2026-10", "2026-11"] where numbers.chance(80) {
      let text = RandomDocument(&numbers).text.replacing("2026-11", with: month).replacing(
        "\"id\": \"rec", with: "\"id\": \"\(month)rec")
      try folder.write("glucose/\(month).json", text)
    }
  }

  private mutating func time() -> String {
    "2026-\(digits(9 + numbers.below(3), 2))-\(digits(numbers.below(28) + 1, 2))T\(digits(numbers.below(24), 2)):00:00+01:00"
  }

  /// A change of a record that is there, or a new one; `nil` where there is none to change.
  private mutating func change(_ records: [StoredRecord]) -> RecordChange? {
    serial += 1
    let number = serial
    switch numbers.below(10) {
    case 0...3:
      return .add(
        glucose(Number(number), time(), numbers.chance(30) ? [Member("note", .text("n\n\"\(number)\""))] : [])
      )
    case 4: return .add(workout(time(), reps: (0..<numbers.below(3)).map { 5 + $0 }))
    case 5:
      return .setting(
        path: numbers.pick(["zone", "a.b", "a.c.d"]), numbers.chance(30) ? nil : .number(Number(number)))
    case 6, 7:
      guard !records.isEmpty, case let record = numbers.pick(records) else { return nil }
      return .remove(id: record.id, in: record.document)
    case 8:
      guard !records.isEmpty, case let record = numbers.pick(records), case let time = time() else {
        return nil
      }
      return .edit(id: record.id, in: record.document) { old in
        var new = old
        new[old.kind == "workout" ? "start" : "time"] = .text(time)
        return new
      }
    default:
      guard !records.isEmpty, case let record = numbers.pick(records) else { return nil }
      return .edit(id: record.id, in: record.document) { old in
        var new = old
        new["note"] = .text("edited \(number)")
        return new
      }
    }
  }

  /// Does something; returns whether it was an action.
  mutating func act() throws -> Bool {
    let ids = ids
    var store = try Store(root: folder.root, catalogue: .standard) { ids.next() }
    store.spliceLimit = numbers.pick([200, 1 << 20])
    try store.begin()
    let records = try store.records(of: "glucose", in: .all) + store.records(of: "workout", in: .all)
    var changes: [RecordChange] = []
    var changed: Set<String> = []
    for _ in 0...numbers.below(4) {
      guard let change = change(records) else { continue }
      // Two changes of one record in one action are for another test.
      if case .edit(let id, let document, _) = change, !changed.insert(document.path + id).inserted {
        continue
      }
      changes.append(change)
    }
    return try store.commit(changes, words: "act", time: morning).number != nil
  }

  /// Writes a record of its own by hand somewhere, and returns it.
  mutating func editByHand() throws -> (path: String, record: String)? {
    let paths = try folder.contents().keys.filter { $0.hasPrefix("glucose/") }.sorted()
    guard !paths.isEmpty else { return nil }
    serial += 1
    let path = numbers.pick(paths)
    let record = "{\"time\": \"2026-11-15T12:00:00Z\", \"value\": 300, \"hand\": \(serial)}"
    let text = try folder.read(path)
    let start = try #require(text.firstRange(of: "["))
    let rest = text[start.upperBound...].drop { $0.isWhitespace }
    let comma = rest.hasPrefix("]") ? "" : ","
    try folder.replace(path, String(text[..<start.upperBound]) + record + comma + text[start.upperBound...])
    return (path, record)
  }
}

@Suite("Any store, any actions")
struct RandomStoreTests {
  @Test("undo and redo give every state back byte for byte, over restarts", arguments: Seed.some(2))
  func undo(_ seed: Seed) throws {
    var random = try RandomStore(seed)
    var states = [try random.folder.contents()]
    for _ in 0..<100 where try random.act() { states.append(try random.folder.contents()) }
    for _ in 0..<2 {
      for state in states.reversed().dropFirst() {
        var store = try random.folder.store()
        _ = try store.undo(at: morning)
        #expect(try random.folder.contents() == state, seed.comment)
      }
      for state in states.dropFirst() {
        var store = try random.folder.store()
        _ = try store.redo(at: morning)
        #expect(try random.folder.contents() == state, seed.comment)
      }
    }
    #expect(try random.folder.files().keys.allSatisfy { !$0.contains(".tmp-") }, seed.comment)
  }

  /// Every record of the store by document and id, as it says, without what hands wrote.
  private static func records(_ folder: TemporaryFolder) throws -> Set<String> {
    var store = try folder.store()
    var found: Set<String> = []
    for name in try store.allDocuments() {
      let document = try #require(try store.document(name))
      for (row, id) in zip(document.rows.indices, document.ids()) {
        let text = String(decoding: document.text(at: row), as: UTF8.self)
        if !text.contains("\"hand\"") {
          found.insert("\(name.path) \(document.spelledID(at: row) == nil ? "" : id) \(text)")
        }
      }
    }
    return found
  }

  @Test(
    "with edits by hand in between, undo and redo change their own records and lose none of a hand's",
    arguments: Seed.some(5))
  func byRecord(_ seed: Seed) throws {
    var random = try RandomStore(seed)
    var states = [try Self.records(random.folder)]
    for _ in 0..<15 where try random.act() { states.append(try Self.records(random.folder)) }
    var byHand: [(path: String, record: String)] = []
    for state in states.reversed().dropFirst() {
      if random.numbers.chance(60), let edit = try random.editByHand() { byHand.append(edit) }
      var store = try random.folder.store()
      _ = try store.undo(at: morning)
      #expect(try Self.records(random.folder) == state, seed.comment)
    }
    for state in states.dropFirst() {
      if random.numbers.chance(60), let edit = try random.editByHand() { byHand.append(edit) }
      var store = try random.folder.store()
      _ = try store.redo(at: morning)
      #expect(try Self.records(random.folder) == state, seed.comment)
    }
    for edit in byHand { #expect(try random.folder.read(edit.path).contains(edit.record), seed.comment) }
  }
}
