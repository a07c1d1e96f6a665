import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("What changes outside while a prompt is open")
struct ReloadTests {
  private let folder: TemporaryFolder
  private let path = "glucose/2026-11.json"
  private var store: Store

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(path, document([line(20, 120, id: "a"), line(10, 110)]))
    store = try folder.store()
    try store.initialise()
    _ = try store.document(.november)
  }

  private mutating func notices() throws -> [String] {
    store.notices = []
    try store.begin()
    return store.notices.map(\.text)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var text: String?
    var notices: [String]
    var testDescription: String { notices.first ?? "nothing" }

    static let all = [
      Row(text: document([line(20, 120, id: "a"), line(10, 110)]), notices: []),
      Row(
        text: document([line(21, 1), line(20, 120, id: "a"), line(10, 110)]),
        notices: ["glucose/2026-11.json: 1 added"]),
      Row(
        text: document([line(20, 121, id: "a"), line(10, 110)]), notices: ["glucose/2026-11.json: 1 changed"]),
      Row(
        text: document([line(20, 120, id: "a"), line(10, 111)]), notices: ["glucose/2026-11.json: 1 changed"]),
      Row(text: document([line(10, 110)]), notices: ["glucose/2026-11.json: 1 removed"]),
      Row(
        text: document([line(21, 1), line(20, 121, id: "a")]),
        notices: ["glucose/2026-11.json: 2 changed"]),
      Row(
        text: "\n" + document([line(20, 120, id: "a"), line(10, 110)]),
        notices: ["glucose/2026-11.json: layout changed"]),
      Row(text: nil, notices: ["glucose/2026-11.json: deleted"]),
      Row(
        text: "{\"schema\": 2,}",
        notices: [
          "changed, and cannot be used: glucose/2026-11.json:1:13: comma: expected a name after ',', found '}'"
        ]),
    ]
  }

  @Test("is read again and said once, however the editor saves", arguments: Row.all, [true, false])
  mutating func told(_ row: Row, _ inPlace: Bool) throws {
    if let text = row.text {
      if inPlace { try folder.write(path, text) } else { try folder.replace(path, text) }
    } else {
      try folder.remove(path)
    }
    #expect(try notices() == row.notices)
    #expect(try notices() == [])
  }

  @Test("shows though size and time are those of before")
  mutating func sameStamp() throws {
    let text = try folder.read(path)
    let old = try FileManager.default.attributesOfItem(atPath: folder.root + "/" + path)
    try folder.write(path, text.replacing("120", with: "121"))
    try FileManager.default.setAttributes(
      [.modificationDate: old[.modificationDate] as Any], ofItemAtPath: folder.root + "/" + path)
    #expect(try notices() == ["\(path): 1 changed"])
  }

  @Test("shows when a document is asked for between two commands")
  mutating func between() throws {
    try folder.write(path, document([line(20, 120, id: "a")]))
    #expect(try store.document(.november)?.rows.count == 1)
    #expect(store.notices.map(\.text) == ["\(path): 1 removed"])
  }

  @Test("is told when it is found by a save, which keeps it")
  mutating func foundBySave() throws {
    try folder.write(path, document([line(20, 120, id: "a"), line(15, 1, id: "h"), line(10, 110)]))
    try store.add(99, "2026-11-21T07:00:00+01:00")
    #expect(store.notices.map(\.text) == ["\(path): 1 added"])
    #expect(try folder.read(path).contains("\"id\": \"h\""))
    #expect(try notices() == [])
    #expect(try store.document(.november)?.rows.count == 4)
  }

  @Test("by this store itself is no news")
  mutating func own() throws {
    try store.add(99, "2026-11-21T07:00:00+01:00")
    _ = try store.undo(at: morning)
    _ = try store.redo(at: morning)
    #expect(try notices() == [])
    #expect(try store.document(.november)?.rows.count == 3)
  }

  @Test("can be read again when it is mended")
  mutating func mended() throws {
    try folder.write(path, "{")
    _ = try notices()
    #expect(throws: StorageError.self) { try store.document(.november) }
    try folder.write(path, document([line(20, 120, id: "a")]))
    #expect(try notices() == ["\(path): can be used again"])
  }

  @Test("among the settings holds at once; broken ones are named and leave the others as they were")
  mutating func settings() throws {
    try folder.write("vitals.json", "{\"schema\": 2, \"kind\": \"settings\", \"zone\": \"Europe/Berlin\"}")
    #expect(try notices() == ["vitals.json: changed"])
    #expect(store.settings.zone == "Europe/Berlin")
    #expect(store.zone.name == "Europe/Berlin")
    try folder.write("vitals.json", "{\"schema\": 2, \"zone\" }")
    #expect(try notices() == ["vitals.json:1:22: syntax: expected ':', found '}'"])
    #expect(store.settings.zone == "Europe/Berlin")
    #expect(store.settingsFaults.map(\.path) == ["vitals.json"])
    #expect(try notices() == [])
    try folder.remove("vitals.json")
    #expect(try notices() == ["vitals.json: changed"])
    #expect(store.settings == Settings())
    #expect(store.settingsFaults == [])
  }

  @Test("that broke the settings before the start is said at the start")
  func brokenAtStart() throws {
    try folder.write("vitals.json", "{")
    let store = try folder.store()
    #expect(
      store.notices.map(\.text) == ["vitals.json:1:2: brackets: expected '}', found the end of the text"])
    #expect(store.settings == Settings())
  }

  @Test("a time without an offset is that of the zone that the settings have now")
  mutating func zone() throws {
    try folder.write(path, document([#"{"time": "2026-11-20 07:00", "value": 5, "unit": "mmol/L"}"#]))
    #expect(try store.document(.november)?.rows.map(\.seconds) == [1_795_158_000])
    try folder.write("vitals.json", "{\"schema\": 2, \"kind\": \"settings\", \"zone\": \"Europe/Berlin\"}")
    try store.begin()
    #expect(try store.document(.november)?.rows.map(\.seconds) == [1_795_154_400])
  }

  @Test("declarations of trackers are read and noticed in the same way")
  mutating func trackers() throws {
    #expect(store.declarations == [])
    try folder.write("trackers.json", "{\"schema\": 2, \"kind\": \"trackers\", \"trackers\": []}")
    #expect(try notices() == ["trackers.json: changed"])
    #expect(store.declarations == [Member("trackers", .list([]))])
    #expect(try Store.declarations(root: folder.root) == store.declarations)
  }
}
