import CivilTime
import JSONText
import Migrations
import Testing

@Suite("What a step can do with the documents of a store")
struct StoreDocumentsTests {
  /// What one step makes of a text, from schema 1 on.
  private func migrate(
    _ files: [StoreFile], _ up: @escaping Migration.Step
  ) throws -> MigrationResult {
    let plan = MigrationPlan([Migration(from: 1, to: 2, "made up", up: up, down: nil)])
    return try plan.migrate(files, in: .zone("Europe/Berlin"))
  }

  private func document(_ text: String, _ path: String = "mood/2026-11.json") -> StoreFile {
    StoreFile(path: path, text: text)
  }

  @Test(
    "a record that is changed where it stands keeps the layout of a hand",
    arguments: [
      // A member is changed, added before another, added at the end, taken out.
      (#"{"time":"t",  "value" : 7}"#, #"{"time": "t", "value": 8}"#, #"{"time":"t",  "value" : 8}"#),
      (
        #"{"time":"t",  "value" : 7}"#, #"{"time": "t", "unit": "", "value": 7}"#,
        #"{"time":"t",  "unit":"",  "value" : 7}"#
      ),
      (#"{ "time": "t" }"#, #"{"time": "t", "value": 7}"#, #"{ "time": "t", "value": 7 }"#),
      (#"{"time": "t", "value": 7}"#, #"{"value": 7}"#, #"{"value": 7}"#),
      // Only the order differs: that of the hand stays.
      (#"{"value": 7, "time": "t"}"#, #"{"time": "t", "value": 7}"#, #"{"value": 7, "time": "t"}"#),
      // In lists one element is changed, added, or taken out.
      (#"{"list":[1,  2,  3]}"#, #"{"list": [1, 9, 3]}"#, #"{"list":[1,  9,  3]}"#),
      (#"{"list":[1,  2]}"#, #"{"list": [1, 2, 3]}"#, #"{"list":[1,  2,  3]}"#),
      (#"{"list":[1,  2,  3]}"#, #"{"list": [1, 3]}"#, #"{"list":[1,  3]}"#),
      (
        #"{"list":[{"a":1,"b":2}, 3]}"#, #"{"list": [{"b": 2, "a": 1}, 3]}"#,
        #"{"list":[{"b": 2, "a": 1}, 3]}"#
      ),
      // Another kind of value is printed anew.
      (#"{"a": {"b":1}}"#, #"{"a": [{"b": 1}]}"#, "{\"a\": [\n      {\"b\": 1}]}"),
      ("7", #"{"value": 7}"#, #"{"value": 7}"#),
    ])
  func inPlace(_ old: String, _ new: String, _ expected: String) throws {
    let value = try JSONReader.read(ContiguousArray(new.utf8)).value
    let text = "{\"schema\": 1, \"records\": [\n   \(old),\n   {\"time\":\"other\"}\n]}"
    let result = try migrate([document(text)]) { store throws(MigrationError) in
      try store.convert("mood") { record throws(MigrationError) in
        record.put(record.index == 0 ? value : record.value)
      }
    }
    #expect(
      result.documents.map(\.file.text) == [
        "{\"schema\": 2, \"records\": [\n   \(expected),\n   {\"time\":\"other\"}\n]}"
      ])
  }

  @Test("records of two kinds become those of one, newest first")
  func join() throws {
    func file(_ kind: String, _ times: String...) -> StoreFile {
      var rows = Rows("\(kind)/2026-11.json")
      rows.lines = times.map { #"{"time": "2026-11-\#($0)T07:00:00+01:00", "from": "\#(kind)"}"# }
      return rows.file(schema: 1)
    }
    let result = try migrate([file("one", "29", "27"), file("other", "28", "26")]) {
      store throws(MigrationError) in
      for kind in ["one", "other"] {
        try store.convert(kind, into: "both") { record throws(MigrationError) in
          record.put(record.value, as: "both")
        }
      }
    }
    #expect(result.recordLines.keys.sorted() == ["both/2026-11.json"])
    #expect(
      result.recordLines["both/2026-11.json"]?.map { $0.dropFirst(18).prefix(2) } == ["29", "28", "27", "26"])
  }

  @Test("a record can become several, and go to another month")
  func several() throws {
    let rows = Rows("mood/2026-11.json", #"{"time": "2026-11-30T23:30:00+00:00", "value": 7}"#)
    let result = try migrate([rows.file(schema: 1)]) { store throws(MigrationError) in
      let zone = store.zone
      try store.convert("mood") { record throws(MigrationError) in
        let moment = record.value["time"]?.string.flatMap { Moment($0, in: zone) }
        record.put(record.value)
        record.put(
          ["time": .string(moment?.local(in: zone).text ?? "")], as: "echo", at: moment?.local(in: zone).time)
      }
    }
    #expect(
      result.recordLines == [
        "echo/2026-12.json": [#"{"time": "2026-12-01T00:30:00+01:00"}"#], "mood/2026-11.json": rows.lines,
      ])
  }

  @Test("records are looked at from the top of the oldest document, with the place that convert gives them")
  func order() throws {
    let files = [
      Rows("mood/2026-11.json", #"{"n": 2}"#, #"{"n": 3}"#).file(schema: 1),
      Rows("mood/2026-10.json", #"{"n": 0}"#, #"{"n": 1}"#).file(schema: 1),
    ]
    let result = try migrate(files) { store throws(MigrationError) in
      var seen: [String] = []
      try store.forEach("mood") { record throws(MigrationError) in
        seen.append("\(record.month) \(record.index) \(record.value["n"]?.integer ?? -1)")
      }
      let known = seen
      try store.convert("mood") { record throws(MigrationError) in
        var value = record.value
        value["seen"] = .string(known[record.index])
        record.put(value)
      }
    }
    #expect(
      result.recordLines == [
        "mood/2026-10.json": [#"{"n": 0, "seen": "2026-10 0 0"}"#, #"{"n": 1, "seen": "2026-10 1 1"}"#],
        "mood/2026-11.json": [#"{"n": 2, "seen": "2026-11 2 2"}"#, #"{"n": 3, "seen": "2026-11 3 3"}"#],
      ])
  }

  @Test("settings are made, changed and taken away")
  func settings() throws {
    let files = [
      document(#"{"schema": 1,  "zone":"UTC"}"#, "vitals.json"), document(#"{"schema": 1}"#, "old.json"),
    ]
    let result = try migrate(files) { store throws(MigrationError) in
      var vitals = store.settings("vitals.json")
      vitals?["goal"] = 480
      store.setSettings("vitals.json", vitals)
      store.setSettings("old.json", nil)
      store.setSettings("new.json", ["schema": 1, "list": [["name": "a"]]])
    }
    #expect(
      texts(result.store) == [
        "vitals.json": #"{"schema": 2,  "zone":"UTC",  "goal": 480}"#,
        "new.json": "{\n  \"schema\": 2,\n  \"list\": [\n    {\"name\": \"a\"}\n  ]\n}\n",
      ])
  }

  @Test("what a step remarks, loses and folds is told; a number of notes keeps its places")
  func notes() throws {
    let text = "{\"schema\": 1, \"records\": [{\"id\": \"ä\"}, {\"n\": 1},\n  7, {\"id\": 5}]}"
    let result = try migrate([document(text)]) { store throws(MigrationError) in
      try store.convert("mood") { record throws(MigrationError) in
        switch record.index {
        case 0:
          record.remark("first")
          record.put(record.value)
        case 1: record.lose("second")
        case 2: record.fold()
        default:
          record.remark("fourth")
          record.lose("fourth, in part")
          record.leaveUnseen("id")
          record.put(record.value)
        }
      }
    }
    #expect(
      result.findings.map(\.description) == [
        "mood/2026-11.json:1:27: record 1 (ä): first", "mood/2026-11.json:2:6: record 4: fourth",
      ])
    #expect(
      result.losses.map(\.description) == [
        "mood/2026-11.json:1:40: record 2: second", "mood/2026-11.json:2:6: record 4: fourth, in part",
      ])
    #expect(result.steps.map(\.unseen) == [["mood id": 1]])
    #expect(result.steps.map(\.before.counts) == [["mood": 4]])
    #expect(result.steps.map(\.after.counts) == [["mood": 2]])
  }

  @Test("several steps keep the way from the first record to the last")
  func origins() throws {
    let up: Migration.Step = { store throws(MigrationError) in
      try store.convert("mood") { record throws(MigrationError) in
        var value = record.value
        value["n"] = .number("\((value["n"]?.integer ?? 0) + 1)")
        record.put(value)
        record.put(value)
      }
    }
    let plan = MigrationPlan((1...3).map { Migration(from: $0, to: $0 + 1, "step \($0)", up: up, down: nil) })
    let result = try plan.result(of: [Rows("mood/2026-11.json", #"{"n": 0}"#, #"{"n": 10}"#)], from: 1, to: 4)
    let changes = try result.recordChanges()
    #expect(changes.map(\.after.count) == [8, 8])
    #expect(
      changes.map { Set($0.after.map { String(decoding: $0.bytes, as: UTF8.self) }) } == [
        [#"{"n": 3}"#], [#"{"n": 13}"#],
      ])
    #expect(result.steps.map(\.after.counts) == [["mood": 4], ["mood": 8], ["mood": 16]])
  }
}
