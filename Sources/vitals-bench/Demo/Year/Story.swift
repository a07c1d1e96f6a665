internal import CivilTime

/// What happens in the year and when; all else is rhythm and chance.
enum Story {
  static let firstDay = CivilDate.dayNumber(year: 2025, month: 11, day: 1)
  static let dayCount = 365
  static let lastDay = CivilDate(dayNumber: firstDay + dayCount - 1)

  // Dates as ISO 8601 spells them compare as texts.
  static let cold = "2026-03-09"..."2026-03-18"
  static let seaside = "2026-07-11"..."2026-07-18"
  static let carbCounting = "2026-02-02"..."2026-02-15"
  static let hotDays = ["2026-06-25"..."2026-07-06", "2026-08-07"..."2026-08-15"]

  static let feasts: Set = [
    "2025-12-24", "2025-12-25", "2025-12-26", "2025-12-31", "2026-01-01", "2026-04-04", "2026-04-05",
    "2026-05-16", "2026-06-27", "2026-10-03",
  ]
  /// Days on which nothing was written down.
  static let gaps: Set = [
    "2025-11-22", "2025-12-13", "2026-01-24", "2026-02-28", "2026-04-18", "2026-05-30", "2026-05-31",
    "2026-08-29", "2026-09-12",
  ]
  /// Months in whose first week more was tried on the bench than there was strength for.
  static let attempts: Set<Substring> = ["2026-02", "2026-06", "2026-10"]
  /// The mornings after the clocks were changed.
  static let clockChanges: Set = ["2026-03-29", "2026-10-25"]

  /// Sport that was no training: by day.
  static let outings: [String: Outing] = [
    "2025-11-09": Outing("Walk", meters: 6400, seconds: 5220, at: 860, note: "Grunewald, fog"),
    "2025-12-07": Outing("Walk", meters: 5800, seconds: 4800, at: 840),
    "2025-12-28": Outing("Walk", meters: 7500, seconds: 6300, at: 815, note: "burning off the goose"),
    "2026-01-11": Outing("Run", meters: 3000, seconds: 1476, at: 625, note: "the last bit on foot"),
    "2026-05-14": Outing("Cycling", meters: 41_500, seconds: 6840, at: 635, note: "Havelradweg, headwind 🚴"),
    "2026-06-14": Outing(
      "Run", meters: 10_000, seconds: 3742, at: 560, name: "long run", note: "first 10 km"),
    "2026-07-13": Outing("Swim", meters: 600, seconds: 960, at: 660, note: "Ostsee, 17 °C"),
    "2026-07-15": Outing(
      "Hike", meters: 12_400, seconds: 10_500, at: 590, note: "Jasmund, up and down the chalk"),
    "2026-07-17": Outing("Swim", meters: 800, seconds: 1230, at: 650),
    "2026-08-16": Outing(
      "Run", meters: 15_000, seconds: 5520, at: 585, name: "long run", note: "first 15 – too little breakfast"
    ),
    "2026-09-20": Outing(
      "Run", meters: 10_000, seconds: 3278, at: 630, name: "10 km race", note: "Tempelhofer Feld, 54:38 🎉"),
  ]
}

/// One activity of endurance.
struct Outing: Equatable, Sendable {
  var exercise: String
  var meters: Int
  var seconds: Int
  /// The minute of the day in which it begins.
  var start: Int
  var name: String?
  var note: String?

  init(
    _ exercise: String, meters: Int, seconds: Int, at start: Int, name: String? = nil, note: String? = nil
  ) {
    self.exercise = exercise
    self.meters = meters
    self.seconds = seconds
    self.start = start
    self.name = name
    self.note = note
  }

  var end: Int { start + seconds.divided(by: 60) }
}
