import Testing

@testable import vitals_bench

@Suite("A lift")
struct LiftTests {
  private let bench = Lift("Bench Press", sets: 3, 6...8, from: 6000, step: 250)

  /// The sets of `count` sessions, one after the other.
  private func sessions(_ count: Int, seed: UInt64) -> [[WorkSet]] {
    var (lift, random) = (bench, SeededRandom(seed: seed))
    return (0..<count).map { _ in lift.session(&random) }
  }

  @Test("begins with the least repetitions in each set", arguments: [1, 2, 5] as [UInt64])
  func first(_ seed: UInt64) {
    let sets = sessions(1, seed: seed)[0]
    #expect(sets.map(\.load) == [6000, 6000, 6000])
    #expect(sets.dropLast().map(\.reps) == [6, 6])
  }

  @Test("never grows by more than a step from one session to the next, and never shrinks", arguments: 1...20)
  func steps(_ seed: UInt64) {
    let loads = sessions(60, seed: seed).compactMap { $0[0].load }
    let steps = zip(loads, loads.dropFirst()).map { $1 - $0 }
    #expect(Set(steps) == [0, 250], "seed \(seed)")
  }

  @Test(
    "adds weight only after all sets had the most repetitions, or one that was as good", arguments: 1...20)
  func progress(_ seed: UInt64) {
    let sessions = sessions(60, seed: seed)
    for (session, next) in zip(sessions, sessions.dropFirst()) where next[0].load != session[0].load {
      let reps = session.compactMap(\.reps).reduce(0, +)
      #expect(reps >= 23, "seed \(seed)")
      #expect(next[0].reps == 6, "seed \(seed)")
    }
  }

  @Test("spreads its repetitions from the first set on, but for a last one that failed", arguments: 1...20)
  func reps(_ seed: UInt64) {
    for session in sessions(60, seed: seed) {
      let reps = session.dropLast().compactMap(\.reps)
      #expect(reps == reps.sorted(by: >), "seed \(seed)")
      #expect(reps.allSatisfy { 6...8 ~= $0 }, "seed \(seed)")
      #expect(session.dropLast().allSatisfy { $0.rpe == nil }, "seed \(seed)")
      #expect(session.last?.rpe.map { 75...95 ~= $0 } == true, "seed \(seed)")
    }
  }

  @Test("warms up at half and three quarters of the weight, in steps of 2.5 kg")
  func warmup() {
    let lift = Lift("Squat", sets: 3, 5...7, from: 7250, step: 250)
    #expect(
      lift.warmup() == [
        WorkSet(reps: 8, load: 3750, sort: .warmup, minutes: 2),
        WorkSet(reps: 4, load: 5500, sort: .warmup, minutes: 2),
      ])
  }

  @Test("is lighter and a set shorter in a light week, and nothing is gained by it")
  func light() {
    #expect(bench.lightSession() == [WorkSet(reps: 6, load: 5000), WorkSet(reps: 6, load: 5000)])
  }

  @Test("loses a step after a pause, but the body's own weight stays")
  func setBack() {
    var (lift, pullUp) = (bench, Lift("Pull-Up", .body, sets: 3, 4...7, from: -500, step: 500))
    lift.setBack()
    pullUp.setBack()
    #expect(lift.load == 5750)
    #expect(pullUp.load == -500)
  }

  @Test("with the body's weight names only what was added or taken off")
  func body() {
    var (helped, bare) = (
      Lift("Pull-Up", .body, sets: 2, 4...8, from: -500, step: 500),
      Lift("Dip", .body, sets: 2, 4...8, from: 0, step: 500)
    )
    var random = SeededRandom(seed: 1)
    #expect(helped.session(&random)[0].load == -500)
    #expect(helped.lightSession() == [WorkSet(reps: 4, load: -1000, isBodyweight: true)])
    let first = bare.session(&random)[0]
    #expect(first == WorkSet(reps: 4, isBodyweight: true, minutes: first.minutes))
  }
}
