import HealthLog

/// Lines of entries and the words of which they are made.
enum EntrySeeds {
  static let lines = [
    "glucose 112 fasting", "glucose 5,6", "bg 5.6 mmol/l before dinner",
    "112 before lunch 60g carbs 6u rapid",
    "glucose 118 yesterday 22:40", "glucose LO", "glucose <40", "weight 82.4 fat 18%", "13st 2lb",
    "height 5'11\"",
    "slept 23:10-07:05 q4", "slept 7h30", "nap 13:40-14:05",
    "bed 23:00 asleep 23:25 awake 20m up 07:05 out 07:20",
    "in bed", "bp 120/80 pulse 64", "temp 98.6", "water 500ml", "meds ibuprofen 400mg", "note felt dizzy #x",
    "bench 8x80", "bench 80kg 8/8/6 @8 \"easy\" #gym", "curl 20x10 > 15x8 > 10x6", "pullups bw+20x5",
    "run 5k 25:10",
    "curl 3x12 15kg & pushdown 3x12 25kg", "bench 60x10 70x8 80x6", "121", "yesterday", "at 7:30",
    "before lunch",
  ]

  static let words =
    Catalogue.standard.kinds.flatMap(\.words)
    + Catalogue.standard.exercises.prefix(40).map { $0.name.lowercased() }
    + [
      "112", "5.6", "82,4", "8x80", "3x8", "120/80", "23:10-07:05", "7:30", "7h30", "20m", "after", "before",
      "lunch",
      "at", "@", "yesterday", "mon", "20 nov", "2026-03-10", "ago", "and", ",", ";", "--", "\"", "'", "#",
      "tag", "note",
      "<", ">", "bw", "then", "with", "&", "+", "½", "٣", "1e9", "99999999999999999999", "5'11\"", "13st",
      "\u{0}",
      "\u{1B}[31m", "\u{202E}", "👩‍👩‍👧", "é", "kg", "lb", "mmol/l", "x", "/", ":", "-", ".",
    ]

  static let mutation = Mutation(seeds: lines, words: words)
}

/// Lines of journals, whole and torn.
enum JournalSeeds {
  private static let entry =
    #"{"entry": 1, "action": 1, "newest": 1, "time": "2026-03-07T08:00:00+01:00", "words": "glucose 112", "#
    + #""documents": [{"path": "glucose/2026-03.json", "base": null, "sum": "2496b2a5e53d79e0", "edits": [{"id": "#
    + #""4tr25sedg0", "before": null, "after": {"value": 112, "id": "4tr25sedg0"}, "at": 0, "old": "", "new": "x"}]}]}"#
  private static let undo =
    #"{"entry": 2, "undo": 1, "newest": 1, "time": "2026-03-07T08:01:00+01:00", "words": "glucose 112", "#
    + #""documents": [{"path": "glucose/2026-03.json", "base": "2496b2a5e53d79e0", "sum": null, "kept": 2, "count": 9}]}"#
  private static let done = #"{"done": 1, "newest": 1}"#

  static let texts = [
    "\(entry)\n\(done)\n", "\(entry)\n\(done)\n\(undo)\n", "\(entry)\n\(done)\n\(undo)", "\(entry)\n",
    "\(entry)\n\(done)\n\(undo)\n{\"done\": 2, \"newest\": 1}\n",
  ]

  static let words = [
    "\"entry\": ", "\"undo\": ", "\"redo\": ", "\"done\": ", "\"open\": [", "9007199254740993", "-1",
  ]
}
