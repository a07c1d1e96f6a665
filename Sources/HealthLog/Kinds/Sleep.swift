extension Kind {
  /// A night or a nap; without `wake` it is not over yet, with `date` only its length is known.
  package static let sleep = Kind(
    name: "sleep", title: "nights", words: ["slept", "night", "nights", "nap", "naps"],
    anchors: ["wake", "date", "bed"],
    fields: [
      Field("wake", .time, words: ["up", "woke"]),
      Field("date", .date),
      Field("bed", .time, words: ["bed"]),
      Field("asleep", .time, words: ["asleep"]),
      Field("out", .time, words: ["out"]),
      Field("awake", .number([Unit("", ["min"], allowed: 0...1440)], isWhole: true), words: ["awake"]),
      Field("minutes", .number([Unit("", ["min"], allowed: 1...1440)], isWhole: true)),
      Field("quality", .number([Unit("", allowed: 1...5)], isWhole: true), words: ["q", "quality"]),
      Field("nap", .flag),
    ] + commonFields,
    mainField: nil, figure: Night.minutesOfNight, form: .sleep, dayFigure: .sum, span: 14,
    rules: [Night.members, Night.order, Night.length],
    examples: [
      "slept 23:10-07:05 q4", "slept 11:30pm-6:45am q3 \"dog barked\"", "slept 22-5:30, 6-8", "slept 7h30",
      "nap 20m", "nap 13:40-14:05", "bed 23:00 asleep 23:25 awake 20m up 07:05 out 07:20",
      "slept yesterday 23:10-07:05",
    ],
    doubtRules: [Night.doubts], phrase: NightPhrase.text,
    figureUnits: [Unit("min", allowed: 1...1440, decimals: 0)])
}
