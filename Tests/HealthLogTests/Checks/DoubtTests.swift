import CivilTime
import Testing

@testable import HealthLog

@Suite("Doubts about a record")
struct DoubtTests {
  private func doubts(_ kind: Kind, _ text: String, _ comparison: Comparison = .none) -> [String] {
    kind.doubts(about: Record(kind, text), zone: .fixed(offset: 3600), against: comparison)
      .map { "[\($0.code)] \($0.message)" }
  }

  @Test(
    "a number that is allowed and unusual is compared with what is usual",
    arguments: [
      (.glucose, "value=30,unit=mg/dL", ["[unusual] glucose 30 mg/dL is outside the usual 40–400 mg/dL"]),
      (
        .glucose, "value=22.3,unit=mmol/L",
        ["[unusual] glucose 22.3 mmol/L is outside the usual 2.2–22.2 mmol/L"]
      ),
      (.weight, "value=8.24,unit=kg", ["[unusual] weight 8.24 kg is outside the usual 30–300 kg"]),
      (.height, "value=130,unit=cm", ["[unusual] height 130 cm is outside the usual 140–220 cm"]),
      (.a1c, "value=15,unit=%", ["[unusual] a1c 15 % is outside the usual 4–14 %"]),
      (.glucose, "value=40,unit=mg/dL", []), (.glucose, "value=400,unit=mg/dL", []),
      (.glucose, "bound=low", []),
      (.glucose, "value=1120,unit=mg/dL", []), (.height, "value=2.2,unit=m", []), (.mood, "value=1", []),
    ] as [(Kind, String, [String])])
  func unusual(_ kind: Kind, _ text: String, _ expected: [String]) {
    #expect(doubts(kind, text) == expected)
  }

  @Test(
    "a weight far from the last is compared with it, in the unit that was typed",
    arguments: [
      ("value=92,unit=kg", ["[change] weight 92 kg is 11.7 % above the last, 82.4 kg"]),
      ("value=72.4,unit=kg", ["[change] weight 72.4 kg is 12.1 % below the last, 82.4 kg"]),
      ("value=205,unit=lb", ["[change] weight 205 lb is 12.8 % above the last, 181.7 lb"]),
      ("value=90.64,unit=kg", []), ("value=74.16,unit=kg", []), ("value=181,unit=lb", []),
      (
        "value=8.24,unit=kg",
        [
          "[unusual] weight 8.24 kg is outside the usual 30–300 kg",
          "[change] weight 8.24 kg is 90 % below the last, 82.4 kg",
        ]
      ),
    ] as [(String, [String])])
  func change(_ text: String, _ expected: [String]) {
    #expect(doubts(.weight, text, Comparison(last: 82.4)) == expected)
    #expect(doubts(.weight, text).filter { $0.contains("change") } == [])
  }

  @Test(
    "a night is doubted when it is short and no nap, or longer than 16 hours",
    arguments: [
      ("wake=2026-11-29T07:05,bed=2026-11-29T06:45", ["[short] 20 min is short for a night"]),
      ("wake=2026-11-29T07:05,bed=2026-11-29T06:45,nap=true", []),
      ("date=2026-11-29,minutes=29", ["[short] 29 min is short for a night"]),
      ("date=2026-11-29,minutes=30", []),
      ("wake=2026-11-29T23:10,bed=2026-11-29T07:05", ["[long] 16 h 05 is more than 16 h"]),
      ("date=2026-11-29,minutes=960", []), ("bed=2026-11-28T23:10", []),
    ] as [(String, [String])])
  func nights(_ text: String, _ expected: [String]) {
    #expect(doubts(.sleep, text) == expected)
  }

  @Test("a night over another names the other")
  func overlap() {
    let other = Record(.sleep, "wake=2026-11-29T07:05,bed=2026-11-28T23:10")
    #expect(
      doubts(.sleep, "wake=2026-11-29T08:00,bed=2026-11-29T06:00", Comparison(overlaps: [other]))
        == ["[overlap] it overlaps 23:10–07:05 of 2026-11-29"])
  }

  @Test(
    "nights below one are told in one line, the first by its times and the others by their number",
    arguments: [
      (["wake=2026-11-01T07:10,bed=2026-10-31T23:10"], "it overlaps 23:10–07:10 of 2026-11-01"),
      (
        ["wake=2026-11-02T07:05,bed=2026-11-01T23:00", "wake=2026-11-01T07:10,bed=2026-10-31T23:10"],
        "it overlaps 23:10–07:10 of 2026-11-01 and 1 more"
      ),
      (
        ["01", "02", "03", "04", "05", "06"].map { "wake=2026-11-\($0)T07:10,bed=2026-11-\($0)T00:10" },
        "it overlaps 00:10–07:10 of 2026-11-01 and 5 more"
      ),
      (
        ["wake=2026-11-01T07:10,bed=2026-10-31T23:10", "date=2026-11-01,minutes=450"],
        "it overlaps 23:10–07:10 of 2026-11-01"
      ),
    ] as [([String], String)])
  func overlaps(_ others: [String], _ expected: String) {
    let comparison = Comparison(overlaps: others.map { Record(.sleep, $0) })
    #expect(
      doubts(.sleep, "wake=2026-11-06T08:00,bed=2026-11-06T01:00", comparison) == ["[overlap] \(expected)"])
  }

  @Test(
    "a second night of a day is doubted by the first, where one of them is a length alone",
    arguments: [
      (
        ["wake=2026-11-29T07:05,bed=2026-11-28T23:10"],
        ["[double] 2026-11-29 has a night already, 23:10–07:05"]
      ),
      (["date=2026-11-29,minutes=480"], ["[double] 2026-11-29 has a night already, of 8 h"]),
      (
        ["date=2026-11-29,minutes=455", "date=2026-11-29,minutes=480"],
        ["[double] 2026-11-29 has a night already, of 7 h 35, and 1 more"]
      ),
      ([], []),
    ] as [([String], [String])])
  func double(_ others: [String], _ expected: [String]) {
    let comparison = Comparison(sameDate: others.map { Record(.sleep, $0) })
    #expect(doubts(.sleep, "date=2026-11-29,minutes=450", comparison) == expected)
  }

  @Test("many repetitions are doubted once for all equal sets")
  func reps() {
    let set = "{reps=120,bodyweight=true}"
    #expect(
      doubts(.workout, "start=2026-11-29T18:02,exercises=[{exercise=Push-Up,sets=[\(set),\(set)]}]")
        == ["[unusual] reps 120 is outside the usual 0–100"])
  }

  @Test("a weight far over the best is doubted once for each exercise, planned sets left out")
  func best() {
    let sets = "{reps=5,weight=90,unit=kg},{reps=5,weight=200,unit=lb},{reps=5,weight=150,unit=kg,done=false}"
    let text =
      "start=2026-11-29T18:02,exercises=[{exercise=Bench Press,sets=[\(sets)]},{exercise=Squat,sets=[\(sets)]},"
      + "{exercise=Bench Press,sets=[\(sets)]}]"
    let comparison = Comparison(bestWeight: { exercise, _ in exercise == "Bench Press" ? 80 : nil })
    #expect(
      doubts(.workout, text, comparison) == ["[best] Bench Press 90.7 kg is 13.4 % over the best, 80 kg"])
    #expect(doubts(.workout, text, Comparison(bestWeight: { _, _ in 82.5 })) == [])
  }

  @Test(
    "a weight added to the body is doubted far over the best, the body that is lifted along counted with 70 kg",
    arguments: [
      ("weight=29,unit=kg", 20, []),
      ("weight=29.1,unit=kg", 20, ["[best] Dip +29.1 kg is 9.1 kg over the best, +20 kg"]),
      ("weight=80,unit=kg", 20, ["[best] Dip +80 kg is 60 kg over the best, +20 kg"]),
      ("weight=176,unit=lb", 20, ["[best] Dip +79.8 kg is 59.8 kg over the best, +20 kg"]),
      ("weight=10,unit=kg", 5, []), ("weight=80,unit=kg", nil, []), ("weight=-20,unit=kg", 5, []),
      ("done=false,weight=80,unit=kg", 20, []),
    ] as [(String, Double?, [String])])
  func added(_ set: String, _ best: Double?, _ expected: [String]) {
    let text = "start=2026-11-29T18:02,exercises=[{exercise=Dip,sets=[{reps=5,bodyweight=true,\(set)}]}]"
    let comparison = Comparison(
      bestWeight: { _, _ in 1 }, mostAdded: { exercise, _ in exercise == "Dip" ? best : nil })
    #expect(doubts(.workout, text, comparison) == expected)
  }
}
