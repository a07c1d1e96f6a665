import Migrations
import Testing

@Suite("Weights and heights, from 1 to 2 and back")
struct BodyStepTests {
  private let plan = MigrationPlan.standard

  private func bmi(_ day: Int, _ height: String?, _ weight: String, _ bmi: String? = nil, more: String = "")
    -> String
  {
    let height = height.map { #", "heightCm": \#($0)"# } ?? ""
    let index = bmi.map { #", "bmi": \#($0)"# } ?? ""
    return
      #"{"date": "2026-11-\#(day)T06:00:00Z"\#(height), "weightKg": \#(weight)\#(index)\#(more), "id": "w\#(day)"}"#
  }

  private func weight(_ day: Int, _ value: String, unit: String = "kg", more: String = "") -> String {
    #"{"time": "2026-11-\#(day)T07:00:00+01:00", "value": \#(value), "unit": "\#(unit)"\#(more), "id": "w\#(day)"}"#
  }

  private func height(_ day: Int, _ value: String, unit: String = "cm", id: String) -> String {
    #"{"time": "2026-11-\#(day)T07:00:00+01:00", "value": \#(value), "unit": "\#(unit)", "id": "\#(id)"}"#
  }

  /// SHA-256 of `height`, NUL and the id of the weight, computed with Python's hashlib.
  private let ids = [10: "f4x54zbvvn", 12: "6s7ph1vczy", 14: "32w2k33xhz"]

  @Test("a record becomes a weight, and a height where that differs from the one before")
  func split() throws {
    let old = Rows(
      "bmi/2026-11.json", bmi(14, "178", "82", "25.88"), bmi(13, "177.80", "82.40", "26.065"),
      bmi(12, "177.8", "83", "26.255"), bmi(11, "178.0", "84"), bmi(10, "178", "84.5", "26.67"))
    let records = try plan.records(of: [old], from: 1, to: 2)
    #expect(
      records == [
        "weight/2026-11.json": [
          weight(14, "82"), weight(13, "82.40"), weight(12, "83"), weight(11, "84"), weight(10, "84.5"),
        ],
        "height/2026-11.json": [
          height(14, "178", id: try #require(ids[14])), height(12, "177.8", id: try #require(ids[12])),
          height(10, "178", id: try #require(ids[10])),
        ],
      ])
  }

  @Test("the height before is the one before in time, whatever document it stands in")
  func acrossMonths() throws {
    let october = Rows(
      "bmi/2026-10.json", #"{"date": "2026-10-30T06:00:00Z", "heightCm": 178, "weightKg": 80, "id": "w"}"#)
    let records = try plan.records(
      of: [Rows("bmi/2026-11.json", bmi(10, "178", "81")), october], from: 1, to: 2)
    #expect(records.keys.sorted() == ["height/2026-10.json", "weight/2026-10.json", "weight/2026-11.json"])
  }

  @Test("a weight and its height come back as one record, with the BMI that follows from them")
  func back() throws {
    let new = [
      Rows(
        "weight/2026-11.json", weight(13, "82.40", more: #", "fat": 18.5, "note": "n""#), weight(10, "84.5")),
      Rows("height/2026-11.json", height(10, "178", id: try #require(ids[10]))),
    ]
    let result = try plan.result(of: new, from: 2, to: 1)
    #expect(
      result.recordLines == [
        "bmi/2026-11.json": [
          // 82.40 / 1.78² = 26.00682, 84.5 / 1.78² = 26.66961
          bmi(13, "178", "82.40", "26.007", more: #", "fat": 18.5, "note": "n""#),
          bmi(10, "178", "84.5", "26.67"),
        ]
      ])
    #expect(result.losses == [])
  }

  @Test("a height of its own stays, holds before it too, and is not made twice")
  func ownHeight() throws {
    let new = [
      Rows("weight/2026-11.json", weight(13, "82.4"), weight(10, "84.5")),
      Rows("height/2026-11.json", height(12, "70", unit: "in", id: "h")),
    ]
    let down = try plan.result(of: new, from: 2, to: 1)
    #expect(
      down.recordLines == [
        // 82.4 / 1.778² = 26.06535, 84.5 / 1.778² = 26.72964
        "bmi/2026-11.json": [bmi(13, "177.8", "82.4", "26.065"), bmi(10, "177.8", "84.5", "26.73")],
        "height/2026-11.json": [height(12, "70", unit: "in", id: "h")],
      ])
    #expect(down.steps.map(\.unseen) == [["height of its own time": 1]])
    let up = try plan.migrate(down.store, in: .zone("Europe/Berlin"))
    #expect(up.recordLines == Dictionary(uniqueKeysWithValues: new.map { ($0.path, $0.lines) }))
  }

  @Test("pounds come back as pounds")
  func pounds() throws {
    let new = [
      Rows("weight/2026-11.json", weight(10, "181.50", unit: "lb")),
      Rows("height/2026-11.json", height(10, "178", id: try #require(ids[10]))),
    ]
    let down = try plan.result(of: new, from: 2, to: 1)
    // 181.5 × 0.45359237 = 82.327015155, and that / 1.78² = 25.98378
    #expect(
      down.recordLines == [
        "bmi/2026-11.json": [bmi(10, "178", "82.327015155", "25.984", more: #", "weightLb": 181.50"#)]
      ])
    let up = try plan.migrate(down.store, in: .zone("Europe/Berlin"))
    #expect(up.recordLines == Dictionary(uniqueKeysWithValues: new.map { ($0.path, $0.lines) }))
  }

  @Test("kilograms that somebody changed beside the pounds are what holds")
  func changedPounds() throws {
    let old = bmi(10, nil, "83", more: #", "weightLb": 181"#)
    let records = try plan.records(of: [Rows("bmi/2026-11.json", old)], from: 1, to: 2)
    #expect(records == ["weight/2026-11.json": [weight(10, "83", more: #", "weightLb": 181"#)]])
  }

  @Test("a height that is missing stays missing, one of 0 stays where it is and is told")
  func noHeight() throws {
    let old = Rows("bmi/2026-11.json", bmi(12, "0", "83", more: ""), bmi(10, nil, "84"))
    let result = try plan.result(of: [old], from: 1, to: 2)
    #expect(
      result.recordLines == [
        "weight/2026-11.json": [weight(12, "83", more: #", "heightCm": 0"#), weight(10, "84")]
      ])
    #expect(result.findings.map(\.text) == ["a height of 0 cm stays as 'heightCm'"])
    let back = try plan.migrate(result.store, to: 1, in: .zone("Europe/Berlin"))
    #expect(back.recordLines == ["bmi/2026-11.json": old.lines])
  }

  @Test("a weight in a unit of its own stays what it is")
  func otherUnit() throws {
    let new = Rows("weight/2026-11.json", weight(10, "13", unit: "st"))
    let result = try plan.result(of: [new], from: 2, to: 1)
    #expect(result.recordLines == ["weight/2026-11.json": new.lines])
    #expect(result.steps.map(\.unseen) == [["weight in a unit of its own": 1]])
  }

  @Test(
    "a stored BMI that does not fit by more than 0.05 is told",
    arguments: [
      // 80 kg at 200 cm is 20.
      ("20", nil), ("20.05", nil), ("19.95", nil), ("20.1", "20.1"), ("19.9", "19.9"), ("25", "25.0"),
    ])
  func misfit(_ stored: String, _ shown: String?) throws {
    let result = try plan.result(of: [Rows("bmi/2026-11.json", bmi(10, "200", "80", stored))], from: 1, to: 2)
    let findings = shown.map { "the BMI of \($0) does not fit 80.0 kg and 200.0 cm, which make 20" }
    #expect(result.findings.map(\.text) == [findings].compactMap(\.self))
  }
}
