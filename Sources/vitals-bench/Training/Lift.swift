/// An exercise with weights, and how far its owner has come: repetitions first, then more weight and fewer again.
struct Lift: Sendable {
  enum Style: Sendable {
    case barbell
    /// A dumbbell in each hand.
    case perHand
    /// One leg after the other, a dumbbell in each hand.
    case perSide
    /// The body's weight and what hangs on it.
    case body
  }

  let exercise: String
  let style: Style
  let sets: Int
  let reps: ClosedRange<Int>
  /// Hundredths of a kilogram by which the weight grows.
  let step: Int
  /// Hundredths of a kilogram.
  private(set) var load: Int
  /// Repetitions beyond the least in all sets together.
  private(set) var extra = 0

  init(
    _ exercise: String, _ style: Style = .barbell, sets: Int, _ reps: ClosedRange<Int>, from load: Int,
    step: Int
  ) {
    self.exercise = exercise
    self.style = style
    self.sets = sets
    self.reps = reps
    self.load = load
    self.step = step
  }

  private var room: Int { sets * (reps.upperBound - reps.lowerBound) }

  /// The sets of one session; the next one will ask for more, unless this was a bad day.
  mutating func session(_ random: inout SeededRandom) -> [WorkSet] {
    let isBadDay = random.chance(percent: 12)
    var made = (0..<sets).map { set(reps: reps.lowerBound + ((extra + sets - 1 - $0) / sets)) }
    if isBadDay { made[sets - 1].reps = made[sets - 1].reps.map { $0 - random.whole(1...2) } }
    let effort = isBadDay ? 95 : 75 + min(15, (15 * extra).divided(by: max(1, room)).divided(by: 5) * 5)
    made[sets - 1].rpe = effort
    for place in made.indices { made[place].minutes = random.whole(2...4) }
    if !isBadDay { advance(by: random.chance(percent: 65) ? 2 : 1) }
    return made
  }

  private mutating func advance(by repetitions: Int) {
    extra += repetitions
    guard extra > room else { return }
    load += step
    extra = 0
  }

  /// Less weight and one set fewer, for a week between.
  func lightSession() -> [WorkSet] {
    var light = self
    light.load = style == .body ? load - 500 : rounded(load * 85 / 100)
    return (1..<sets).map { _ in light.set(reps: reps.lowerBound) }
  }

  /// Two sets on the way up to the weight of the day.
  func warmup() -> [WorkSet] {
    [(percent: 50, reps: 8), (percent: 75, reps: 4)].map { step in
      var set = set(reps: step.reps)
      set.load = rounded(load * step.percent / 100)
      set.sort = .warmup
      set.minutes = 2
      return set
    }
  }

  /// After a pause some of the weight is gone, of one's own body only the repetitions.
  mutating func setBack() {
    if style != .body { load -= step }
    extra = 0
  }

  /// To what plates of 1.25 kg on each side can make.
  private func rounded(_ load: Int) -> Int { load.divided(by: 250) * 250 }

  private func set(reps: Int) -> WorkSet {
    var set = WorkSet(reps: reps, load: load)
    switch style {
    case .barbell: break
    case .perHand: set.isPerHand = true
    case .perSide: (set.isPerSide, set.isPerHand) = (true, true)
    case .body:
      set.isBodyweight = true
      if load == 0 { set.load = nil }
    }
    return set
  }
}
