import Foundation
import JSONText
import Migrations
import Testing

@Suite("What a step does not know")
struct LeftAloneTests {
  private let plan = MigrationPlan.standard

  @Test("a kind that schema 1 has not keeps every byte but the number, both ways")
  func kinds() throws {
    let mood = """
      {"schema": 2,\r
       "kind":"mood" , "records": [\r
      \t{"time": "2026-11-29T07:05:00+01:00", "value": 7},  \r
      \t{"value": 8.0, "time": "2026-11-28"}]}
      """
    let down = try plan.migrate([StoreFile(path: "mood/2026-11.json", text: mood)], to: 1, in: .zone("UTC"))
    #expect(
      texts(down.store) == ["mood/2026-11.json": mood.replacingOccurrences(of: "\": 2,", with: "\": 1,")])
    #expect(texts(try plan.migrate(down.store, in: .zone("UTC")).store) == ["mood/2026-11.json": mood])
    #expect(down.losses == [])
  }

  @Test("members around the records stay, in a document that its records leave too")
  func heads() throws {
    let old = """
      {"schema": 1, "exportedBy": {"app": "GlucoBuddy", "v": 4.20}, "kind": "bmi", "records": [
        {"date": "2026-10-31T23:30:00Z", "weightKg": 80, "id": "a"}], "end": true}
      """
    let up = try plan.migrate([StoreFile(path: "bmi/2026-10.json", text: old)], in: .zone("Europe/Berlin"))
    #expect(
      texts(up.store) == [
        "weight/2026-10.json": """
        {
          "schema": 2,
          "exportedBy": {"app": "GlucoBuddy", "v": 4.20},
          "kind": "weight",
          "records": [],
          "end": true
        }

        """,
        "weight/2026-11.json": """
        {
          "schema": 2,
          "kind": "weight",
          "records": [
            {"time": "2026-11-01T00:30:00+01:00", "value": 80, "unit": "kg", "id": "a"}
          ]
        }

        """,
      ])
    let down = try plan.migrate(up.store, to: 1, in: .zone("Europe/Berlin"))
    #expect(texts(try plan.migrate(down.store, in: .zone("Europe/Berlin")).store) == texts(up.store))
  }

  @Test("an empty document stays one")
  func empty() throws {
    let text = "{\"schema\":1,\"kind\":\"bmi\",\"records\":[]}"
    let up = try plan.migrate([StoreFile(path: "bmi/2026-10.json", text: text)], in: .zone("UTC"))
    #expect(texts(up.store) == ["weight/2026-10.json": "{\"schema\":2,\"kind\":\"weight\",\"records\":[]}"])
    #expect(texts(try plan.migrate(up.store, to: 1, in: .zone("UTC")).store) == ["bmi/2026-10.json": text])
  }

  @Test("settings keep their layout, and files of other names count as settings")
  func settings() throws {
    let text = "{ \"schema\" :1,\n\"kind\":\"settings\",   \"zone\": \"Europe/Berlin\" }"
    let files = ["vitals.json", "glucose/notes.json"].map { StoreFile(path: $0, text: text) }
    let expected = text.replacingOccurrences(of: ":1", with: ":2")
    #expect(
      texts(try plan.migrate(files, in: .zone("UTC")).store) == [
        "vitals.json": expected, "glucose/notes.json": expected,
      ])
  }
}
