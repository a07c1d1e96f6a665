extension Migration {
  /// Schema 1 is the model of four apps for a phone, each with instants in UTC; schema 2 is one log with local times.
  ///
  /// | schema 1 | schema 2 |
  /// |---|---|
  /// | `glucose`: value, unit, mealContext, date, note | time, value, unit, context, note |
  /// | `sleep`: bedtime, wakeTime, quality, notes | wake, bed, quality, note |
  /// | `bmi`: date, heightCm, weightKg, bmi | `weight`; `height` where it differs from the one before |
  /// | `workout`: date, durationSeconds, notes, exercises | start, end, exercises, note |
  ///
  /// All else stays in its record. The way back leaves what schema 1 does not know where it is, so that the way up
  /// finds it again; lost is only what schema 1 would take for something else.
  static let step1to2 = Migration(
    from: 1, to: 2, "four apps become one log",
    up: { store throws(MigrationError) in
      var names = try ContentNames(of: store)
      try GlucoseStep.up(&store, &names)
      try SleepStep.up(&store, &names)
      try BodyStep.up(&store, &names)
      try WorkoutStep.up(&store, &names)
    },
    down: { store throws(MigrationError) in
      var names = try ContentNames(of: store)
      try GlucoseStep.down(&store, &names)
      try SleepStep.down(&store, &names)
      try BodyStep.down(&store, &names)
      try WorkoutStep.down(&store, &names)
    },
    loses: "readings without a value, and nights of which schema 1 could not tell the bedtime and the end",
    sources: [
      "glucose": [MigrationSource("glucose", reach: 1)],
      "sleep": [MigrationSource("sleep", reach: 1)],
      "workout": [MigrationSource("workout", reach: 1)],
      "weight": [MigrationSource("weight"), MigrationSource("bmi", reach: 1)],
      // Whether a height differs from the one before shows only with all that came before.
      "height": [MigrationSource("height", reach: nil), MigrationSource("bmi", reach: nil)],
      "trackers": [MigrationSource("trackers"), MigrationSource("workout", reach: nil)],
    ],
    computed: ["bmi"],
    oldFigures: OldFigures.figures, newFigures: NewFigures.figures)
}
