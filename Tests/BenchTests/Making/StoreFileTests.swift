import CivilTime
import HealthLog
import Storage
import Testing

@testable import vitals_bench

@Suite("Files of a store")
struct StoreFileTests {
  private func note(_ time: String, _ text: String) -> Record {
    Record("note", ["time": .text(time), "text": .text(text)])
  }

  @Test("are documents a month, the newest record first, of equal times the later made above")
  func documents() {
    let records = [
      note("2026-03-29T01:30:00+01:00", "first"), note("2026-03-29T03:10:00+02:00", "third"),
      note("2026-02-28T23:59:00+01:00", "old"), note("2026-03-29T01:30:00+01:00", "second"),
    ]
    let files = StoreFile.documents(records, of: .note, seed: 3)
    #expect(files.map(\.path) == ["note/2026-02.json", "note/2026-03.json"])
    #expect(
      String(decoding: files[1].bytes, as: UTF8.self) == """
        {
          "schema": 2,
          "kind": "note",
          "records": [
            {"time": "2026-03-29T03:10:00+02:00", "text": "third", "id": "\(id(3, "note/2026-03.json", 2))"},
            {"time": "2026-03-29T01:30:00+01:00", "text": "second", "id": "\(id(3, "note/2026-03.json", 1))"},
            {"time": "2026-03-29T01:30:00+01:00", "text": "first", "id": "\(id(3, "note/2026-03.json", 0))"}
          ]
        }

        """)
  }

  /// The id of the record at a place from the oldest.
  private func id(_ seed: UInt64, _ path: String, _ place: Int) -> String {
    var ids = SeededRandom(seed: seed, "ids of " + path)
    return (0...place).map { _ in RecordID.text(ids.next()) }[place]
  }

  @Test("have the same ids whatever the other months hold")
  func ids() {
    let march = note("2026-03-01T08:00:00+01:00", "march")
    let april = note("2026-04-01T08:00:00+02:00", "april")
    #expect(
      StoreFile.documents([march, april], of: .note, seed: 3).last
        == StoreFile.documents([april], of: .note, seed: 3).last)
  }

  @Test("can be the settings of their owner")
  func settings() {
    let file = StoreFile(settings: [
      Member("zone", .text("Europe/Berlin")), Member("sleep", .group([Member("goal", .whole(480))])),
    ])
    #expect(file.path == "vitals.json")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        {
          "schema": 2,
          "kind": "settings",
          "zone": "Europe/Berlin",
          "sleep": {"goal": 480}
        }

        """)
  }
}

@Suite("Members of a made record")
struct MadeRecordTests {
  @Test("are those that have a value, in their order")
  func present() {
    #expect(
      Record("weight", ["value": .tenths(824), "fat": nil, "unit": .text("kg"), "tags": .tags([])])
        == Record(
          kind: "weight",
          members: [Member("value", .number(Number(digits: 824, scale: 1))), Member("unit", .text("kg"))]))
  }

  @Test(
    "spell a number as a hand does",
    arguments: [
      (Value.tenths(931), "93.1"), (.tenths(930), "93"), (.tenths(-5), "-0.5"), (.hundredths(75), "0.75"),
      (.hundredths(1250), "12.5"), (.hundredths(8000), "80"), (.whole(112), "112"),
    ])
  func numbers(_ value: Value, _ spelling: String) {
    #expect(value.number?.description == spelling)
  }

  @Test("hold tags as a list")
  func tags() {
    #expect(Value.tags(["gym", "urlaub"]) == .list([.text("gym"), .text("urlaub")]))
  }
}
