import CivilTime
import HealthLog
import Testing

@testable import vitals_bench

@Suite("The training of the demo")
struct DemoTrainingTests {
  private let year: DemoYear

  init() throws { year = try DemoYear.shipped.get() }

  private var sets: [TrainingSet] {
    year["workout"].flatMap { Session.sets(of: $0).map { TrainingSet($0) } }
  }

  @Test("takes turns: push, pull, legs", arguments: ["push day", "pull day", "leg day"])
  func splits(_ name: String) {
    #expect(40...52 ~= year["workout"].count { $0.text("name") == name })
  }

  @Test(
    "grows heavier from the first month to the last",
    arguments: ["Bench Press", "Squat", "Overhead Press", "Barbell Row", "Romanian Deadlift", "Biceps Curl"])
  func progress(_ exercise: String) throws {
    let best = { (month: String) in
      year["workout"].filter { $0.day.hasPrefix(month) }.compactMap { Session.heaviest(of: $0)[exercise] }
        .max()
    }
    #expect(try #require(best("2026-10")) >= 1.08 * (try #require(best("2025-11"))))
  }

  @Test("needs less help in pull-ups, until there is weight to add")
  func pullUps() {
    let loads = year["workout"].flatMap { Session.exercises(of: $0) }.filter { $0.exercise == "Pull-Up" }
      .flatMap { $0.sets.map { TrainingSet($0).load ?? 0 } }
    #expect(loads.first == -20)
    #expect(loads.max() ?? 0 >= 0)
  }

  @Test("has weeks of less in between", arguments: 0...5)
  func light(_ block: Int) {
    let weeks = Dictionary(grouping: year["workout"].filter { $0.text("note") == "deload" }) { record in
      (CivilDate(record.day).map { $0.dayNumber - Story.firstDay } ?? 0) / 7
    }
    #expect(weeks[8 * block + 6].map { 1...4 ~= $0.count } == true)
  }

  @Test(
    "holds every sort of set",
    arguments: [TrainingSet.Sort.warmup, .drop, .failure, .failed])
  func sorts(_ sort: TrainingSet.Sort) {
    #expect(sets.contains { $0.sort == sort })
  }

  @Test("holds supersets, sets with two dumbbells and with one leg, and some that were typed afterwards")
  func shapes() {
    #expect(year["workout"].contains { Session.exercises(of: $0).contains { $0.superset == 1 } })
    #expect(sets.contains { $0.isPerHand && $0.isPerSide })
    #expect(sets.contains { $0.isBodyweight && $0.seconds != nil })
    let timed = year["workout"].flatMap { Session.sets(of: $0) }.count { $0["time"] != nil }
    #expect(timed > sets.count / 2 && timed < sets.count)
  }

  @Test("runs since January, farther and faster")
  func runs() {
    let runs = year["workout"].filter { Session.exercises(of: $0).first?.exercise == "Run" }
    let first = runs.prefix(8).flatMap { Session.sets(of: $0).map { TrainingSet($0) } }
    let last = runs.suffix(8).flatMap { Session.sets(of: $0).map { TrainingSet($0) } }
    #expect(runs.first?.day == "2026-01-11")
    #expect(mean(last.compactMap(\.distance)) > mean(first.compactMap(\.distance)) + 2)
    #expect(mean(last.compactMap(\.pace)) < mean(first.compactMap(\.pace)) - 20)
  }

  @Test("does nothing at once: a session is over before the next begins")
  func inOrder() throws {
    for (one, next) in zip(year["workout"], year["workout"].dropFirst()) {
      let end = try #require(one.time("end", in: .utc)).instant
      #expect(end < (try #require(next.time("start", in: .utc)).instant))
    }
  }
}
