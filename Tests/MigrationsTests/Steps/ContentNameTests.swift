import JSONText
import Migrations
import Testing

/// The ids were computed with Python's hashlib from the text that `ContentNames` describes.
@Suite("Ids of records that have none")
struct ContentNameTests {
  private let plan = MigrationPlan.standard

  private func ids(_ rows: Rows, zone: String = "Europe/Berlin") throws -> [String: [String?]] {
    try plan.result(of: [rows], from: 1, to: 2, zone: zone).recordLines.mapValues { lines in
      try lines.map { try JSONReader.read(ContiguousArray($0.utf8)).value["id"]?.string }
    }
  }

  private static let reading =
    #"{"value": 112, "unit": "mg/dL", "mealContext": "Fasting", "date": "2026-11-28T06:05:00Z", "note": ""}"#

  @Test(
    "an id is the digest of the content",
    arguments: [
      (Rows("glucose/2026-11.json", reading), ["glucose/2026-11.json": ["h0rtpj5rdd"]]),
      (
        Rows(
          "bmi/2026-01.json",
          #"{"date": "2026-01-04T06:30:00Z", "heightCm": 178, "weightKg": 84, "bmi": 26.512}"#),
        ["weight/2026-01.json": ["jfzszn43kv"], "height/2026-01.json": ["jefk3gyvc5"]]
      ),
      (
        Rows(
          "sleep/2026-10.json",
          #"{"bedtime": "2026-10-18T21:00:00Z", "wakeTime": "2026-10-19T05:00:00Z", "quality": 2, "notes": "", "syncedToHealth": false}"#
        ),
        ["sleep/2026-10.json": ["1zpr4bnm15"]]
      ),
      (
        Rows(
          "workout/2026-11.json",
          #"{"date": "2026-11-27T17:00:00Z", "durationSeconds": 1800, "notes": "only looked around", "exercises": []}"#
        ),
        ["workout/2026-11.json": ["s8nwmkfkte"]]
      ),
    ])
  func digests(_ rows: Rows, _ expected: [String: [String?]]) throws {
    #expect(try ids(rows) == expected)
  }

  @Test(
    "spelling, order and what says nothing do not matter",
    arguments: [
      reading,
      #"{"date": "2026-11-28T06:05:00Z", "mealContext": "Fasting", "unit": "mg/dL", "value": 112.0}"#,
      #"{"value": 1.12e2, "unit": "mg/dL", "note": "", "date": "2026-11-28T01:05:00-05:00", "mealContext": "Fasting", "id": null}"#,
      #"{"value": 112, "unit": "mg/dL", "mealContext": "Fasting", "date": "2026-11-28T06:05:00+00:00", "note": "", "id": ""}"#,
    ])
  func spellings(_ record: String) throws {
    #expect(try ids(Rows("glucose/2026-11.json", record)) == ["glucose/2026-11.json": ["h0rtpj5rdd"]])
  }

  @Test(
    "two machines and two zones give the same ids",
    arguments: ["UTC", "America/New_York", "Asia/Kathmandu", "Pacific/Auckland"])
  func zones(_ zone: String) throws {
    #expect(
      try ids(Rows("glucose/2026-11.json", Self.reading), zone: zone) == [
        "glucose/2026-11.json": ["h0rtpj5rdd"]
      ])
  }

  @Test("an equal twin has an id of its own")
  func twins() throws {
    #expect(
      try ids(Rows("glucose/2026-11.json", Self.reading, Self.reading)) == [
        "glucose/2026-11.json": ["h0rtpj5rdd", "av1e08vyk5"]
      ])
  }

  @Test(
    "a record keeps the id that it has; a number becomes a text",
    arguments: [(#""F2A4-77""#, "F2A4-77"), ("17", "17")])
  func kept(_ id: String, _ expected: String) throws {
    let record = Self.reading.dropLast() + #", "id": \#(id)}"#
    #expect(try ids(Rows("glucose/2026-11.json", String(record))) == ["glucose/2026-11.json": [expected]])
  }

  @Test("an id that another record spells is not given a second time")
  func taken() throws {
    let owner = #"{"value": 90, "unit": "mg/dL", "date": "2026-11-29T06:05:00Z", "id": "h0rtpj5rdd"}"#
    #expect(
      try ids(Rows("glucose/2026-11.json", owner, Self.reading)) == [
        "glucose/2026-11.json": ["h0rtpj5rdd", "av1e08vyk5"]
      ])
  }

  @Test("on the way back an id that would be given again goes, any other stays")
  func back() throws {
    func new(_ id: String) -> String {
      #"{"time": "2026-11-28T07:05:00+01:00", "value": 112, "unit": "mg/dL", "context": "fasting", "id": "\#(id)"}"#
    }
    let rows = Rows("glucose/2026-11.json", new("own"), new("h0rtpj5rdd"), new("av1e08vyk5"))
    let down = try plan.result(of: [rows], from: 2, to: 1)
    let named = Self.reading.dropLast() + #", "id": "own"}"#
    #expect(down.recordLines == ["glucose/2026-11.json": [String(named), Self.reading, Self.reading]])
    #expect(
      try plan.migrate(down.store, in: .zone("Europe/Berlin")).recordLines == [
        "glucose/2026-11.json": rows.lines
      ])
  }

  @Test("ids that are out of turn, or stand twice, stay")
  func backOutOfTurn() throws {
    func new(_ id: String) -> String {
      #"{"time": "2026-11-28T07:05:00+01:00", "value": 112, "unit": "mg/dL", "context": "fasting", "id": "\#(id)"}"#
    }
    let rows = Rows("glucose/2026-11.json", new("av1e08vyk5"), new("h0rtpj5rdd"))
    let down = try plan.result(of: [rows], from: 2, to: 1)
    #expect(
      try plan.migrate(down.store, in: .zone("Europe/Berlin")).recordLines == [
        "glucose/2026-11.json": rows.lines
      ])
    let twice = Rows("glucose/2026-11.json", new("h0rtpj5rdd"), new("h0rtpj5rdd"))
    let downTwice = try plan.result(of: [twice], from: 2, to: 1)
    #expect(
      try plan.migrate(downTwice.store, in: .zone("Europe/Berlin")).recordLines == [
        "glucose/2026-11.json": twice.lines
      ])
  }
}
