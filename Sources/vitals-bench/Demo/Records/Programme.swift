/// The exercises of the three sessions, and how far each has come.
struct Programme: Sendable {
  private var bench = Lift("Bench Press", sets: 3, 6...8, from: 6000, step: 250)
  private var press = Lift("Overhead Press", sets: 3, 6...8, from: 3500, step: 250)
  private var raise = Lift("Lateral Raise", .perHand, sets: 2, 10...15, from: 1000, step: 100)
  private var pushdown = Lift("Triceps Pushdown", sets: 2, 10...12, from: 2500, step: 250)
  private var pullUp = Lift("Pull-Up", .body, sets: 3, 4...7, from: -2000, step: 500)
  private var row = Lift("Barbell Row", sets: 3, 6...9, from: 5000, step: 250)
  private var facePull = Lift("Face Pull", sets: 2, 12...15, from: 2500, step: 250)
  private var curl = Lift("Biceps Curl", .perHand, sets: 2, 8...12, from: 1000, step: 100)
  private var squat = Lift("Squat", sets: 3, 5...7, from: 7000, step: 250)
  private var hinge = Lift("Romanian Deadlift", sets: 2, 8...10, from: 6000, step: 250)
  private var split = Lift("Bulgarian Split Squat", .perSide, sets: 2, 8...12, from: 1000, step: 100)
  private var calves = Lift("Calf Raise", sets: 2, 12...15, from: 6000, step: 500)

  /// What is done in a session; in a light one nothing is tried and nothing gained.
  mutating func blocks(
    _ split: Split, isLight: Bool, on day: Day, _ random: inout SeededRandom
  ) -> [[GymSession.Part]] {
    switch split {
    case .push:
      let first = main(\.bench, isLight, &random)
      let rest = [
        [part(\.press, isLight, &random)],
        [part(\.raise, isLight, &random), part(\.pushdown, isLight, &random)],
      ]
      return [[first]] + rest + (isLight ? [] : [[pushUps(on: day, &random)]])
    case .pull:
      return [
        [part(\.pullUp, isLight, &random)], [main(\.row, isLight, &random)],
        [part(\.facePull, isLight, &random), part(\.curl, isLight, &random)],
      ]
    case .legs:
      return [
        [main(\.squat, isLight, &random)], [part(\.hinge, isLight, &random)],
        [part(\.split, isLight, &random)], [part(\.calves, isLight, &random), plank(on: day, &random)],
      ]
    }
  }

  /// After ten days in bed all begin a little lower.
  mutating func setBack() {
    for lift in [\.bench, \.press, \.row, \.squat, \.hinge, \.pullUp] as [WritableKeyPath<Programme, Lift>] {
      self[keyPath: lift].setBack()
    }
  }

  private mutating func part(
    _ lift: WritableKeyPath<Programme, Lift>, _ isLight: Bool, _ random: inout SeededRandom
  ) -> GymSession.Part {
    let sets = isLight ? self[keyPath: lift].lightSession() : self[keyPath: lift].session(&random)
    return GymSession.Part(self[keyPath: lift].exercise, sets)
  }

  private mutating func main(
    _ lift: WritableKeyPath<Programme, Lift>, _ isLight: Bool, _ random: inout SeededRandom
  ) -> GymSession.Part {
    let warmup = self[keyPath: lift].warmup()
    var part = part(lift, isLight, &random)
    part.sets = warmup + part.sets
    return part
  }

  private func pushUps(on day: Day, _ random: inout SeededRandom) -> GymSession.Part {
    let reps = day.ramp(11, 24) + random.spread(2)
    return GymSession.Part("Push-Up", [WorkSet(reps: reps, isBodyweight: true, isToTheLast: true)])
  }

  private func plank(on day: Day, _ random: inout SeededRandom) -> GymSession.Part {
    let seconds = (day.ramp(45, 95) + random.spread(6)).divided(by: 5) * 5
    return GymSession.Part(
      "Plank", [0, 10].map { WorkSet(isBodyweight: true, seconds: seconds - $0, minutes: 2) })
  }
}
