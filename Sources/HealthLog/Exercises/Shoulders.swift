extension Exercise {
  /// Pressing overhead and raising the arms.
  package static let shoulders: [Exercise] = [
    Exercise(
      "Overhead Press",
      [
        "ohp", "press", "military press", "shoulder press", "strict press", "standing press",
        "barbell overhead press",
      ],
      .shoulders),
    Exercise(
      "Dumbbell Shoulder Press",
      ["db shoulder press", "db ohp", "dumbbell overhead press", "seated dumbbell press"],
      .shoulders),
    Exercise("Arnold Press", ["arnold"], .shoulders),
    Exercise("Push Press", .shoulders),
    Exercise(
      "Lateral Raise",
      ["side raise", "lat raise", "side lateral raise", "dumbbell lateral raise", "db lateral raise"],
      .shoulders),
    Exercise("Front Raise", ["dumbbell front raise"], .shoulders),
    Exercise(
      "Rear Delt Fly", ["reverse fly", "rear fly", "rear delt raise", "rear delt", "reverse pec deck"],
      .shoulders),
    Exercise("Face Pull", .shoulders),
    Exercise("Upright Row", .shoulders),
    Exercise("Handstand Push-Up", ["hspu"], .shoulders, bodyweight: true),
  ]
}
