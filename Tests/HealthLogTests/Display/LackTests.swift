import CivilTime
import Testing

@testable import HealthLog

@Suite("Records that lack what stands for them")
struct LackTests {
  @Test(
    "say so in words",
    arguments: [
      (.glucose, "", "no value"), (.glucose, "context=fasting", "no value"),
      (.weight, "", "no value"), (.weight, "fat=18", "no value"), (.weight, "note=scale broken", "no value"),
      (.bp, "diastolic=80", "no systolic"), (.meds, "dose=80,unit=mg", "no text"), (.mood, "", "no value"),
      (.note, "", "no text"),
      (.glucose, "value=dear,unit=mg/dL", "no value that can be read"),
      (.mood, "value=good", "no value that can be read"),
    ] as [(Kind, String, String)])
  func lacking(_ kind: Kind, _ text: String, _ expected: String) {
    let record = Record(kind, "time=2026-11-29T07:05:00+01:00," + text)
    #expect(kind.lack(of: record, in: .utc) == expected)
  }

  @Test("of a night are those without a length")
  func night() {
    #expect(
      Kind.sleep.lack(of: Record(.sleep, "date=2026-11-29"), in: .utc) == "no value that can be read")
    #expect(Kind.sleep.lack(of: Record(.sleep, "bed=2026-11-28T23:10"), in: .utc) == nil)
  }

  @Test(
    "are no others",
    arguments: [
      (.glucose, "value=112,unit=mg/dL"), (.glucose, "bound=low"),
      (.glucose, "value=40,unit=mg/dL,bound=low"),
      (.weight, "value=82,unit=kg"), (.bp, "systolic=120,diastolic=80"), (.meds, "text=metformin"),
      (.cgm, "every=300,unit=mmol/L,values=[null]"), (.workout, "start=2026-11-29T18:02"),
    ] as [(Kind, String)])
  func whole(_ kind: Kind, _ text: String) {
    #expect(kind.lack(of: Record(kind, "time=2026-11-29T07:05:00+01:00," + text), in: .utc) == nil)
  }

  @Test("are never shown as a blank, whatever kind they are of", arguments: Kind.standard)
  func neverBlank(_ kind: Kind) {
    let record = Record(kind: kind.name, members: [])
    let shown = [kind.lack(of: record, in: .utc), kind.text(of: record, in: .utc)].compactMap(\.self).joined()
    #expect(!shown.isEmpty)
  }
}
