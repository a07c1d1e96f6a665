import CivilTime
import Testing

@testable import HealthLog

@Suite("Rules between the fields of a record")
struct RuleTests {
  private func faults(_ kind: Kind, _ text: String) -> [String] {
    kind.faults(in: Record(kind, text), zone: .fixed(offset: 3600)).map(\.line)
  }

  @Test(
    "the pressure of the beat is above that of the rest",
    arguments: [
      (
        "systolic=80,diastolic=120",
        "systolic [order] expected systolic above diastolic, found 80/120 → write 120/80"
      ),
      ("systolic=80,diastolic=80", "systolic [order] expected systolic above diastolic, found 80/80"),
    ])
  func pressure(_ text: String, _ expected: String) {
    #expect(faults(.bp, "time=2026-11-29T07:05," + text) == [expected])
  }

  @Test(
    "a night that makes sense has no fault",
    arguments: [
      "wake=2026-11-29T07:05,bed=2026-11-28T23:10,quality=4",
      "wake=2026-11-29T07:05,bed=2026-11-28T23:00,asleep=2026-11-28T23:25,out=2026-11-29T07:20,awake=20",
      "wake=2026-11-29T07:05,bed=2026-11-28T23:00,asleep=2026-11-28T23:00,out=2026-11-29T07:05",
      "wake=2026-11-29T07:05,asleep=2026-11-28T23:00", "date=2026-11-29,minutes=450", "bed=2026-11-28T23:10",
      "date=2026-11-29,minutes=20,nap=true", "wake=2026-11-29T07:05,minutes=450",
      "wake=2026-11-29T23:10,bed=2026-11-28T23:10",
    ])
  func nights(_ text: String) {
    #expect(faults(.sleep, text) == [])
  }

  @Test(
    "a night that makes none says why",
    arguments: [
      ("quality=4", ["wake [missing] expected 'wake', or 'date' and 'minutes', or 'bed'"]),
      ("date=2026-11-29", ["minutes [missing] expected 'minutes' beside 'date'"]),
      ("wake=2026-11-29T07:05", ["bed [missing] expected 'bed' or 'minutes' beside 'wake'"]),
      (
        "wake=2026-11-29T07:05,bed=2026-11-29T07:05",
        ["wake [order] expected wake after bed, found '2026-11-29T07:05:00+01:00'"]
      ),
      (
        "wake=2026-11-28T07:05,bed=2026-11-28T23:10",
        ["wake [order] expected wake after bed, found '2026-11-28T07:05:00+01:00'"]
      ),
      (
        "wake=2026-11-29T07:05,bed=2026-11-28T23:10,asleep=2026-11-28T23:00,out=2026-11-29T07:00",
        [
          "asleep [order] expected asleep after bed, found '2026-11-28T23:00:00+01:00'",
          "out [order] expected out after wake, found '2026-11-29T07:00:00+01:00'",
        ]
      ),
      (
        "wake=2026-11-30T00:10,bed=2026-11-28T23:10",
        ["wake [range] expected a night of at most 24 h, found 25 h"]
      ),
      (
        "wake=2026-11-29T07:05,bed=2026-11-28T23:10,awake=475",
        ["awake [range] expected awake below the 475 minutes of the night, found 475"]
      ),
      (
        "wake=2026-11-29T07:05,bed=2026-11-28T23:10,quality=6",
        ["quality [range] expected quality from 1 to 5, found 6"]
      ),
      ("date=2026-11-29,minutes=1441", ["minutes [range] expected minutes from 1 to 1440, found 1441"]),
      ("date=2026-11-29,minutes=0", ["minutes [range] expected minutes from 1 to 1440, found 0"]),
    ] as [(String, [String])])
  func badNights(_ text: String, _ expected: [String]) {
    #expect(faults(.sleep, text) == expected)
  }

  private func workout(_ sets: String, _ rest: String = "") -> String {
    "start=2026-11-29T18:02,exercises=[{exercise=Bench Press,sets=[\(sets)]\(rest)}]"
  }

  @Test(
    "a set that makes sense has no fault",
    arguments: [
      "{reps=8,weight=80,unit=kg}",
      "{reps=8,weight=80,unit=kg,rpe=8.5,rir=1.5,type=warmup,amrap=true,done=false}",
      "{reps=10,bodyweight=true}", "{reps=10,weight=-20,unit=kg,bodyweight=true}", "{seconds=60}",
      "{distance=5,distanceUnit=km,seconds=1510}", "{reps=0,weight=80,unit=kg,type=failed}", "",
    ])
  func sets(_ sets: String) {
    #expect(faults(.workout, workout(sets)) == [])
  }

  @Test(
    "a fault in a set is placed there",
    arguments: [
      (
        "{reps=8,weight=80,unit=kg},{reps=1200,weight=80,unit=kg}",
        "exercises.0.sets.1.reps [range] expected reps from 0 to 1000, found 1200"
      ),
      ("{reps=7.5}", "exercises.0.sets.0.reps [whole] expected reps to be a whole number, found 7.5"),
      ("{weight=80,unit=kg}", "exercises.0.sets.0.reps [missing] expected 'reps', 'seconds' or 'distance'"),
      ("{reps=8,weight=80}", "exercises.0.sets.0.unit [missing] expected a member 'unit', 'kg' or 'lb'"),
      (
        "{distance=5}",
        "exercises.0.sets.0.distanceUnit [missing] expected a member 'distanceUnit', 'km', 'm', 'mi' or 'yd'"
      ),
      (
        "{reps=8,weight=700,unit=kg}",
        "exercises.0.sets.0.weight [range] expected weight from -600 to 600 kg, found 700 → write the unit 'lb'"
      ),
      (
        "{reps=8,weight=-20,unit=kg}",
        "exercises.0.sets.0.weight [range] expected weight of 0 or more without 'bodyweight', found -20"
      ),
      ("{reps=8,rpe=11}", "exercises.0.sets.0.rpe [range] expected rpe from 1 to 10, found 11"),
      ("{reps=8,rir=-1}", "exercises.0.sets.0.rir [range] expected rir from 0 to 50, found -1"),
      (
        "{reps=8,type=warm},8",
        "exercises.0.sets.1 [type] expected sets to hold groups of members, found 8"
      ),
      (
        "{distance=5,distanceUnit=KM}",
        "exercises.0.sets.0.distanceUnit [unit] expected distanceUnit to be 'km', 'm', 'mi' or 'yd', found 'KM' "
          + "→ write 'km'"
      ),
    ])
  func badSets(_ sets: String, _ expected: String) {
    #expect(faults(.workout, workout(sets)).first == expected)
  }

  @Test("an exercise has a name and sets, and a workout a start and exercises")
  func structure() {
    #expect(
      faults(.workout, "exercises=[{},5]") == [
        "start [missing] expected a member 'start', a time such as '2026-11-29T07:05:00+01:00'",
        "exercises.1 [type] expected exercises to hold groups of members, found 5",
        "exercises.0.exercise [missing] expected a member 'exercise', a text",
        "exercises.0.sets [missing] expected a member 'sets', a list of groups",
      ])
    #expect(
      faults(.workout, "start=2026-11-29T18:02,end=2026-11-29T17:00,exercises=5") == [
        "exercises [type] expected exercises to be a list of groups, found 5",
        "end [order] expected end after start, found '2026-11-29T17:00:00+01:00'",
      ])
  }

  @Test("a superset is more than one exercise")
  func superset() {
    let alone = "{exercise=Dip,sets=[],superset=1}"
    #expect(
      faults(.workout, "start=2026-11-29T18:02,exercises=[\(alone),{exercise=Squat,sets=[]}]") == [
        "warning exercises.0.superset [superset] expected another exercise with superset 1, found this one alone"
      ])
    #expect(faults(.workout, "start=2026-11-29T18:02,exercises=[\(alone),\(alone)]") == [])
  }

  @Test(
    "a line of a sensor holds possible readings of one hour",
    arguments: [
      ("07:05", "values=[]", ["values [missing] expected values to hold a reading"]),
      ("07:05", "values=[112,0]", ["values.1 [range] expected a reading from 1 to 1000 mg/dL, found 0"]),
      ("07:50", "values=[112,113]", []),
      (
        "07:50", "values=[112,113,114]",
        ["warning values [hour] expected readings of one hour, found some until 07:00 UTC"]
      ),
    ] as [(String, String, [String])])
  func sensor(_ clock: String, _ values: String, _ expected: [String]) {
    #expect(faults(.cgm, "time=2026-11-29T\(clock):00+01:00,every=300,unit=mg/dL," + values) == expected)
  }
}
