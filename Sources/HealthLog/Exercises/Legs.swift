extension Exercise {
  /// Squatting, hinging, and machines for the legs.
  package static let legs: [Exercise] = [
    Exercise("Squat", ["back squat", "barbell squat"], .legs),
    Exercise("Front Squat", .legs),
    Exercise("Goblet Squat", ["goblet"], .legs),
    Exercise("Hack Squat", .legs),
    Exercise("Overhead Squat", ["ohs"], .legs),
    Exercise("Air Squat", .legs, bodyweight: true),
    Exercise("Pistol Squat", ["pistol"], .legs, bodyweight: true),
    Exercise("Leg Press", .legs),
    Exercise(
      "Lunge", ["walking lunge", "dumbbell lunge", "db lunge", "reverse lunge"],
      .legs, bodyweight: true),
    Exercise("Bulgarian Split Squat", ["split squat", "bulgarian", "bss"], .legs),
    Exercise("Step-Up", ["box step up"], .legs, bodyweight: true),
    Exercise(
      "Romanian Deadlift", ["rdl", "romanian", "stiff leg deadlift", "stiff legged deadlift", "sldl"],
      .legs),
    Exercise("Sumo Deadlift", ["sumo"], .legs),
    Exercise("Good Morning", .legs),
    Exercise("Leg Extension", ["quad extension", "leg ext"], .legs),
    Exercise("Leg Curl", ["hamstring curl", "lying leg curl", "seated leg curl", "ham curl"], .legs),
    Exercise("Nordic Curl", ["nordic", "nordic hamstring curl"], .legs, bodyweight: true),
    Exercise("Calf Raise", ["calf", "calves", "standing calf raise", "seated calf raise"], .legs),
    Exercise("Hip Thrust", ["barbell hip thrust", "glute thrust"], .legs),
    Exercise("Glute Bridge", ["bridge"], .legs, bodyweight: true),
    Exercise("Hip Abduction", ["abduction", "abductor"], .legs),
    Exercise("Hip Adduction", ["adduction", "adductor"], .legs),
    Exercise("Box Jump", .legs, bodyweight: true),
    Exercise("Wall Sit", .legs, .time, bodyweight: true),
  ]
}
