import Testing

@Suite("Several entries in a line")
struct SeveralTests {
  @Test(
    "reads one behind the other, parted by a comma, a word or nothing",
    arguments: [
      (
        "112 before lunch 60g carbs 6u rapid",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=lunch [unit time]\ncarbs time=now value=60 [time]\ninsulin time=now value=6 type=rapid [time]"
      ),
      (
        "bg 98, weight 82.4, slept 23:10-7:05",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg [unit time]\nsleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"
      ),
      (
        "bg 98 weight 82.4",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bg 98 and weight 82.4",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bg 98; weight 82.4",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bg 98. weight 82.4.",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bg 98,weight 82.4",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "7:00 glucose 112, 9:00 glucose 140",
        "glucose time=2026-03-14T07:00:00+01:00 value=112 unit=mg/dL [unit date]\nglucose time=2026-03-14T09:00:00+01:00 value=140 unit=mg/dL [unit date]"
      ),
      (
        "7:00: bg 98; at 9:00: weight 82.4 and mood 7",
        "glucose time=2026-03-14T07:00:00+01:00 value=98 unit=mg/dL [unit date]\nweight time=2026-03-14T09:00:00+01:00 value=82.4 unit=kg [unit date]\nmood time=2026-03-14T09:00:00+01:00 value=7 [date]"
      ),
      (
        "glucose 112 7:00, 60g carbs, yesterday 20:00 mood 7",
        "glucose time=2026-03-14T07:00:00+01:00 value=112 unit=mg/dL [unit date]\ncarbs time=2026-03-14T07:00:00+01:00 value=60 [date]\nmood time=2026-03-13T20:00:00+01:00 value=7 []"
      ),
      ("bg 98 7:00, 9:00", "12..<16 expected one time, found '9:00'"),
      ("bg 98 7:00 9:00 weight 82", "11..<15 expected one time, found '9:00'"),
      (
        "weight 82.4, bench 8x80",
        "weight time=now value=82.4 unit=kg [unit time]\nworkout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]"
      ),
      (
        "bench 8x80, weight 82.4",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bench 8x80 weight 82.4",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bench 8x80, squat 5x100kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}, {exercise=Squat sets=[{reps=5 weight=100 unit=kg}]}] [unit time order]"
      ),
      (
        "run 5k 25:10 pulse 150",
        "workout start=now exercises=[{exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}] [time]\npulse time=now value=150 [time]"
      ),
      (
        "slept 23:10-07:05, bg 98",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]\nglucose time=now value=98 unit=mg/dL [unit time]"
      ),
      (
        "slept 23:10-07:05 nap 13:40-14:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]\nsleep wake=2026-03-14T14:05:00+01:00 bed=2026-03-14T13:40:00+01:00 nap=true [date]"
      ),
      (
        "slept 23:10-07:05 q4, nap 20m, mood 7",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [date]\nsleep date=2026-03-14 minutes=20 nap=true [date]\nmood time=now value=7 [time]"
      ),
      (
        "up 7:05, bg 98",
        "0..<7 expected a night that was begun with 'in bed', or the time of going to bed, found 'up 7:05' (bed 23:00 up 07:05)"
      ),
      (
        "meds ibuprofen 400mg, bp 120/80",
        "meds time=now text=ibuprofen dose=400 unit=mg [time]\nbp time=now systolic=120 diastolic=80 [time]"
      ),
      (
        "60g carbs, 6u rapid, 14u long",
        "carbs time=now value=60 [time]\ninsulin time=now value=6 type=rapid [time]\ninsulin time=now value=14 type=long [time]"
      ),
      (
        "bp 120/80 weight 82.4 mood 7",
        "bp time=now systolic=120 diastolic=80 [time]\nweight time=now value=82.4 unit=kg [unit time]\nmood time=now value=7 [time]"
      ),
    ])
  func parted(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "shares a time between those that say none",
    arguments: [
      (
        "bg 98 at 7:30, weight 82.4",
        "glucose time=2026-03-14T07:30:00+01:00 value=98 unit=mg/dL [unit date]\nweight time=2026-03-14T07:30:00+01:00 value=82.4 unit=kg [unit date]"
      ),
      (
        "bg 98, weight 82.4 at 7:30",
        "glucose time=2026-03-14T07:30:00+01:00 value=98 unit=mg/dL [unit date]\nweight time=2026-03-14T07:30:00+01:00 value=82.4 unit=kg [unit date]"
      ),
      (
        "at 7:30 bg 98, weight 82.4",
        "glucose time=2026-03-14T07:30:00+01:00 value=98 unit=mg/dL [unit date]\nweight time=2026-03-14T07:30:00+01:00 value=82.4 unit=kg [unit date]"
      ),
      (
        "bg 98 at 7:30, weight 82.4 at 8:00",
        "glucose time=2026-03-14T07:30:00+01:00 value=98 unit=mg/dL [unit date]\nweight time=2026-03-14T08:00:00+01:00 value=82.4 unit=kg [unit date]"
      ),
      (
        "bg 98 at 7:30, weight 82.4 at 8:00, mood 7",
        "glucose time=2026-03-14T07:30:00+01:00 value=98 unit=mg/dL [unit date]\nweight time=2026-03-14T08:00:00+01:00 value=82.4 unit=kg [unit date]\nmood time=2026-03-14T08:00:00+01:00 value=7 [date]"
      ),
      (
        "yesterday bg 98 at 7:00, weight 82.4 at 8:00",
        "glucose time=2026-03-13T07:00:00+01:00 value=98 unit=mg/dL [unit]\nweight time=2026-03-13T08:00:00+01:00 value=82.4 unit=kg [unit]"
      ),
      (
        "bg 98 yesterday 7:00, weight 82.4 at 8:00",
        "glucose time=2026-03-13T07:00:00+01:00 value=98 unit=mg/dL [unit]\nweight time=2026-03-13T08:00:00+01:00 value=82.4 unit=kg [unit]"
      ),
      (
        "112 before lunch 60g carbs 6u rapid at 12:30",
        "glucose time=2026-03-14T12:30:00+01:00 value=112 unit=mg/dL context='before meal' meal=lunch [unit date]\ncarbs time=2026-03-14T12:30:00+01:00 value=60 [date]\ninsulin time=2026-03-14T12:30:00+01:00 value=6 type=rapid [date]"
      ),
      (
        "bench 8x80, glucose 112 yesterday 18:00",
        "workout start=2026-03-13T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit order]\nglucose time=2026-03-13T18:00:00+01:00 value=112 unit=mg/dL [unit]"
      ),
    ])
  func shared(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "gives a note and a tag to the entry before",
    arguments: [
      (
        #"bg 98 "a", weight 82.4 "b" #c"#,
        "glucose time=now value=98 unit=mg/dL note=a [unit time]\nweight time=now value=82.4 unit=kg note=b tags=[c] [unit time]"
      ),
      (
        #"bg 98, "a" weight 82.4"#,
        "glucose time=now value=98 unit=mg/dL note=a [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bg 98 #x weight 82.4 #y #z",
        "glucose time=now value=98 unit=mg/dL tags=[x] [unit time]\nweight time=now value=82.4 unit=kg tags=[y, z] [unit time]"
      ),
      (
        "#all bg 98, weight 82.4",
        "glucose time=now value=98 unit=mg/dL tags=[all] [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (#"bg 98 "a" "b""#, "glucose time=now value=98 unit=mg/dL note='a; b' [unit time]"),
      (#"bg 98 "a" note b"#, "glucose time=now value=98 unit=mg/dL note='a; b' [unit time]"),
      ("bg 98 #a #b #a tag c", "glucose time=now value=98 unit=mg/dL tags=[a, b, c] [unit time]"),
      (
        "bg 98, weight 82.4 note both of them",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg note='both of them' [unit time]"
      ),
      (
        #"bench 8x80 "felt easy" #gym"#,
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] note='felt easy' tags=[gym] [unit time order]"
      ),
      (
        #"slept 22-5:30, 6-8 "dog""#,
        "sleep wake=2026-03-14T05:30:00+01:00 bed=2026-03-13T22:00:00+01:00 [date]\nsleep wake=2026-03-14T08:00:00+01:00 bed=2026-03-14T06:00:00+01:00 note=dog [date]"
      ),
      (
        #"slept 22-5:30 "dog" #a, 6-8 q4"#,
        "sleep wake=2026-03-14T05:30:00+01:00 bed=2026-03-13T22:00:00+01:00 note=dog tags=[a] [date]\nsleep wake=2026-03-14T08:00:00+01:00 bed=2026-03-14T06:00:00+01:00 quality=4 [date]"
      ),
      (
        #""first" slept 22-5:30, 6-8"#,
        "sleep wake=2026-03-14T05:30:00+01:00 bed=2026-03-13T22:00:00+01:00 note=first [date]\nsleep wake=2026-03-14T08:00:00+01:00 bed=2026-03-14T06:00:00+01:00 [date]"
      ),
      (
        #"slept mon 22-6 "x", tue 23-7 "y""#,
        "sleep wake=2026-03-10T06:00:00+01:00 bed=2026-03-09T22:00:00+01:00 note=x []\nsleep wake=2026-03-11T07:00:00+01:00 bed=2026-03-10T23:00:00+01:00 note=y []"
      ),
    ])
  func remarks(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes a second value of a kind only where a day sums them up, or the kind is named again",
    arguments: [
      ("60g carbs 30g carbs", "carbs time=now value=60 [time]\ncarbs time=now value=30 [time]"),
      (
        "6u rapid 14u long",
        "insulin time=now value=6 type=rapid [time]\ninsulin time=now value=14 type=long [time]"
      ),
      (
        "glucose 112, glucose 115",
        "glucose time=now value=112 unit=mg/dL [unit time]\nglucose time=now value=115 unit=mg/dL [unit time]"
      ),
      ("82kg 83kg", "5..<9 expected 'fat', a time, a tag or another entry, found '83kg' (weight 82.4)"),
      (
        "weight 82 kg 83 kg",
        "13..<15 expected 'fat', a time, a tag or another entry, found '83' (weight 82.4)"
      ),
      (
        "112 fasting 98 bedtime",
        "12..<14 expected a context such as 'fasting', a time, a tag or another entry, found '98' (glucose 112 fasting)"
      ),
      (
        "meds ibuprofen 400mg 200mg", "? what is '200mg'? | glucose 200mg: meds ibuprofen 400mg glucose 200mg"
      ),
    ])
  func second(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "is not read in part",
    arguments: [
      ("bg 98, weight", "13..<13 expected a number (weight 82.4)"),
      ("bg 98, weight foo", "14..<17 expected a number, found 'foo' (weight 82.4)"),
      (
        "bg 98, foo",
        "7..<10 expected a context such as 'fasting', a time, a tag or another entry, found 'foo' (glucose 112 fasting)"
      ),
      (
        "bg 98 weight 82.4 foo",
        "18..<21 expected 'fat', a time, a tag or another entry, found 'foo' (weight 82.4)"
      ),
      ("weight glucose 112", "7..<14 expected a number, found 'glucose' (weight 82.4)"),
      ("glucose weight 82", "8..<14 expected a number, found 'weight' (glucose 112 fasting)"),
      (
        "weight 82.4 kg before breakfast",
        "15..<21 expected 'fat', a time, a tag or another entry, found 'before' (weight 82.4)"
      ),
      (
        "weight 82.4 kg fasting 112",
        "weight time=now value=82.4 unit=kg [time]\nglucose time=now value=112 unit=mg/dL context=fasting [unit time]"
      ),
      (
        "insulin 4 units rapid before lunch",
        "22..<28 expected 'name', a time, a tag or another entry, found 'before' (insulin 6u rapid)"
      ),
      (
        "bench 8x80 fasting",
        "11..<18 expected sets, a time, a tag or another entry, found 'fasting' (bench 8x80)"
      ),
      (
        "bg 98,, weight 82.4",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bg 98, and weight 82.4",
        "glucose time=now value=98 unit=mg/dL [unit time]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      ("bg 98,", "glucose time=now value=98 unit=mg/dL [unit time]"),
    ])
  func whole(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
