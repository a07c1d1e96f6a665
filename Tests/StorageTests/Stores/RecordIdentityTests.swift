import HealthLog
import Testing

@testable import Storage

@Suite("Records that hands have written")
struct RecordIdentityTests {
  private let folder: TemporaryFolder
  private let path = "glucose/2026-11.json"

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
  }

  private func ids() throws -> [String] {
    var store = try folder.store()
    return try store.document(.november)?.ids() ?? []
  }

  @Test("an edit writes the id that the record answered to into it, and no other record gains one")
  func gainsID() throws {
    try folder.write(path, document([line(20, 120), line(10, 110)]))
    var store = try folder.store()
    let id = try ids()[0]
    let done = try store.edit(id, "value", .number(121))
    #expect(done.changes.map(\.id) == [id])
    #expect(try folder.read(path) == document([line(20, 121, id: id), line(10, 110)]))
    _ = try store.undo(at: morning)
    #expect(try folder.read(path) == document([line(20, 120), line(10, 110)]))
  }

  @Test("of equal twins one is edited, with an id of its own")
  func editTwin() throws {
    try folder.write(path, document([line(20, 120), line(20, 120)]))
    let names = try ids()
    var store = try folder.store()
    try store.edit(names[0], "value", .number(121))
    #expect(try folder.read(path) == document([line(20, 121, id: "0000000001"), line(20, 120)]))
    try store.edit(names[1], "value", .number(122))
    #expect(
      try folder.read(path) == document([line(20, 121, id: "0000000001"), line(20, 122, id: names[1])]))
  }

  @Test("of equal twins either goes, and comes back by record, though the other is there", arguments: [0, 1])
  func removeTwin(_ row: Int) throws {
    try folder.write(path, document([line(20, 120), line(20, 120)]))
    var store = try folder.store()
    try store.delete([try ids()[row]])
    #expect(try folder.read(path) == document([line(20, 120)]))
    try folder.write(path, document([line(20, 120), line(1, 101)]))
    _ = try store.undo(at: morning)
    #expect(try folder.read(path) == document([line(20, 120), line(20, 120), line(1, 101)]))
    _ = try store.redo(at: morning)
    #expect(try folder.read(path) == document([line(20, 120), line(1, 101)]))
  }

  @Test("a copied line is edited apart from the one that it was copied from")
  func copied() throws {
    try folder.write(path, document([line(21, 130, id: "a"), line(20, 120, id: "a")]))
    let names = try ids()
    var store = try folder.store()
    try store.edit("a", "value", .number(121))
    #expect(try folder.read(path) == document([line(21, 130, id: "a"), line(20, 121, id: "a")]))
    try store.edit(names[0], "value", .number(131))
    #expect(try folder.read(path) == document([line(21, 131, id: names[0]), line(20, 121, id: "a")]))
    #expect(try ids() == [names[0], "a"])
  }

  @Test("records that cannot be placed stay where they are, edited or not")
  func unplaced() throws {
    let text = document([line(20, 120), #"{"value": 5, "id": "x"}"#, "7", line(10, 110, id: "b")])
    try folder.write(path, text)
    var store = try folder.store()
    try store.edit("x", "value", .number(6))
    #expect(try folder.read(path) == text.replacing("\"value\": 5", with: "\"value\": 6"))
    try store.edit("x", "time", .text("2026-11-01T07:00:00Z"))
    #expect(
      try folder.read(path)
        == document([
          line(20, 120), "7", line(10, 110, id: "b"),
          #"{"value": 6, "id": "x", "time": "2026-11-01T07:00:00Z"}"#,
        ]))
    #expect(throws: StorageError(.unplaced(kind: "glucose"))) { try store.edit("x", "time", nil) }
    try store.delete(["x"])
    #expect(try folder.read(path) == document([line(20, 120), "7", line(10, 110, id: "b")]))
  }

  @Test("a record in the document of another month stays there until its time is changed")
  func wrongMonth() throws {
    let text = document([line(20, 120, id: "a", month: "2026-10")])
    try folder.write(path, text)
    var store = try folder.store()
    try store.edit("a", "value", .number(121))
    #expect(try folder.contents() == [path: text.replacing("120", with: "121")])
    try store.edit("a", "time", .text("2026-10-21T07:00:00+02:00"))
    #expect(try folder.contents().keys.sorted() == ["glucose/2026-10.json", path])
  }

  @Test("a record with an id that its document has is there already, and not added again")
  func idIsTaken() throws {
    try folder.write(path, document([line(20, 120, id: "a")]))
    var store = try folder.store()
    let record = glucose(99, "2026-11-21T07:00:00+01:00", [Member("id", .text("a"))])
    let done = try store.commit([.add(record)], words: "import", time: morning)
    #expect(done == Committed(number: nil, words: "import", changes: []))
    #expect(try folder.read(path) == document([line(20, 120, id: "a")]))
  }

  @Test("a new id that is taken by chance is not used")
  func newIDIsTaken() throws {
    try folder.write(path, document([line(20, 120, id: "0000000001")]))
    var store = try folder.store()
    #expect(try store.add(99, "2026-11-21T07:00:00+01:00").changes.map(\.id) == ["0000000002"])
  }

  @Test("an edit keeps the order of members, the spelling of numbers and what it does not know")
  func spelling() throws {
    let record = #"{ "value" : 5.60, "own":{"a":[1 ,2]}, "time":"2026-11-20 07:00", "id":"a" }"#
    try folder.write(path, document([record]))
    var store = try folder.store()
    try store.edit("a", "note", .text("n"))
    #expect(
      try folder.read(path)
        == document([
          #"{ "value" : 5.60, "own":{"a":[1 ,2]}, "time":"2026-11-20 07:00", "id":"a", "note" : "n" }"#
        ]))
    let same = try store.edit("a", "value", .number(Number(digits: 56, scale: 1)))
    #expect(same.number == nil)
  }

  @Test("a record that is not there, or a kind that is not known, is an error")
  func notFound() throws {
    try folder.write(path, document([line(20, 120, id: "a")]))
    var store = try folder.store()
    #expect(throws: StorageError(.notFound(id: "b"))) { try store.edit("b", "value", nil) }
    #expect(throws: StorageError(.unknownKind("pain"))) {
      try store.commit([.add(Record(kind: "pain"))], words: "", time: morning)
    }
    #expect(throws: StorageError(.unplaced(kind: "mood"))) {
      try store.commit([.add(Record(kind: "mood"))], words: "", time: morning)
    }
  }

  private static func set(_ id: String, _ member: String, _ value: Value?) -> RecordChange {
    .edit(id: id, in: .november) { record in
      var record = record
      record[member] = value
      return record
    }
  }

  private static let oldest = Value.text("2026-11-01T07:00:00+01:00")

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var changes: [RecordChange]
    var after: [String]

    static let all = [
      Row(
        testDescription: "edited twice",
        changes: [set("a", "value", .number(1)), set("a", "value", .number(2))],
        after: [line(20, 2, id: "a"), line(10, 110, id: "b")]),
      Row(
        testDescription: "edited and moved",
        changes: [set("a", "value", .number(1)), set("a", "time", oldest)],
        after: [line(10, 110, id: "b"), line(1, 1, id: "a")]),
      Row(
        testDescription: "moved and edited",
        changes: [set("a", "time", oldest), set("a", "value", .number(1))],
        after: [line(10, 110, id: "b"), line(1, 1, id: "a")]),
      Row(
        testDescription: "edited and removed",
        changes: [set("a", "value", .number(1)), .remove(id: "a", in: .november)],
        after: [line(10, 110, id: "b")]),
      Row(
        testDescription: "removed and added again",
        changes: [
          .remove(id: "a", in: .november),
          .add(glucose(5, "2026-11-15T07:00:00+01:00", [Member("id", .text("a"))])),
        ], after: [line(15, 5, id: "a"), line(10, 110, id: "b")]),
      Row(
        testDescription: "added and edited",
        changes: [
          .add(glucose(5, "2026-11-15T07:00:00+01:00", [Member("id", .text("c"))])),
          set("c", "value", .number(6)),
        ], after: [line(20, 120, id: "a"), line(15, 6, id: "c"), line(10, 110, id: "b")]),
      Row(
        testDescription: "added and removed",
        changes: [
          .add(glucose(5, "2026-11-15T07:00:00+01:00", [Member("id", .text("c"))])),
          .remove(id: "c", in: .november),
        ], after: [line(20, 120, id: "a"), line(10, 110, id: "b")]),
    ]
  }

  @Test(
    "one record changed several times in one action ends as it should, and goes back, by bytes and by record",
    arguments: Row.all)
  func severalChanges(_ row: Row) throws {
    let before = document([line(20, 120, id: "a"), line(10, 110, id: "b")])
    try folder.write(path, before)
    var store = try folder.store()
    let done = try store.commit(row.changes, words: "several", time: morning)
    #expect(try folder.read(path) == document(row.after))
    guard done.number != nil else { return }
    _ = try store.undo(at: morning)
    #expect(try folder.read(path) == before)
    _ = try store.redo(at: morning)
    try folder.write(path, try folder.read(path).replacing("\"kind\"", with: "\"own\": 1, \"kind\""))
    _ = try store.undo(at: morning)
    #expect(try folder.read(path) == before.replacing("\"kind\"", with: "\"own\": 1, \"kind\""))
  }

  @Test("an edit that moves a record to another month tells what it was, what it is, and where")
  func moved() throws {
    try folder.write(path, document([line(20, 120, id: "a")]))
    var store = try folder.store()
    let change = try #require(try store.edit("a", "time", .text("2026-10-20T07:00:00+02:00")).changes.first)
    #expect(change.before?.text("time") == "2026-11-20T07:00:00+01:00")
    #expect(change.after?.text("time") == "2026-10-20T07:00:00+02:00")
    #expect(change.document == DocumentName(kind: "glucose", month: "2026-10"))
  }
}
