import EntryGrammar
import Testing

@Suite("Answers to questions")
struct ChoiceTests {
  @Test(
    "each choice is an entry that says one thing",
    arguments: [
      (
        "glucose 25", 0,
        "glucose time=now value=25 unit=mg/dL [time] !unusual: glucose 25 mg/dL is outside the usual 40–400 mg/dL"
      ),
      (
        "glucose 25", 1,
        "glucose time=now value=25 unit=mmol/L [time] !unusual: glucose 25 mmol/L is outside the usual 2.2–22.2 mmol/L"
      ),
      (
        "glucose 112 lunch", 0,
        "glucose time=now value=112 unit=mg/dL context='before meal' meal=lunch [unit time]"
      ),
      (
        "glucose 112 lunch", 1,
        "glucose time=now value=112 unit=mg/dL context='after meal' meal=lunch [unit time]"
      ),
      ("glucose 112 15:00", 0, "glucose time=2026-03-13T15:00:00+01:00 value=112 unit=mg/dL [unit]"),
      ("glucose 112 15:00", 1, "glucose time=now value=112 unit=mg/dL [unit]"),
      ("glucose 112 at 5", 0, "glucose time=2026-03-14T05:00:00+01:00 value=112 unit=mg/dL [unit date]"),
      ("glucose 112 at 5", 1, "glucose time=2026-03-13T17:00:00+01:00 value=112 unit=mg/dL [unit]"),
      ("glucose 112 yesterday at 5", 0, "glucose time=2026-03-13T05:00:00+01:00 value=112 unit=mg/dL [unit]"),
      ("glucose 112 yesterday at 5", 1, "glucose time=2026-03-13T17:00:00+01:00 value=112 unit=mg/dL [unit]"),
      ("glucose 112 02/03 08:00", 0, "glucose time=2026-03-02T08:00:00+01:00 value=112 unit=mg/dL [unit]"),
      ("glucose 112 02/03 08:00", 1, "glucose time=2026-02-03T08:00:00+01:00 value=112 unit=mg/dL [unit]"),
      ("glucose 118 this morning", 0, "glucose time=2026-03-14T07:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 this morning", 1, "glucose time=2026-03-14T08:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 this morning", 2, "glucose time=2026-03-14T09:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 this morning", 3, "glucose time=2026-03-14T06:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 this morning", 4, "glucose time=2026-03-14T10:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last night", 0, "glucose time=2026-03-13T22:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last night", 1, "glucose time=2026-03-13T23:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("glucose 118 last night", 2, "glucose time=2026-03-13T21:00:00+01:00 value=118 unit=mg/dL [unit]"),
      ("5.6", 0, "glucose time=now value=5.6 unit=mmol/L [unit time]"),
      ("5.6", 1, "a1c time=now value=5.6 unit=% [unit time]"),
      ("5.6", 2, "insulin time=now value=5.6 [time]"),
      ("5.6", 3, "carbs time=now value=5.6 [time]"),
      (
        "5.6", 4,
        "ketones time=now value=5.6 [time] !unusual: ketones 5.6 mmol/L is outside the usual 0–3 mmol/L"
      ),
      ("112", 0, "glucose time=now value=112 unit=mg/dL [unit time]"),
      ("112", 1, "a1c time=now value=112 unit=mmol/mol [unit time]"),
      ("112", 2, "carbs time=now value=112 [time]"),
      (
        "112", 3,
        "weight time=now value=112 unit=kg [unit time] !change: weight 112 kg is 35.9 % above the last, 82.4 kg"
      ),
      ("112", 4, "waist time=now value=112 unit=cm [unit time]"),
      ("120/80", 0, "bp time=now systolic=120 diastolic=80 [time]"),
      ("178cm", 0, "height time=now value=178 unit=cm [time]"),
      (
        "178cm", 1,
        "waist time=now value=178 unit=cm [time] !unusual: waist 178 cm is outside the usual 55–150 cm"
      ),
      ("200mg", 0, "glucose time=now value=200 unit=mg/dL [time]"),
      ("weight 181", 0, "weight time=now value=181 unit=lb [time]"),
      (
        "weight 181", 1,
        "weight time=now value=181 unit=kg [time] !change: weight 181 kg is 119.7 % above the last, 82.4 kg"
      ),
      ("weight 8.24", 0, "weight time=now value=82.4 unit=kg [time]"),
      (
        "weight 8.24", 1,
        "weight time=now value=8.24 unit=kg [time] !unusual: weight 8.24 kg is outside the usual 30–300 kg !change: weight 8.24 kg is 90 % below the last, 82.4 kg"
      ),
      (
        "weight 071", 0,
        "weight time=now value=71 unit=kg [unit time] !change: weight 71 kg is 13.8 % below the last, 82.4 kg"
      ),
      ("height 71", 0, "height time=now value=71 unit=in [time]"),
      (
        "height 71", 1,
        "height time=now value=71 unit=cm [time] !unusual: height 71 cm is outside the usual 140–220 cm"
      ),
      ("height 5.11", 0, "height time=now value=71 unit=in [time]"),
      ("waist 34", 0, "waist time=now value=34 unit=in [time]"),
      (
        "waist 34", 1,
        "waist time=now value=34 unit=cm [time] !unusual: waist 34 cm is outside the usual 55–150 cm"
      ),
      ("a1c 15", 0, "a1c time=now value=15 unit=% [time] !unusual: a1c 15 % is outside the usual 4–14 %"),
      (
        "a1c 15", 1,
        "a1c time=now value=15 unit=mmol/mol [time] !unusual: a1c 15 mmol/mol is outside the usual 20–130 mmol/mol"
      ),
      (
        "water 10", 0,
        "water time=now value=10 unit=ml [time] !unusual: water 10 ml is outside the usual 20–3000 ml"
      ),
      (
        "water 10", 1,
        "water time=now value=10 unit=l [time] !unusual: water 10 l is outside the usual 0.02–3 l"
      ),
      ("meds ibuprofen 400", 0, "meds time=now text=ibuprofen dose=400 unit=mg [time]"),
      ("meds ibuprofen 400", 1, "meds time=now text=ibuprofen dose=400 unit=g [time]"),
      ("meds ibuprofen 400", 2, "meds time=now text=ibuprofen dose=400 unit=mcg [time]"),
      ("meds ibuprofen 400", 3, "meds time=now text=ibuprofen dose=400 unit=ml [time]"),
      ("slept 7", 0, "sleep date=2026-03-14 minutes=420 [date]"),
      ("slept 7:30", 0, "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 7:30", 1, "sleep bed=2026-03-14T07:30:00+01:00 [date]"),
      ("slept 7:30", 2, "sleep wake=now bed=2026-03-14T07:30:00+01:00 [date]"),
      ("slept 23:10", 0, "sleep wake=now bed=2026-03-13T23:10:00+01:00 [date]"),
      ("nap 13:40", 0, "sleep wake=now bed=2026-03-14T13:40:00+01:00 nap=true [date]"),
      ("nap 13:40", 1, "sleep bed=2026-03-14T13:40:00+01:00 [date]"),
      ("slept 7-8h", 0, "sleep date=2026-03-14 minutes=420 [date]"),
      ("slept 7-8h", 1, "sleep date=2026-03-14 minutes=480 [date]"),
      ("slept 7-8h", 2, "sleep date=2026-03-14 minutes=450 [date]"),
      ("slept 11-7", 0, "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("slept 11-7", 1, "sleep wake=2026-03-13T19:00:00+01:00 bed=2026-03-13T11:00:00+01:00 [date]"),
      ("slept 07:05-23:10", 0, "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      (
        "slept 07:05-23:10", 1,
        "sleep wake=2026-03-13T23:10:00+01:00 bed=2026-03-13T07:05:00+01:00 [date] !long: 16 h 05 is more than 16 h"
      ),
      ("slept 7:05-23:10", 0, "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 7:05-23:10", 1, "sleep wake=2026-03-13T23:10:00+01:00 bed=2026-03-13T19:05:00+01:00 [date]"),
      (
        "slept 7:05-23:10", 2,
        "sleep wake=2026-03-13T23:10:00+01:00 bed=2026-03-13T07:05:00+01:00 [date] !long: 16 h 05 is more than 16 h"
      ),
      ("slept 11:30-7", 0, "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:30:00+01:00 [date]"),
      ("slept 11:30-7", 1, "sleep wake=2026-03-13T19:00:00+01:00 bed=2026-03-13T11:30:00+01:00 [date]"),
      (
        "slept 11:30-7", 2,
        "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T11:30:00+01:00 [date] !long: 19 h 30 is more than 16 h"
      ),
      ("slept 23:10-15:05", 0, "sleep wake=2026-03-13T15:05:00+01:00 bed=2026-03-12T23:10:00+01:00 []"),
      ("slept 23:10-15:05", 1, "sleep wake=now bed=2026-03-13T23:10:00+01:00 [date]"),
      ("slept 7h30 yesterday", 0, "sleep date=2026-03-13 minutes=450 []"),
      ("slept 7h30 yesterday", 1, "sleep date=2026-03-14 minutes=450 []"),
      ("slept today 23:10-07:05", 0, "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 []"),
      ("nap 1-2", 0, "sleep wake=2026-03-14T14:00:00+01:00 bed=2026-03-14T13:00:00+01:00 nap=true [date]"),
      ("nap 1-2", 1, "sleep wake=2026-03-14T02:00:00+01:00 bed=2026-03-14T01:00:00+01:00 nap=true [date]"),
      ("bed 11 up 7", 0, "sleep wake=2026-03-14T07:00:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("bed 11 up 7", 1, "sleep wake=2026-03-13T19:00:00+01:00 bed=2026-03-13T11:00:00+01:00 [date]"),
      ("bed 11:00 up 7:05", 0, "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:00:00+01:00 [date]"),
      ("bed 11:00 up 7:05", 1, "sleep wake=2026-03-13T19:05:00+01:00 bed=2026-03-13T11:00:00+01:00 [date]"),
      (
        "bed 11:00 up 7:05", 2,
        "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T11:00:00+01:00 [date] !long: 20 h 05 is more than 16 h"
      ),
      ("7h30", 0, "sleep date=2026-03-14 minutes=450 [date]"),
      ("7h30", 1, "sleep date=2026-03-14 minutes=450 nap=true [date]"),
      ("20m", 0, "sleep date=2026-03-14 minutes=20 nap=true [date]"),
      ("20m", 1, "sleep date=2026-03-14 minutes=20 [date] !short: 20 min is short for a night"),
      ("23:10-07:05", 0, "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 [date]"),
      (
        "23:10-07:05", 1, "sleep wake=2026-03-14T07:05:00+01:00 bed=2026-03-13T23:10:00+01:00 nap=true [date]"
      ),
      ("in bed 22:50", 0, "sleep bed=2026-03-13T22:50:00+01:00 []"),
      ("in bed 22:50", 1, "sleep bed=now []"),
      (
        "glucose 25 at 5", 0,
        "glucose time=2026-03-14T05:00:00+01:00 value=25 unit=mg/dL [date] !unusual: glucose 25 mg/dL is outside the usual 40–400 mg/dL"
      ),
      (
        "glucose 25 at 5", 1,
        "glucose time=2026-03-14T05:00:00+01:00 value=25 unit=mmol/L [date] !unusual: glucose 25 mmol/L is outside the usual 2.2–22.2 mmol/L"
      ),
      (
        "glucose 25 at 5", 2,
        "glucose time=2026-03-13T17:00:00+01:00 value=25 unit=mg/dL [] !unusual: glucose 25 mg/dL is outside the usual 40–400 mg/dL"
      ),
      (
        "glucose 25 at 5", 3,
        "glucose time=2026-03-13T17:00:00+01:00 value=25 unit=mmol/L [] !unusual: glucose 25 mmol/L is outside the usual 2.2–22.2 mmol/L"
      ),
      (
        "bg 25, a1c 15", 0,
        "glucose time=now value=25 unit=mg/dL [time] !unusual: glucose 25 mg/dL is outside the usual 40–400 mg/dL\na1c time=now value=15 unit=% [time] !unusual: a1c 15 % is outside the usual 4–14 %"
      ),
      (
        "bg 25, a1c 15", 1,
        "glucose time=now value=25 unit=mg/dL [time] !unusual: glucose 25 mg/dL is outside the usual 40–400 mg/dL\na1c time=now value=15 unit=mmol/mol [time] !unusual: a1c 15 mmol/mol is outside the usual 20–130 mmol/mol"
      ),
      (
        "bg 25, a1c 15", 2,
        "glucose time=now value=25 unit=mmol/L [time] !unusual: glucose 25 mmol/L is outside the usual 2.2–22.2 mmol/L\na1c time=now value=15 unit=% [time] !unusual: a1c 15 % is outside the usual 4–14 %"
      ),
      (
        "bg 25, a1c 15", 3,
        "glucose time=now value=25 unit=mmol/L [time] !unusual: glucose 25 mmol/L is outside the usual 2.2–22.2 mmol/L\na1c time=now value=15 unit=mmol/mol [time] !unusual: a1c 15 mmol/mol is outside the usual 20–130 mmol/mol"
      ),
    ])
  func choices(_ line: String, _ place: Int, _ expected: String) throws {
    guard case .question(let question) = try EntryReader.read(line, in: context()) else {
      Issue.record("'\(line)' does not ask")
      return
    }
    #expect(try read(question.choices[place].entry) == expected)
  }
}
