import CivilTime
import HealthLog
import Testing

@testable import Storage

@Suite("Saving")
struct CommitTests {
  @Test("a first record makes its document, in the form that people read")
  func first() throws {
    let folder = try TemporaryFolder()
    var store = try folder.store()
    let record = glucose(112, "2026-11-29T07:05:00+01:00", [Member("context", .text("fasting"))])
    let done = try store.commit([.add(record)], words: "glucose 112 fasting", time: morning)
    #expect(done.number == 1)
    #expect(
      try folder.contents() == [
        "glucose/2026-11.json": """
        {
          "schema": 2,
          "kind": "glucose",
          "records": [
            {"time": "2026-11-29T07:05:00+01:00", "value": 112, "unit": "mg/dL", "context": "fasting", "id": "0000000001"}
          ]
        }

        """
      ])
  }

  @Test(
    "the journal tells what was done in the order in which it was asked for",
    arguments: [["weight", "glucose"], ["glucose", "weight"], ["weight", "glucose", "weight"]])
  func order(_ kinds: [String]) throws {
    let folder = try TemporaryFolder()
    var store = try folder.store()
    let changes = kinds.map { kind in
      RecordChange.add(
        Record(
          kind: kind,
          members: [
            Member("time", .text("2026-11-29T07:05:00+01:00")), Member("value", .number(80)),
            Member("unit", .text(kind == "weight" ? "kg" : "mg/dL")),
          ]))
    }
    let done = try store.commit(changes, words: "words", time: morning)
    let told = try #require(try store.history().actions.first).entry.changes
    #expect(told == done.changes)
    #expect(told.map(\.kind) == kinds)
  }

  @Test("undo and redo give the very bytes back, across restarts")
  func undo() throws {
    let folder = try TemporaryFolder()
    var states: [[String: String]] = []
    for minute in 10..<20 {
      states.append(try folder.contents())
      var store = try folder.store()
      let month = minute % 3 + 9
      _ = try store.commit(
        [.add(glucose(Number(minute * 10), "2026-\(digits(month, 2))-02T07:\(minute):00+01:00"))],
        words: "\(minute)",
        time: morning)
    }
    states.append(try folder.contents())
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
}
