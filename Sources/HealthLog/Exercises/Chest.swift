extension Exercise {
  /// Pushing away from the chest.
  package static let chest: [Exercise] = [
    Exercise("Bench Press", ["bench", "flat bench", "barbell bench press", "bb bench press"], .chest),
    Exercise(
      "Incline Bench Press", ["incline bench", "incline press", "incline barbell bench press"],
      .chest),
    Exercise("Decline Bench Press", ["decline bench", "decline press"], .chest),
    Exercise(
      "Dumbbell Bench Press", ["db press", "db bench", "db bench press", "dumbbell press", "dumbbell bench"],
      .chest),
    Exercise(
      "Incline Dumbbell Press", ["incline db press", "incline dumbbell bench press", "incline db bench"],
      .chest),
    Exercise("Chest Press", ["machine press", "machine chest press"], .chest),
    Exercise("Chest Fly", ["fly", "flye", "dumbbell fly", "db fly", "chest flye"], .chest),
    Exercise("Cable Fly", ["cable crossover", "crossover", "cable flye"], .chest),
    Exercise("Pec Deck", ["pec fly", "machine fly"], .chest),
    Exercise("Push-Up", ["press up"], .chest, bodyweight: true),
    Exercise("Dip", ["chest dip", "triceps dip", "parallel bar dip", "bar dip"], .chest, bodyweight: true),
  ]
}
