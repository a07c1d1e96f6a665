import EntryGrammar
import HealthLog
import Testing

/// A record as a hand may have written it.
private func record(_ kind: String, _ members: (String, Value)...) -> Record {
  Record(kind: kind, members: members.map { Member($0, $1) })
}

private let time = Value.text("2026-03-10T07:05:00+01:00")

@Suite("Records as lines")
struct EntryTextTests {
  @Test(
    "have the day, the unit and all that was said",
    arguments: [
      (
        record(
          "glucose", ("time", time), ("value", .number(112)), ("unit", .text("mg/dL")),
          ("context", .text("fasting"))),
        "glucose 112 mg/dL fasting 2026-03-10 07:05"
      ),
      (
        record(
          "glucose", ("time", time), ("value", .number(140)), ("unit", .text("mg/dL")),
          ("context", .text("after meal")),
          ("meal", .text("lunch")), ("minutesAfter", .number(90)), ("tags", .list([.text("work")])),
          ("note", .text("ok"))),
        "glucose 140 mg/dL 1h30 after lunch 2026-03-10 07:05 #work \"ok\""
      ),
      (
        record("glucose", ("time", .text("2026-03-10T07:05:00+05:30")), ("bound", .text("high"))),
        "glucose HI at 2026-03-10T07:05:00+05:30"
      ),
      (
        record(
          "glucose", ("time", .text("2026-03-10T07:05:09+01:00")), ("value", .number(40)),
          ("unit", .text("mg/dL")), ("bound", .text("low"))),
        "glucose below 40 mg/dL 2026-03-10 07:05:09"
      ),
      (
        record(
          "weight", ("time", time), ("value", .number(181)), ("unit", .text("lb")), ("fat", .number(18))),
        "weight 181 lb fat 18 2026-03-10 07:05"
      ),
      (
        record(
          "bp", ("time", time), ("systolic", .number(120)), ("diastolic", .number(80)), ("pulse", .number(64))
        ),
        "bp 120/80 pulse 64 2026-03-10 07:05"
      ),
      (
        record(
          "insulin", ("time", time), ("value", .number(6)), ("type", .text("rapid")),
          ("name", .text("novo rapid"))),
        "insulin 6 u rapid name novo rapid 2026-03-10 07:05"
      ),
      (
        record(
          "meds", ("time", time), ("text", .text("ibuprofen")), ("dose", .number(400)), ("unit", .text("mg"))),
        "meds ibuprofen 400 mg 2026-03-10 07:05"
      ),
      (record("steps", ("time", time), ("value", .number(8000))), "steps 8000 2026-03-10 07:05"),
      (
        record("note", ("time", time), ("text", .text("slept badly")), ("tags", .list([.text("x")]))),
        "#x 2026-03-10 07:05 note slept badly"
      ),
      (
        record("sleep", ("date", .text("2026-03-10")), ("minutes", .number(450)), ("quality", .number(4))),
        "slept 2026-03-10 7h30 q4"
      ),
      (
        record(
          "sleep", ("wake", .text("2026-03-11T07:05:00+01:00")), ("bed", .text("2026-03-10T23:10:00+01:00")),
          ("awake", .number(20))),
        "slept 2026-03-10 23:10-07:05 awake 20min"
      ),
      (
        record(
          "sleep", ("wake", .text("2026-03-11T07:05:00+01:00")), ("bed", .text("2026-03-10T11:30:00+01:00")),
          ("nap", .flag(true))),
        "bed 2026-03-10 11:30am up 07:05 nap"
      ),
      (
        record(
          "sleep", ("wake", .text("2026-03-11T07:05:00+01:00")), ("bed", .text("2026-03-10T23:10:00+00:00"))),
        "bed 2026-03-10T23:10:00+00:00 up 2026-03-11T07:05:00+01:00"
      ),
      (record("sleep", ("bed", .text("2026-03-10T23:10:00+01:00"))), "bed 2026-03-10 23:10"),
      (
        record(
          "glucose", ("time", time), ("value", .number(112)), ("unit", .text("mg/dL")),
          ("note", .text("say \"hi\""))),
        "glucose 112 mg/dL 2026-03-10 07:05 -- say \"hi\""
      ),
    ])
  func lines(_ record: Record, _ line: String) throws {
    let context = try context()
    #expect(EntryText.line(for: record, in: context) == line)
    #expect(EntryText.says(line, record, in: context) || record["time"] != nil)
  }

  @Test("leave out what no words can say, and that is known")
  func unsaid() throws {
    let context = try context()
    let record = record(
      "weight", ("time", time), ("value", .number(82)), ("unit", .text("kg")), ("scale", .text("bathroom")))
    let line = try #require(EntryText.line(for: record, in: context))
    #expect(line == "weight 82 kg 2026-03-10 07:05")
    #expect(!EntryText.says(line, record, in: context))
  }

  @Test("are none for kinds that are never typed", arguments: ["cgm", "bmi", "unheard"])
  func none(_ kind: String) throws {
    #expect(EntryText.line(for: record(kind, ("time", time)), in: try context()) == nil)
  }

  @Test(
    "of an entry say all that was inferred",
    arguments: [
      ("glucose 112 fasting", "glucose 112 mg/dL fasting at 14:30"),
      ("glucose 5,6 yesterday 22:40", "glucose 5.6 mmol/L 2026-03-13 22:40"),
      ("glucose 112 2h after lunch at 13:00", "glucose 112 mg/dL 2h after lunch at 13:00"),
      ("glucose LO", "glucose LO at 14:30"),
      ("weight 82.4", "weight 82.4 kg at 14:30"),
      ("13st 2lb", "weight 184 lb at 14:30"),
      ("height 5'11\"", "height 71 in at 14:30"),
      ("slept 11:30pm-6:45am q3 \"dog barked\"", "slept 23:30-06:45 q3 \"dog barked\""),
      ("slept 7.5h", "slept 7h30"),
      ("nap 20m", "nap 20min"),
      (
        "bed 11pm asleep 11:25 awake 20m up 7 out 7:20",
        "bed 23:00 asleep 23:25 up 07:00 out 07:20 awake 20min"
      ),
      ("in bed", "bed 14:30"),
      ("temp 98.6", "temperature 98.6 °F at 14:30"),
      ("bp 120 over 80 hr 64", "bp 120/80 pulse 64 at 14:30"),
      ("drank 500ml", "water 500 ml at 14:30"),
      ("took 2 pills aspirin", "meds aspirin 2 tablet at 14:30"),
      ("8000 steps #walk", "steps 8000 at 14:30 #walk"),
      ("note may skip lunch", "at 14:30 note may skip lunch"),
      ("bench 8x80", "Bench Press 80kg x 8 at 14:30"),
    ])
  func texts(_ line: String, _ text: String) throws {
    guard case .readings(let readings) = try EntryReader.read(line, in: context()) else {
      Issue.record("'\(line)' is no entry")
      return
    }
    #expect(readings.map(\.text) == [text])
  }
}
