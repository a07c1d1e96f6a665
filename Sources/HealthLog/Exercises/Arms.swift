extension Exercise {
  /// Biceps, triceps and forearms.
  package static let arms: [Exercise] = [
    Exercise("Biceps Curl", ["curl", "dumbbell curl", "db curl", "dumbbell biceps curl"], .arms),
    Exercise("Barbell Curl", ["bb curl", "ez curl", "ez bar curl"], .arms),
    Exercise("Hammer Curl", ["hammer"], .arms),
    Exercise("Preacher Curl", ["preacher"], .arms),
    Exercise("Concentration Curl", .arms),
    Exercise("Cable Curl", .arms),
    Exercise(
      "Triceps Pushdown", ["pushdown", "rope pushdown", "cable pushdown", "press down"],
      .arms),
    Exercise(
      "Triceps Extension", ["overhead triceps extension", "overhead extension", "triceps ext"], .arms),
    Exercise("Skull Crusher", ["lying triceps extension", "french press"], .arms),
    Exercise("Triceps Kickback", ["kickback"], .arms),
    Exercise("Close-Grip Bench Press", ["close grip bench", "close grip press", "cgbp"], .arms),
    Exercise("Wrist Curl", ["forearm curl"], .arms),
  ]
}
