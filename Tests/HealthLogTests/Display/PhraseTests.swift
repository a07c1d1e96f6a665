import CivilTime
import Testing

@testable import HealthLog

@Suite("Records in one line")
struct PhraseTests {
  @Test(
    "say what was measured, as it was typed",
    arguments: [
      (.glucose, "value=112,unit=mg/dL,context=fasting,note=early,id=7k2m9x4qpa", "112 mg/dL · fasting"),
      (.glucose, "value=5.60,unit=mmol/L", "5.60 mmol/L"),
      (.glucose, "value=5.6,unit=mmol/L,context=before meal,meal=dinner", "5.6 mmol/L · before dinner"),
      (
        .glucose, "value=6.1,unit=mmol/L,context=after meal,meal=lunch,minutesAfter=120",
        "6.1 mmol/L · 2 h after lunch"
      ),
      (.glucose, "value=6.1,unit=mmol/L,context=after meal", "6.1 mmol/L · after meal"),
      (.glucose, "value=6.1,unit=mmol/L,minutesAfter=90", "6.1 mmol/L · 1 h 30 after meal"),
      (.glucose, "value=6.1,unit=mmol/L,meal=lunch", "6.1 mmol/L · lunch"), (.glucose, "bound=low", "LO"),
      (.glucose, "bound=high,context=bedtime", "HI · bedtime"),
      (.glucose, "value=40,unit=mg/dL,bound=low", "below 40 mg/dL"),
      (.glucose, "value=400,unit=mg/dL,bound=high", "above 400 mg/dL"), (.glucose, "value=112", "112"),
      (.weight, "value=82.40,unit=kg,fat=18", "82.40 kg · fat 18 %"),
      (.weight, "value=181,unit=lb", "181 lb"),
      (.bp, "systolic=120,diastolic=80", "120/80 mmHg"),
      (.bp, "systolic=120,diastolic=80,pulse=64", "120/80 mmHg · pulse 64 bpm"),
      (.insulin, "value=6,type=rapid,name=Humalog", "6 u · rapid · Humalog"), (.mood, "value=7", "7"),
      (.meds, "text=ibuprofen,dose=400,unit=mg", "ibuprofen 400 mg"), (.meds, "text=metformin", "metformin"),
      (.note, "text=slept badly,tags=[coffee]", "slept badly"),
      (.temperature, "value=98.6,unit=°F", "98.6 °F"),
      (.steps, "value=8000", "8000 steps"), (.carbs, "value=60", "60 g"),
      (.cgm, "every=300,unit=mg/dL,values=[98,null,143]", "2 readings · 98–143 mg/dL"),
      (.cgm, "every=300,unit=mmol/L,values=[5.6]", "1 reading · 5.6 mmol/L"),
      (.cgm, "every=300,unit=mmol/L,values=[null]", "no readings"), (.mood, "", ""),
    ] as [(Kind, String, String)])
  func phrase(_ kind: Kind, _ text: String, _ expected: String) {
    let record = Record(kind, "time=2026-11-29T07:05:00+01:00," + text)
    #expect(kind.text(of: record, in: .utc) == expected)
  }

  @Test("a declared tracker is told field by field")
  func tracker() {
    let kind = Kind(
      name: "walk",
      fields: [
        .time, Field("value", .number([Unit("min", allowed: 0...600)])),
        Field("hills", .number([Unit("", allowed: 0...99)])), Field("dog", .flag), Field("back", .time),
        Field("on", .date),
        Field("where", .text),
      ] + commonFields)
    let record = Record(
      kind, "time=2026-11-29T07:05,value=40,hills=3,dog=true,back=2026-11-29T08:00,on=2026-11-29,where=woods")
    #expect(kind.text(of: record, in: .utc) == "40 min · hills 3 · dog · back 08:00 · on 2026-11-29 · woods")
    #expect(kind.text(of: Record(kind, "value=40,dog=false,back=soon"), in: .utc) == "40 min")
  }

  @Test(
    "a night shows its clocks, its length and how it was",
    arguments: [
      ("wake=2026-11-29T07:05,bed=2026-11-28T23:10,quality=4", "23:10–07:05 · 7 h 55 · Good"),
      (
        "wake=2026-11-29T07:05,bed=2026-11-28T23:00,asleep=2026-11-28T23:25,awake=20,out=2026-11-29T07:20",
        "23:00–07:05 · 7 h 20"
      ),
      ("wake=2026-11-29T14:05,bed=2026-11-29T13:40,nap=true", "13:40–14:05 · 25 min · nap"),
      ("date=2026-11-29,minutes=450", "7 h 30"), ("bed=2026-11-28T23:10", "in bed since 23:10"),
      ("wake=2026-11-29T07:05", "up 07:05"),
      ("wake=2026-11-29T07:05,minutes=450,quality=1", "up 07:05 · 7 h 30 · Poor"),
      ("bed=2026-11-28T23:10,minutes=450,date=2026-11-29", "7 h 30"),
    ])
  func night(_ text: String, _ expected: String) {
    #expect(Kind.sleep.text(of: Record(.sleep, text), in: .fixed(offset: 3600)) == expected)
  }

  @Test(
    "a set is told as it was typed",
    arguments: [
      ("reps=8,weight=80,unit=kg", "80 kg × 8"), ("reps=8,weight=82.50,unit=kg,rpe=8.5", "82.50 kg × 8 @8.5"),
      ("reps=8,weight=80,unit=kg,amrap=true,rir=2", "80 kg × 8+ rir 2"),
      ("reps=10,bodyweight=true", "bw × 10"),
      ("reps=5,weight=20,unit=kg,bodyweight=true", "bw+20 kg × 5"),
      ("reps=5,weight=-20,unit=kg,bodyweight=true", "bw-20 kg × 5"),
      ("reps=5,weight=0,unit=kg,bodyweight=true", "bw × 5"),
      ("reps=10,weight=20,unit=kg,perHand=true", "2×20 kg × 10"),
      ("reps=10,perSide=true,bodyweight=true", "bw × 10/side"),
      ("reps=20", "20 reps"), ("seconds=60", "60 s"), ("seconds=60,weight=20,unit=kg", "20 kg × 60 s"),
      ("distance=5,distanceUnit=km,seconds=1510", "5 km in 25:10"), ("distance=500,distanceUnit=m", "500 m"),
      ("reps=20,seconds=60", "20 in 60 s"), ("reps=10,weight=40,unit=kg,type=warmup", "40 kg × 10 (warm-up)"),
      ("reps=8,weight=60,unit=kg,type=drop", "60 kg × 8 (drop)"),
      ("reps=8,weight=60,unit=kg,type=failure", "60 kg × 8 (to failure)"),
      ("reps=0,weight=80,unit=kg,type=failed", "80 kg × 0 (failed)"),
      ("reps=8,weight=80,unit=kg,done=false", "80 kg × 8 (planned)"),
      ("weight=80,unit=kg", "80 kg"), ("reps=8,weight=80", "80 × 8"), ("", ""),
    ])
  func set(_ text: String, _ expected: String) {
    #expect(SetPhrase(RecordText.members(text)).text == expected)
  }

  @Test(
    "sets alike are told once",
    arguments: [
      (
        [
          "reps=8,weight=80,unit=kg", "reps=8,weight=80,unit=kg,time=2026-11-29T18:08",
          "reps=8,weight=80,unit=kg",
        ], "3 × 8 at 80 kg"
      ),
      (
        ["reps=8,weight=80,unit=kg", "reps=8,weight=80,unit=kg", "reps=7,weight=80,unit=kg"], "8/8/7 at 80 kg"
      ),
      (["reps=8,weight=80,unit=kg", "reps=6,weight=85,unit=kg"], "80 kg × 8, 85 kg × 6"),
      (
        ["reps=10,weight=40,unit=kg,type=warmup", "reps=8,weight=80,unit=kg", "reps=8,weight=80,unit=kg"],
        "40 kg × 10 (warm-up), 2 × 8 at 80 kg"
      ),
      (["reps=8,weight=80,unit=kg,rpe=8", "reps=8,weight=80,unit=kg,rpe=8"], "2 × 8 at 80 kg @8"),
      (["reps=10,bodyweight=true", "reps=8,bodyweight=true"], "10/8 at bw"),
      (["seconds=60", "seconds=60"], "2 × 60 s"),
      (["reps=20", "seconds=60"], "20 reps, 60 s"), ([], ""),
    ] as [([String], String)])
  func sets(_ texts: [String], _ expected: String) {
    #expect(SetPhrase.text(texts.map(RecordText.members)) == expected)
  }

  @Test(
    "a workout is its name and its exercises",
    arguments: [
      (
        "name=push day,exercises=[{exercise=Bench Press,sets=[{reps=8,weight=80,unit=kg},{reps=8,weight=80,unit=kg}]},"
          + "{exercise=Dip,sets=[{reps=10,bodyweight=true}]}]",
        "push day · Bench Press 2 × 8 at 80 kg · Dip bw × 10"
      ),
      (
        "exercises=[{exercise=Biceps Curl,superset=1,sets=[{reps=12,weight=15,unit=kg}]},"
          + "{exercise=Triceps Pushdown,superset=1,sets=[{reps=12,weight=25,unit=kg}]},{exercise=Plank,sets=[]}]",
        "Biceps Curl 15 kg × 12 & Triceps Pushdown 25 kg × 12 · Plank"
      ),
      ("exercises=[{exercise=Run,sets=[{distance=5,distanceUnit=km,seconds=1510}]}]", "Run 5 km in 25:10"),
      ("exercises=[]", "no exercises"), ("name=rest,exercises=[]", "rest"),
    ])
  func workout(_ text: String, _ expected: String) {
    #expect(Kind.workout.text(of: Record(.workout, "start=2026-11-29T18:02," + text), in: .utc) == expected)
  }
}
