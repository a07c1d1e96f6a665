import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Which number is the weight")
struct SetsOrderTests {
  @Test(
    "three numbers: the middle is reps, the larger of the others the weight",
    arguments: [
      ("bench 3x8x80", "Bench Press: 3*8 80 kg [order unit]"),
      ("bench 80x8x3", "Bench Press: 3*8 80 kg [order unit]"),
      ("bench 3 x 8 x 80", "Bench Press: 3*8 80 kg [order unit]"),
      ("curl 4x12x10", "Biceps Curl: 4*12 10 kg [order unit]"),
      ("bench 3x8x82.5", "Bench Press: 3*8 82.5 kg [unit]"),
      ("bench 82.5x8x3", "Bench Press: 3*8 82.5 kg [unit]"),
      ("curl 2.5x12x4", "Biceps Curl: 4*12 2.5 kg [unit]"),
      ("bench 3x8x80kg", "Bench Press: 3*8 80 kg"),
      ("bench 80kg x 8 x 3", "Bench Press: 3*8 80 kg"),
      ("bench 3x80kgx8", "Bench Press: 3*8 80 kg"),
      ("bench 3x8x80 2x6x85", "Bench Press: 3*8 80 kg, 2*6 85 kg [order unit]"),
      ("plank 3x20kgx60s", "Plank: 3*20 kg 60s"),
    ])
  func three(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "two numbers without a weight beside them",
    arguments: [
      ("bench 80x8", "Bench Press: 8 80 kg [order unit]"),
      ("bench 8x80", "Bench Press: 8 80 kg [order unit]"),
      ("bench 31x30", "Bench Press: 30 31 kg [order unit]"),
      ("bench 30x31", "Bench Press: 30 31 kg [order unit]"),
      ("curl 7.5x8", "Biceps Curl: 8 7.5 kg [unit]"),
      ("curl 8x7.5", "Biceps Curl: 8 7.5 kg [unit]"),
      ("curl 12x7.5", "Biceps Curl: 12 7.5 kg [unit]"),
      ("bench 8x82,5", "Bench Press: 8 82.5 kg [unit]"),
      ("bench 10x12", "Bench Press: 10 12 kg [order unit]"),
      ("bench 20x12", "Bench Press: 12 20 kg [order unit]"),
      ("bench 6x30", "Bench Press: 6 30 kg [order unit]"),
      ("bench 12x12", "Bench Press: 12 12 kg [order unit]"),
      ("bench 11x10", "Bench Press: 10 11 kg [order unit]"),
      ("bench 10x10", "Bench Press: 10*10 80 kg [weight]"),
      ("bench 5x30", "Bench Press: 5*30 80 kg [weight]"),
      ("bench 1x1", "Bench Press: 1 80 kg [weight]"),
      ("bench 0x80", "Bench Press: 0 80 kg failed [unit]"),
      ("bench 10x12+", "Bench Press: 12 10 kg amrap [unit]"),
    ])
  func two(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "the first group fixes the order for the rest of the line",
    arguments: [
      ("bench 60x10 20x15", "Bench Press: 10 60 kg, 15 20 kg [order unit]"),
      ("bench 8x80 6x85", "Bench Press: 8 80 kg, 6 85 kg [order unit]"),
      ("curl 12x10 10x10 8x12", "Biceps Curl: 10 12 kg, 10 10 kg, 12 8 kg [order unit]"),
      ("bench 82.5x5 85x5", "Bench Press: 5 82.5 kg, 5 85 kg [unit]"),
      ("bench 8x80kg 6x85", "Bench Press: 8 80 kg, 6 85 kg [unit]"),
      ("bench 8x80, curl 10x20", "Bench Press: 8 80 kg; Biceps Curl: 10 20 kg [order unit]"),
      ("bench 80x8, pullups 3x8", "Bench Press: 8 80 kg; Pull-Up: 3*8 bodyweight [order unit]"),
      ("bench 3x8 6x85", "Bench Press: 3*8 80 kg, 6 85 kg [order unit weight]"),
    ])
  func fixed(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "two numbers beside a weight are sets and reps",
    arguments: [
      ("squat 5x3 100kg", "Squat: 5*3 100 kg"),
      ("squat 3x8 100", "Squat: 3*8 100 kg [unit]"),
      ("squat 3x8 @ 100", "Squat: 3*8 100 kg [unit]"),
      ("squat 100kg 5x5", "Squat: 5*5 100 kg"),
      ("squat 100kg 3x8", "Squat: 3*8 100 kg"),
      ("squat 100kg 8x3", "Squat: 3*8 100 kg"),
      ("squat 100kg 12x3", "Squat: 3*12 100 kg"),
      ("squat 100 5x5", "Squat: 5*5 100 kg [unit]"),
      ("squat @100 3x8", "Squat: 3*8 100 kg [unit]"),
      ("squat 100kg, 5x3", "Squat: 5*3 100 kg"),
      ("squat 100kg 8x3 110kg 5x3", "Squat: 3*8 100 kg, 3*5 110 kg"),
      ("squat 3x8 80kg 3x6 85kg", "Squat: 3*8 80 kg, 3*6 85 kg"),
      ("squat 80kg 3x8, 3x6", "Squat: 3*8 80 kg, 3*6 80 kg"),
      ("pullups bw 3x10", "Pull-Up: 3*10 bodyweight"),
      ("lunges 20kg 40x2", "Lunge: 2*40 20 kg bodyweight"),
    ])
  func beside(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "sets and reps that are said need no rule",
    arguments: [
      ("bench 3 sets of 8 @ 80kg", "Bench Press: 3*8 80 kg"),
      ("bench 80kg 3 sets 8 reps", "Bench Press: 3*8 80 kg"),
      ("bench 8 reps 3 sets 80kg", "Bench Press: 3*8 80 kg"),
      ("curl 10 sets x 12 reps 15kg", "Biceps Curl: 10*12 15 kg"),
      ("bench 80 x 8 reps", "Bench Press: 8 80 kg [unit]"),
      ("bench 3 x 8 reps", "Bench Press: 3*8 80 kg [weight]"),
      ("bench x 8", "Bench Press: 8 80 kg [weight]"),
      ("bench 80 reps", "Bench Press: 80 80 kg [weight]"),
    ])
  func said(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "of the body alone a number is no weight unless it must be",
    arguments: [
      ("pushups 3x40", "Push-Up: 3*40 bodyweight"),
      ("pullups 5x20", "Pull-Up: 5*20 bodyweight"),
      ("pullups 10x3", "Pull-Up: 10*3 bodyweight"),
      ("pullups 20x5", "Pull-Up: 5 20 kg bodyweight [order unit]"),
      ("pullups 12.5x5", "Pull-Up: 5 12.5 kg bodyweight [unit]"),
    ])
  func body(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "the owner's answer decides where the last weight cannot",
    arguments: [
      ("reps x weight", "curl 10x12", "Biceps Curl: 10 12 kg [order unit]"),
      ("weight x reps", "curl 10x12", "Biceps Curl: 12 10 kg [order unit]"),
      ("weight x reps", "bench 40x35", "Bench Press: 35 40 kg [order unit]"),
      ("weight x reps", "bench 10x20", "Bench Press: 10 20 kg [order unit]"),
      ("weight x reps", "bench 3x8", "Bench Press: 3*8 80 kg [weight]"),
    ])
  func configured(_ order: String, _ line: String, _ answer: String) {
    let bench = SetsBench(settings: [Member("workout", .group([Member("order", .text(order))]))])
    #expect(bench.answer(line) == answer)
  }
}
