import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Exercises of a line")
struct SetsExerciseTests {
  @Test(
    "the name stands before or behind the sets",
    arguments: [
      ("bench 3x8 80kg", "Bench Press: 3*8 80 kg"), ("bench: 3x8 80kg", "Bench Press: 3*8 80 kg"),
      ("bench press - 3x8 80kg", "Bench Press: 3*8 80 kg"), ("bench / 3x8 80kg", "Bench Press: 3*8 80 kg"),
      ("bench3x8 80kg", "Bench Press: 3*8 80 kg"), ("3x8 80kg bench press", "Bench Press: 3*8 80 kg"),
      ("3x8 bench 80kg", "Bench Press: 3*8 80 kg"), ("8x80 bench", "Bench Press: 8 80 kg [order unit]"),
      ("10 pull-ups", "Pull-Up: 10 bodyweight"), ("pull ups 10", "Pull-Up: 10 bodyweight"),
      ("60s side plank", "Side Plank: 60s"), ("5k 25:10 run", "Run: 1510s 5 km"),
      ("farmer's walk 40m 32kg", "Farmer's Walk: 32 kg 40 m"),
      ("clean and jerk 3x2 60kg", "Clean and Jerk: 3*2 60 kg"),
    ])
  func name(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test(
    "several exercises follow each other, or make a superset",
    arguments: [
      ("bench 8x80kg, curl 10x20kg", "Bench Press: 8 80 kg; Biceps Curl: 10 20 kg"),
      ("bench 8x80kg curl 10x20kg", "Bench Press: 8 80 kg; Biceps Curl: 10 20 kg"),
      ("bench 8x80kg and curl 10x20kg", "Bench Press: 8 80 kg; Biceps Curl: 10 20 kg"),
      ("bench 8x80kg; curl 10x20kg", "Bench Press: 8 80 kg; Biceps Curl: 10 20 kg"),
      ("bench 8x80kg then curl 10x20kg", "Bench Press: 8 80 kg; Biceps Curl: 10 20 kg"),
      ("bench 8x80kg & curl 10x20kg", "Bench Press(1): 8 80 kg; Biceps Curl(1): 10 20 kg"),
      ("bench 8x80kg with curl 10x20kg", "Bench Press(1): 8 80 kg; Biceps Curl(1): 10 20 kg"),
      (
        "bench 8x80kg & curl 10x20kg & pushdown 12x25kg",
        "Bench Press(1): 8 80 kg; Biceps Curl(1): 10 20 kg; Triceps Pushdown(1): 12 25 kg"
      ),
      (
        "bench 8x80kg & curl 10x20kg, squat 5x100kg & plank 60s",
        "Bench Press(1): 8 80 kg; Biceps Curl(1): 10 20 kg; Squat(2): 5 100 kg; Plank(2): 60s"
      ),
      ("8x80kg bench & 10x20kg curl", "Bench Press(1): 8 80 kg; Biceps Curl(1): 10 20 kg"),
      ("8x80kg bench @9, 10x20kg curl @8", "Bench Press: 8 80 kg @9; Biceps Curl: 10 20 kg @8"),
    ])
  func several(_ line: String, _ answer: String) {
    #expect(SetsBench().answer(line) == answer)
  }

  @Test("the owner's exercise is read by its words")
  func own() {
    var bench = SetsBench()
    bench.exercises.append(Exercise("Zercher Squat", ["zercher"], .legs))
    #expect(bench.answer("zercher 5x100kg") == "Zercher Squat: 5 100 kg")
    #expect(
      bench.answer("bench 8x80kg, zercher squats 5x100kg") == "Bench Press: 8 80 kg; Zercher Squat: 5 100 kg")
  }

  @Test(
    "an exercise that is not known is named, for a prompt that can add it",
    arguments: [
      ("zercher 8x80", "zercher", 0..<7, nil), ("8x80 zercher", "zercher", 5..<12, nil),
      ("bnech 8x80", "bnech", 0..<5, "bench"), ("dedlift 5x100", "dedlift", 0..<7, "deadlift"),
      ("bench 8x80kg, zercher 5x100", "zercher", 14..<21, nil),
    ])
  func unknown(_ line: String, _ name: String, _ range: Range<Int>, _ suggestion: String?) throws {
    let stop = #expect(throws: Stop.self) { try SetsBench().read(line) }
    guard case .error(let error)? = stop else {
      Issue.record("'\(line)' is no error")
      return
    }
    #expect(error.unknownExercise == name)
    #expect(error.range == range)
    #expect(error.suggestion == suggestion)
    #expect(error.message == "expected an exercise, found '\(name)'")
  }

  @Test(
    "what is of another kind is left where it stands",
    arguments: [
      ("bench 8x80kg, glucose 112", ", glucose 112"), ("bench 8x80kg and glucose 112", " and glucose 112"),
      ("bench 8x80kg 60g carbs", " 60g carbs"), ("bench 8x80kg 6u rapid", " 6u rapid"),
      ("bench 8x80kg,", ","), ("bench 8x80kg foo", " foo"),
    ])
  func rest(_ text: String, _ rest: String) throws {
    let line = try Line(text)
    var cursor = Cursor(line)
    let reading = try SetRules.read(&cursor, name: 0..<1, in: SetsBench().context)
    #expect(reading.exercises.map(spelled) == ["Bench Press: 8 80 kg"])
    let behind = cursor.next.map { $0.range.lowerBound } ?? line.characters.count
    #expect(text.dropFirst(behind) == rest.drop { $0 == " " })
  }
}
