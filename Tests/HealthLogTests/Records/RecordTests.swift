import CivilTime
import Testing

@testable import HealthLog

@Suite("Records and their members")
struct RecordTests {
  private let members = [
    Member("time", .text("2026-11-29T07:05:00+01:00")), Member("value", .number(112)),
    Member("mine", .flag(true)), Member("id", .text("7k2m9x4qpa")),
  ]

  @Test("a member is found by its name")
  func get() {
    #expect(members["value"] == .number(112))
    #expect(members["unit"] == nil)
  }

  @Test("setting a member keeps its place; a new one goes last; nil takes it out")
  func set() {
    var changed = members
    changed["value"] = .number(121)
    changed["note"] = .text("late")
    changed["mine"] = nil
    changed["never"] = nil
    #expect(changed.map(\.name) == ["time", "value", "id", "note"])
    #expect(changed["value"] == .number(121))
  }

  @Test("of two members with one name the first counts")
  func twice() {
    var doubled = [Member("a", .number(1)), Member("a", .number(2))]
    #expect(doubled["a"] == .number(1))
    doubled["a"] = .number(3)
    #expect(doubled == [Member("a", .number(3)), Member("a", .number(2))])
  }

  @Test("a value is only what it is")
  func values() {
    let values: [Value] = [
      .number(1), .text("a"), .flag(false), .list([.null]), .group(members), .null, .longNumber("1e999"),
    ]
    #expect(values.map { $0.number } == [1, nil, nil, nil, nil, nil, nil])
    #expect(values.map { $0.text } == [nil, "a", nil, nil, nil, nil, nil])
    #expect(values.map { $0.flag } == [nil, nil, false, nil, nil, nil, nil])
    #expect(values.map { $0.list } == [nil, nil, nil, [.null], nil, nil, nil])
    #expect(values.map { $0.group } == [nil, nil, nil, nil, members, nil, nil])
  }

  @Test("a record knows its id, and is compared without it")
  func identity() {
    let record = Record(kind: "glucose", members: members)
    #expect(record.id == "7k2m9x4qpa")
    #expect(record.content == Record(kind: "glucose", members: Array(members.dropLast())))
    #expect(record.content.content == record.content)
  }

  @Test("times take the zone's offset only where none is written")
  func times() throws {
    let record = Record(
      kind: "sleep",
      members: [
        Member("bed", .text("2026-11-28 23:10")), Member("wake", .text("2026-11-29T07:05:00+01:00")),
        Member("date", .text("2026-11-29")), Member("out", .text("later")), Member("asleep", .number(5)),
      ])
    let zone = Zone.fixed(offset: -18_000)
    #expect(record.time("bed", in: zone).map { "\($0)" } == "2026-11-28T23:10:00-05:00")
    #expect(record.time("wake", in: zone).map { "\($0)" } == "2026-11-29T07:05:00+01:00")
    #expect(record.time("out", in: zone) == nil)
    #expect(record.time("asleep", in: zone) == nil)
    #expect(record.time("date", in: zone) == nil)
    #expect(record.date("date") == CivilDate(year: 2026, month: 11, day: 29))
    #expect(record.date("wake") == nil)
  }

  @Test("a dotted path leads into the settings")
  func settings() {
    let settings = Settings(members: [
      Member("zone", .text("Europe/Berlin")),
      Member("glucose", .group([Member("unit", .text("mmol/L"))])),
      Member("entry", .group([Member("number", .text("glucose"))])),
      Member("workout", .group([Member("order", .text("reps x weight"))])),
    ])
    #expect(settings["zone"] == .text("Europe/Berlin"))
    #expect(settings["zone.name"] == nil)
    #expect(settings[""] == nil)
    #expect(settings["glucose.none.deeper"] == nil)
    #expect(settings.unit(of: "glucose") == "mmol/L")
    #expect(settings.unit(of: "weight") == nil)
    #expect(
      [settings.zone, settings.numberKind, settings.setOrder] == [
        "Europe/Berlin", "glucose", "reps x weight",
      ])
  }
}

@Suite("The place of a record in time")
struct AnchorTests {
  private func anchor(_ kind: Kind, _ members: [Member]) -> Anchor? {
    kind.anchor(of: Record(kind: kind.name, members: members), in: .fixed(offset: 3600))
  }

  @Test(
    "a night is placed by its waking, else by its day, else by going to bed",
    arguments: [
      (
        ["bed": "2026-11-28T23:10:00+01:00", "wake": "2026-11-29T07:05:00+01:00"], "2026-11-29", 1_795_932_300
      ),
      (["date": "2026-11-29", "bed": "2026-11-28T23:10:00+01:00"], "2026-11-29", 1_795_910_400),
      (["bed": "2026-11-28T23:10:00+01:00"], "2026-11-28", 1_795_903_800),
      (["bed": "2026-11-28T23:10", "wake": "soon"], "2026-11-28", 1_795_903_800),
    ] as [([String: String], String, Int64)])
  func night(_ texts: [String: String], _ day: String, _ seconds: Int64) throws {
    let anchor = try #require(self.anchor(.sleep, texts.map { Member($0.key, .text($0.value)) }))
    #expect("\(anchor.date)" == day)
    #expect(anchor.instant == Instant(seconds: seconds))
  }

  @Test("a day alone sorts at its midnight in UTC, in whatever zone it is read")
  func day() throws {
    let record = Record(kind: "sleep", members: [Member("date", .text("2026-11-29"))])
    let date = try #require(CivilDate("2026-11-29"))
    #expect(Kind.sleep.anchor(of: record, in: .fixed(offset: 50_400)) == .date(date))
    #expect(Anchor.date(date).instant == Instant(seconds: 1_795_910_400))
  }

  @Test("the day of a time is that of its own wall, not of the zone it is read in")
  func wall() throws {
    let anchor = try #require(self.anchor(.glucose, [Member("time", .text("2026-11-29T01:00:00+11:00"))]))
    #expect("\(anchor.date)" == "2026-11-29")
    #expect(anchor.instant == Instant(seconds: 1_795_874_400))
  }

  @Test("a record that tells no time has no place")
  func none() {
    #expect(anchor(.glucose, [Member("value", .number(112))]) == nil)
    #expect(anchor(.workout, [Member("time", .text("2026-11-29T01:00:00+11:00"))]) == nil)
  }
}
