import CivilTime
import HealthLog
import Testing

@testable import Storage

@Suite("Undo and redo")
struct UndoTests {
  private let folder: TemporaryFolder
  private let path = "glucose/2026-11.json"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(path, document([line(20, 120, id: "a"), line(10, 110, id: "b")]))
    try folder.store().initialise()
  }

  /// What a hand does to the document between two commands.
  private func edit(_ old: String, _ new: String) throws {
    let text = try folder.read(path)
    #expect(text.contains(old))
    try folder.replace(path, text.replacing(old, with: new))
  }

  @Test("take records, and leave what a hand has written since")
  func afterHandEdit() throws {
    var store = try folder.store()
    try store.add(99, "2026-11-15T07:00:00+01:00")
    try edit("\"value\": 120", "\"value\" : 121")
    let undone = try store.undo(at: morning)
    #expect(
      try folder.read(path)
        == document([line(20, 120, id: "a"), line(10, 110, id: "b")]).replacing(
          "\"value\": 120", with: "\"value\" : 121"))
    #expect(undone.number == 1)
    #expect(undone.words == "glucose 99")
    #expect(undone.changes.map(\.id) == ["0000000001"])
    #expect(undone.changes.map(\.after) == [nil])
    _ = try store.redo(at: morning)
    #expect(try folder.read(path).contains("\"value\": 99"))
    #expect(try folder.read(path).contains("\"value\" : 121"))
  }

  @Test("of an edit, a deletion and a move work by record in the same way")
  func byRecord() throws {
    var store = try folder.store()
    try store.edit("a", "value", .number(77))
    try store.delete(["b"])
    try store.edit("a", "time", .text("2026-10-01T07:00:00+02:00"))
    #expect(try folder.contents().keys.sorted() == ["glucose/2026-10.json", path])
    try folder.write(path, document([line(5, 105, id: "hand")]))
    for _ in 0..<3 { _ = try store.undo(at: morning) }
    #expect(
      try folder.contents() == [
        path: document([line(20, 120, id: "a"), line(10, 110, id: "b"), line(5, 105, id: "hand")])
      ])
    for _ in 0..<3 { _ = try store.redo(at: morning) }
    #expect(try folder.read(path) == document([line(5, 105, id: "hand")]))
    #expect(try folder.read("glucose/2026-10.json").contains("\"value\": 77"))
  }

  @Test(
    "of a move within its document, down and up, work by record",
    arguments: ["2026-11-01T07:00:00+01:00", "2026-11-30T07:00:00+01:00"])
  func moveWithin(_ time: String) throws {
    var store = try folder.store()
    try store.edit("a", "time", .text(time))
    try store.edit("b", "time", .text("2026-11-15T07:00:00+01:00"))
    try edit("\"kind\"", "\"note\": 1, \"kind\"")
    _ = try store.undo(at: morning)
    _ = try store.undo(at: morning)
    #expect(
      try folder.read(path)
        == document([line(20, 120, id: "a"), line(10, 110, id: "b")]).replacing(
          "\"kind\"", with: "\"note\": 1, \"kind\""))
    _ = try store.redo(at: morning)
    #expect(try folder.read(path).contains(time))
  }

  @Test("of a record that was changed since say what differs, and do nothing unless told to")
  func changedSince() throws {
    var store = try folder.store()
    try store.edit("a", "value", .number(77))
    try edit("\"value\": 77", "\"value\": 78")
    let before = try folder.read(path)
    let difference = StorageError.Difference(
      path: path, target: .record("a"), expected: ContiguousArray(line(20, 77, id: "a").utf8),
      found: ContiguousArray(line(20, 78, id: "a").utf8))
    let error = #expect(throws: StorageError.self) { try store.undo(at: morning) }
    #expect(error == StorageError(.changedSince([difference])))
    #expect(error.map { "\($0)" } == "changed since: glucose/2026-11.json a")
    #expect(try folder.read(path) == before)
    _ = try store.undo(at: morning, force: true)
    #expect(try folder.read(path) == document([line(20, 120, id: "a"), line(10, 110, id: "b")]))
  }

  @Test("of what a hand has undone already have nothing to do, and are done")
  func undoneByHand() throws {
    var store = try folder.store()
    try store.add(99, "2026-11-15T07:00:00+01:00")
    try folder.write(path, document([line(10, 110, id: "b")]))
    #expect(try store.undo(at: morning).changes == [])
    #expect(try folder.read(path) == document([line(10, 110, id: "b")]))
    #expect(try store.history().actions.map(\.isUndone) == [true])
  }

  @Test("say when there is nothing to take back or to do again")
  func nothing() throws {
    var store = try folder.store()
    #expect(throws: StorageError(.nothingToUndo)) { try store.undo(at: morning) }
    #expect(throws: StorageError(.nothingToRedo)) { try store.redo(at: morning) }
    try store.add(99, "2026-11-15T07:00:00+01:00")
    _ = try store.undo(at: morning)
    #expect(throws: StorageError(.nothingToUndo)) { try store.undo(at: morning) }
    try store.add(98, "2026-11-15T07:00:00+01:00")
    #expect(throws: StorageError(.nothingToRedo)) { try store.redo(at: morning) }
  }

  @Test(
    "of a document's first record take the document and its folder along, unless a hand has written there")
  func madeDocument() throws {
    var store = try folder.store()
    _ = try store.commit([.add(mood(7, "2026-11-29T08:00:00+01:00"))], words: "mood 7", time: morning)
    try store.begin()
    try folder.write(
      "mood/2026-11.json", try folder.read("mood/2026-11.json").replacing("  \"kind\"", with: "    \"kind\""))
    _ = try store.undo(at: morning)
    #expect(try folder.contents().keys.sorted() == [path])
    #expect(throws: (any Error).self) { try folder.names(in: "mood") }
    _ = try store.redo(at: morning)
    try folder.write(
      "mood/2026-11.json",
      try folder.read("mood/2026-11.json").replacing("{\n", with: "{\n  \"own\": 1,\n", maxReplacements: 1))
    _ = try store.undo(at: morning)
    #expect(
      try folder.read("mood/2026-11.json")
        == "{\n  \"own\": 1,\n  \"schema\": 2,\n  \"kind\": \"mood\",\n  \"records\": []\n}\n")
  }

  @Test("of a document's first record leave it to a hand that has added one")
  func sharedDocument() throws {
    var store = try folder.store()
    _ = try store.commit([.add(mood(7, "2026-11-29T08:00:00+01:00"))], words: "mood 7", time: morning)
    let theirs = #"{"time": "2026-11-30T08:00:00Z", "value": 3}"#
    try folder.replace(
      "mood/2026-11.json",
      try folder.read("mood/2026-11.json").replacing("\n    {", with: "\n    \(theirs),\n    {"))
    _ = try store.undo(at: morning)
    #expect(try folder.read("mood/2026-11.json") == document([theirs], kind: "mood"))
  }

  @Test("of a document that was deleted by hand give the records back where they are asked to")
  func deletedByHand() throws {
    var store = try folder.store()
    try store.edit("a", "value", .number(77))
    try folder.remove(path)
    #expect(throws: StorageError.self) { try store.undo(at: morning) }
    _ = try store.undo(at: morning, force: true)
    #expect(try folder.read(path) == document([line(20, 120, id: "a")]))
  }

  @Test("of a broken document name the place, and leave the action as it is")
  func broken() throws {
    var store = try folder.store()
    try store.add(99, "2026-11-15T07:00:00+01:00")
    try folder.write(path, "{\"schema\": 2,")
    let error = #expect(throws: StorageError.self) { try store.undo(at: morning) }
    #expect(error.map { "\($0)" }?.hasPrefix("glucose/2026-11.json:1:14: ") == true)
    #expect(try store.history().actions.map(\.isUndone) == [false])
  }

  @Test("go a hundred deep over restarts, and give the very bytes back")
  func deep() throws {
    var states = [try folder.contents()]
    for number in 0..<100 {
      var store = try folder.store()
      switch number % 4 {
      case 0: try store.add(Number(number + 50), "2026-\(digits(number % 12 + 1, 2))-02T07:00:00+01:00")
      case 1: try store.edit("a", "value", .number(Number(number + 30)))
      case 2: try store.edit("b", "note", number % 8 == 2 ? .text("note \(number)") : nil)
      default:
        _ = try store.commit(
          [.setting(path: "sleep.goal", .number(Number(number)))], words: "config", time: morning)
      }
      let state = try folder.contents()
      if state != states.last { states.append(state) }
    }
    #expect(states.count > 80)
    for state in states.reversed().dropFirst() {
      var store = try folder.store()
      _ = try store.undo(at: morning)
      #expect(try folder.contents() == state)
    }
    for state in states.dropFirst() {
      var store = try folder.store()
      _ = try store.redo(at: morning)
      #expect(try folder.contents() == state)
    }
  }

  @Test("reach as far back as the journal is let to, and say so at its end")
  func bounded() throws {
    var store = try folder.store()
    _ = try store.commit([.setting(path: "history.megabytes", .number(1))], words: "config", time: morning)
    #expect(store.journal.limit == 1 << 20)
    let note = Member("note", .text(String(repeating: "n", count: 60_000)))
    for minute in 10..<30 {
      _ = try store.commit(
        [.add(glucose(99, "2026-11-15T07:\(minute):00+01:00", [note]))], words: "\(minute)", time: morning)
    }
    let actions = try store.history().actions
    #expect(actions.last?.entry.number == 21)
    #expect(1..<12 ~= actions.count)
    // What is taken back takes room too: so the last of them are gone before they are reached.
    for _ in 0..<4 { _ = try store.undo(at: morning) }
    let error = #expect(throws: StorageError.self) { for _ in actions { _ = try store.undo(at: morning) } }
    #expect(error == StorageError(.nothingToUndo))
    #expect(try folder.files()[".vitals/journal"]?.count ?? 0 <= 1 << 20)
  }
}

@Suite("Large actions")
struct LargeActionTests {
  private let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func kept() throws -> Int { try folder.names(in: ".vitals").count { $0.hasPrefix("kept-") } }

  private static let many = (0..<60).map { place in
    RecordChange.add(
      glucose(
        Number(100 + place),
        "2026-\(digits(place % 3 + 1, 2))-0\(place % 9 + 1)T07:\(digits(place, 2)):00+01:00"))
  }

  @Test("keep the documents, and undo and redo them by bytes and by record")
  func undo() throws {
    try folder.write("glucose/2026-01.json", document([line(20, 120, id: "a", month: "2026-01")]))
    var store = try folder.store()
    try store.initialise()
    store.spliceLimit = 1000
    let before = try folder.contents()
    let done = try store.commit(Self.many, words: "many", time: morning)
    #expect(done.changes.count == 60)
    #expect(done.changes.map { $0.after?.number("value") } == (0..<60).map { Number(100 + $0) })
    #expect(try kept() == 4)
    #expect(try store.history().nextUndo?.changeCount == 60)
    let after = try folder.contents()
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == before)
    _ = try store.redo(at: morning)
    #expect(try folder.contents() == after)
    try folder.write(
      "glucose/2026-01.json",
      try folder.read("glucose/2026-01.json").replacing("\"value\": 120", with: "\"value\": 121"))
    let undone = try store.undo(at: morning)
    #expect(undone.changes.count == 60)
    #expect(
      try folder.contents() == before.mapValues { $0.replacing("\"value\": 120", with: "\"value\": 121") })
  }

  @Test("keep nothing longer than their entry")
  func gone() throws {
    var store = try folder.store()
    store.spliceLimit = 1000
    _ = try store.commit(Self.many, words: "many", time: morning)
    _ = try store.commit([.setting(path: "history.megabytes", .number(1))], words: "config", time: morning)
    let note = Member("note", .text(String(repeating: "n", count: 120_000)))
    store.spliceLimit = 1 << 20
    for minute in 10..<30 {
      _ = try store.commit(
        [
          .add(mood(5, "2026-11-15T07:\(minute):00+01:00")),
          .add(glucose(99, "2026-11-15T07:\(minute):00+01:00", [note])),
        ], words: "\(minute)", time: morning)
      if try kept() == 0 { break }
    }
    #expect(try kept() == 0)
    #expect(try store.journal.firstSerial() > 1)
  }

  @Test("make room for themselves when too much is kept")
  func excess() throws {
    let store = try folder.store()
    try store.initialise()
    let texts = KeptTexts(files: .system, ownFolder: folder.root + "/.vitals")
    for serial in 1...4 {
      try texts.keep([ContiguousArray(repeating: UInt8(serial), count: 100)], of: serial)
    }
    #expect(try texts.excess(above: 400, besides: 4) == 0)
    #expect(try texts.excess(above: 399, besides: 4) == 1)
    #expect(try texts.excess(above: 200, besides: 4) == 2)
    #expect(try texts.excess(above: 0, besides: 4) == 3)
  }

  @Test("ten thousand records at once take seconds at most, and five hundred deletions in twelve months")
  func speed() throws {
    var store = try folder.store()
    let records = (0..<10_000).map { place in
      let (hour, minute) = (place / 60 % 24, place % 60)
      return RecordChange.add(
        glucose(
          100,
          "2026-\(digits(place / 900 + 1, 2))-\(digits(place / 1440 % 28 + 1, 2))T\(digits(hour, 2)):\(digits(minute, 2)):00+01:00"
        ))
    }
    let start = FileSystem.system.ticks()
    let done = try store.commit(records, words: "import", time: morning)
    #expect(done.changes.count == 10_000)
    let deletions = done.changes.enumerated().filter { $0.offset % 20 == 0 }.map { _, change in
      RecordChange.remove(id: change.id, in: change.document ?? .november)
    }
    #expect(try store.commit(deletions, words: "delete", time: morning).changes.count == 500)
    _ = try store.undo(at: morning)
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == [:])
    #expect(FileSystem.system.ticks() - start < 60_000)
  }
}
