import JSONText
import Migrations
import Testing

@Suite("What a migration tells")
struct ReportTests {
  private let plan = MigrationPlan.standard

  private func result() throws -> MigrationResult {
    try plan.migrate(try frozenStore("schema-1"), in: .zone("Europe/Berlin"))
  }

  private func shown(_ change: RecordRewrite) -> [String] {
    ["\(change.place)", String(decoding: change.before, as: UTF8.self)]
      + change.after.map { "\($0.path) " + String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test("each record before and after, one that becomes two among them")
  func changes() throws {
    let changes = try result().recordChanges()
    #expect(changes.count == 48)
    let first = try #require(changes.first { $0.place.path == "bmi/2026-10.json" && $0.after.count == 2 })
    #expect(
      shown(first) == [
        "bmi/2026-10.json:7:5: record 3",
        #"{"date": "2026-10-17T06:30:00Z", "heightCm": 177.8, "weightKg": 82.55, "bmi": 24.3}"#,
        #"height/2026-10.json {"time": "2026-10-17T08:30:00+02:00", "value": 177.8, "unit": "cm", "id": "h2kg50scfr"}"#,
        #"weight/2026-10.json {"time": "2026-10-17T08:30:00+02:00", "value": 82.55, "unit": "kg", "id": "8aby2bk6xj"}"#,
      ])
  }

  @Test("a sample is the first of each document")
  func sample() throws {
    let changes = try result().recordChanges(limit: 1)
    #expect(
      changes.map(\.place.path) == [
        "bmi/2026-01.json", "bmi/2026-10.json", "bmi/2026-11.json", "glucose/2025-12.json",
        "glucose/2026-03.json",
        "glucose/2026-10.json", "glucose/2026-11.json", "glucose/2026-12.json", "sleep/2026-03.json",
        "sleep/2026-10.json", "sleep/2026-11.json", "workout/2026-10.json", "workout/2026-11.json",
      ])
  }

  @Test("what is lost shows as a record without an after")
  func lost() throws {
    let rows = Rows(
      "glucose/2026-11.json", #"{"time": "2026-11-28T07:05:00+01:00", "bound": "high", "id": "b"}"#)
    let changes = try plan.result(of: [rows], from: 2, to: 1).recordChanges()
    #expect(changes.map(shown) == [["glucose/2026-11.json:5:5: record 1", rows.lines[0]]])
  }

  @Test("records that stay as they are do not show")
  func unchanged() throws {
    let rows = Rows("mood/2026-11.json", #"{"time": "2026-11-28T07:05:00+01:00", "value": 7}"#)
    #expect(try plan.result(of: [rows], from: 2, to: 1).recordChanges() == [])
  }

  @Test("the moves from month to month")
  func moves() throws {
    let moves = try result().moves.filter { $0.from.suffix(12) != $0.to.suffix(12) }
    #expect(
      moves == [
        RecordMove(from: "bmi/2026-10.json", to: "weight/2026-11.json", count: 1),
        RecordMove(from: "glucose/2025-12.json", to: "glucose/2026-01.json", count: 1),
        RecordMove(from: "glucose/2026-10.json", to: "glucose/2026-11.json", count: 1),
        RecordMove(from: "glucose/2026-12.json", to: "glucose/2026-11.json", count: 1),
        RecordMove(from: "sleep/2026-10.json", to: "sleep/2026-11.json", count: 1),
      ])
  }

  @Test("the documents that come, change and go")
  func documents() throws {
    let changes = try result().changes
    #expect(
      changes.filter { $0.after == nil }.map(\.path) == [
        "bmi/2026-01.json", "bmi/2026-10.json", "bmi/2026-11.json",
      ])
    #expect(
      changes.filter { $0.before == nil }.map(\.path) == [
        "glucose/2026-01.json", "height/2026-01.json", "height/2026-10.json", "height/2026-11.json",
        "trackers.json",
        "weight/2026-01.json", "weight/2026-10.json", "weight/2026-11.json",
      ])
    #expect(changes.count == 23)
  }
}

@Suite("Sums before and after")
struct TotalsTests {
  @Test("differences are named with both values, in order")
  func differences() throws {
    var (one, other) = (MigrationTotals(), MigrationTotals())
    let half = try #require(ExactDecimal("0.50"))
    one.add(MigrationFigure("weight", "kg", half))
    one.add(MigrationFigure("sets", "", ExactDecimal(2)))
    other.add(MigrationFigure("sets", "", ExactDecimal(3)))
    other.add(MigrationFigure("glucose", "mg/dL", half))
    #expect(
      one.differences(to: other) == [
        "glucose (mg/dL) 0 before, 0.5 after", "sets 2 before, 3 after", "weight (kg) 0.5 before, 0 after",
      ])
    #expect(one.differences(to: one) == [])
  }

  @Test("a sum that needs more digits than there are is not compared")
  func tooLong() throws {
    var (one, other) = (MigrationTotals(), MigrationTotals())
    let large = try #require(ExactDecimal("1e36"))
    let fine = try #require(ExactDecimal("1e-36"))
    for figure in [
      MigrationFigure("x", "", large), MigrationFigure("x", "", fine), MigrationFigure("x", "", large),
    ] {
      one.add(figure)
    }
    other.add(MigrationFigure("x", "", fine))
    #expect(one.differences(to: other) == [])
  }

  @Test("records are counted by kind")
  func counts() {
    var totals = MigrationTotals()
    totals.count("glucose")
    totals.count("glucose", 3)
    totals.count("sleep")
    #expect(totals.counts == ["glucose": 4, "sleep": 1])
  }
}
