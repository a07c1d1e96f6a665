import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Effort and marks of sets")
struct SetsMarkTests {
  @Test(
    "RPE and reps in reserve belong to every set of the group before",
    arguments: [
      ("bench 80kg 3x8 @8", "Bench Press: 3*8 80 kg @8"),
      ("bench 80kg 3x8 @ 8.5", "Bench Press: 3*8 80 kg @8.5"),
      ("bench 80kg 8/8/6 rpe 9", "Bench Press: 2*8 80 kg @9, 6 80 kg @9"),
      ("bench 80kg x 8 rpe9", "Bench Press: 8 80 kg @9"),
      ("bench 80kg x 8 @rpe 9", "Bench Press: 8 80 kg @9"),
      ("bench 80kg x 8 @ 9 rpe", "Bench Press: 8 80 kg @9"),
      ("bench 80kg x 8 9 rpe", "Bench Press: 8 80 kg @9"),
      ("bench 80kg x 8 rir 2", "Bench Press: 8 80 kg rir2"),
      ("bench 80kg x 8 2 rir", "Bench Press: 8 80 kg rir2"),
      ("bench 80kg x 8 @8 rir 2", "Bench Press: 8 80 kg @8 rir2"),
      ("bench 60kg x 10 @6, 80kg x 8 @9", "Bench Press: 10 60 kg @6, 8 80 kg @9"),
      ("bench 80kg @8 3x8", "Bench Press: 3*8 80 kg @8"),
      ("bench 3x5@8", "Bench Press: 3*5 80 kg @8 [weight]"),
      ("plank 60s @7", "Plank: 60s @7"), ("run 5k 25:10 @7", "Run: 1510s 5 km @7"),
      ("bench 80kg 8/8/8 @8/8.5/9", "Bench Press: 8 80 kg @8, 8 80 kg @8.5, 8 80 kg @9"),
      ("bench 80kg 8/8 rir 2/1", "Bench Press: 8 80 kg rir2, 8 80 kg rir1"),
    ])
  func effort(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "@n above 10 is a weight: of the group before, else of the next",
    arguments: [
      ("bench 8/8/7 @80", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench @80 8/8/7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 3x8 @80 3x6 @85", "Bench Press: 3*8 80 kg, 3*6 85 kg [unit]"),
      ("bench @80 3x8 @85 3x6", "Bench Press: 3*8 80 kg, 3*6 85 kg [unit]"),
      ("curl 3x12 @10.5", "Biceps Curl: 3*12 10.5 kg [unit]"), ("curl 3x12 @10kg", "Biceps Curl: 3*12 10 kg"),
      ("bench 8 at 80kg", "Bench Press: 8 80 kg"), ("bench 8 at 80", "Bench Press: 8 80 kg [unit]"),
      ("bench @80x8", "Bench Press: 8 80 kg [unit]"), ("bench 8 with 80kg", "Bench Press: 8 80 kg"),
    ])
  func weight(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "w is a warm-up, and a section of them goes first",
    arguments: [
      ("bench 40kg x 10 w", "Bench Press: 10 40 kg warmup"),
      ("bench 40kg x 10w 80kg x 8", "Bench Press: 10 40 kg warmup, 8 80 kg"),
      ("bench 40kg 10/8 w, 80kg x 8", "Bench Press: 10 40 kg warmup, 8 40 kg warmup, 8 80 kg"),
      ("bench 40kg x 10 warm-up", "Bench Press: 10 40 kg warmup"),
      ("bench 40kg x 10 warm up", "Bench Press: 10 40 kg warmup"),
      (
        "bench warmup: 40kg x 10, 60kg x 5 / 3x8 80kg",
        "Bench Press: 10 40 kg warmup, 5 60 kg warmup, 3*8 80 kg"
      ),
      ("bench 3x8 80kg / warmup: 40kg x 10", "Bench Press: 10 40 kg warmup, 3*8 80 kg"),
      ("bench warmup 40kg x 10; 80kg x 8", "Bench Press: 10 40 kg warmup, 8 80 kg"),
      ("bench w 40kg x 10, 60kg x 5, 80kg x 8 f", "Bench Press: 10 40 kg warmup, 5 60 kg, 8 80 kg failure"),
      ("bench w40kg x 10 80kg x 8", "Bench Press: 10 40 kg warmup, 8 80 kg"),
      ("bench w 20x10 w 40x5 60x5", "Bench Press: 10 20 kg warmup, 5 40 kg warmup, 5 60 kg [order unit]"),
      ("bench w 40kg x 10, w 60kg x 5, 80kg x 8", "Bench Press: 10 40 kg warmup, 5 60 kg warmup, 8 80 kg"),
    ])
  func warmup(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "f is to failure, + as many as possible, 0 reps failed",
    arguments: [
      ("bench 80kg x 8 f", "Bench Press: 8 80 kg failure"),
      ("bench 80kg x 8f", "Bench Press: 8 80 kg failure"),
      ("bench 80kg 8/7/6 to failure", "Bench Press: 8 80 kg failure, 7 80 kg failure, 6 80 kg failure"),
      ("bench 80kg x 8+", "Bench Press: 8 80 kg amrap"), ("bench 80kg x 8 +", "Bench Press: 8 80 kg amrap"),
      ("bench 80kg x 8 amrap", "Bench Press: 8 80 kg amrap"),
      ("bench 3x5+ 80kg", "Bench Press: 2*5 80 kg, 5 80 kg amrap"),
      ("bench 80kg 5/5/5+", "Bench Press: 2*5 80 kg, 5 80 kg amrap"),
      ("bench 80kg 8/8/0", "Bench Press: 2*8 80 kg, 0 80 kg failed"),
      ("bench 80kg x 0", "Bench Press: 0 80 kg failed"), ("bench 0x80", "Bench Press: 0 80 kg failed [unit]"),
      ("bench 80kg x 8 planned", "Bench Press: 8 80 kg !done"),
    ])
  func marks(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "> and its words begin the next part of a drop set",
    arguments: [
      ("curl 20kg x 10 > 15kg x 8", "Biceps Curl: 10 20 kg, 8 15 kg drop"),
      ("curl 20kg x 10>15kg x 8>10kg x 6", "Biceps Curl: 10 20 kg, 8 15 kg drop, 6 10 kg drop"),
      ("curl 20x10 then 15x8", "Biceps Curl: 10 20 kg, 8 15 kg drop [order unit]"),
      ("curl 20x10 drop 15x8", "Biceps Curl: 10 20 kg, 8 15 kg drop [order unit]"),
      ("curl 20x10 drop set 15x8", "Biceps Curl: 10 20 kg, 8 15 kg drop [order unit]"),
      ("curl 20x10 -> 15x8", "Biceps Curl: 10 20 kg, 8 15 kg drop [order unit]"),
      ("curl 20kg 10 > 15kg 8, 20kg 10", "Biceps Curl: 10 20 kg, 8 15 kg drop, 10 20 kg"),
      ("pullups bw+10kg x 5 > 8", "Pull-Up: 5 10 kg bodyweight, 8 bodyweight drop"),
    ])
  func drop(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "a side is said in many ways",
    arguments: [
      "lunges 3x10/side", "lunges 3x10 / side", "lunges 3x10 each side", "lunges 3x10 per side",
      "lunges 3x10 a side", "lunges 3x10 each leg", "lunges 3x10/leg", "lunges 3 sets of 10 reps per leg",
    ])
  func side(_ line: String) {
    #expect(SetsBench().answer(line) == "Lunge: 3*10 bodyweight perSide")
  }
}
