import Testing

@Suite("Sets among other entries")
struct WorkoutPartTests {
  @Test(
    "finds the exercise before its sets, behind them, and by all its names",
    arguments: [
      (
        "bench 3x8 80kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "Bench Press 3x8 80kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "bench press: 3x8 80kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "3x8 80kg bench",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "80kg x 8 bench",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "8x80 bench",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]"
      ),
      (
        "10 pullups",
        "workout start=now exercises=[{exercise=Pull-Up sets=[{reps=10 bodyweight=true}]}] [time]"
      ),
      (
        "3x10 pull-ups",
        "workout start=now exercises=[{exercise=Pull-Up sets=[{reps=10 bodyweight=true}, {reps=10 bodyweight=true}, {reps=10 bodyweight=true}]}] [time]"
      ),
      (
        "pull ups 3x10",
        "workout start=now exercises=[{exercise=Pull-Up sets=[{reps=10 bodyweight=true}, {reps=10 bodyweight=true}, {reps=10 bodyweight=true}]}] [time]"
      ),
      (
        "Pull-Up 3x10",
        "workout start=now exercises=[{exercise=Pull-Up sets=[{reps=10 bodyweight=true}, {reps=10 bodyweight=true}, {reps=10 bodyweight=true}]}] [time]"
      ),
      (
        "500m row",
        "workout start=now exercises=[{exercise=Rowing sets=[{distance=500 distanceUnit=m}]}] [time]"
      ),
      (
        "5k 25:10 run",
        "workout start=now exercises=[{exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}] [time]"
      ),
      ("40min bike", "workout start=now exercises=[{exercise=Cycling sets=[{seconds=2400}]}] [time]"),
      ("60s plank", "workout start=now exercises=[{exercise=Plank sets=[{seconds=60}]}] [time]"),
      (
        "workout bench 3x8 80kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "workout 3x8 80kg bench",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "good morning 3x8 40kg",
        "workout start=now exercises=[{exercise='Good Morning' sets=[{reps=8 weight=40 unit=kg}, {reps=8 weight=40 unit=kg}, {reps=8 weight=40 unit=kg}]}] [time]"
      ),
      (
        "squats 5x5 100kg",
        "workout start=now exercises=[{exercise=Squat sets=[{reps=5 weight=100 unit=kg}, {reps=5 weight=100 unit=kg}, {reps=5 weight=100 unit=kg}, {reps=5 weight=100 unit=kg}, {reps=5 weight=100 unit=kg}]}] [time]"
      ),
    ])
  func names(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "takes words for when out of the sets, wherever they stand",
    arguments: [
      (
        "bench 3x8 80kg at 13:00",
        "workout start=2026-03-14T13:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [date]"
      ),
      (
        "at 13:00 bench 3x8 80kg",
        "workout start=2026-03-14T13:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [date]"
      ),
      (
        "bench at 13:00 3x8 80kg",
        "workout start=2026-03-14T13:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [date]"
      ),
      (
        "bench 3x8 80kg yesterday",
        "workout start=2026-03-13T14:30:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "bench 3x8 80kg yesterday 18:00",
        "workout start=2026-03-13T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg 18:00 yesterday",
        "workout start=2026-03-13T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "yesterday 18:00 bench 3x8 80kg",
        "workout start=2026-03-13T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "yesterday at 18:00 bench 3x8 80kg",
        "workout start=2026-03-13T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg on monday at 6pm",
        "workout start=2026-03-09T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg 20 nov 18:00",
        "workout start=2025-11-20T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg 2026-03-10 18:00",
        "workout start=2026-03-10T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg 2026-03-10T18:00:00+05:30",
        "workout start=2026-03-10T18:00:00+05:30 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg 2h ago",
        "workout start=2026-03-14T12:30:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg at 1300",
        "workout start=2026-03-14T13:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [date]"
      ),
      (
        "bench 3x8 80kg last night at 8",
        "workout start=2026-03-13T20:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg this morning at 7",
        "workout start=2026-03-14T07:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 80kg mon at 18",
        "workout start=2026-03-09T18:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] []"
      ),
      (
        "bench 3x8 yesterday at 80kg",
        "workout start=2026-03-13T14:30:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
      (
        "run 5k 25:10 yesterday 7:00",
        "workout start=2026-03-13T07:00:00+01:00 exercises=[{exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}] []"
      ),
      (
        "run 5k 25:10 at 7:00",
        "workout start=2026-03-14T07:00:00+01:00 exercises=[{exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}] [date]"
      ),
      (
        "run 5k at 7:00 25:10",
        "workout start=2026-03-14T07:00:00+01:00 exercises=[{exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}] [date]"
      ),
      (
        "plank 60s yesterday",
        "workout start=2026-03-13T14:30:00+01:00 exercises=[{exercise=Plank sets=[{seconds=60}]}] [time]"
      ),
      (
        "bench 8x80 now",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit order]"
      ),
      (
        "bench 80kg 8/8/6 today 12:00",
        "workout start=2026-03-14T12:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=6 weight=80 unit=kg}]}] []"
      ),
    ])
  func times(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "asks about a time that has not come, and refuses one that is dated",
    arguments: [
      (
        "bench 3x8 80kg at 18:00",
        "? 'at 18:00' is still to come today; was it yesterday? | yesterday at 18:00: bench 3x8 80kg yesterday at 18:00 | now, 14:30: bench 3x8 80kg now"
      ),
      ("bench 3x8 80kg tomorrow", "15..<23 expected a time that has passed, found 'tomorrow'"),
      ("bench 3x8 80kg 2026-03-15", "15..<25 expected a time that has passed, found '2026-03-15'"),
      ("bench 3x8 80kg this evening", "15..<27 expected a time that has passed, found 'this evening'"),
      (
        "bench 3x8 80kg yesterday at 8",
        "? is 'at 8' 08:00 or 20:00? | 08:00: bench 3x8 80kg yesterday at 08:00 | 20:00: bench 3x8 80kg yesterday at 20:00"
      ),
    ])
  func future(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "leaves to the sets what only could be a time",
    arguments: [
      (
        "run 5k 25:10",
        "workout start=now exercises=[{exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}] [time]"
      ),
      (
        "run 5km 25:10",
        "workout start=now exercises=[{exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}] [time]"
      ),
      (
        "row 500m 1:45",
        "workout start=now exercises=[{exercise=Rowing sets=[{seconds=105 distance=500 distanceUnit=m}]}] [time]"
      ),
      (
        "bench 3x8 at 60",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=60 unit=kg}, {reps=8 weight=60 unit=kg}, {reps=8 weight=60 unit=kg}]}] [unit time]"
      ),
      (
        "bench 3x8 at 80kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [time]"
      ),
    ])
  func lengths(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "gives one workout for exercises of one time",
    arguments: [
      (
        "bench 8x80, squat 5x100kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}, {exercise=Squat sets=[{reps=5 weight=100 unit=kg}]}] [unit time order]"
      ),
      (
        "bench 8x80 squat 5x100kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}, {exercise=Squat sets=[{reps=5 weight=100 unit=kg}]}] [unit time order]"
      ),
      (
        "bench 8x80, squat 5x100kg at 13:00",
        "workout start=2026-03-14T13:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}, {exercise=Squat sets=[{reps=5 weight=100 unit=kg}]}] [unit date order]"
      ),
      ("bench 8x80 at 13:00, squat 5x100kg at 13:30", "35..<43 expected one time, found 'at 13:30'"),
      (
        "bench 8x80, run 5k 25:10, plank 60s",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}, {exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}, {exercise=Plank sets=[{seconds=60}]}] [unit time order]"
      ),
      (
        "curl 3x12 15kg & pushdown 3x12 25kg",
        "workout start=now exercises=[{exercise='Biceps Curl' superset=1 sets=[{reps=12 weight=15 unit=kg}, {reps=12 weight=15 unit=kg}, {reps=12 weight=15 unit=kg}]}, {exercise='Triceps Pushdown' superset=1 sets=[{reps=12 weight=25 unit=kg}, {reps=12 weight=25 unit=kg}, {reps=12 weight=25 unit=kg}]}] [time]"
      ),
    ])
  func merged(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "ends the sets at a word of another kind",
    arguments: [
      (
        "bench 8x80 weight 82.4",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "bench 8x80, weight 82.4",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]\nweight time=now value=82.4 unit=kg [unit time]"
      ),
      (
        "weight 82.4 bench 8x80",
        "weight time=now value=82.4 unit=kg [unit time]\nworkout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]"
      ),
      (
        "bench 8x80, glucose 112 fasting",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]\nglucose time=now value=112 unit=mg/dL context=fasting [unit time]"
      ),
      (
        "run 5k 25:10 pulse 150",
        "workout start=now exercises=[{exercise=Run sets=[{seconds=1510 distance=5 distanceUnit=km}]}] [time]\npulse time=now value=150 [time]"
      ),
      (
        "bench 8x80 60g carbs",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]\ncarbs time=now value=60 [time]"
      ),
      (
        "bench 8x80 and mood 7",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]\nmood time=now value=7 [time]"
      ),
      (
        "slept 23:10-07:05, bench 8x80",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]\nworkout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]"
      ),
      (
        "112 fasting, bench 8x80",
        "glucose time=now value=112 unit=mg/dL context=fasting [unit time]\nworkout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [unit time order]"
      ),
      (
        #"bench 8x80 "easy", weight 82.4 "low""#,
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] note=easy [unit time order]\nweight time=now value=82.4 unit=kg note=low [unit time]"
      ),
      (
        "bench 8x80 #gym weight 82.4 #morning",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] tags=[gym] [unit time order]\nweight time=now value=82.4 unit=kg tags=[morning] [unit time]"
      ),
    ])
  func others(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }

  @Test(
    "points at the word that no exercise and no set is",
    arguments: [
      ("benhc 8x80", "0..<5 expected an exercise, found 'benhc' > bench (bench 3x8 80kg)"),
      ("8x80 benhc", "5..<10 expected an exercise, found 'benhc' > bench (bench 3x8 80kg)"),
      ("zercher squat 5x60", "0..<13 expected an exercise, found 'zercher squat' (bench 3x8 80kg)"),
      (
        "bench 8x80 foo",
        "11..<14 expected sets, a time, a tag or another entry, found 'foo' > for (bench 8x80)"
      ),
      ("bench", "5..<5 expected sets behind 'bench', such as '8x80kg' (bench 3x8 80kg)"),
      ("8x80", "4..<4 expected an exercise behind the sets (bench 8x80)"),
    ])
  func unknown(_ line: String, _ expected: String) throws {
    #expect(try read(line) == expected)
  }
}
