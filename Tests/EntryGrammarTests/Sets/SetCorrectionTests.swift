import HealthLog
import Testing

@testable import EntryGrammar

@Suite("Corrections of sets")
struct SetCorrectionTests {
  private let bench = SetsBench()

  private func sets(_ line: String) throws -> (exercise: Exercise, sets: [[Member]]) {
    let group = try #require(try bench.read(line).exercises.first?.group)
    let name = try #require(group["exercise"]?.text)
    let exercise = try #require(bench.context.catalogue.exercise(name))
    return (exercise, (group["sets"]?.list ?? []).compactMap(\.group))
  }

  private func answer(_ old: String, _ words: String) throws -> String {
    let (exercise, sets) = try sets(old)
    do throws(Stop) {
      var cursor = Cursor(try line(words))
      let result = try SetCorrection(sets, of: exercise, in: bench.context).read(&cursor)
      #expect(cursor.isAtEnd)
      return spelled(result.sets)
    } catch {
      switch error {
      case .question(let question): return "? " + question.choices.map(\.text).joined(separator: " | ")
      case .error(let error): return "! " + error.message
      }
    }
  }

  private func line(_ text: String) throws(Stop) -> Line {
    do throws(EntryError) { return try Line(text) } catch { throw .error(error) }
  }

  @Test(
    "a lone number is the weight or the reps, whichever is nearer",
    arguments: [
      ("bench 8x80", "82.5", "8 82.5 kg"), ("bench 8x80", "85", "8 85 kg"), ("bench 8x80", "6", "6 80 kg"),
      ("bench 8x80", "82,5", "8 82.5 kg"), ("bench 8x180lb", "185", "8 185 lb"),
      ("bench 8x80", "x6", "6 80 kg"), ("bench 8x80", "80 reps", "80 80 kg"),
      ("pullups 10", "12", "12 bodyweight"),
      ("bench 4kg x 9", "6", "? 6 kg | 6 reps"),
    ])
  func number(_ old: String, _ words: String, _ expected: String) throws {
    #expect(try answer(old, words) == expected)
  }

  @Test(
    "a weight, effort, marks and quantities change what they name",
    arguments: [
      ("bench 8x80", "82.5kg", "8 82.5 kg"), ("bench 8x80", "@82.5", "8 82.5 kg"),
      ("bench 8x80", "at 82.5", "8 82.5 kg"),
      ("bench 8x80", "180lb", "8 180 lb"), ("bench 8x80", "+2.5", "8 82.5 kg"),
      ("bench 8x80 @8", "@9", "8 80 kg @9"),
      ("bench 8x80", "rir 1", "8 80 kg rir1"), ("bench 8x80", "w", "8 80 kg warmup"),
      ("bench 8x80", "82.5kg @9 f", "8 82.5 kg @9 failure"), ("pullups 10", "bw+5kg", "10 5 kg bodyweight"),
      ("run 5k 25:10", "24:50", "1490s 5 km"), ("run 5k 25:10", "5.2km", "1510s 5.2 km"),
      ("plank 60s", "75s", "75s"), ("bench 80x0", "1", "1 80 kg"),
    ])
  func change(_ old: String, _ words: String, _ expected: String) throws {
    #expect(try answer(old, words) == expected)
  }

  @Test(
    "a change is one of the last sets that are alike",
    arguments: [
      ("bench 3x8 80kg", "82.5", "3*8 82.5 kg"), ("bench 80kg 8/8/7", "82.5", "2*8 82.5 kg, 7 82.5 kg"),
      ("bench 60x10 70x8 80x6", "82.5", "10 60 kg, 8 70 kg, 6 82.5 kg"),
      ("bench 80kg 8/8/7", "6", "2*8 80 kg, 6 80 kg"),
      ("bench 40x10w 2x8 80kg", "@9", "10 40 kg warmup, 2*8 80 kg @9"),
    ])
  func last(_ old: String, _ words: String, _ expected: String) throws {
    #expect(try answer(old, words) == expected)
  }

  @Test(
    "whole sets take the place of the old ones",
    arguments: [
      ("bench 8x80", "8x82.5", "8 82.5 kg"), ("bench 8x80", "3x8", "3*8 80 kg"),
      ("bench 8x80", "8/8/7", "2*8 80 kg, 7 80 kg"),
      ("bench 3x8 80kg", "82.5kg 8/8/6", "2*8 82.5 kg, 6 82.5 kg"),
    ])
  func whole(_ old: String, _ words: String, _ expected: String) throws {
    #expect(try answer(old, words) == expected)
  }

  @Test(
    "one set alone takes the place of the last of several",
    arguments: [
      ("bench 8x80 6x85", "7x85", "8 80 kg, 7 85 kg"), ("bench 3x8 80kg", "8x82.5", "2*8 80 kg, 8 82.5 kg"),
      ("bench 8x80 6x85 5x90", "4x92.5 @9", "8 80 kg, 6 85 kg, 4 92.5 kg @9"),
    ])
  func lastAlone(_ old: String, _ words: String, _ expected: String) throws {
    #expect(try answer(old, words) == expected)
  }

  @Test(
    "marks and effort go from the sets that have all that is said, and from no others",
    arguments: [
      ("bench 8x80 @9", "@9", "8 80 kg"), ("bench 8x80 w", "w", "8 80 kg"),
      ("bench 8x80 rir 2", "rir 2", "8 80 kg"),
      ("bench 8x80 @9 w", "w @9", "8 80 kg"), ("bench 8x80 @8 6x85 @9", "@9", "8 80 kg @8, 6 85 kg"),
      ("bench 8x80 @9", "@8", nil), ("bench 8x80 @9", "w @9", nil), ("bench 8x80", "80kg", nil),
      ("bench 8x80", "8 reps", nil),
    ] as [(String, String, String?)])
  func without(_ old: String, _ words: String, _ expected: String?) throws {
    let (exercise, sets) = try sets(old)
    var cursor = Cursor(try line(words))
    let rest = try SetCorrection(sets, of: exercise, in: bench.context).without(&cursor)
    #expect(rest.map { spelled($0) } == expected)
  }

  @Test("times and unknown members stay")
  func kept() throws {
    let time = Member("time", .text("2026-03-14T09:00:00+01:00"))
    let old = SetsBench.set(reps: 8, weight: 80, unit: "kg") + [time, Member("grip", .text("wide"))]
    let exercise = try #require(bench.context.catalogue.exercise("Bench Press"))
    let correction = SetCorrection([old], of: exercise, in: bench.context)
    var weight = Cursor(try Line("82.5"))
    #expect(
      try correction.read(&weight).sets == [
        [
          Member("reps", .number(8)), Member("weight", .number(Number(digits: 825, scale: 1))),
          Member("unit", .text("kg")),
          time,
        ]
          + [Member("grip", .text("wide"))]
      ])
    var sets = Cursor(try Line("2x6 80kg"))
    let six = SetsBench.set(reps: 6, weight: 80, unit: "kg") + [time]
    #expect(try correction.read(&sets).sets == [six, six])
  }

  @Test(
    "sets are added by the same rules, with the last weight",
    arguments: [
      ("8x80", "8 80 kg", ["order", "unit"]), ("8", "8 90 kg", ["weight"]),
      ("6x95", "6 95 kg", ["order", "unit"]),
      ("2x5 95kg @9", "2*5 95 kg @9", []),
    ])
  func added(_ words: String, _ expected: String, _ inferred: [String]) throws {
    let exercise = try #require(bench.context.catalogue.exercise("Bench Press"))
    let old = SetsBench.set(reps: 8, weight: 90, unit: "kg")
    var cursor = Cursor(try Line(words))
    let result = try SetCorrection([old], of: exercise, in: bench.context).added(&cursor)
    #expect(spelled(result.sets) == expected)
    #expect(result.inferred.list.map(\.rawValue).sorted() == inferred)
  }

  @Test("a name is no part of a correction")
  func name() throws {
    #expect(try answer("bench 8x80", "squat 8x80") == "! expected sets, such as '8x80kg'")
  }
}
