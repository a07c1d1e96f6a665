import HealthLog
import Testing

@testable import EntryGrammar

@Suite("The text of sets")
struct ExerciseTextTests {
  @Test(
    "says everything, in words that are safe in a shell",
    arguments: [
      ("bench 8x80", "Bench Press 80kg x 8"), ("bench 3x8 80", "Bench Press 3x8 80kg"),
      ("bench 80 8,8,7", "Bench Press 80kg 8/8/7"), ("bench 82,50x5", "Bench Press 82.50kg x 5"),
      ("bench 185# x 5", "Bench Press 185lb x 5"), ("bench 3x8", "Bench Press 3x8 80kg"),
      ("bench 80x8+", "Bench Press 80kg x 8+"), ("bench 3x5+ 80kg", "Bench Press 80kg 5/5/5+"),
      ("bench 80kg x 8 @8 rir 2 w", "Bench Press 80kg x 8 @8 rir 2 w"),
      ("bench 80kg x 8 f", "Bench Press 80kg x 8 f"),
      ("bench 80x0", "Bench Press 80kg x 0"), ("bench 80kg 8/8/0", "Bench Press 2x8 80kg, 80kg x 0"),
      ("bench 40x10w 80x8 80x8", "Bench Press 40kg x 10 w, 2x8 80kg"),
      ("bench 60x10 70x8", "Bench Press 60kg x 10, 70kg x 8"),
      ("bench 3x8 unweighted", "Bench Press 3x8 unweighted"),
      ("bench 12 sets x 40 reps 20kg", "Bench Press 12 sets x 40 reps 20kg"),
      ("curl 20x10 > 15x8", "Biceps Curl 20kg x 10 then 15kg x 8"),
      ("curl 3x12 15kg & pushdown 3x12 25kg", "Biceps Curl 3x12 15kg with Triceps Pushdown 3x12 25kg"),
      ("bench 8x80, curl 10x20", "Bench Press 80kg x 8, Biceps Curl 20kg x 10"),
      ("pullups 10", "Pull-Up 10"), ("pullups 3x10", "Pull-Up 3x10"), ("pullups 12,10,8", "Pull-Up 12/10/8"),
      ("pullups 8 sets x 12 reps", "Pull-Up 8 sets x 12 reps"), ("pullups bw+20x5", "Pull-Up bw+20kg x 5"),
      ("pullups bw-20 3x8", "Pull-Up 3x8 bw-20kg"), ("pullups 10, 8 @9", "Pull-Up 10/8 rpe 9"),
      ("pullups 10 rpe 8, 8 rpe 9", "Pull-Up 10 rpe 8, bw x 8 @9"),
      ("pullups 10, 8, bw+10x5", "Pull-Up bw 10/8, bw+10kg x 5"), ("pullups 5 > 5", "Pull-Up 5 then 5"),
      ("db press 2x20kg 3x10", "Dumbbell Bench Press 3x10 20kg per hand"),
      ("lunges 3x10/side", "Lunge 3x10 per side"),
      ("squat bw 3x20", "Squat 3x20 bw"), ("run 5k 25:10", "Run 5km 25m10s"),
      ("run 5k @ 5:02/km", "Run 5km 25m10s"),
      ("run 42.195km 3:05:20", "Run 42.195km 3h5m20s"), ("row 500m 1:45", "Rowing 500m 1m45s"),
      ("row 2000m 7:00.4", "Rowing 2000m 7m0.4s"), ("bike 40min", "Cycling 40min"),
      ("bike 1:00:00", "Cycling 1h"),
      ("plank 60s", "Plank 1min"), ("plank 3x45s", "Plank 3x45s"), ("plank 60s/45s", "Plank 1min, 45s"),
      ("run 5k / 1x20min", "Run 5km, 1x20min"),
      ("plank 20kg 60s, 45s", "Plank 1min 20kg, 45s 20kg"), ("run 4x400m 1:30", "Run 4x400m 1m30s"),
      ("run 5k, 3k", "Run 5km, 3km"), ("farmers walk 2x32kg 40m", "Farmer's Walk 40m 32kg per hand"),
      ("burpees 20 60s", "Burpee 20 1min"), ("bench 80kg x 8 planned", "Bench Press 80kg x 8 planned"),
    ])
  func text(_ line: String, _ text: String) throws {
    let exercises = try SetsBench().read(line).exercises
    #expect(SetRules.text(of: exercises) == text)
    #expect(try SetsBench().read(text).exercises == exercises)
  }

  @Test(
    "a duration",
    arguments: [
      (1, "1s"), (59, "59s"), (60, "1min"), (61, "1m1s"), (90, "1m30s"), (3540, "59min"), (3599, "59m59s"),
      (3600, "1h"), (3601, "1h1s"), (3660, "1h1m"), (86_399, "23h59m59s"),
    ] as [(Number, String)])
  func duration(_ seconds: Number, _ text: String) {
    #expect(DurationText.text(of: seconds) == text)
  }

  @Test(
    "a duration keeps the fraction of its seconds",
    arguments: [("9.58", "9.58s"), ("60.5", "1m0.5s"), ("3600.25", "1h0.25s"), ("0.5", "0.5s")])
  func fraction(_ seconds: String, _ text: String) throws {
    #expect(DurationText.text(of: try #require(Number(seconds))) == text)
  }

  @Test("an exercise that is not known has a weight, and sets of other hands are told as they are")
  func foreign() {
    let set = [Member("reps", .number(5)), Member("weight", .number(60)), Member("grip", .text("wide"))]
    let exercise: Value = .group([
      Member("exercise", .text("Atlas Stone")), Member("sets", .list([.group(set)])),
    ])
    #expect(SetRules.text(of: [exercise]) == "Atlas Stone 60kg x 5")
    #expect(SetRules.text(of: [.group([]), .null]) == "")
  }
}
