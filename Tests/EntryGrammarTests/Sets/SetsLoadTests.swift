import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Weights of sets")
struct SetsLoadTests {
  @Test(
    "a unit is read in all its spellings",
    arguments: [
      ("bench 80 kg x 8", "Bench Press: 8 80 kg"), ("bench 80kilos x 8", "Bench Press: 8 80 kg"),
      ("bench 180lbs x 8", "Bench Press: 8 180 lb"), ("bench 180 pounds x 8", "Bench Press: 8 180 lb"),
      ("bench 185# x 5", "Bench Press: 5 185 lb"), ("BENCH 80KGX8", "Bench Press: 8 80 kg"),
      ("bench 80kg×8", "Bench Press: 8 80 kg"), ("bench 80kg by 8", "Bench Press: 8 80 kg"),
    ])
  func spelling(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "a number without a unit has that of its neighbour, else the owner's, else kg",
    arguments: [
      ([], "bench 8x80", "Bench Press: 8 80 kg [order unit]"),
      (["workout"], "bench 8x180", "Bench Press: 8 180 lb [order unit]"),
      (["weight"], "bench 8x180", "Bench Press: 8 180 lb [order unit]"),
      (["workout"], "bench 8x80kg 6x85", "Bench Press: 8 80 kg, 6 85 kg [unit]"),
      ([], "deadlift 5x185lb 3x205", "Deadlift: 5 185 lb, 3 205 lb [unit]"),
      ([], "deadlift 5x185 3x205lb", "Deadlift: 5 185 lb, 3 205 lb [order unit]"),
      ([], "bench 8x185lb & curl 8x45", "Bench Press(1): 8 185 lb; Biceps Curl(1): 8 45 lb [unit]"),
    ])
  func unit(_ owners: [String], _ line: String, _ answer: String) {
    let settings = owners.map { Member($0, .group([Member("unit", .text("lb"))])) }
    #expect(SetsBench(settings: settings).answer(line) == answer)
  }

  @Test(
    "2xW with a unit before another group is a weight in each hand",
    arguments: [
      ("db press 2x20kg 3x10", "Dumbbell Bench Press: 3*10 20 kg perHand"),
      ("db press 2x20kg 10/10/8", "Dumbbell Bench Press: 2*10 20 kg perHand, 8 20 kg perHand"),
      ("db press 2x20kg 10", "Dumbbell Bench Press: 10 20 kg perHand"),
      ("db press 2 x 45lb 3x10", "Dumbbell Bench Press: 3*10 45 lb perHand"),
      (
        "db press 2x20kg 3x10, 2x22.5kg 3x8",
        "Dumbbell Bench Press: 3*10 20 kg perHand, 3*8 22.5 kg perHand"
      ),
      ("lunges 2x16kg 3x10/side", "Lunge: 3*10 16 kg bodyweight perSide perHand"),
      ("farmers walk 2x32kg 40m", "Farmer's Walk: 32 kg 40 m perHand"),
      ("db press 2x20kg", "Dumbbell Bench Press: 2 20 kg"),
      ("db press 2x20kg, 2x22kg", "Dumbbell Bench Press: 2 20 kg, 2 22 kg"),
      ("db press 3x10 20kg per hand", "Dumbbell Bench Press: 3*10 20 kg perHand"),
      ("db press 20kg each hand 3x10", "Dumbbell Bench Press: 3*10 20 kg perHand"),
    ])
  func perHand(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "the body is the weight, with more or less",
    arguments: [
      ("pullups bw+20 x5", "Pull-Up: 5 20 kg bodyweight [unit]"),
      ("pullups bw+20kg x5", "Pull-Up: 5 20 kg bodyweight"),
      ("pullups bw-20 3x8", "Pull-Up: 3*8 -20 kg bodyweight [unit]"),
      ("pullups bw - 20kg x 8", "Pull-Up: 8 -20 kg bodyweight"),
      ("pullups -20kg x 8", "Pull-Up: 8 -20 kg bodyweight"),
      ("pullups 20kg x5", "Pull-Up: 5 20 kg bodyweight"),
      ("pullups 5x20kg", "Pull-Up: 5 20 kg bodyweight"),
      ("pullups +20kg x5", "Pull-Up: 5 20 kg bodyweight"),
      ("pullups 3x5 +20kg", "Pull-Up: 3*5 20 kg bodyweight"),
      ("pullups 5@bw+20", "Pull-Up: 5 20 kg bodyweight [unit]"),
      ("pullups bwx10", "Pull-Up: 10 bodyweight"),
      ("pullups 10, 8, bw+10x5", "Pull-Up: 10 bodyweight, 8 bodyweight, 5 10 kg bodyweight [unit]"),
      ("squat bw 3x20", "Squat: 3*20 bodyweight"),
      ("squat 3x20 bodyweight", "Squat: 3*20 bodyweight"),
      ("squat 3x20 body weight", "Squat: 3*20 bodyweight"),
      ("plank 60s", "Plank: 60s"),
      ("plank 60s bw+10kg", "Plank: 10 kg bodyweight 60s"),
      ("bench 3x8 unweighted", "Bench Press: 3*8"),
    ])
  func body(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "without a weight it is the last one used, and +2.5 is more",
    arguments: [
      ("bench 3x8", "Bench Press: 3*8 80 kg [weight]"),
      ("bench +2.5 3x8", "Bench Press: 3*8 82.5 kg [weight]"),
      ("bench +2.5kg 3x8", "Bench Press: 3*8 82.5 kg [weight]"),
      ("bench 3x8 +2.5", "Bench Press: 3*8 82.5 kg [weight]"),
      ("bench +2.5 x 8", "Bench Press: 8 82.5 kg [weight]"),
      ("deadlift 5", "Deadlift: 5 315 lb [weight]"),
      ("deadlift +10 5", "Deadlift: 5 325 lb [weight]"),
    ])
  func last(_ line: String, _ answer: String) {
    var bench = SetsBench()
    bench.last["Deadlift"] = SetsBench.set(reps: 3, weight: 315, unit: "lb")
    #expect(bench.answer(line) == answer)
  }

  @Test(
    "a typed weight holds until another is typed",
    arguments: [
      ("squat 100kg 3x8, 3x6", "Squat: 3*8 100 kg, 3*6 100 kg"),
      ("squat 3x8 100kg, 6", "Squat: 3*8 100 kg, 6 100 kg"),
      ("squat 100kg 8 @8, 6 @9", "Squat: 8 100 kg @8, 6 100 kg @9"),
      ("squat 100kg, 8/8/6", "Squat: 2*8 100 kg, 6 100 kg"),
    ])
  func carried(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "the figures that are doubtful are compared",
    arguments: [
      ("bench 88kg x 1", []), ("bench 89kg x 1", ["Bench Press 89 kg is 11.3 % over the best, 80 kg"]),
      ("pushups 101", ["reps 101 is outside the usual 0–100"]), ("pushups 100", []),
    ])
  func doubts(_ line: String, _ messages: [String]) throws {
    let record = Record(
      kind: "workout", members: [Member("exercises", .list(try SetsBench().read(line).exercises))])
    #expect(SetsBench().context.doubts(about: record).map(\.message) == messages)
  }
}
