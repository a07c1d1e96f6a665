import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Questions about sets")
struct SetsQuestionTests {
  @Test(
    "asks where the words say two things",
    arguments: [
      (
        "bench 5@8",
        "? is '8' a weight or an RPE? | 5 reps with 8 kg => bench 8kg x 5"
          + " | 5 reps with 80kg, RPE 8 => bench 5 reps rpe 8"
      ),
      (
        "squat 100kg 5x3",
        "? what is '5x3'? | 5 sets of 3 reps => squat 100kg 5 sets x 3 reps"
          + " | 3 sets of 5 reps => squat 100kg 3 sets x 5 reps"
      ),
      (
        "curl 10x12",
        "? what is '10x12'? | 10 reps with 12 kg => curl 12kg x 10 | 12 reps with 10 kg => curl 10kg x 12"
      ),
      (
        "bench 40x35",
        "? what is '40x35'? | 40 reps with 35 kg => bench 35kg x 40 | 35 reps with 40 kg => bench 40kg x 35"
      ),
      (
        "row 60x10",
        "? which 'row' is done with a load? | Barbell Row => Barbell Row 60x10 | Pendlay Row => Pendlay Row 60x10"
          + " | Dumbbell Row => Dumbbell Row 60x10 | Seated Cable Row => Seated Cable Row 60x10"
          + " | T-Bar Row => T-Bar Row 60x10"
      ),
      (
        "bench 80x8, rows 3x10 60kg",
        "? which 'rows' is done with a load? | Barbell Row => bench 80x8, Barbell Row 3x10 60kg"
          + " | Pendlay Row => bench 80x8, Pendlay Row 3x10 60kg"
          + " | Dumbbell Row => bench 80x8, Dumbbell Row 3x10 60kg"
          + " | Seated Cable Row => bench 80x8, Seated Cable Row 3x10 60kg"
          + " | T-Bar Row => bench 80x8, T-Bar Row 3x10 60kg"
      ),
      ("bench 40x40", "? what is '40x40'? | 40 reps with 40 kg => bench 40kg x 40"),
      (
        "squat 5x5x5",
        "? what is '5x5x5'? | 5 sets of 5 reps, 5 kg => squat 5 sets x 5 x 5kg"
          + " | 5 sets of 5 reps => squat 5 sets x 5 reps"
      ),
      ("bench 3x8-12", "? '8-12' is a range: which was it? | 8 => bench 3x8 | 12 => bench 3x12"),
      (
        "bench 80kg x 8 to 12",
        "? '8 to 12' is a range: which was it? | 8 => bench 80kg x 8 | 12 => bench 80kg x 12"
      ),
      ("bench 80x8 @8-9", "? '8-9' is a range: which was it? | 8 => bench 80x8 @8 | 9 => bench 80x8 @9"),
      (
        "bench 82,5 8,8,7",
        "? do the commas stand for points or between reps? | bench 82.5 8/8/7 => bench 82.5 8/8/7"
      ),
      (
        "curl 20x7,5",
        "? does the comma of '7,5' stand for a point? | 7.5 => curl 20x7.5 | 7 and 5 => curl 20x7/5"
      ),
      (
        "swim 1,500m",
        "? does the comma of '1,500' stand for a point? | 1.500 => swim 1.500m | 1500 => swim 1500m"
      ),
      (
        "bench 80",
        "? is '80' a weight or reps? | 8 reps with 80 kg => bench 80kg x 8 | 80 reps => bench 80 reps"
      ),
      (
        "curl 12 10 10",
        "? is '12' a weight or reps? | 12 kg x 10/10 => curl 12kg 10/10 | 12/10/10 reps => curl 12/10/10 reps"
      ),
      ("bench 3x8 6", "? is '6' a weight or reps? | 6 kg => bench 3x8 6kg | 6 reps => bench 3x8 6 reps"),
      (
        "pullups 3x8 20",
        "? is '20' a weight or reps? | 20 kg => pullups 3x8 20kg | 20 reps => pullups 3x8 20 reps"
      ),
      (
        "bench 80x8 3x8",
        "? what is '3x8'? | 3 sets of 8 reps => bench 80x8 3 sets x 8 reps"
          + " | 8 reps with 3 kg => bench 80x8 3kg x 8"
      ),
      (
        "bench 8x80+",
        "? what is '8x80'? | 8 reps with 80 kg => bench 80kg x 8+ | 80 reps with 8 kg => bench 8kg x 80+"
      ),
      (
        "bench 3x8,8,7",
        "? is '3' the number of sets or a weight? | 3 sets: 8/8/7 reps => bench 8/8/7 reps"
          + " | 3 kg x 8/8/7 => bench 3kg 8/8/7"
      ),
      ("bench 8x80,8,7", "? what is '8x80,8,7'? | 80kg 8/8/7 => bench 80kg 8/8/7"),
      ("bench 8x80,85", "? what is '8x80,85'? | 80kg x 8, 85kg x 8 => bench 80kg x 8, 85kg x 8"),
      ("bench 60,70,80x8", "? what is '60,70,80x8'? | 60x8, 70x8, 80x8 => bench 60x8, 70x8, 80x8"),
      ("bench 101x8x80", "? what is '101x8x80'? | 80 sets of 8 reps, 101 kg => bench 80 sets x 8 x 101kg"),
      (
        "db press 2x20kg x 10",
        "? what is '2x20kg x 10'? | 10 reps with 20kg in each hand => db press 2x20kg 10"
          + " | 2 sets of 10 reps => db press 2 sets x 10 x 20kg"
      ),
      (
        "db press 3x10 2x20kg",
        "? what is '2x20kg'? | 20kg in each hand => db press 3x10 20kg per hand"
          + " | 2 reps with 20kg => db press 3x10 , 20kg x 2"
      ),
      (
        "pushups 8x40",
        "? what is '8x40'? | 8 sets of 40 reps => pushups 8 sets x 40 reps | 8 reps with 40 kg => pushups 40kg x 8"
      ),
    ])
  func asks(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "asks for a weight that nothing tells",
    arguments: [
      (
        "curl 3x12",
        "? with which weight? none of Biceps Curl is known yet; write it behind the reps, such as '20kg'"
          + " | the body alone => curl 3x12 bw | no weight => curl 3x12 unweighted"
      ),
      (
        "curl +2.5 3x12",
        "? no weight of Biceps Curl is known to which '+2.5' could be added | 2.5kg => curl 2.5kg 3x12"
      ),
      (
        "bench 3x8, 3x6 90kg",
        "? with which weight is '3x8'? | 90kg => bench 3x8 90kg, 3x6 90kg | 80kg => bench 3x8 80kg, 3x6 90kg"
      ),
    ])
  func weight(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test("asks whether more is added to the body or to the last time")
  func addedToBody() {
    var bench = SetsBench()
    bench.last["Dip"] = [
      Member("reps", .number(8)), Member("weight", .number(10)), Member("unit", .text("kg")),
      Member("bodyweight", .flag(true)),
    ]
    #expect(
      bench.answer("dips +20kg x 5")
        == "? '+20kg' added to the body, or to the last time? | bw+20kg => dips bw+20kg x 5"
        + " | bw+30kg => dips bw+30kg x 5")
  }

  @Test(
    "asks for the unit of time and distance",
    arguments: [
      ("run 30", "? what is '30' of Run? | 30min => run 30min | 30km => run 30km"),
      ("run 5", "? what is '5' of Run? | 5km => run 5km | 5min => run 5min"),
      ("row 500", "? what is '500' of Rowing? | 500m => row 500m | 500s => row 500s"),
      (
        "plank 60",
        "? what is '60' of Plank? | 60s => plank 60s | 60min => plank 60min | 60 reps => plank 60 reps"
      ),
      (
        "plank 3x60",
        "? what is '3x60' of Plank? | 3x60s => plank 3x60s | 3x60min => plank 3x60min | 3x60 reps => plank 3x60 reps"
      ),
      (
        "squat 5x5 100kg 15:00",
        "? what is '15:00'? | at 15:00 => squat 5x5 100kg at 15:00 | 15 min 0 s => squat 5x5 100kg 15m0s"
          + " | 15 h 0 min => squat 5x5 100kg 15h0m"
      ),
      ("plank 1:30", "? what is '1:30'? | 1 min 30 s => plank 1m30s | 1 h 30 min => plank 1h30m"),
      ("run 10k 1:05", "? what is '1:05'? | 1 h 5 min => run 10k 1h5m | 1 min 5 s => run 10k 1m5s"),
      ("bench 5m", "? is '5m' minutes or metres? | 5 min => bench 5min | 5 m => bench 5meters"),
      (
        "run 5k @7:30",
        "? is '7:30' a time or a pace? | 7:30/km => run 5k @ 7:30/km | at 7:30 => run 5k at 7:30"
      ),
      ("bench 80x8 @7:30", "? is '7:30' a time? | at 7:30 => bench 80x8 at 7:30"),
      ("bench 80x8 at 9", "? is '9' a time? | at 9:00 => bench 80x8 at 9:00 | @9 => bench 80x8 @9"),
    ])
  func quantities(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test("the answer to the order of two numbers is kept as a setting, and no other is")
  func kept() throws {
    #expect(try settings("curl 10x12") == ["reps x weight", "weight x reps"])
    #expect(try settings("curl 12x10+") == [])
    #expect(try settings("pushups 10x20") == [nil, nil, nil])
    #expect(try settings("squat 100kg 5x3") == [nil, nil])
  }

  private func settings(_ line: String) throws -> [String?] {
    do throws(Stop) {
      _ = try SetsBench().read(line)
      return []
    } catch {
      guard case .question(let question) = error else { throw error }
      return question.choices.map { choice in choice.setting.flatMap { $0.value.text } }
    }
  }
}
