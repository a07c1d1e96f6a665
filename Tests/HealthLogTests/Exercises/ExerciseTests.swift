import Testing

@testable import HealthLog

@Suite("The exercises that ship")
struct ExerciseTests {
  private let catalogue = Catalogue.standard

  private func found(_ line: String) -> String {
    let words = line.split(separator: " ").map(String.init)
    return catalogue.exercise(words: words).map { "\($0.exercise.name), \($0.count)" } ?? "none"
  }

  @Test(
    "are found as people type them, by the longest name",
    arguments: [
      ("bench 8x80", "Bench Press, 1"), ("bench press / 3x8", "Bench Press, 2"),
      ("Bench Press", "Bench Press, 2"),
      ("benchpress 80x8", "Bench Press, 1"), ("pull ups 3x10", "Pull-Up, 2"), ("pullups 10", "Pull-Up, 1"),
      ("pull-up 10", "Pull-Up, 1"), ("Pull-Ups", "Pull-Up, 1"), ("pull - ups 10", "Pull-Up, 3"),
      ("squats @100", "Squat, 1"), ("front squats", "Front Squat, 2"), ("lunges 3x10/side", "Lunge, 1"),
      ("push-ups 20", "Push-Up, 1"), ("press ups 20", "Push-Up, 2"), ("press-ups 20", "Push-Up, 1"),
      ("presses 60x5", "Overhead Press, 1"), ("press 60x5", "Overhead Press, 1"),
      ("leg presses", "Leg Press, 2"),
      ("db press 2x20kg", "Dumbbell Bench Press, 2"), ("incline db press", "Incline Dumbbell Press, 3"),
      ("ohp 50x5", "Overhead Press, 1"), ("dl 180x3", "Deadlift, 1"), ("rdl 100x8", "Romanian Deadlift, 1"),
      ("situps 30", "Sit-Up, 1"), ("sit ups", "Sit-Up, 2"), ("row 500m", "Rowing, 1"),
      ("rower 500m", "Rowing, 1"),
      ("erg 2k", "Rowing, 1"), ("barbell row 60x8", "Barbell Row, 2"), ("bent-over rows", "Barbell Row, 2"),
      ("run 5k", "Run, 1"), ("ran 5.2km in", "Run, 1"), ("jog 30min", "Run, 1"), ("bike 40min", "Cycling, 1"),
      ("curl 20x10", "Biceps Curl, 1"), ("bicep curls", "Biceps Curl, 2"),
      ("pushdown 3x12", "Triceps Pushdown, 1"),
      ("tricep pushdowns", "Triceps Pushdown, 2"), ("dips 10", "Dip, 1"), ("plank 60s", "Plank, 1"),
      ("crunches 30", "Crunch, 1"), ("flies 3x12", "Chest Fly, 1"), ("flyes 3x12", "Chest Fly, 1"),
      ("farmers walk 40m", "Farmer's Walk, 2"), ("farmer’s walks", "Farmer's Walk, 2"),
      ("calves 3x15", "Calf Raise, 1"),
      ("tbar row", "T-Bar Row, 2"), ("t-bar row", "T-Bar Row, 2"), ("bicycle 20km", "Cycling, 1"),
      ("bicycle crunches", "Bicycle Crunch, 2"), ("step ups 3x10", "Step-Up, 2"),
      ("glucose 112", "none"), ("steps 8000", "none"), ("", "none"), ("-", "none"), ("up 07:05", "none"),
      ("benchmark 5", "none"),
    ])
  func lookup(_ line: String, _ expected: String) {
    #expect(found(line) == expected)
  }

  @Test("take no hyphen that follows the name")
  func trailingHyphen() {
    #expect(found("bench - 80x8") == "Bench Press, 1")
  }

  @Test("are each found by their name and by every alias", arguments: Exercise.standard)
  func complete(_ exercise: Exercise) {
    for word in exercise.words {
      #expect(catalogue.exercise(words: [word.lowercased()])?.exercise == exercise, "\(word)")
      let plural = word.hasSuffix("ss") ? word + "es" : word.hasSuffix("s") ? word : word + "s"
      #expect(catalogue.exercise(words: [plural])?.exercise == exercise, "\(plural)")
      #expect(
        catalogue.exercise(words: word.split(separator: " ").map(String.init))?.exercise == exercise,
        "\(word)")
    }
  }

  @Test("share no name, however it is written")
  func distinct() {
    let keys = Exercise.standard.flatMap { exercise in
      Set(exercise.words.map { WordKey.singular([$0]) }).map { ($0, exercise.name) }
    }
    let doubled = Dictionary(grouping: keys, by: \.0).filter { $0.value.count > 1 }
    #expect(doubled.mapValues { $0.map(\.1) } == [:])
  }

  @Test("repeat no alias that the name or another alias says already", arguments: Exercise.standard)
  func noEmptyAlias(_ exercise: Exercise) {
    let keys = exercise.words.map { WordKey.singular([$0]) }
    #expect(Set(keys).count == keys.count, "\(exercise.words)")
  }

  @Test(
    "begin with no word that a kind, a command or another part of an entry begins with",
    arguments: Exercise.standard)
  func apart(_ exercise: Exercise) {
    let kinds = Set(Kind.standard.flatMap(\.words))
    let commands: Set = [
      "add", "read", "no", "actually", "same", "summary", "trend", "stats", "list", "show", "edit", "delete",
      "undo",
      "redo", "history", "start", "plan", "finish", "cancel", "rest", "track", "config", "import", "export",
      "check",
      "migrate", "init", "sync", "diff", "resolve", "why", "now", "help", "about", "version", "completions",
      "man",
      "quit", "schema", "exit",
    ]
    let entry: Set = [
      "note", "tag", "at", "then", "drop", "with", "below", "above", "w", "f", "bw", "rir", "warmup", "up",
      "out", "bed",
      "asleep", "awake", "q", "before", "after", "fasting", "bedtime", "today", "yesterday", "last", "and",
      "in",
    ]
    for word in exercise.words {
      let first = String(word.lowercased().prefix { $0 != " " })
      #expect(!kinds.contains(first), "\(word)")
      #expect(!commands.contains(first), "\(word)")
      #expect(!entry.contains(first), "\(word)")
    }
  }

  @Test("are measured by what is done with them")
  func measures() {
    func names(_ measure: Exercise.Measure) -> [String] {
      Exercise.standard.filter { $0.measure == measure }.map(\.name)
    }
    #expect(
      names(.distance) == [
        "Farmer's Walk", "Sled Push", "Run", "Walk", "Hike", "Cycling", "Rowing", "Swim", "Ski Erg",
        "Cross-Country Skiing",
      ])
    #expect(
      names(.time) == [
        "Dead Hang", "Wall Sit", "Plank", "Side Plank", "Hollow Hold", "L-Sit", "Battle Rope", "Yoga",
        "Pilates",
        "Stretching", "Elliptical", "Stair Climber", "Jump Rope", "Assault Bike", "Interval Training",
      ])
  }

  @Test("fill every category, and have aliases in small letters and the singular")
  func form() {
    #expect(
      Set(Exercise.standard.map(\.category)) == [
        .chest, .back, .shoulders, .arms, .legs, .core, .fullBody, .cardio,
      ])
    #expect(Exercise.standard.flatMap(\.aliases).filter { $0 != $0.lowercased() } == [])
    #expect(Exercise.standard.count >= 100)
  }
}

@Suite("The catalogue")
struct CatalogueTests {
  private let zercher = Exercise("Zercher Squat", ["zercher", "bench"], .legs)

  @Test("of two exercises with one alias takes the owner's, which comes later")
  func owner() {
    var catalogue = Catalogue.standard
    catalogue.exercises.append(zercher)
    #expect(catalogue.exercise(words: ["bench", "80x8"])?.exercise == zercher)
    #expect(catalogue.exercise(words: ["bench", "press"])?.exercise.name == "Bench Press")
  }

  @Test("knows an exercise by the spelling of documents only when asked by name")
  func byName() {
    #expect(Catalogue.standard.exercise("Pull-Up")?.category == .back)
    #expect(Catalogue.standard.exercise("pull-up") == nil)
  }

  @Test("lists the exercises that hold a word")
  func containing() {
    #expect(Catalogue.standard.exercises(containing: "Squats").map(\.name).contains("Goblet Squat"))
    #expect(Catalogue.standard.exercises(containing: "zzz") == [])
  }

  @Test(
    "names kinds by one word or several",
    arguments: [
      (["blood", "sugar", "112"], "glucose, 2"), (["BG", "112"], "glucose, 1"),
      (["body-weight"], "weight, 1"),
      (["step", "up"], "none"), ([], "none"),
    ] as [([String], String)])
  func kinds(_ words: [String], _ expected: String) {
    let found = Catalogue.standard.kind(words: words).map { "\($0.kind.name), \($0.count)" }
    #expect((found ?? "none") == expected)
  }
}
