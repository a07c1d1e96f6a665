extension Exercise {
  /// Olympic lifts, carries, and what takes the whole body.
  package static let fullBody: [Exercise] = [
    Exercise("Clean", ["squat clean"], .fullBody),
    Exercise("Power Clean", .fullBody),
    Exercise("Clean and Jerk", ["cnj", "clean jerk"], .fullBody),
    Exercise("Snatch", ["power snatch"], .fullBody),
    Exercise("Jerk", ["push jerk", "split jerk"], .fullBody),
    Exercise("Thruster", .fullBody),
    Exercise("Kettlebell Swing", ["kb swing", "swing", "kbs"], .fullBody),
    Exercise("Turkish Get-Up", ["tgu"], .fullBody),
    Exercise("Burpee", .fullBody, bodyweight: true),
    Exercise("Muscle-Up", .fullBody, bodyweight: true),
    Exercise("Wall Ball", .fullBody),
    Exercise("Ball Slam", ["slam ball", "medicine ball slam"], .fullBody),
    Exercise("Jumping Jack", ["star jump"], .fullBody, bodyweight: true),
    Exercise("Farmer's Walk", ["farmer carry", "loaded carry"], .fullBody, .distance),
    Exercise("Sled Push", ["sled", "prowler"], .fullBody, .distance),
    Exercise("Battle Rope", .fullBody, .time),
    Exercise("Yoga", .fullBody, .time, bodyweight: true),
    Exercise("Pilates", .fullBody, .time, bodyweight: true),
    Exercise("Stretching", ["stretch", "mobility"], .fullBody, .time, bodyweight: true),
  ]
}
