import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Errors in sets")
struct SetsErrorTests {
  @Test(
    "a number that cannot be is pointed at",
    arguments: [
      ("bench 80x7.5", "! 9+3 expected whole reps up to 1000, found '7.5'"),
      ("bench 80kg x 1001", "! 13+4 expected whole reps up to 1000, found '1001'"),
      ("bench 80kg 8/8/8.5", "! 15+3 expected whole reps up to 1000, found '8.5'"),
      ("bench 80x1001", "! 9+4 expected whole reps up to 1000, found '1001'"),
      ("bench 1000x5", "! 6+4 expected a weight up to 600 kg, found '1000'"),
      ("bench 5x600.5kg", "! 8+5 expected a weight up to 600 kg, found '600.5'"),
      ("bench 1400lb x 1", "! 6+4 expected a weight up to 1323 lb, found '1400'"),
      ("bench -20kg x 5", "! 6+5 expected a weight of 0 or more, found '-20kg'"),
      ("bench 80x8 @7.3", "! 12+3 expected an RPE from 1 to 10 in halves, found '7.3'"),
      ("bench 80x8 @0", "! 12+1 expected an RPE from 1 to 10 in halves, found '0'"),
      ("bench 80x8 rpe 11", "! 15+2 expected an RPE from 1 to 10 in halves, found '11'"),
      ("bench 80x8 rir 1.3", "! 15+3 expected from 0 to 50 reps in reserve, found '1.3'"),
      ("bench 80kg 101x8 reps", "! 11+3 expected from 1 to 100 sets, found '101'"),
      ("bench 0 sets x 8 x 80kg", "! 6+6 expected from 1 to 100 sets, found '0 sets'"),
      ("run 0km", "! 4+3 expected a distance above 0 and up to 10000 km, found '0km'"),
      ("run 10001km", "! 4+7 expected a distance above 0 and up to 10000 km, found '10001km'"),
      ("plank 0s", "! 6+2 expected a duration, such as '25:10' or '1h5m', found '0s'"),
      ("run 5k 25:75", "! 7+5 expected a duration, such as '25:10' or '1h5m', found '25:75'"),
      (
        "bench 1234567890123456789x8",
        "! 6+19 expected a number of at most 18 digits, found '1234567890123456789'"
      ),
    ])
  func numbers(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "what is missing is said, at the place where it would stand",
    arguments: [
      ("bench", "! 6+0 expected sets behind 'bench', such as '8x80kg'"),
      ("bench & curl 3x12 15kg", "! 6+0 expected sets behind 'bench', such as '8x80kg'"),
      ("bench 80kg", "! 11+0 expected reps for the weight '80kg'"),
      ("bench 80x", "! 10+0 expected a number behind 'x'"),
      ("bench 80 x kg", "! 11+2 expected a number behind 'x', found 'kg'"),
      ("bench 80x8 @", "! 13+0 expected an RPE or a weight"),
      ("bench 80x8 rir", "! 15+0 expected reps in reserve"),
      ("bench 80x8 rpe", "! 15+0 expected an RPE"),
      ("curl 20x10 >", "! 13+0 expected the next part of the drop set behind '>'"),
      ("curl 20x10 > then 15x8", "! 13+0 expected the next part of the drop set behind '>'"),
      ("curl 20x10 > 8", "! 15+0 expected the weight of the drop behind '8'"),
      ("curl 3 sets", "! 12+0 expected the reps of the sets"),
      ("run @ 5:02/km", "! 6+7 expected a distance for the pace"),
    ])
  func missing(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "what does not belong is pointed at",
    arguments: [
      ("bench 80xAMRAP", "! 9+5 expected the reps that were done, such as '8+', found 'AMRAP'"),
      ("bench 80x8 @11", "! 12+2 these sets have a weight; '11' would be a second"),
      ("bench 80kg x 8 85kg", "! 15+4 these sets have a weight; '85kg' would be a second"),
      ("bench 80kg 85kg x 8", "! 11+4 expected reps between the weights '80kg' and '85kg'"),
      ("bench 80x8 @9 @8", "! 15+1 these sets have an RPE already"),
      ("bench 80x8 rir 1 rir 2", "! 21+1 these sets have reps in reserve already"),
      ("bench 80x8 f w", "! 13+1 these sets are 'failure' already"),
      (
        "curl 20x10 > 15x8 f",
        "! 18+1 a set is either 'drop' or 'failure'; 'rir 0' says that nothing was left"
      ),
      ("bench 4x8x80x2", "! 6+8 expected at most sets, reps and weight, found '4x8x80x2'"),
      ("bench kg", "! 6+2 expected sets, such as '3x8 80kg', found 'kg'"),
      ("bench +5lb 3x8", "! 6+4 expected kg, as the last weight, found '+5lb'"),
      (
        "bench 80kg 8/8/8 @8/9",
        "! 18+3 expected one number for all sets or one a set, found 2 for 3 sets"
      ),
      (
        "row 3x500m 1:45/1:46",
        "! 11+4 expected one number for all sets or one a set, found 2 for 3 sets"
      ),
      ("run 5k 25:10 @ 4:00/km", "! 15+7 the pace '4:00/km' does not fit the time and the distance"),
      ("run 20 5km", "! 4+2 expected a unit, such as '20km' or '20min', found '20'"),
      ("bench x8 x6", "! 6+1 expected sets, such as '3x8 80kg', found 'x'"),
      ("bench amrap", "! 6+5 expected the reps that were done, such as '8+', found 'amrap'"),
    ])
  func misplaced(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }
}
