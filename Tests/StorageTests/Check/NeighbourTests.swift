import Testing

@testable import Storage

@Suite("Records that say the same as a sound one")
struct NeighbourTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
  }

  private static func record(_ time: String, _ id: String, _ rest: String = #""value": 112, "unit": "mg/dL""#)
    -> String
  {
    #"{"time": "\#(time)", \#(rest), "id": "\#(id)"}"#
  }

  private static func sound(_ day: String, _ id: String) -> String {
    record("2026-11-\(day)T07:00:00+01:00", id)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Two records in which the same is wrong.
    var records: [String]
    var codes: [String]
  }

  private static let rows = [
    Row(
      testDescription: "nothing", records: [sound("18", "c000000001"), sound("17", "c000000002")], codes: []),
    Row(
      testDescription: "the month",
      records: [
        record("2026-10-18T07:00:00+01:00", "c000000001"), record("2026-10-17T07:00:00+01:00", "c000000002"),
      ],
      codes: ["month", "month", "unsorted", "unsorted"]),
    Row(
      testDescription: "the future",
      records: [
        record("2026-11-30T23:00:00+01:00", "c000000001"), record("2026-11-30T22:00:00+01:00", "c000000002"),
      ],
      codes: ["future", "future", "unsorted", "unsorted"]),
    Row(
      testDescription: "the order", records: [sound("27", "c000000001"), sound("26", "c000000002")],
      codes: ["unsorted", "unsorted"]),
    Row(
      testDescription: "the id", records: [sound("18", "a000000001"), sound("17", "c000000002")],
      codes: ["id"]),
    Row(
      testDescription: "the value",
      records: [
        record("2026-11-18T07:00:00+01:00", "c000000001", #""value": 900, "unit": "mg/dL""#),
        record("2026-11-17T07:00:00+01:00", "c000000002", #""value": 900, "unit": "mg/dL""#),
      ], codes: ["range", "range"]),
    Row(
      testDescription: "a member that nobody knows",
      records: [
        record("2026-11-18T07:00:00+01:00", "c000000001", #""value": 112, "unit": "mg/dL", "vlaue": 1"#),
        record("2026-11-17T07:00:00+01:00", "c000000002", #""value": 112, "unit": "mg/dL", "vlaue": 1"#),
      ], codes: ["unknown"]),
    Row(
      testDescription: "a member twice",
      records: [
        record("2026-11-18T07:00:00+01:00", "c000000001", #""value": 112, "value": 112, "unit": "mg/dL""#),
        record("2026-11-17T07:00:00+01:00", "c000000002", #""value": 112, "value": 112, "unit": "mg/dL""#),
      ], codes: ["double", "double"]),
    Row(
      testDescription: "a clock that was skipped",
      records: [
        record("2026-11-31T07:00:00+01:00", "c000000001"), record("2026-11-18T25:00:00+01:00", "c000000002"),
      ], codes: ["time", "time"]),
  ]

  @Test("hide no fault of their neighbours", arguments: rows)
  func among(_ row: Row) throws {
    let above =
      (20...29).reversed().map { Self.sound("\($0)", "a0000000\($0)") } + [Self.sound("19", "a000000001")]
    let below = (10...16).reversed().map { Self.sound("\($0)", "b0000000\($0)") }
    try folder.write("glucose/2026-11.json", document(above + row.records + below))
    var store = try folder.store()
    let codes = try store.check(now: noon).map(\.code).sorted()
    #expect(codes == row.codes)
  }
}
