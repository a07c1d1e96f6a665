import EntryGrammar
import HealthLog
import Testing

/// What `words` make of the record that `line` says.
private func corrected(_ line: String, _ words: String) throws -> String {
  let context = try context()
  guard case .readings(let readings) = try EntryReader.read(line, in: context) else { return "no record" }
  let record = try #require(readings.first?.record)
  return Rendering(context: context).text(correcting: record, words)
}

/// What is left of the record that `line` says without `words`; `nil` where that cannot be.
private func withdrawn(_ line: String, _ words: String) throws -> String? {
  let context = try context()
  guard case .readings(let readings) = try EntryReader.read(line, in: context) else { return "no record" }
  let record = try #require(readings.first?.record)
  return CorrectionReader.withdraw(words, from: record, in: context).map(Rendering(context: context).text)
}

@Suite("Words taken back")
struct WithdrawalTests {
  @Test(
    "leave the rest of the record, of whatever kind it is",
    arguments: [
      ("glucose 112 after lunch", "after lunch", "glucose time=now value=112 unit=mg/dL"),
      ("glucose 112 after lunch", "after meal", "glucose time=now value=112 unit=mg/dL"),
      ("glucose 112 2h after lunch", "after lunch", "glucose time=now value=112 unit=mg/dL"),
      ("glucose 112 2h after lunch", "2h after lunch", "glucose time=now value=112 unit=mg/dL"),
      ("glucose 112 before dinner #gym", "before dinner", "glucose time=now value=112 unit=mg/dL tags=[gym]"),
      ("glucose 112 fasting", "fasting", "glucose time=now value=112 unit=mg/dL"),
      ("glucose LO after lunch", "after lunch", "glucose time=now bound=low"),
      ("weight 82kg fat 18%", "fat 18%", "weight time=now value=82 unit=kg"),
      ("bp 120/80 pulse 64", "pulse 64", "bp time=now systolic=120 diastolic=80"),
      ("insulin 6u rapid", "rapid", "insulin time=now value=6"),
      (#"glucose 112 "felt fine""#, #""Felt fine""#, "glucose time=now value=112 unit=mg/dL"),
      (
        #"glucose 112 fasting "a" #x #y"#, #"fasting "a" #X"#,
        "glucose time=now value=112 unit=mg/dL tags=[y]"
      ),
      (
        "bench 8x80 @9, squat 5x100 @9", "squat @9",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg rpe=9}]}, {exercise=Squat sets=[{reps=5 weight=100 unit=kg}]}]"
      ),
      (
        "slept 23:10-07:05 q4", "q4",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00"
      ),
    ] as [(String, String, String?)])
  func rest(_ line: String, _ words: String, _ expected: String?) throws {
    #expect(try withdrawn(line, words) == expected)
  }

  @Test(
    "are those that the record has, and can be without",
    arguments: [
      ("glucose 112 after lunch", "after dinner"), ("glucose 112 after lunch", "before lunch"),
      ("glucose 112 after lunch", "2h after lunch"), ("glucose 112 after lunch", "lunch"),
      ("glucose 112 after lunch", "112"), ("glucose 112", "after lunch"), ("glucose 112", "yesterday"),
      ("glucose 112 fasting", "today"), ("weight 82kg", "82kg"), ("weight 82kg fat 18%", "fat 19%"),
      ("bp 120/80", "120/80"), ("slept 23:10-07:05 q4", "23:10-07:05"), ("bench 8x80", "8x80"),
      ("glucose 112 fasting", "fastign"), ("glucose 112 fasting", ""), ("bench 8x80 @9", "@8"),
      (#"glucose 112 "felt fine""#, #""fine""#), ("glucose 112 #gym", "#pool"),
    ])
  func kept(_ line: String, _ words: String) throws {
    #expect(try withdrawn(line, words) == nil)
  }
}

@Suite("Corrections")
struct CorrectionTests {
  @Test(
    "changes a value and keeps the rest",
    arguments: [
      ("glucose 112 fasting", "121", "glucose time=now value=121 unit=mg/dL context=fasting [] replaces"),
      ("glucose 112 fasting", "5.6", "glucose time=now value=5.6 unit=mmol/L context=fasting [] replaces"),
      (
        "glucose 112 fasting", "5.6 mmol/l",
        "glucose time=now value=5.6 unit=mmol/L context=fasting [] replaces"
      ),
      (
        "glucose 112 fasting", "112 mg/dl",
        "glucose time=now value=112 unit=mg/dL context=fasting [] replaces"
      ),
      ("glucose 112 fasting", "LO", "glucose time=now context=fasting bound=low [] replaces"),
      (
        "glucose 112 fasting", "<40",
        "glucose time=now value=40 unit=mg/dL context=fasting bound=low [] replaces"
      ),
      (
        "glucose 112 fasting", "glucose 121",
        "glucose time=now value=121 unit=mg/dL context=fasting [] replaces"
      ),
      (
        "glucose 112 fasting", "121 mg/dl bedtime",
        "glucose time=now value=121 unit=mg/dL context=bedtime [] replaces"
      ),
      ("glucose LO", "45", "glucose time=now value=45 unit=mg/dL [] replaces"),
      ("weight 82.4", "83.1", "weight time=now value=83.1 unit=kg [] replaces"),
      ("weight 82.4", "181 lb", "weight time=now value=181 unit=lb [] replaces"),
      ("weight 82.4", "fat 18", "weight time=now value=82.4 unit=kg fat=18 [] replaces"),
      ("weight 82.4", "82.4 fat 18%", "weight time=now value=82.4 unit=kg fat=18 [] replaces"),
      ("bp 120/80 pulse 60", "125/80", "bp time=now systolic=125 diastolic=80 pulse=60 [] replaces"),
      ("bp 120/80 pulse 60", "pulse 64", "bp time=now systolic=120 diastolic=80 pulse=64 [] replaces"),
      ("bp 120/80 pulse 60", "125", "bp time=now systolic=125 diastolic=80 pulse=60 [] replaces"),
      ("meds ibuprofen 400mg", "600mg", "meds time=now text=ibuprofen dose=600 unit=mg [] replaces"),
      ("meds ibuprofen 400mg", "aspirin", "meds time=now text=aspirin dose=400 unit=mg [] replaces"),
      ("meds ibuprofen 400mg", "paracetamol 1g", "meds time=now text=paracetamol dose=1 unit=g [] replaces"),
      ("insulin 6u rapid", "7", "insulin time=now value=7 type=rapid [] replaces"),
      ("insulin 6u rapid", "long", "insulin time=now value=6 type=long [] replaces"),
      ("insulin 6u rapid", "7u long", "insulin time=now value=7 type=long [] replaces"),
      ("mood 7", "8", "mood time=now value=8 [] replaces"),
    ])
  func values(_ line: String, _ words: String, _ expected: String) throws {
    #expect(try corrected(line, words) == expected)
  }

  @Test(
    "changes a context with all that hangs on it",
    arguments: [
      (
        "glucose 112 2h after lunch", "before dinner",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=dinner [] replaces"
      ),
      (
        "glucose 112 2h after lunch", "bedtime",
        "glucose time=now value=112 unit=mg/dL context=bedtime [] replaces"
      ),
      (
        "glucose 112 2h after lunch", "1h after lunch",
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=lunch minutesAfter=60 [] replaces"
      ),
      (
        "glucose 112 2h after lunch", "after meal",
        "glucose time=now value=112 unit=mg/dL context='after meal' [] replaces"
      ),
      ("glucose 112", "fasting", "glucose time=now value=112 unit=mg/dL context=fasting [] replaces"),
      (
        "glucose 112", "before lunch",
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=lunch [] replaces"
      ),
    ])
  func contexts(_ line: String, _ words: String, _ expected: String) throws {
    #expect(try corrected(line, words) == expected)
  }

  @Test(
    "changes the day or the clock time and keeps the other",
    arguments: [
      (
        "glucose 112 at 7:30", "yesterday",
        "glucose time=2026-03-13T07:30:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 at 7:30", "at 8:15",
        "glucose time=2026-03-14T08:15:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 at 7:30", "8:15am",
        "glucose time=2026-03-14T08:15:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 at 7:30", "yesterday 22:00",
        "glucose time=2026-03-13T22:00:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 at 7:30", "20 nov",
        "glucose time=2025-11-20T07:30:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 at 7:30", "mon",
        "glucose time=2026-03-09T07:30:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 at 7:30", "2h ago",
        "glucose time=2026-03-14T12:30:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 yesterday 22:40", "23:10",
        "glucose time=2026-03-13T23:10:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 yesterday 22:40", "today 7:00",
        "glucose time=2026-03-14T07:00:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "glucose 112 yesterday 22:40", "mon",
        "glucose time=2026-03-09T22:40:00+01:00 value=112 unit=mg/dL [] replaces"
      ),
      (
        "bench 8x80 at 13:00", "yesterday",
        "workout start=2026-03-13T13:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [] replaces"
      ),
      (
        "bench 8x80 at 13:00", "at 12:00",
        "workout start=2026-03-14T12:00:00+01:00 exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}]}] [] replaces"
      ),
    ])
  func times(_ line: String, _ words: String, _ expected: String) throws {
    #expect(try corrected(line, words) == expected)
  }

  @Test(
    "takes a new note in the place of the old, and adds tags",
    arguments: [
      (#"glucose 112 "a" #x"#, #""b""#, "glucose time=now value=112 unit=mg/dL note=b tags=[x] [] replaces"),
      (#"glucose 112 "a" #x"#, "#y", "glucose time=now value=112 unit=mg/dL note=a tags=[x, y] [] replaces"),
      (#"glucose 112 "a" #x"#, "note c", "glucose time=now value=112 unit=mg/dL note=c tags=[x] [] replaces"),
      (
        #"glucose 112 "a" #x"#, #"121 "b" #x #y"#,
        "glucose time=now value=121 unit=mg/dL note=b tags=[x, y] [] replaces"
      ),
    ])
  func remarks(_ line: String, _ words: String, _ expected: String) throws {
    #expect(try corrected(line, words) == expected)
  }

  @Test(
    "changes a night about the day on which it ended",
    arguments: [
      (
        "slept 23:10-07:05 q4", "23:30-07:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:30:00+01:00 quality=4 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "22:50-6:45",
        "sleep wake=2026-03-14T06:45:00+01:00 bed=2026-03-13T22:50:00+01:00 quality=4 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "q3",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=3 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "good",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "up 7:15",
        "sleep wake=2026-03-14T07:15:00+01:00 bed=2026-03-13T23:10:00+01:00 quality=4 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "bed 23:45",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:45:00+01:00 quality=4 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "awake 20m",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 awake=20 quality=4 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "out 7:20",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 out=2026-03-14T07:20:00+01:00 quality=4 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "asleep 23:30",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 asleep=2026-03-13T23:30:00+01:00 quality=4 [] replaces"
      ),
      ("slept 23:10-07:05 q4", "7h30", "sleep date=2026-03-14 minutes=450 quality=4 [] replaces"),
      (
        "slept 23:10-07:05 q4", "yesterday",
        "sleep wake=2026-03-13T07:05:00+01:00 bed=2026-03-12T23:10:00+01:00 quality=4 [] replaces"
      ),
      (
        "slept 23:10-07:05 q4", "mon",
        "sleep wake=2026-03-10T07:05:00+01:00 bed=2026-03-09T23:10:00+01:00 quality=4 [] replaces"
      ),
      (
        "slept 2026-03-10 23:10-07:05", "up 7:15",
        "sleep wake=2026-03-11T07:15:00+01:00 bed=2026-03-10T23:10:00+01:00 [] replaces"
      ),
      (
        "slept 2026-03-10 23:10-07:05", "23:45-07:05",
        "sleep wake=2026-03-11T07:05:00+01:00 bed=2026-03-10T23:45:00+01:00 [] replaces"
      ),
      ("slept 7h30", "8h", "sleep date=2026-03-14 minutes=480 [] replaces"),
      ("slept 7h30", "yesterday", "sleep date=2026-03-13 minutes=450 [] replaces"),
      (
        "slept 7h30", "23:10-7:05",
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [] replaces"
      ),
      ("slept 7h30", "q5", "sleep date=2026-03-14 minutes=450 quality=5 [] replaces"),
    ])
  func nights(_ line: String, _ words: String, _ expected: String) throws {
    #expect(try corrected(line, words) == expected)
  }

  @Test(
    "changes sets",
    arguments: [
      (
        "bench 8x80", "82.5",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=82.5 unit=kg}]}] [] replaces"
      ),
      (
        "bench 8x80", "7 reps",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=7 weight=80 unit=kg}]}] [] replaces"
      ),
      (
        "bench 8x80", "8x82.5",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=82.5 unit=kg}]}] [] replaces"
      ),
      (
        "bench 8x80", "@9",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg rpe=9}]}] [] replaces"
      ),
      (
        "bench 8x80", "3x8 80kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}, {reps=8 weight=80 unit=kg}]}] [] replaces"
      ),
      (
        "bench 3x8 80kg", "82.5",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=82.5 unit=kg}, {reps=8 weight=82.5 unit=kg}, {reps=8 weight=82.5 unit=kg}]}] [] replaces"
      ),
      (
        "bench 3x8 80kg", "82.5kg",
        "workout start=now exercises=[{exercise='Bench Press' sets=[{reps=8 weight=82.5 unit=kg}, {reps=8 weight=82.5 unit=kg}, {reps=8 weight=82.5 unit=kg}]}] [] replaces"
      ),
    ])
  func sets(_ line: String, _ words: String, _ expected: String) throws {
    #expect(try corrected(line, words) == expected)
  }

  @Test(
    "asks as an entry asks",
    arguments: [
      (
        "glucose 112 fasting", "at 5",
        "? is 'at 5' 05:00 or 17:00? | 05:00: at 05:00 | yesterday at 17:00: yesterday at 17:00"
      ),
      (
        "glucose 112 fasting", "16:00",
        "? '16:00' is still to come today; was it yesterday? | yesterday at 16:00: yesterday at 16:00 | now, 14:30: now"
      ),
      (
        "glucose 112 fasting", "02/03",
        "? is '02/03' 2 March 2026 or 3 February 2026? | 2 March 2026: 2026-03-02 | 3 February 2026: 2026-02-03"
      ),
      ("weight 82.4", "181", "weight time=now value=181 unit=kg [] replaces"),
    ])
  func asks(_ line: String, _ words: String, _ expected: String) throws {
    #expect(try corrected(line, words) == expected)
  }

  @Test(
    "refuses what the record cannot say",
    arguments: [
      (
        "glucose 112 fasting", "foo",
        "0..<3 expected what to change of the glucose entry: a value, a time or a tag, found 'foo' (no, yesterday)"
      ),
      (
        "glucose 112 fasting", "fastign",
        "0..<7 expected what to change of the glucose entry: a value, a time or a tag, found 'fastign' > fasting (no, yesterday)"
      ),
      (
        "glucose 112 fasting", "weight 82",
        "0..<6 expected what to change of the glucose entry: a value, a time or a tag, found 'weight' (no, yesterday)"
      ),
      (
        "glucose 112 fasting", "1120",
        "0..<4 expected glucose from 20 to 600 mg/dL or from 1.1 to 33.3 mmol/L, found '1120'"
      ),
      (
        "glucose 112 fasting", "112 113",
        "4..<7 expected what to change of the glucose entry: a value, a time or a tag, found '113' (no, yesterday)"
      ),
      ("glucose 112 fasting", "tomorrow", "0..<8 expected a time that has passed, found 'tomorrow'"),
      ("glucose 112 fasting", "", "0..<0 expected what to change (no, yesterday)"),
      ("glucose 112 yesterday 22:40", "today", "0..<5 expected a time that has passed, found 'today'"),
      ("weight 82.4", "830", "0..<3 expected weight from 1 to 650 kg, found '830' > 83"),
      ("slept 23:10-07:05", "7", "0..<1 expected a range, a length or a quality, found '7'"),
      (
        "slept 23:10-07:05", "up 7:05 foo",
        "8..<11 expected what to change of the sleep entry: a value, a time or a tag, found 'foo' (no, yesterday)"
      ),
      ("slept 23:10-07:05", "q9", "1..<2 expected a quality from 1 to 5, found '9'"),
      ("bench 8x80", "squat", "5..<5 expected sets behind 'squat', such as '8x80kg' (bench 3x8 80kg)"),
      ("bench 8x80", "bench", "5..<5 expected sets behind 'bench', such as '8x80kg' (bench 3x8 80kg)"),
      ("bench 8x80", "squat 5x100", "0..<5 expected an exercise of the workout, found 'squat'"),
      ("bench 8x80", "foo", "0..<0 expected sets, such as '8x80kg'"),
    ])
  func refused(_ line: String, _ words: String, _ expected: String) throws {
    #expect(try corrected(line, words) == expected)
  }
}
