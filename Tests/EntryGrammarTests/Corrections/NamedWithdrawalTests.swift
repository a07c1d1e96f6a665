import EntryGrammar
import HealthLog
import Testing

@Suite("What a record has under a name")
struct NamedWithdrawalTests {
  private static let weight = Record(
    kind: "weight",
    members: Record(weight: "82.4", "kg").members + [
      Member("fat", .number(18)), Member("note", .text("lunch")), Member("id", .text("7k2m9x4qpa")),
    ])
  private static let glucose = Record(
    kind: "glucose",
    members: [
      Member("time", .text("2026-03-14T14:30:00+01:00")), Member("value", .number(130)),
      Member("unit", .text("mg/dL")), Member("context", .text("after meal")), Member("meal", .text("lunch")),
      Member("minutesAfter", .number(120)),
    ])
  private static let meds = Record(
    kind: "meds",
    members: [
      Member("time", .text("2026-03-14T14:30:00+01:00")), Member("text", .text("creatine")),
      Member("dose", .number(5)), Member("unit", .text("g")),
    ])
  private static let sleep = Record(
    kind: "sleep",
    members: [
      Member("date", .text("2026-03-14")), Member("minutes", .number(450)), Member("quality", .number(4)),
    ])

  @Test(
    "goes with what says nothing without it",
    arguments: [
      (weight, "fat", "weight time=2026-03-13T07:00:00+01:00 value=82.4 unit=kg note=lunch"),
      (weight, "FAT", "weight time=2026-03-13T07:00:00+01:00 value=82.4 unit=kg note=lunch"),
      (weight, "note", "weight time=2026-03-13T07:00:00+01:00 value=82.4 unit=kg fat=18"),
      (
        glucose, "lunch",
        "glucose time=now value=130 unit=mg/dL context='after meal' minutesAfter=120"
      ),
      (glucose, "meal", "glucose time=now value=130 unit=mg/dL context='after meal' minutesAfter=120"),
      (glucose, "context", "glucose time=now value=130 unit=mg/dL"),
      (glucose, "minutes after", "glucose time=now value=130 unit=mg/dL context='after meal' meal=lunch"),
      (glucose, "minutesAfter", "glucose time=now value=130 unit=mg/dL context='after meal' meal=lunch"),
      (glucose, "after meal", "glucose time=now value=130 unit=mg/dL"),
      (meds, "dose", "meds time=now text=creatine"), (sleep, "q", "sleep date=2026-03-14 minutes=450"),
    ])
  func taken(_ record: Record, _ name: String, _ expected: String) throws {
    let context = try context()
    guard case .taken(let rest) = CorrectionReader.withdraw(named: name, from: record, in: context) else {
      Issue.record("nothing was taken")
      return
    }
    #expect(Rendering(context: context).text(rest) == expected)
  }

  @Test(
    "stays where the record needs it, has nothing of the name, or the name is none",
    arguments: [
      (weight, "value", .needed), (weight, "weight", .needed), (weight, "unit", .needed),
      (weight, "kg", .needed),
      (weight, "time", .needed), (sleep, "minutes", .needed), (sleep, "night", .needed),
      (meds, "text", .needed),
      (weight, "lunch", .absent), (weight, "dinner", .absent), (weight, "quality", .absent),
      (weight, "fasting", .absent), (weight, "mood", .absent), (sleep, "nap", .absent),
      (weight, "source", .absent), (glucose, "dinner", .absent),
      (weight, "fastign", .unknown), (weight, "id", .unknown), (weight, "7k2m9x4qpa", .unknown),
      (meds, "creatine", .unknown), (Record(kind: "unheard", members: []), "fat", .unknown),
    ] as [(Record, String, Withdrawal)])
  func kept(_ record: Record, _ name: String, _ expected: Withdrawal) throws {
    #expect(CorrectionReader.withdraw(named: name, from: record, in: try context()) == expected)
  }
}
