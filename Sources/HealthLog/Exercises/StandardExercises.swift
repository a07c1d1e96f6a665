extension Exercise {
  /// The exercises that ship.
  package static let standard: [Exercise] = [
    Exercise("Bench Press", ["bench", "bp bench", "flat bench"], .chest),
    Exercise("Dumbbell Bench Press", ["db press", "db bench", "dumbbell press"], .chest),
    Exercise("Deadlift", ["dl"], .back),
    Exercise("Squat", ["back squat"], .legs),
    Exercise("Biceps Curl", ["curl", "bicep curl"], .arms),
    Exercise("Triceps Pushdown", ["pushdown", "tricep pushdown"], .arms),
    Exercise("Pull-Up", ["pullup", "pull up"], .back, bodyweight: true),
    Exercise("Lunge", [], .legs, bodyweight: true),
    Exercise("Plank", [], .core, .time, bodyweight: true),
    Exercise("Run", ["ran", "running", "jog"], .cardio, .distance),
    Exercise("Rowing", ["row", "rower", "erg"], .cardio, .distance),
    Exercise("Cycling", ["bike", "cycle", "ride"], .cardio, .distance),
  ]
}
