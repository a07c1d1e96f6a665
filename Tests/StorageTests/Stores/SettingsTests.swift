import HealthLog
import Testing

@testable import Storage

@Suite("Settings")
struct SettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
  }

  @discardableResult
  private func set(_ path: String, _ value: Value?, in document: SettingsDocument = .settings) throws
    -> Committed
  {
    var store = try folder.store()
    let change: RecordChange =
      document == .settings ? .setting(path: path, value) : .declaration(path: path, value)
    return try store.commit([change], words: "config", time: morning)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var before: String?
    var path: String
    var value: Value?
    var after: String
    var testDescription: String { "\(path) in \(before ?? "nothing")" }

    static let head = "\"schema\": 2, \"kind\": \"settings\""
    static let all = [
      Row(
        before: nil, path: "glucose.unit", value: .text("mmol/L"),
        after: "{\n  \"schema\": 2,\n  \"kind\": \"settings\",\n  \"glucose\": {\"unit\": \"mmol/L\"}\n}\n"),
      Row(before: "{\(head)}", path: "zone", value: .text("UTC"), after: "{\(head), \"zone\": \"UTC\"}"),
      Row(
        before: "{\(head), \"glucose\" : {\"range\": [70,  180]}}", path: "glucose.unit",
        value: .text("mg/dL"),
        after: "{\(head), \"glucose\" : {\"range\": [70,  180], \"unit\": \"mg/dL\"}}"),
      Row(
        before: "{\(head), \"glucose\" : {\"range\": [70,  180]}}", path: "glucose.range",
        value: .list([.number(80), .number(180)]),
        after: "{\(head), \"glucose\" : {\"range\": [80,  180]}}"),
      Row(
        before: "{\(head), \"a\": {\"b\": 1}, \"c\": 2}", path: "a.b", value: nil,
        after: "{\(head), \"c\": 2}"),
      Row(
        before: "{\(head), \"a\": {\"b\": 1, \"d\": 3}}", path: "a.b", value: nil,
        after: "{\(head), \"a\": {\"d\": 3}}"),
      Row(
        before: "{\r\n\t\(head)\r\n}\r\n", path: "sleep.goal", value: .number(480),
        after: "{\r\n\t\(head), \"sleep\": {\"goal\": 480}\r\n}\r\n"),
    ]
  }

  @Test("are set and taken out where they stand, and every other byte stays", arguments: Row.all)
  func rows(_ row: Row) throws {
    if let before = row.before { try folder.write("vitals.json", before) }
    let before = try folder.contents()
    let done = try set(row.path, row.value)
    #expect(try folder.read("vitals.json") == row.after)
    #expect(done.changes.map(\.kind) == ["settings"])
    #expect(done.changes.map(\.id) == [row.path])
    var store = try folder.store()
    #expect(store.settings[row.path] == row.value)
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == before)
  }

  @Test("that are so already are no action", arguments: ["zone", "nothing.there"])
  func same(_ path: String) throws {
    try folder.write("vitals.json", "{\(Row.head), \"zone\": \"UTC\"}")
    #expect(try set(path, path == "zone" ? .text("UTC") : nil).number == nil)
  }

  @Test("come back by record after a hand has set others, and the document goes when nothing is left in it")
  func byRecord() throws {
    try set("zone", .text("UTC"))
    try set("sleep.goal", .number(480))
    try folder.write(
      "vitals.json", try folder.read("vitals.json").replacing("\"zone\"", with: "\"own\": 1, \"zone\""))
    var store = try folder.store()
    _ = try store.undo(at: morning)
    #expect(store.settings.members == [Member("own", .number(1)), Member("zone", .text("UTC"))])
    try folder.write("vitals.json", "{\(Row.head),\n \"zone\": \"UTC\"}")
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == [:])
    _ = try store.redo(at: morning)
    #expect(store.settings.members == [Member("zone", .text("UTC"))])
  }

  @Test("that were changed since are named before they are taken back")
  func changedSince() throws {
    try set("zone", .text("UTC"))
    try folder.write("vitals.json", "{\(Row.head), \"zone\": \"Europe/Berlin\"}")
    var store = try folder.store()
    let error = #expect(throws: StorageError.self) { try store.undo(at: morning) }
    #expect(error.map { "\($0)" } == "changed since: vitals.json zone")
  }

  @Test(
    "of another make are never written",
    arguments: [
      (
        "{\"schema\": 9, \"kind\": \"settings\"}",
        "vitals.json:1:12: newer: written by schema 9; this program knows 2"
      ),
      (
        "{\"schema\": 1, \"kind\": \"settings\"}",
        "not saved: vitals.json: schema 1 is older than 2: run 'vitals migrate'"
      ),
      (
        "{\"schema\": 2, \"kind\": \"trackers\"}",
        "vitals.json:1:23: kind: expected kind 'settings', found \"trackers\""
      ),
      ("{\"schema\": \"2\"}", "vitals.json:1:12: schema: expected a whole number as schema, found \"2\""),
      (
        "{\"schema\": 0}",
        "vitals.json:1:12: schema: expected schema 1 or later, found 0, which never was"
      ),
      ("[]", "vitals.json:1:1: settings: expected an object"),
      (
        "{\"schema\": 2, \"a\": 5}",
        "vitals.json:1:20: settings: expected a group of settings as 'a', found 5"
      ),
      ("{\"schema\": 2", "vitals.json:1:13: brackets: expected '}', found the end of the text"),
    ])
  func refused(_ text: String, _ message: String) throws {
    try folder.write("vitals.json", text)
    let error = #expect(throws: StorageError.self) { try set("a.b", .number(1)) }
    #expect(error.map { "\($0)" } == message)
    #expect(try folder.read("vitals.json") == text)
  }

  @Test(
    "name a zone that nobody knows once, when they are read and when it was written",
    arguments: [
      (
        "\"Europe/Berln\"",
        [
          "vitals.json:1:43: setting: expected 'zone' to be the name of a zone such as 'Europe/Berlin', found \"Europe/Berln\""
        ]
      ),
      (
        "\"\"",
        [
          "vitals.json:1:43: setting: expected 'zone' to be the name of a zone such as 'Europe/Berlin', found \"\""
        ]
      ),
      ("\"Europe/Berlin\"", []), ("\"UTC\"", []), ("null", []),
    ])
  func zones(_ zone: String, _ messages: [String]) throws {
    try folder.write("vitals.json", "{\(Row.head), \"zone\": \(zone)}")
    var store = try folder.store()
    #expect(store.notices.map(\.text) == messages)
    store.notices = []
    try store.begin()
    #expect(store.notices == [])
    try folder.write("vitals.json", "{\(Row.head), \"zone\": \"Asia/Tokyo\"}")
    try store.begin()
    store.notices = []
    try folder.write("vitals.json", "{\(Row.head), \"zone\": \(zone)}")
    try store.begin()
    #expect(store.notices.map(\.text) == messages + ["vitals.json: changed"])
  }

  @Test("declarations stand a line each in a document of their own, and one more is one line more")
  func declarations() throws {
    func tracker(_ name: String) -> Value {
      .group([Member("name", .text(name)), Member("fields", .list([]))])
    }
    try set("trackers", .list([tracker("pain")]), in: .trackers)
    let one =
      "{\n  \"schema\": 2,\n  \"kind\": \"trackers\",\n  \"trackers\": [\n    {\"name\": \"pain\", \"fields\": []}\n  ]\n}\n"
    #expect(try folder.read("trackers.json") == one)
    let done = try set("trackers", .list([tracker("pain"), tracker("coffee")]), in: .trackers)
    #expect(done.changes.map(\.kind) == ["trackers"])
    #expect(
      try folder.read("trackers.json")
        == one.replacing("}\n  ]", with: "},\n    {\"name\": \"coffee\", \"fields\": []}\n  ]"))
    var store = try folder.store()
    _ = try store.undo(at: morning)
    #expect(try folder.read("trackers.json") == one)
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == [:])
  }

  @Test("kinds that are declared later are known from then on; one with a name like a path is never")
  func adopt() throws {
    var store = try folder.store()
    var catalogue = Catalogue.standard
    let pain = Kind.quantity("pain", title: "entries", [Unit("", allowed: 0...10)])
    catalogue.kinds += [pain, Kind.quantity("../pain", title: "entries", [Unit("", allowed: 0...10)])]
    store.adopt(catalogue)
    let members = [Member("time", .text("2026-11-29T07:00:00+01:00")), Member("value", .number(7))]
    _ = try store.commit([.add(Record(kind: "pain", members: members))], words: "pain 7", time: morning)
    #expect(try folder.contents().keys.sorted() == ["pain/2026-11.json"])
    #expect(throws: StorageError(.unknownKind("../pain"))) {
      try store.commit([.add(Record(kind: "../pain", members: members))], words: "", time: morning)
    }
  }
}
