import TestSupport
import HealthLog
import Testing

@testable import EntryGrammar

/// Lines of every shape that the rules know.
private let lines = [
  "bench 8x80", "bench 80kg x 8", "bench 80 8,8,7,6", "bench 80kg 8/8/6 @8", "Bench Press / 3x8 80kg",
  "bench 1x8 80kg, 1x6 85kg", "squats @100 3*8 @95 3*8", "squat 165x5x3", "bench 40x10w 60x5w 80x8 80x8",
  "bench 3x8 80kg / warmup: 1x10 40kg, 1x5 60kg", "bench 100x5 rir 2", "bench 80x8+", "bench 80x8 F",
  "curl 20x10 > 15x8 > 10x6", "curl 3x12 15kg & pushdown 3x12 25kg", "pullups BW+20x5",
  "pullups 5,5,4,4,3@BW", "db press 2x20kg 3x10", "lunges 3x10/side", "bench +2.5 3x8", "bench 82,5x5",
  "bench 82,5kg 8/8/7", "bench 80x0", "run 5k in 25:10", "ran 5.2km in 27m30s", "run 5km @ 5:02/km",
  "row 2x500m 1:45/1:46", "run 42.195km 3:05:20", "bike 40min", "plank 60/45/30s", "3x8 80kg bench press",
  "bench 3 sets of 8 reps at 80kg each side per hand planned",
  "pull-ups bw - 20kg x 8, 3x10 unweighted amrap",
  "bench 80kg 8/8/8 @8/8.5/9 rir 2/1/0", "bench 8x80kg @9 then curl 10x20kg, run 5 in 25min",
]

/// Lines that ask, and choices of theirs that ask again.
private let questions = [
  "bench 5@8", "squat 100kg 5x3", "curl 10x12", "bench 40x35", "squat 5x5x5", "bench 3x8-12",
  "bench 82,5 8,8,7",
  "curl 20x7,5", "curl 8x7,5", "swim 1,500m 30min", "bench 80", "bench 82.5", "curl 12 10 10", "bench 3x8 6",
  "pullups 3x8 20", "bench 80x8 3x8", "bench 8x80+", "bench 3x8,8,7", "bench 8x80,8,7", "bench 8x80,85",
  "bench 60,70,80x8", "bench 101x8x80", "db press 2x20kg x 10", "db press 3x10 2x20kg", "pushups 8x40",
  "pushups 10x20", "curl 3x12",
  "curl +2.5 3x12", "bench 3x8, 3x6 90kg", "curl 10", "curl 8+, 6 @9", "run 30", "plank 3x60", "plank 20 60s",
  "plank 1:30", "run 10k 1:05", "bench 5m", "curl 5@8", "curl 8-12", "row 500", "run 4x400", "bench @8x5",
  "plank 60/45/30", "bench 8,8,85", "bench 80kg 8, 85", "bench 3x8, 80",
]

@Suite("Properties of sets")
struct SetsPropertyTests {
  private let bench = SetsBench()

  /// What holds of every answer: an error points into the line or behind it, a question has other lines to choose from.
  private func expectAnswer(_ line: String, _ origin: Comment) {
    do throws(Stop) {
      let reading = try bench.read(line)
      #expect(!reading.exercises.isEmpty, origin)
    } catch {
      switch error {
      case .error(let error):
        #expect(
          error.range.lowerBound >= 0 && error.range.upperBound <= line.count + 1, "'\(line)' \(origin)")
        #expect(!error.message.isEmpty)
      case .question(let question):
        #expect(
          !question.choices.isEmpty && question.choices.allSatisfy { $0.entry != line }, "'\(line)' \(origin)"
        )
      }
    }
  }

  @Test("random set text is read, asked about or refused", arguments: 1...12 as ClosedRange<UInt64>)
  func random(_ seed: UInt64) {
    let names = ["bench", "pullups", "plank", "run", "farmers walk", "curl"]
    let parts = [
      "8", "80", "3", "12", "82.5", "82,5", "0", "100", "5", "x", "x", "x", "kg", "lb", " ", " ", " ", " ",
      ",", ", ",
      "/", " / ", "@", " @", "+", "-", "w", "f", " rir 2", " rpe 8", "bw", "bw+20", " then ", ">", " & ",
      " with ",
      "m", "s", "min", "km", "1:30", "25:10", "/km", "/side", "warmup:", "drop", "reps", "sets",
      " unweighted",
      "60s", "5k", "500m", "h", "amrap", " curl ", " planned", " and ", " in ", ":", "½", "8,8,7", "#", "é",
      "–", "×",
    ]
    var random = RandomSets(seed: seed)
    for _ in 0..<150 {
      let count = Int.random(in: 1...8, using: &random.numbers)
      let words = (0..<count).map { _ in random.pick(parts) }.joined()
      let isNameFirst = random.chance(80)
      let name = random.pick(names)
      expectAnswer(isNameFirst ? name + " " + words : words + " " + name, "seed \(seed)")
    }
  }

  @Test("every prefix of a line is read, asked about or refused", arguments: lines + questions)
  func prefixes(_ line: String) {
    for length in 1...line.count { expectAnswer(String(line.prefix(length)), "a prefix of '\(line)'") }
  }

  @Test("every line without one of its words is read, asked about or refused", arguments: lines)
  func gaps(_ line: String) {
    let words = line.split(separator: " ")
    for place in words.indices {
      expectAnswer((words[..<place] + words[(place + 1)...]).joined(separator: " "), "from '\(line)'")
    }
  }

  @Test("a line retyped is the same sets, and infers nothing", arguments: lines)
  func retyped(_ line: String) throws {
    let reading = try bench.read(line)
    let text = SetRules.text(of: reading.exercises)
    let again = try bench.read(text)
    #expect(again.exercises == reading.exercises, "\(text)")
    #expect(again.inferred == [], "\(text)")
    #expect(SetRules.text(of: again.exercises) == text)
  }

  @Test(
    "every choice of a question is a line that reads, at most after another question", arguments: questions)
  func choices(_ line: String) throws {
    let entries = try choices(of: line)
    #expect(!entries.isEmpty)
    for entry in entries {
      for last in try choices(of: entry) where try !choices(of: last).isEmpty {
        Issue.record("'\(last)' asks a third time for '\(line)'")
      }
    }
  }

  /// The entries of the choices that a line asks about; none when it reads.
  private func choices(of line: String) throws -> [String] {
    do throws(Stop) {
      _ = try bench.read(line)
      return []
    } catch {
      guard case .question(let question) = error else { throw error }
      return question.choices.map(\.entry)
    }
  }
}
