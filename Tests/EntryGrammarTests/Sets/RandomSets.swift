import TestSupport
import HealthLog

@testable import EntryGrammar

/// Makes up sets that an entry can tell.
struct RandomSets {
  var numbers: SplitMix

  init(seed: UInt64) { numbers = SplitMix(seed: seed) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &numbers) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &numbers)]
  }

  mutating func number(_ range: ClosedRange<Int>, scale: Int = 0) -> Number {
    Number(digits: Int64(Int.random(in: range, using: &numbers)), scale: scale)
  }

  /// A session of one to four exercises, neighbours among them in supersets.
  mutating func exercises(of catalogue: [Exercise]) -> [ExerciseSets] {
    var superset = 0
    var exercises: [ExerciseSets] = []
    for _ in 0...Int.random(in: 0...3, using: &numbers) {
      let exercise = pick(catalogue)
      exercises.append(ExerciseSets(exercise: exercise, superset: nil, sets: sets(of: exercise)))
      guard exercises.count > 1, chance(30) else { continue }
      if exercises[exercises.count - 2].superset == nil {
        superset += 1
        exercises[exercises.count - 2].superset = superset
      }
      exercises[exercises.count - 1].superset = exercises[exercises.count - 2].superset
    }
    return exercises
  }

  mutating func sets(of exercise: Exercise) -> [WorkoutSet] {
    var sets: [WorkoutSet] = []
    for _ in 0...Int.random(in: 0...5, using: &numbers) {
      if let last = sets.last, chance(60) {
        var next = last
        if next.reps != nil, next.sort != .failed, chance(50) { next.reps = number(1...40) }
        sets.append(next)
      } else {
        sets.append(set(of: exercise))
      }
    }
    return sets
  }

  private mutating func set(of exercise: Exercise) -> WorkoutSet {
    var set = WorkoutSet()
    if exercise.measure == .reps ? chance(90) : chance(20) { set.reps = number(0...120) }
    if set.reps == nil || chance(10) { setQuantities(of: &set) }
    setLoad(of: &set, exercise)
    if chance(20) {
      set.rpe = pick([1, 5, Number(digits: 75, scale: 1), 8, Number(digits: 95, scale: 1), 10])
    }
    if chance(20) { set.rir = number(0...5) }
    set.sort = chance(30) ? pick([.warmup, .drop, .failure, .failed]) : nil
    if set.reps == 0 { set.sort = .failed }
    set.isOpen = chance(10)
    set.isPerSide = chance(10)
    set.isPerHand = chance(10)
    set.isPlanned = chance(10)
    return set
  }

  private mutating func setQuantities(of set: inout WorkoutSet) {
    let which = Int.random(in: 0..<3, using: &numbers)
    if which != 0 {
      set.seconds = chance(80) ? number(1...9000) : number(1...90_000, scale: 1).normalized
    }
    if which != 1 {
      set.distanceUnit = pick(["km", "m", "mi", "yd"])
      set.distance = chance(50) ? number(1...2000) : number(1...20_000, scale: 2)
    }
  }

  private mutating func setLoad(of set: inout WorkoutSet, _ exercise: Exercise) {
    let isBodyExercise = exercise.isBodyweight && exercise.measure == .reps
    set.isBodyweight = isBodyExercise ? chance(95) : chance(5)
    guard isBodyExercise ? set.isBodyweight && chance(40) : chance(70) else { return }
    set.unit = pick(["kg", "kg", "lb"])
    set.weight = pick([number(1...300), number(1...600, scale: 1), number(1...9999, scale: 2)])
    if set.isBodyweight, chance(30) { set.weight = set.weight?.negated }
  }
}
