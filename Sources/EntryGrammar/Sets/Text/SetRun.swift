internal import HealthLog

// run   = [count "x"] reps [weight] [quantity] *mark / weight " x " reps … / weight " " reps *("/" reps) …

/// Successive sets that differ in nothing but reps: they are typed as one.
struct SetRun {
  var first: WorkoutSet
  /// The reps of each, and whether as many as possible were asked for.
  private(set) var reps: [Reps]

  struct Reps: Equatable {
    var number: Number?
    var isOpen: Bool
  }

  private init(_ set: WorkoutSet) {
    (first, reps) = (set, [Reps(number: set.reps, isOpen: set.isOpen)])
  }

  static func runs(of sets: [WorkoutSet]) -> [SetRun] {
    sets.reduce(into: []) { runs, set in
      if let last = runs.last, last.joins(set) {
        runs[runs.count - 1].reps.append(Reps(number: set.reps, isOpen: set.isOpen))
      } else {
        runs.append(SetRun(set))
      }
    }
  }

  /// A set without reps joins those that are the same in all.
  private func joins(_ set: WorkoutSet) -> Bool {
    var (a, b) = (first, set)
    if a.reps == nil || b.reps == nil { return a == b }
    let isFailed = { (set: WorkoutSet) in set.reps == 0 && set.sort == .failed }
    guard !isFailed(a), !isFailed(b) else { return a == b }
    (a.reps, b.reps, a.isOpen, b.isOpen) = (nil, nil, false, false)
    return a == b
  }

  /// The words of the run; `isLoaded` when the exercise has a set with a weight, which would else hold on.
  func text(of exercise: Exercise, isLoaded: Bool, behind before: SetRun?) -> String {
    // Bare reps behind bare reps would be one list.
    let isBehindReps = first.reps != nil && before?.first.reps != nil && first.sort != .drop
    let load = SetLoadText.text(of: first, exercise, isLoaded: isLoaded || isBehindReps)
    var words = first.reps == nil ? held(load, exercise, before) : counted(load, exercise)
    words += marks(hasLoad: load != nil)
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// MARK: - Reps

extension SetRun {
  private func counted(_ load: String?, _ exercise: Exercise) -> [String] {
    let quantities = [distance(exercise), seconds].compactMap(\.self)
    let noun = exercise.measure == .reps ? "" : " reps"
    let list = reps.map { "\($0.number ?? 0)" + ($0.isOpen ? "+" : "") }
    let isEven = Set(list).count == 1 && !reps[0].isOpen
    if list.count > 1, isEven { return [even(list[0], load, exercise), load ?? ""] + quantities }
    guard let load else { return [list.joined(separator: "/") + noun] + quantities }
    return [load, list.count == 1 ? "x \(list[0])" : list.joined(separator: "/") + noun] + quantities
  }

  /// `3x8`, in words where the numbers alone could be something else.
  private func even(_ number: String, _ load: String?, _ exercise: Exercise) -> String {
    let (sets, count) = (reps.count, reps[0].number ?? 0)
    let isPlain = count <= 30 && (load != nil || count <= 10 || sets < 6)
    return sets <= 10 && isPlain && exercise.measure == .reps
      ? "\(sets)x\(number)" : "\(sets) sets x \(number) reps"
  }
}

// MARK: - Time and distance

extension SetRun {
  private func held(_ load: String?, _ exercise: Exercise, _ before: SetRun?) -> [String] {
    let quantities = [distance(exercise), seconds].compactMap(\.self)
    guard let quantity = quantities.first else { return [load ?? ""] }
    let isCounted = reps.count > 1 || completes(before)
    return [(isCounted ? "\(reps.count)x" : "") + quantity] + quantities.dropFirst() + [load ?? ""]
  }

  /// Whether the quantity that is typed first would be taken for one that the run before lacks.
  private func completes(_ before: SetRun?) -> Bool {
    guard let before, before.first.reps == nil else { return false }
    return first.distance == nil ? before.first.seconds == nil : before.first.distance == nil
  }

  private func distance(_ exercise: Exercise) -> String? {
    first.distance.map { distance in
      let unit = first.distanceUnit ?? "km"
      return "\(distance)" + (unit == "m" && exercise.measure != .distance ? " meters" : unit)
    }
  }

  private var seconds: String? { first.seconds.map(DurationText.text) }
}

// MARK: - Marks

extension SetRun {
  private func marks(hasLoad: Bool) -> [String] {
    [
      first.rpe.map { hasLoad ? "@\($0)" : "rpe \($0)" }, first.rir.map { "rir \($0)" }, sort,
      first.reps == nil && first.isOpen ? "amrap" : nil, first.isPerSide ? "per side" : nil,
      first.isPerHand ? "per hand" : nil, first.isPlanned ? "planned" : nil,
    ].compactMap(\.self)
  }

  private var sort: String? {
    switch first.sort {
    case .warmup: "w"
    case .failure: "f"
    case .failed: first.reps == 0 ? nil : "failed"
    case .drop, nil: nil
    }
  }
}

/// A weight as it is typed.
enum SetLoadText {
  /// `nil` where the exercise says it: nothing, or the body alone.
  static func text(of set: WorkoutSet, _ exercise: Exercise, isLoaded: Bool) -> String? {
    let isBodyExercise = exercise.isBodyweight && exercise.measure == .reps
    guard let weight = set.weight else {
      if set.isBodyweight { return isBodyExercise && !isLoaded ? nil : "bw" }
      let isNone = exercise.measure != .reps || (set.reps == nil && !isBodyExercise)
      return isNone && !isLoaded ? nil : "unweighted"
    }
    let amount = "\(weight)\(set.unit ?? "kg")"
    guard set.isBodyweight else { return amount }
    return weight < 0 ? "bw\(amount)" : "bw+\(amount)"
  }
}

/// A duration as it is typed: `45s`, `27m30s`, `40min`, `1h5m`.
enum DurationText {
  static func text(of seconds: Number) -> String {
    let scale = seconds.normalized.scale
    let unit = (0..<scale).reduce(Int64(1)) { unit, _ in unit * 10 }
    let whole = seconds.normalized.digits / unit
    let rest = Number(digits: seconds.normalized.digits - whole / 60 * 60 * unit, scale: scale)
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    if hours == 0, rest == 0, minutes > 0 { return "\(minutes)min" }
    let parts = [
      hours > 0 ? "\(hours)h" : "", minutes > 0 ? "\(minutes)m" : "",
      rest > 0 || whole == 0 ? "\(rest)s" : "",
    ]
    return parts.joined()
  }
}
