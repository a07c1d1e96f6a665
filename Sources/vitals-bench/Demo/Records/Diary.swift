internal import HealthLog

/// Notes that stand for themselves.
enum Diary {
  static func records(of year: Year) -> [Record] { Visit.records(of: year, pages) }

  private static func page(_ minute: Int, _ text: String, _ tags: String...) -> Visit {
    Visit("note", at: minute, ["text": .text(text), "tags": .tags(tags)])
  }

  private static let pages: [String: Visit] = [
    "2025-11-01": page(
      1236, "first day of the log. Type 2, says Dr. Özdemir; let's see what a year of numbers does"),
    "2025-11-12": page(
      1104, "HbA1c 7.9. Metformin from tomorrow, gym three times a week, walk after dinner", "doctor"),
    "2025-11-20": page(1290, "stomach not amused by metformin"),
    "2025-12-03": page(1275, "tablets are a habit now, no need to write them down"),
    "2025-12-08": page(1262, "Weihnachtsmarkt: one mulled wine, no almonds. Mostly"),
    "2025-12-25": page(1345, "goose, red cabbage, Klöße. Worth every mg/dL", "feiertag"),
    "2025-12-27": page(640, "new watch counts my steps now ⌚"),
    "2026-01-01": page(845, "resolutions: run 10 km this year, under 90 kg, bed before 23:00"),
    "2026-01-11": page(690, "first run in eleven years. 3 km, and the last bit on foot", "running"),
    "2026-02-01": page(1130, "dietitian wants two weeks of plates"),
    "2026-02-11": page(1052, "HbA1c 7.3! Metformin doubled, plus a second one in the morning", "doctor"),
    "2026-02-16": page(1205, "plates done. Surprise of the fortnight: rice beats chocolate"),
    "2026-03-09": page(1281, "throat like sandpaper", "sick"),
    "2026-03-11": page(1248, "39.3. Sugar goes through the roof with fever, who knew", "sick"),
    "2026-03-19": page(1190, "back at work, legs of pudding"),
    "2026-03-29": page(1310, "summer time. One hour gone, and the dawn effect did not get the memo"),
    "2026-04-20": page(505, "sensor on the left arm for two weeks, lent by the practice", "sensor"),
    "2026-04-23": page(1282, "watching the curve after breakfast is better than television", "sensor"),
    "2026-04-29": page(1262, "sensor came off in the shower, day ten of fourteen 🙄", "sensor"),
    "2026-05-16": page(1388, "50! Garden full of people, cake full of sugar 🎂", "feiertag"),
    "2026-05-20": page(
      1066, "HbA1c 6.8, blood pressure fine, 1.5 cm shorter than my ID card claims", "doctor"),
    "2026-06-01": page(820, "left the meter in Leipzig, weekend without numbers. It was nice, to be honest"),
    "2026-06-14": page(760, "10 km! Slow, but all of it, and in June already", "running"),
    "2026-06-30": page(1322, "34 °C in the flat. Nobody sleeps", "heat"),
    "2026-07-11": page(1240, "Rügen! Log on holiday too, mostly", "urlaub"),
    "2026-07-19": page(1180, "home again, sand in the meter case"),
    "2026-08-16": page(
      780, "lesson: eat before 15 km. Meter said LO, stranger gave me her juice. Danke!", "hypo"),
    "2026-09-16": page(1044, "HbA1c 6.4. She drew a smiley on the printout", "doctor"),
    "2026-09-20": page(720, "10 km in 54:38. January me would not believe it 🏃", "running"),
    "2026-10-04": page(700, "waist below a metre, and the belt has no holes left"),
    "2026-10-12": page(470, "writing the tablets down again, forgot them twice last week"),
    "2026-10-25": page(1255, "winter time. An hour more in bed, and dark at five"),
    "2026-10-31": page(1260, "one year. 7.9 to 6.4, eight kilos, one very patient doctor. Going on"),
  ]
}
