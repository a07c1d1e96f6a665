import EntryGrammar
import HealthLog
import Testing

@Suite("Sets, line by line")
struct SetsExamplesTests {
  @Test(
    "lines as people type them",
    arguments: [
      ("bench 8x80", "Bench Press: 8 80 kg [order unit]"),
      ("bench 80kg x 8", "Bench Press: 8 80 kg"),
      ("bench 80*8", "Bench Press: 8 80 kg [order unit]"),
      ("bench 80 8,8,7,6", "Bench Press: 2*8 80 kg, 7 80 kg, 6 80 kg [unit]"),
      ("bench 80kg 8/8/6 @8", "Bench Press: 2*8 80 kg @8, 6 80 kg @8"),
      ("Bench Press / 3x8 80kg", "Bench Press: 3*8 80 kg"),
      ("bench 1x8 80kg, 1x6 85kg", "Bench Press: 8 80 kg, 6 85 kg"),
      ("deadlift 5@185lb", "Deadlift: 5 185 lb"),
      ("squats @100 8/8/7", "Squat: 2*8 100 kg, 7 100 kg [unit]"),
      ("squats @100 3*8 @95 3*8", "Squat: 3*8 100 kg, 3*8 95 kg [unit]"),
      ("squat 165x5x3", "Squat: 3*5 165 kg [order unit]"),
      ("squat 5x5 100kg", "Squat: 5*5 100 kg"),
      ("squat 3x10/20kg", "Squat: 3*10 20 kg"),
      ("squat 200x5@9", "Squat: 5 200 kg @9 [order unit]"),
      ("bench 10x10", "Bench Press: 10*10 80 kg [weight]"),
      (
        "bench 40x10w 60x5w 80x8 80x8",
        "Bench Press: 10 40 kg warmup, 5 60 kg warmup, 2*8 80 kg [order unit]"
      ),
      (
        "bench 3x8 80kg / warmup: 1x10 40kg, 1x5 60kg",
        "Bench Press: 10 40 kg warmup, 5 60 kg warmup, 3*8 80 kg"
      ),
      ("bench 100x5 rir 2", "Bench Press: 5 100 kg rir2 [order unit]"),
      ("bench 80x8+", "Bench Press: 8 80 kg amrap [unit]"),
      ("bench 80x8 F", "Bench Press: 8 80 kg failure [order unit]"),
      ("curl 20x10 > 15x8 > 10x6", "Biceps Curl: 10 20 kg, 8 15 kg drop, 6 10 kg drop [order unit]"),
      (
        "curl 3x12 15kg & pushdown 3x12 25kg",
        "Biceps Curl(1): 3*12 15 kg; Triceps Pushdown(1): 3*12 25 kg"
      ),
      ("pullups 3x10", "Pull-Up: 3*10 bodyweight"),
      ("pullups 10", "Pull-Up: 10 bodyweight"),
      ("pullups BW+20x5", "Pull-Up: 5 20 kg bodyweight [unit]"),
      ("pullups 5,5,4,4,3@BW", "Pull-Up: 2*5 bodyweight, 2*4 bodyweight, 3 bodyweight"),
      ("db press 2x20kg 3x10", "Dumbbell Bench Press: 3*10 20 kg perHand"),
      ("lunges 3x10/side", "Lunge: 3*10 bodyweight perSide"),
      ("bench 3x8", "Bench Press: 3*8 80 kg [weight]"),
      ("bench 82,5x5", "Bench Press: 5 82.5 kg [unit]"),
      ("bench 80x0", "Bench Press: 0 80 kg failed [unit]"),
      ("run 5k in 25:10", "Run: 1510s 5 km"),
      ("run 5km 25:10", "Run: 1510s 5 km"),
      ("ran 5.2km in 27m30s", "Run: 1650s 5.2 km"),
      ("run 5km @ 5:02/km", "Run: 1510s 5 km [seconds]"),
      ("row 500m 1:45", "Rowing: 105s 500 m"),
      ("row 500m", "Rowing: 500 m"),
      ("bike 40min", "Cycling: 2400s"),
      ("dips 3x12", "Dip: 3*12 bodyweight"),
      ("ohp 3x5 50kg", "Overhead Press: 3*5 50 kg"),
      ("leg press 4x12 120", "Leg Press: 4*12 120 kg [unit]"),
      ("goblet squat 24kg 3x12", "Goblet Squat: 3*12 24 kg"),
      ("plank 3x60s", "Plank: 3*60s"),
      ("farmers walk 2x32kg 40m", "Farmer's Walk: 32 kg 40 m perHand"),
    ])
  func read(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test("the members of a set stand in the order of a document")
  func order() throws {
    let line = "dips bw+12.5kg x 8+ 40s 3 meters each side per hand @8 rir 2 w planned"
    let reading = try SetsBench().read(line)
    let sets = reading.exercises.first?.group?["sets"]?.list ?? []
    #expect(
      sets.first?.group?.map(\.name) == [
        "reps", "weight", "unit", "bodyweight", "seconds", "distance", "distanceUnit", "rpe", "rir", "type",
        "amrap", "perSide", "perHand", "done",
      ])
  }
}
