import Migrations
import Testing

@Suite("Nights, from 1 to 2 and back")
struct SleepStepTests {
  private let plan = MigrationPlan.standard

  private static let pairs = [
    (
      #"{"bedtime": "2026-11-28T22:10:00Z", "wakeTime": "2026-11-29T06:05:00Z", "quality": 4, "notes": "", "syncedToHealth": false, "id": "a"}"#,
      #"{"wake": "2026-11-29T07:05:00+01:00", "bed": "2026-11-28T23:10:00+01:00", "quality": 4, "syncedToHealth": false, "id": "a"}"#
    ),
    (
      #"{"bedtime": "2026-11-28T13:02:00Z", "wakeTime": "2026-11-28T13:09:00Z", "quality": 1, "notes": "on the train", "id": "a"}"#,
      #"{"wake": "2026-11-28T14:09:00+01:00", "bed": "2026-11-28T14:02:00+01:00", "quality": 1, "note": "on the train", "id": "a"}"#
    ),
    (
      #"{"bedtime": "2026-11-28T22:10:00Z", "wakeTime": "2026-11-29T06:05:00Z", "notes": "", "asleep": "2026-11-28T23:30:00+01:00", "out": "2026-11-29T07:20:00+01:00", "awake": 20, "nap": false, "tags": ["t"], "source": "watch", "id": "a"}"#,
      #"{"wake": "2026-11-29T07:05:00+01:00", "bed": "2026-11-28T23:10:00+01:00", "asleep": "2026-11-28T23:30:00+01:00", "out": "2026-11-29T07:20:00+01:00", "awake": 20, "nap": false, "tags": ["t"], "source": "watch", "id": "a"}"#
    ),
  ]

  @Test("goes up", arguments: pairs)
  func up(_ old: String, _ new: String) throws {
    let records = try plan.records(of: [Rows("sleep/2026-11.json", old)], from: 1, to: 2)
    #expect(records == ["sleep/2026-11.json": [new]])
  }

  @Test("comes back as it was", arguments: pairs)
  func down(_ old: String, _ new: String) throws {
    let result = try plan.result(of: [Rows("sleep/2026-11.json", new)], from: 2, to: 1)
    #expect(result.recordLines == ["sleep/2026-11.json": [old]])
    #expect(result.losses == [])
  }

  @Test(
    "a night over a clock change keeps its instants, so that its true length shows",
    arguments: [
      (
        "2026-03-28T22:10:00Z", "2026-03-29T05:05:00Z", "2026-03-28T23:10:00+01:00",
        "2026-03-29T07:05:00+02:00"
      ),
      (
        "2026-10-24T20:55:00Z", "2026-10-25T06:20:00Z", "2026-10-24T22:55:00+02:00",
        "2026-10-25T07:20:00+01:00"
      ),
    ])
  func clockChange(_ bedtime: String, _ wakeTime: String, _ bed: String, _ wake: String) throws {
    let path = "sleep/\(wakeTime.prefix(7)).json"
    let old = #"{"bedtime": "\#(bedtime)", "wakeTime": "\#(wakeTime)", "id": "a"}"#
    #expect(
      try plan.records(of: [Rows(path, old)], from: 1, to: 2) == [
        path: [#"{"wake": "\#(wake)", "bed": "\#(bed)", "id": "a"}"#]
      ])
  }

  @Test(
    "the month is that of waking, on the clock of the zone",
    arguments: [("Europe/Berlin", "2026-11"), ("America/New_York", "2026-10"), ("UTC", "2026-10")])
  func month(_ zone: String, _ month: String) throws {
    let old =
      #"{"bedtime": "2026-10-31T16:00:00Z", "wakeTime": "2026-10-31T23:10:00Z", "quality": 3, "id": "a"}"#
    let records = try plan.records(of: [Rows("sleep/2026-10.json", old)], from: 1, to: 2, zone: zone)
    #expect(records.keys.sorted() == ["sleep/\(month).json"])
  }

  @Test(
    "what schema 1 cannot say is lost, and named",
    arguments: [
      (
        #"{"date": "2026-11-29", "minutes": 430, "id": "a"}"#, [String](),
        "a night of which only the length is known"
      ),
      (#"{"bed": "2026-11-28T23:10:00+01:00", "id": "a"}"#, [], "a night that is not over"),
      (#"{"wake": "2026-11-29T07:05:00+01:00", "id": "a"}"#, [], "a night without a bedtime"),
      (
        #"{"wake": "2026-11-29T07:05:00+01:00", "asleep": "2026-11-28T23:30:00+01:00", "id": "a"}"#,
        [#"{"bedtime": "2026-11-28T22:30:00Z", "wakeTime": "2026-11-29T06:05:00Z", "notes": "", "id": "a"}"#],
        "the time of falling asleep becomes the bedtime"
      ),
      (
        #"{"wake": "2026-11-29T07:05:00+01:00", "minutes": 425, "id": "a"}"#,
        [#"{"bedtime": "2026-11-28T23:00:00Z", "wakeTime": "2026-11-29T06:05:00Z", "notes": "", "id": "a"}"#],
        "the length becomes a bedtime"
      ),
    ])
  func losses(_ new: String, _ old: [String], _ loss: String) throws {
    let result = try plan.result(of: [Rows("sleep/2026-11.json", new)], from: 2, to: 1)
    #expect(result.recordLines == (old.isEmpty ? [:] : ["sleep/2026-11.json": old]))
    #expect(result.losses.map(\.text) == [loss])
  }
}
