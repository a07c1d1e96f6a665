package import CivilTime

extension Kind {
  /// A night or a nap; without `wake` it is not over yet, with `date` only its length is known.
  package static let sleep = Kind(
    name: "sleep", title: "nights", words: ["slept", "night", "nap"], anchors: ["wake", "date", "bed"],
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
    mainField: nil, figureUnit: "min", figure: Night.minutesAsleep, form: .sleep, dayFigure: .sum, span: 14,
    rules: [Night.order],
    examples: [
      "slept 23:10-07:05 q4", "slept 11:30pm-6:45am q3 \"dog barked\"", "slept 22-5:30, 6-8", "slept 7h30",
      "nap 20m",
      "nap 13:40-14:05", "bed 23:00 asleep 23:25 awake 20m up 07:05 out 07:20", "slept yesterday 23:10-07:05",
    ])
}

/// Figures of one night; a duration is a difference of instants, so a clock change cannot bend it.
package enum Night {
  /// The minutes asleep: from falling asleep, else from going to bed, to waking, without the time awake.
  package static let minutesAsleep: @Sendable (Record, Zone) -> Double? = { record, zone in
    if let minutes = record.number("minutes") { return minutes.double }
    guard let wake = record.time("wake", in: zone),
      let start = record.time("asleep", in: zone) ?? record.time("bed", in: zone)
    else { return nil }
    let awake = record.number("awake")?.double ?? 0
    return Double(wake.instant.seconds(since: start.instant)) / 60 - awake
  }

  /// A night ends after it begins, within a day, and something of it was slept.
  static let order: @Sendable (Record, Zone) -> [RecordFault] = { record, zone in
    guard record["wake"] != nil || record["minutes"] != nil || record["bed"] != nil else {
      return [
        RecordFault(
          code: "missing", path: ["wake"], message: "expected 'wake', or 'date' and 'minutes', or 'bed'")
      ]
    }
    guard let minutes = minutesAsleep(record, zone) else { return [] }
    if minutes <= 0 {
      return [RecordFault(code: "range", path: ["wake"], message: "the night has no length")]
    }
    return minutes > 1440
      ? [RecordFault(code: "range", path: ["wake"], message: "the night is longer than 24 hours")] : []
  }
}
