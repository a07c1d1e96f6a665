import HealthLog

/// Lines that are read, of every kind and form.
enum Lines {
  static let readable = [
    "glucose 112 fasting", "glucose 5,6", "bg 5.6 mmol/l before dinner", "glucose 112 2h after lunch",
    "sugar 7.8 1h30 after breakfast", "glucose 140mg/dl bedtime", "glucose 118 yesterday 22:40", "glucose LO",
    "glucose HI after meal", "glucose <40", "glucose above 27.8", "glucose 112 meal lunch",
    "glucose 118 2026-03-10T07:30:00+05:30", "glucose 118 7:30:15", "112 before lunch \"ate late\" #work",
    "glucose 112 -- say \"hi\" to all", "weight 82.4", "82.4kg", "181 lb #a #b-c", "13st 2lb",
    "weight 82.40 fat 18%",
    "height 5'11\"", "height 1.80m", "height 178", "slept 23:10-07:05 q4",
    "slept 11:30pm-6:45am q3 \"dog barked\"",
    "slept 7h30", "slept 2026-03-10 7h30", "nap 20m", "nap 13:40-14:05", "slept 2026-03-10 23:10-07:05",
    "bed 23:00 asleep 23:25 awake 20m up 07:05 out 07:20", "bed 2026-03-10 11:30am asleep 12:10pm up 13:20",
    "bed 2026-03-13T23:10:00+00:00 up 2026-03-14T07:05:00+01:00", "asleep 23:25 up 07:05", "in bed",
    "in bed 3:00 asleep 3:20", "slept 10:30-12:15", "slept 23:10:30-07:05", "hba1c 48", "a1c 6.5%",
    "bp 120/80",
    "bp 120/80 pulse 64 yesterday 7:00", "temp 98.6", "temp 36.8", "ketones 0.6", "insulin 6u rapid",
    "insulin 14u long name novo rapid", "carbs 60g", "water 500ml", "water 2", "steps 8000", "mood 7",
    "pulse 62",
    "waist 88", "meds ibuprofen 400mg", "meds vitamin d 1000 iu", "meds St John's Wort",
    "note may skip lunch",
    "note felt \"so\" dizzy #x", "yesterday 22:00 note felt dizzy", "bench 8x80", "bench 3x8 80kg at 13:00",
    "bench 80kg 8/8/6 @8 \"easy\" #gym", "pullups BW+20x5", "curl 20x10 > 15x8 > 10x6", "plank 60s",
    "curl 3x12 15kg & pushdown 3x12 25kg", "run 5k 25:10", "row 500m 1:45 yesterday 18:00",
    "lunges 3x10/side",
  ]

  /// Lines of several entries.
  static let several = [
    "112 before lunch 60g carbs 6u rapid", "bg 98, weight 82.4, slept 23:10-7:05", "slept 22-5:30, 6-8",
    "bg 98 at 7:30, weight 82.4 at 8:00 #x", "bench 8x80, squat 5x100kg, glucose 112",
  ]

  /// Words from which lines are made at random: those of the language, near misses, and what is none of it.
  static let words =
    Catalogue.standard.kinds.flatMap(\.words)
    + Catalogue.standard.kinds.flatMap { $0.units.flatMap(\.spellings) }
    + Catalogue.standard.exercises.prefix(40).map { $0.name.lowercased() }
    + [
      "112", "5.6", "82,4", "7", "071", "1,420", "8x80", "3x8", "120/80", "23:10-07:05", "7:30", "25:10",
      "7h30",
      "20m", "2h", "after", "before", "lunch", "fasting", "at", "@", "yesterday", "today", "mon", "last",
      "night",
      "20", "nov", "2026-03-10", "02/03", "13.02.", "ago", "now", "this", "morning", "in", "bed", "up",
      "asleep",
      "awake", "q4", "quality", "and", ",", ";", ".", "-", "--", "\"", "'", "#", "#tag", "tag", "note", "lo",
      "<", ">",
      "bw", "then", "with", "&", "+", "x", "½", "٣", "nan", "1e9", "foo", "yesterdya", "5'11\"", "13st",
      "2lb", "no",
      "a", "half", "hour", "noon", "midnight", "12", "am", "pm", "until", "from", "to", "since", "over", "/",
      ":",
    ]
}
