extension Exercise {
  /// Pulling, and lifting from the floor.
  package static let back: [Exercise] = [
    Exercise("Deadlift", ["dl", "conventional deadlift", "barbell deadlift"], .back),
    Exercise("Rack Pull", .back),
    Exercise("Pull-Up", ["weighted pull up", "wide grip pull up"], .back, bodyweight: true),
    Exercise("Chin-Up", ["chin", "weighted chin up"], .back, bodyweight: true),
    Exercise("Lat Pulldown", ["pulldown", "lat pull"], .back),
    Exercise(
      "Barbell Row", ["bent over row", "bent row", "bb row", "barbell bent over row"],
      .back),
    Exercise("Pendlay Row", ["pendlay"], .back),
    Exercise("Dumbbell Row", ["db row", "one arm row", "single arm row", "one arm dumbbell row"], .back),
    Exercise("Seated Cable Row", ["cable row", "seated row", "low row"], .back),
    Exercise("T-Bar Row", ["tbar"], .back),
    Exercise("Inverted Row", ["body row", "australian pull up"], .back, bodyweight: true),
    Exercise("Straight-Arm Pulldown", ["straight arm pushdown"], .back),
    Exercise("Back Extension", ["hyperextension", "back raise"], .back, bodyweight: true),
    Exercise("Shrug", ["barbell shrug", "dumbbell shrug", "db shrug"], .back),
    Exercise("Dead Hang", ["hang", "bar hang"], .back, .time, bodyweight: true),
  ]
}
