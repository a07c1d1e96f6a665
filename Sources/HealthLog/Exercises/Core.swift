extension Exercise {
  /// Holding and bending the trunk.
  package static let core: [Exercise] = [
    Exercise("Plank", ["front plank"], .core, .time, bodyweight: true),
    Exercise("Side Plank", .core, .time, bodyweight: true),
    Exercise("Hollow Hold", ["hollow", "hollow body hold"], .core, .time, bodyweight: true),
    Exercise("L-Sit", .core, .time, bodyweight: true),
    Exercise("Crunch", ["abdominal crunch", "ab crunch"], .core, bodyweight: true),
    Exercise("Bicycle Crunch", .core, bodyweight: true),
    Exercise("Cable Crunch", .core),
    Exercise("Sit-Up", .core, bodyweight: true),
    Exercise("V-Up", .core, bodyweight: true),
    Exercise("Leg Raise", ["hanging leg raise", "lying leg raise"], .core, bodyweight: true),
    Exercise("Knee Raise", ["hanging knee raise"], .core, bodyweight: true),
    Exercise("Toes to Bar", ["ttb"], .core, bodyweight: true),
    Exercise("Russian Twist", .core, bodyweight: true),
    Exercise("Mountain Climber", ["climber"], .core, bodyweight: true),
    Exercise("Ab Wheel", ["rollout", "ab rollout", "ab wheel rollout"], .core, bodyweight: true),
    Exercise("Dead Bug", .core, bodyweight: true),
    Exercise("Bird Dog", .core, bodyweight: true),
    Exercise("Pallof Press", ["pallof"], .core),
    Exercise("Woodchop", ["woodchopper"], .core),
  ]
}
