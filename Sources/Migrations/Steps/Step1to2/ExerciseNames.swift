/// The exercises that the catalogue had when schema 2 came, by what schema 1 calls their category.
///
/// A name that is here needs no declaration of its own, and a category that is the one here need not be kept. The
/// lists stay what they are, whatever the catalogue becomes.
enum ExerciseNames {
  static func category(of exercise: String) -> String? { categories[exercise] }

  private static let categories = Dictionary(
    uniqueKeysWithValues: lists.flatMap { category, names in names.map { ($0, category) } })

  private static let lists: [(category: String, names: [String])] = [
    ("Push", push), ("Pull", pull), ("Legs", legs), ("Core", core), ("Full Body", fullBody),
    ("Cardio", cardio),
  ]

  private static let push = [
    "Bench Press", "Incline Bench Press", "Decline Bench Press", "Dumbbell Bench Press",
    "Incline Dumbbell Press", "Chest Press", "Chest Fly", "Cable Fly", "Pec Deck", "Push-Up", "Dip",
    "Overhead Press", "Dumbbell Shoulder Press", "Arnold Press", "Push Press", "Lateral Raise",
    "Front Raise", "Handstand Push-Up", "Triceps Pushdown", "Triceps Extension", "Skull Crusher",
    "Triceps Kickback", "Close-Grip Bench Press",
  ]

  private static let pull = [
    "Deadlift", "Rack Pull", "Pull-Up", "Chin-Up", "Lat Pulldown", "Barbell Row", "Pendlay Row",
    "Dumbbell Row", "Seated Cable Row", "T-Bar Row", "Inverted Row", "Straight-Arm Pulldown",
    "Back Extension", "Shrug", "Dead Hang", "Biceps Curl", "Barbell Curl", "Hammer Curl", "Preacher Curl",
    "Concentration Curl", "Cable Curl", "Wrist Curl", "Rear Delt Fly", "Face Pull", "Upright Row",
  ]

  private static let legs = [
    "Squat", "Front Squat", "Goblet Squat", "Hack Squat", "Overhead Squat", "Air Squat", "Pistol Squat",
    "Leg Press", "Lunge", "Bulgarian Split Squat", "Step-Up", "Romanian Deadlift", "Sumo Deadlift",
    "Good Morning", "Leg Extension", "Leg Curl", "Nordic Curl", "Calf Raise", "Hip Thrust", "Glute Bridge",
    "Hip Abduction", "Hip Adduction", "Box Jump", "Wall Sit",
  ]

  private static let core = [
    "Plank", "Side Plank", "Hollow Hold", "L-Sit", "Crunch", "Bicycle Crunch", "Cable Crunch", "Sit-Up",
    "V-Up", "Leg Raise", "Knee Raise", "Toes to Bar", "Russian Twist", "Mountain Climber", "Ab Wheel",
    "Dead Bug", "Bird Dog", "Pallof Press", "Woodchop",
  ]

  private static let fullBody = [
    "Clean", "Power Clean", "Clean and Jerk", "Snatch", "Jerk", "Thruster", "Kettlebell Swing",
    "Turkish Get-Up", "Burpee", "Muscle-Up", "Wall Ball", "Ball Slam", "Jumping Jack", "Farmer's Walk",
    "Sled Push", "Battle Rope", "Yoga", "Pilates", "Stretching",
  ]

  private static let cardio = [
    "Run", "Walk", "Hike", "Cycling", "Rowing", "Swim", "Ski Erg", "Cross-Country Skiing", "Elliptical",
    "Stair Climber", "Jump Rope", "Assault Bike", "Interval Training",
  ]
}
