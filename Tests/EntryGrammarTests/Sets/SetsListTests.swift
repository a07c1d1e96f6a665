import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Lists of reps, and commas")
struct SetsListTests {
  @Test(
    "a list behind a weight is reps of successive sets",
    arguments: [
      ("bench 80kg 8/8/7", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench 80kg 8,8,7", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench 80kg 8, 8, 7", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench 80kg 8 8 7", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench 80kg x 8/8/7", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench 80kgx8,8,7", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench @80 8/8/7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 80x8,8,7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 80x8/8/7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 80x8 8 7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 80x8, 8, 7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("curl 10x12,12,10", "Biceps Curl: 2*12 10 kg, 10 10 kg [unit]"),
      ("bench 80kg x8, x6", "Bench Press: 8 80 kg, 6 80 kg"),
    ])
  func behindWeight(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "a bare number before a list is its weight",
    arguments: [
      ("bench 80 8/8/7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 80 8,8,7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 80 8 8 7", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 80 8", "Bench Press: 8 80 kg [unit]"),
      ("curl 12 10/10/8", "Biceps Curl: 2*10 12 kg, 8 12 kg [unit]"),
      ("curl 12 10,10,8", "Biceps Curl: 2*10 12 kg, 8 12 kg [unit]"),
      ("curl 15 8 8 8", "Biceps Curl: 3*8 15 kg [unit]"),
      ("curl 7.5 12 12", "Biceps Curl: 2*12 7.5 kg [unit]"),
      ("pullups 10 8/8/6", "Pull-Up: 2*8 10 kg bodyweight, 6 10 kg bodyweight [unit]"),
      ("bench 80 8/8, 85 6/6", "Bench Press: 2*8 80 kg, 2*6 85 kg [unit]"),
      ("bench 80 8,8, 85 6,6", "Bench Press: 2*8 80 kg, 2*6 85 kg [unit]"),
      ("bench 80 8 85 6", "Bench Press: 8 80 kg, 6 85 kg [unit]"),
    ])
  func beforeList(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "a weight behind a list is its weight",
    arguments: [
      ("bench 8/8/7 80kg", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench 8,8,7 @80", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 8,8,7, 80kg", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench 8,8,7 x 80", "Bench Press: 2*8 80 kg, 7 80 kg [unit]"),
      ("bench 8/8/7x80kg", "Bench Press: 2*8 80 kg, 7 80 kg"),
      ("bench 8 80kg", "Bench Press: 8 80 kg"),
      ("bench 8 80", "Bench Press: 8 80 kg [order unit]"),
      ("bench 8@80", "Bench Press: 8 80 kg [unit]"),
    ])
  func weightBehind(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "a number or list without any weight is reps",
    arguments: [
      ("bench 8", "Bench Press: 8 80 kg [weight]"),
      ("bench 8,8,7", "Bench Press: 2*8 80 kg, 7 80 kg [weight]"),
      ("bench 8 8 7", "Bench Press: 2*8 80 kg, 7 80 kg [weight]"),
      ("pullups 12,10,8", "Pull-Up: 12 bodyweight, 10 bodyweight, 8 bodyweight"),
      ("pullups 12 10 8", "Pull-Up: 12 bodyweight, 10 bodyweight, 8 bodyweight"),
      ("pushups 40 30 25", "Push-Up: 40 bodyweight, 30 bodyweight, 25 bodyweight"),
      ("pullups 3x10,8", "Pull-Up: 3*10 bodyweight, 8 bodyweight"),
      ("bench 3x8, 6", "Bench Press: 3*8 80 kg, 6 80 kg [weight]"),
      ("bench 80kg 3x8,6", "Bench Press: 3*8 80 kg, 6 80 kg"),
    ])
  func reps(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "groups follow each other by blank, comma, slash, semicolon or 'and'",
    arguments: [
      ("bench 60x10 70x8 80x6", "Bench Press: 10 60 kg, 8 70 kg, 6 80 kg [order unit]"),
      ("bench 60x10, 70x8, 80x6", "Bench Press: 10 60 kg, 8 70 kg, 6 80 kg [order unit]"),
      ("bench 60x10 / 70x8 / 80x6", "Bench Press: 10 60 kg, 8 70 kg, 6 80 kg [order unit]"),
      ("bench 60x10; 70x8; 80x6", "Bench Press: 10 60 kg, 8 70 kg, 6 80 kg [order unit]"),
      ("bench 60x10 and 70x8", "Bench Press: 10 60 kg, 8 70 kg [order unit]"),
      ("bench 60x10 - 70x8", "Bench Press: 10 60 kg, 8 70 kg [order unit]"),
      ("bench 80x8,8, 85x6", "Bench Press: 2*8 80 kg, 6 85 kg [unit]"),
    ])
  func dividers(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "a comma is a point where only that reads",
    arguments: [
      ("bench 82,5x5", "Bench Press: 5 82.5 kg [unit]"),
      ("bench 8x82,5", "Bench Press: 8 82.5 kg [unit]"),
      ("bench 3x8x82,5", "Bench Press: 3*8 82.5 kg [unit]"),
      ("bench 82,5kg x 5", "Bench Press: 5 82.5 kg"),
      ("bench 5 82,5 kg", "Bench Press: 5 82.5 kg"),
      ("bench 3x8 82,5", "Bench Press: 3*8 82.5 kg [unit]"),
      ("bench 82,5 3x8", "Bench Press: 3*8 82.5 kg [unit]"),
      ("bench 82,5 8/8/7", "Bench Press: 2*8 82.5 kg, 7 82.5 kg [unit]"),
      ("bench 82,5x5, 85x5", "Bench Press: 5 82.5 kg, 5 85 kg [unit]"),
      ("bench 8 @82,5", "Bench Press: 8 82.5 kg [unit]"),
      ("bench 80x8 @8,5", "Bench Press: 8 80 kg @8.5 [order unit]"),
      ("bench +2,5 3x8", "Bench Press: 3*8 82.5 kg [weight]"),
      ("pullups bw+12,5x5", "Pull-Up: 5 12.5 kg bodyweight [unit]"),
      ("run 5,2km 27:30", "Run: 1650s 5.2 km"),
      ("bench 82½x5", "Bench Press: 5 82.5 kg [unit]"),
    ])
  func decimal(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "a comma is the mark of a list where only that reads",
    arguments: [
      ("bench 80x8,8", "Bench Press: 2*8 80 kg [unit]"),
      ("bench 80kg x 8,8", "Bench Press: 2*8 80 kg"),
      ("bench 80 8,8", "Bench Press: 2*8 80 kg [unit]"),
      ("bench 8,8 80kg", "Bench Press: 2*8 80 kg"),
      ("bench 8,8x80kg", "Bench Press: 2*8 80 kg"),
      ("pullups 8,5@bw", "Pull-Up: 8 bodyweight, 5 bodyweight"),
      ("pullups 10,5", "Pull-Up: 10 bodyweight, 5 bodyweight"),
    ])
  func listMark(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }
}
