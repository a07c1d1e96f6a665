import CivilTime
import HealthLog
import Testing

@testable import Storage

/// A draft of a glucose document of November 2026.
func newDraft(_ text: String?, kind: Kind = .glucose) throws -> Draft {
  let name = DocumentName(kind: kind.name, month: "2026-11")
  return try Draft(name, text.map { ContiguousArray($0.utf8) }, plan: ScanPlan(kind), zone: .utc)
}

extension Draft {
  mutating func insert(_ text: String, id: String = "new") throws {
    try insert(ContiguousArray(text.utf8), id: id)
  }

  /// Takes out the record that answers to `id`.
  mutating func remove(_ id: String) {
    if let place = place(of: id) { remove(at: place, id: id) } else { Issue.record("no record '\(id)'") }
  }

  func result() throws -> String { String(decoding: try rendered().document.bytes, as: UTF8.self) }
}

@Suite("Records put into a document")
struct DraftTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var after: String

    init(_ name: String, _ before: String, _ after: String) {
      testDescription = name
      (self.before, self.after) = (before, after)
    }
  }

  private static let head = #""schema":2,"kind":"glucose","records":"#

  @Test(
    "stand where their time puts them, in the layout of the place, and every other byte stays",
    arguments: [
      Row(
        "this program's own",
        document([line(20, 120), line(10, 110)]), document([line(20, 120), line(15, 1), line(10, 110)])),
      Row(
        "newer than all", document([line(14, 120), line(10, 110)]),
        document([line(15, 1), line(14, 120), line(10, 110)])),
      Row("older than all", document([line(20, 120)]), document([line(20, 120), line(15, 1)])),
      Row(
        "of equal times the newer stands above", document([line(15, 120)]),
        document([line(15, 1), line(15, 120)])),
      Row(
        "in any order of a hand, before the first older one",
        document([line(1, 1), line(20, 120), line(10, 110)]),
        document([line(15, 1), line(1, 1), line(20, 120), line(10, 110)])),
      Row(
        "tabs", "{\n\t\(head) [\n\t\t\(line(20, 120)),\n\t\t\(line(10, 110))\n\t]\n}\n",
        "{\n\t\(head) [\n\t\t\(line(20, 120)),\n\t\t\(line(15, 1)),\n\t\t\(line(10, 110))\n\t]\n}\n"),
      Row(
        "CRLF and no final line break",
        "{\r\n  \(head) [\r\n    \(line(20, 120)),\r\n    \(line(10, 110))\r\n  ]\r\n}",
        "{\r\n  \(head) [\r\n    \(line(20, 120)),\r\n    \(line(15, 1)),\r\n    \(line(10, 110))\r\n  ]\r\n}"
      ),
      Row(
        "one line", "{\(head)[\(line(20, 120)),\(line(10, 110))]}",
        "{\(head)[\(line(20, 120)),\(line(15, 1)),\(line(10, 110))]}"),
      Row(
        "one line with blanks", "{\(head) [ \(line(20, 120)), \(line(10, 110)) ]}",
        "{\(head) [ \(line(20, 120)), \(line(15, 1)), \(line(10, 110)) ]}"),
      Row("an empty list", "{\(head)[]}", "{\(head)[\(line(15, 1))]}"),
      Row(
        "an empty list on its own line", "{\n  \(head) []\n}\n", "{\n  \(head) [\n    \(line(15, 1))]\n}\n"),
      Row(
        "a record of several lines stays as the hand laid it out",
        document(["{\n      \"time\": \"2026-11-20 07:00\",\n      \"value\": 5 }"]),
        document(["{\n      \"time\": \"2026-11-20 07:00\",\n      \"value\": 5 }", line(15, 1)])),
      Row(
        "records without a time, and what is no record, stay where they are",
        document([line(20, 120), "{\"value\": 5}", "7", "null", line(10, 110)]),
        document([line(20, 120), "{\"value\": 5}", "7", "null", line(15, 1), line(10, 110)])),
      Row(
        "a byte order mark stays", "\u{FEFF}" + document([line(20, 120)]),
        "\u{FEFF}" + document([line(20, 120), line(15, 1)])),
      Row(
        "own members beside the records stay", "{ \"note\": [1,  2],\(head)[\(line(20, 120))], \"z\": {} }",
        "{ \"note\": [1,  2],\(head)[\(line(20, 120)), \(line(15, 1))], \"z\": {} }"),
    ])
  func insert(_ row: Row) throws {
    var draft = try newDraft(row.before)
    try draft.insert(line(15, 1))
    #expect(try draft.result() == row.after)
    // To take it out again gives the former text, but for a list that was empty.
    guard !row.before.contains("[]") else { return }
    var back = try newDraft(row.after)
    let text = ContiguousArray(line(15, 1).utf8)
    let place = back.unnamedPlace(of: text)
    back.remove(at: try #require(place), id: "new")
    #expect(try back.result() == row.before)
  }

  @Test("a first record makes a document as people read it, whatever comes with it")
  func new() throws {
    var draft = try newDraft(nil)
    try draft.insert(line(10, 110, id: "a"), id: "a")
    try draft.insert(line(20, 120, id: "b"), id: "b")
    try draft.insert(line(1, 101, id: "c"), id: "c")
    let rendered = try draft.rendered()
    #expect(
      String(decoding: rendered.document.bytes, as: UTF8.self)
        == document([line(20, 120, id: "b"), line(10, 110, id: "a"), line(1, 101, id: "c")]))
    #expect(rendered.edits.map(\.target) == [.record("c"), .record("a"), .record("b")])
  }

  @Test("a workout gets the indentation of its place, one set a line")
  func severalLines() throws {
    let tabs =
      "{\n\t\"schema\": 2,\n\t\"kind\": \"workout\",\n\t\"records\": [\n\t\t{\"start\": \"2026-11-01T10:00:00Z\", \"exercises\": []}\n\t]\n}\n"
    var draft = try newDraft(tabs, kind: .workout)
    try draft.insert(
      String(
        decoding: RecordText.printed(workout("2026-11-02T10:00:00Z", reps: [8, 6])),
        as: UTF8.self))
    #expect(
      try draft.result() == """
        {
        \t"schema": 2,
        \t"kind": "workout",
        \t"records": [
        \t\t{"start": "2026-11-02T10:00:00Z", "exercises": [
        \t\t\t{"exercise": "Bench Press", "sets": [
        \t\t\t\t{"reps": 8, "weight": 80},
        \t\t\t\t{"reps": 6, "weight": 80}]}]},
        \t\t{"start": "2026-11-01T10:00:00Z", "exercises": []}
        \t]
        }

        """)
  }

  @Test("what is put in and taken out in one action leaves no trace")
  func inAndOut() throws {
    let text = document([line(20, 120)])
    var draft = try newDraft(text)
    try draft.insert(line(15, 1))
    draft.remove("new")
    let place = draft.place(of: "new")
    #expect(place == nil)
    #expect(draft.isUnchanged)
    #expect(try draft.result() == text)
  }

  @Test(
    "the last record goes and leaves an empty list, in whatever order all go",
    arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func removeAll(_ order: [Int]) throws {
    let ids = ["a", "b", "c"]
    var draft = try newDraft(document([line(20, 1, id: "a"), line(15, 2, id: "b"), line(10, 3, id: "c")]))
    for place in order { draft.remove(ids[place]) }
    #expect(try draft.result() == "{\n  \"schema\": 2,\n  \"kind\": \"glucose\",\n  \"records\": []\n}\n")
  }

  @Test("all records are exchanged for others at once")
  func exchangeAll() throws {
    var draft = try newDraft(document([line(20, 1, id: "a"), line(10, 3, id: "c")]))
    for id in ["a", "c"] { draft.remove(id) }
    try draft.insert(line(15, 5, id: "d"), id: "d")
    try draft.insert(line(5, 6, id: "e"), id: "e")
    #expect(try draft.result() == document([line(15, 5, id: "d"), line(5, 6, id: "e")]))
  }

  @Test("a document that cannot be used makes no draft")
  func faults() {
    let fault = #expect(throws: DocumentFault.self) { _ = try newDraft("{\"schema\": 3}") }
    #expect(
      fault.map { "\($0)" } == "glucose/2026-11.json:1:12: newer: written by schema 3; this program knows 2")
  }

  @Test(
    "one record is put in, exchanged or taken out without the others being read again",
    arguments: ["insert", "replace", "remove"])
  func inPlace(_ change: String) throws {
    var draft = try newDraft(document([line(20, 120, id: "b"), line(10, 110, id: "a")]))
    switch change {
    case "insert": try draft.insert(line(15, 1))
    case "replace":
      try draft.replace(at: .row(0), id: "b", with: ContiguousArray(line(20, 121, id: "b").utf8), newID: "b")
    default: draft.remove("a")
    }
    #expect(draft.renderedInPlace() != nil)
  }

  @Test(
    "what is not one record is refused, whatever stands around it",
    arguments: [
      line(15, 1) + ", " + line(14, 1), line(15, 1) + "]", line(15, 1) + #"], "own": [1"#,
      line(15, 1) + " x",
    ])
  func notOneRecord(_ text: String) throws {
    var draft = try newDraft(document([line(20, 120), line(10, 110)]))
    try draft.insert(text)
    #expect(draft.renderedInPlace() == nil)
    #expect(throws: DocumentFault.self) { try draft.rendered() }
  }
}

@Suite("Names of records")
struct RecordNameTests {
  @Test("of two different records with one id the lower keeps it, the other answers to its content")
  func copied() throws {
    let document = try newDraft(document([line(21, 130, id: "a"), line(20, 120, id: "a")])).original
    let ids = document.ids()
    #expect(ids[1] == "a")
    #expect(ids[0] == RecordDigest.id(of: try #require(document.record(at: 0))))
    #expect(document.rowsWithCopiedID() == [0])
  }

  @Test("equal records without an id are counted from the lowest")
  func twins() throws {
    let ids = try newDraft(document([line(20, 120), line(20, 120), line(20, 120)])).original.ids()
    let digest = try #require(ids.last)
    #expect(ids == [digest + "-3", digest + "-2", digest])
  }

  @Test("an id that is empty or no text counts as none", arguments: [#""""#, "5", "null", "[]"])
  func noID(_ spelling: String) throws {
    let text = #"{"time": "2026-11-20T07:00:00Z", "value": 5, "id": \#(spelling)}"#
    let document = try newDraft(document([text])).original
    #expect(document.spelledID(at: 0) == nil)
    #expect(document.ids()[0].count == 10)
  }

  @Test("an id may be spelled with escapes, and stand far behind the beginning of its record")
  func strangeIDs() throws {
    let note = String(repeating: "n", count: 70_000)
    let document = try newDraft(
      document([
        #"{"id": "\u0061b", "time": "2026-11-20T07:00:00Z", "value": 5}"#,
        #"{"time": "2026-11-19T07:00:00Z", "value": 5, "note": "\#(note)", "id": "far"}"#,
      ])
    ).original
    #expect(document.ids() == ["ab", "far"])
  }

  @Test("what is no record has a name too")
  func noRecords() throws {
    let ids = try newDraft(document(["5", "\"text\"", "5"])).original.ids()
    #expect(Set(ids).count == 3)
  }
}

@Suite("Names of documents")
struct DocumentNameTests {
  @Test(
    "are told from other files",
    arguments: [
      ("glucose/2026-11.json", true), ("glucose/2026-13.json", false), ("glucose/2026-1.json", false),
      ("glucose/2026-11.jsonl", false), ("2026-11.json", false), ("a/b/2026-11.json", false),
      ("glucose/2026-11", false),
      ("vitals.json", false),
    ])
  func paths(_ path: String, _ isDocument: Bool) {
    #expect(DocumentName(path: path)?.path == (isDocument ? path : nil))
  }

  @Test(
    "no kind can lead out of the store, or hide in it",
    arguments: [
      ("pain", true), ("Blutdruck täglich", true), ("", false), ("..", false), ("../x", false),
      ("a/b", false),
      ("/etc", false), (".git", false), ("a\\b", false), ("a\0b", false), ("a\nb", false),
      (String(repeating: "x", count: 10_000), false),
    ])
  func folders(_ kind: String, _ isFolder: Bool) { #expect(DocumentName.isFolder(kind) == isFolder) }

  @Test("stand in the order of their months, then of their kinds")
  func order() {
    let names = ["sleep/2026-01.json", "glucose/2026-02.json", "glucose/2026-01.json"].compactMap(
      DocumentName.init(path:))
    #expect(
      names.sorted().map(\.path) == ["glucose/2026-01.json", "sleep/2026-01.json", "glucose/2026-02.json"])
  }
}
