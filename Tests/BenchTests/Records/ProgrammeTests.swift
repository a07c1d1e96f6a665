import HealthLog
import Testing

@testable import vitals_bench

@Suite("The programme of exercises")
struct ProgrammeTests {
  private func blocks(_ split: Split, isLight: Bool = false) throws -> [[GymSession.Part]] {
    var (programme, random) = (Programme(), SeededRandom(seed: 1))
    return programme.blocks(split, isLight: isLight, on: try Day.named("2025-11-03"), &random)
  }

  @Test(
    "has its exercises in their order, those of a superset together",
    arguments: [
      (
        Split.push,
        [["Bench Press"], ["Overhead Press"], ["Lateral Raise", "Triceps Pushdown"], ["Push-Up"]]
      ),
      (.pull, [["Pull-Up"], ["Barbell Row"], ["Face Pull", "Biceps Curl"]]),
      (.legs, [["Squat"], ["Romanian Deadlift"], ["Bulgarian Split Squat"], ["Calf Raise", "Plank"]]),
    ])
  func exercises(_ split: Split, _ names: [[String]]) throws {
    #expect(try blocks(split).map { $0.map(\.exercise) } == names)
  }

  @Test(
    "warms up for the heavy one", arguments: zip(Split.allCases, ["Bench Press", "Barbell Row", "Squat"]))
  func warmup(_ split: Split, _ exercise: String) throws {
    let warm = try blocks(split).joined().filter { $0.sets.contains { $0.sort == .warmup } }
    #expect(warm.map(\.exercise) == [exercise])
    #expect(warm.first?.sets.prefix(2).map(\.reps) == [8, 4])
  }

  @Test("is less in a light week", arguments: Split.allCases)
  func light(_ split: Split) throws {
    let count = { (blocks: [[GymSession.Part]]) in blocks.joined().reduce(0) { $0 + $1.sets.count } }
    #expect(count(try blocks(split, isLight: true)) < count(try blocks(split)))
    #expect(try blocks(split, isLight: true).joined().allSatisfy { $0.exercise != "Push-Up" })
  }

  @Test("begins with weights that a man of fifty can lift", arguments: Split.allCases)
  func weights(_ split: Split) throws {
    let loads = try blocks(split).joined().flatMap { $0.sets.compactMap(\.load) }
    #expect(loads.allSatisfy { -2000...7000 ~= $0 })
  }

  @Test("gives back a step of the heavy lifts after a pause")
  func setBack() throws {
    var (programme, random) = (Programme(), SeededRandom(seed: 1))
    programme.setBack()
    let day = try Day.named("2026-03-20")
    let squat = programme.blocks(.legs, isLight: false, on: day, &random)[0][0]
    #expect(squat.sets.last?.load == 6750)
  }
}
