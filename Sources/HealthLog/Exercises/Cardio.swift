extension Exercise {
  /// Endurance, by distance or by time.
  package static let cardio: [Exercise] = [
    Exercise("Run", ["ran", "running", "jog", "jogged", "jogging", "treadmill"], .cardio, .distance),
    Exercise("Walk", ["walked", "walking"], .cardio, .distance),
    Exercise("Hike", ["hiked", "hiking"], .cardio, .distance),
    Exercise(
      "Cycling", ["bike", "biked", "biking", "cycle", "cycled", "ride", "rode", "spinning", "bicycle"],
      .cardio, .distance),
    Exercise("Rowing", ["row", "rowed", "rower", "erg", "rowing machine", "row erg"], .cardio, .distance),
    Exercise("Swim", ["swam", "swum", "swimming"], .cardio, .distance),
    Exercise("Ski Erg", .cardio, .distance),
    Exercise("Cross-Country Skiing", ["xc ski", "xc skiing", "skiing"], .cardio, .distance),
    Exercise("Elliptical", ["cross trainer", "elliptical trainer"], .cardio, .time),
    Exercise("Stair Climber", ["stair", "stair stepper", "stairmaster"], .cardio, .time),
    Exercise("Jump Rope", ["skipping", "skipping rope", "rope jumping"], .cardio, .time),
    Exercise("Assault Bike", ["air bike", "echo bike"], .cardio, .time),
    Exercise("Interval Training", ["hiit", "interval"], .cardio, .time),
  ]
}
