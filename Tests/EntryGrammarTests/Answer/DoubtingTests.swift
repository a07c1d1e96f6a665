import CivilTime
import EntryGrammar
import HealthLog
import Testing

@Suite("Doubts about a record by the log")
struct DoubtingTests {
  private static func night(_ bed: String, _ wake: String) -> Record {
    Record(kind: "sleep", members: [Member("wake", .text(wake)), Member("bed", .text(bed))])
  }

  private static func set(_ weight: Number) -> Record {
    let set = [Member("reps", .number(8)), Member("weight", .number(weight)), Member("unit", .text("kg"))]
    let group = [Member("exercise", .text("Bench Press")), Member("sets", .list([.group(set)]))]
    return Record(
      kind: "workout",
      members: [
        Member("start", .text("2026-03-14T14:30:00+01:00")), Member("exercises", .list([.group(group)])),
      ])
  }

  private static func glucose(_ value: Number, _ members: [Member] = []) -> Record {
    Record(
      kind: "glucose",
      members: [
        Member("time", .text("2026-03-14T14:30:00+01:00")), Member("value", .number(value)),
        Member("unit", .text("mg/dL")),
      ] + members)
  }

  @Test(
    "are those of an entry that says the same",
    arguments: [
      (Record(weight: "181", "kg"), ["change: weight 181 kg is 119.7 % above the last, 82.4 kg"]),
      (Record(weight: "181", "lb"), []),
      (set(400), ["best: Bench Press 400 kg is 400 % over the best, 80 kg"]), (set(82), []),
      (glucose(450), ["unusual: glucose 450 mg/dL is outside the usual 40–400 mg/dL"]),
      (glucose(30, [Member("bound", .text("low"))]), []),
      (
        night("2026-03-13T23:10:00+01:00", "2026-03-14T07:05:00+01:00"),
        ["overlap: it overlaps 22:00–06:30 of 2026-03-14"]
      ),
      (night("1926-03-13T23:10:00+01:00", "1926-03-14T07:05:00+01:00"), ["old: 1926-03-14 is 100 years ago"]),
      (Record(kind: "unheard", members: []), []),
    ] as [(Record, [String])])
  func doubts(_ record: Record, _ expected: [String]) throws {
    var past = Log.usual
    let other = Self.night("2026-03-13T22:00:00+01:00", "2026-03-14T06:30:00+01:00")
    past.nights = { from, _ in from.seconds > 0 ? [other] : [] }
    let context = try context(past: past)
    #expect(context.doubts(about: record).map { "\($0.code): \($0.message)" } == expected)
  }

  @Test("are left to whoever knows what a correction comes to", arguments: ["181", "fat 70%"])
  func corrections(_ words: String) throws {
    let read = try CorrectionReader.read(words, of: Record(weight: "82.4", "kg"), in: try context())
    guard case .readings(let readings) = read else {
      Issue.record("\(read)")
      return
    }
    #expect(readings.map(\.warnings) == [[]])
  }
}
