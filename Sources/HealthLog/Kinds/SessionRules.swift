internal import CivilTime

extension Session {
  static let end: @Sendable (Record, Zone) -> [RecordFault] = { record, zone in
    guard let start = record.time("start", in: zone), let end = record.time("end", in: zone),
      end.instant < start.instant
    else { return [] }
    return [RecordFault(code: "order", path: ["end"], message: "expected end after start, found '\(end)'")]
  }

  /// Every set says how much was done, and only a body can be lightened.
  static let sets: @Sendable (Record, Zone) -> [RecordFault] = { record, _ in
    let exercises = record["exercises"]?.list ?? []
    return exercises.enumerated().flatMap { place, exercise in
      (exercise.group?["sets"]?.list ?? []).enumerated().flatMap { setPlace, set in
        set.group.map { faults(inSet: $0, at: ["exercises", "\(place)", "sets", "\(setPlace)"]) } ?? []
      }
    }
  }

  private static func faults(inSet set: [Member], at path: [String]) -> [RecordFault] {
    var faults: [RecordFault] = []
    if set["reps"] == nil, set["seconds"] == nil, set["distance"] == nil {
      let message = "expected 'reps', 'seconds' or 'distance'"
      faults.append(RecordFault(code: "missing", path: path + ["reps"], message: message))
    }
    if let weight = set["weight"]?.number, weight < 0, set["bodyweight"]?.flag != true {
      let message = "expected weight of 0 or more without 'bodyweight', found \(weight)"
      faults.append(RecordFault(code: "range", path: path + ["weight"], message: message))
    }
    return faults
  }

  /// A superset is two exercises at least.
  static let supersets: @Sendable (Record, Zone) -> [RecordFault] = { record, _ in
    let numbers = (record["exercises"]?.list ?? []).map { $0.group?["superset"]?.number }
    return numbers.enumerated().compactMap { place, number in
      guard let number, numbers.count(where: { $0 == number }) == 1 else { return nil }
      let message = "expected another exercise with superset \(number), found this one alone"
      let path = ["exercises", "\(place)", "superset"]
      return RecordFault(code: "superset", severity: .warning, path: path, message: message)
    }
  }

  /// By how much a weight may be over the best before it is doubted.
  private static let growth = 1.1
  /// What is lifted besides a weight that was added to the body, in kg: a set does not tell, and a guess will do.
  private static let body = 70.0

  /// A weight far over the best of its exercise, once for each exercise.
  static let doubts: @Sendable (Record, Zone, Comparison) -> [Warning] = { record, _, comparison in
    let (heaviest, mostAdded) = (heaviest(of: record), mostAdded(of: record))
    return exercises(of: record).map(\.exercise).uniqued().flatMap { exercise in
      [
        heaviest[exercise].flatMap { doubt(about: $0, exercise, comparison) },
        mostAdded[exercise].flatMap { doubt(aboutAdded: $0, exercise, comparison) },
      ].compactMap(\.self)
    }
  }

  private static func doubt(about load: Double, _ exercise: String, _ comparison: Comparison) -> Warning? {
    guard let best = comparison.bestWeight(exercise, load / growth), best > 0 else { return nil }
    let share = load / best - 1
    guard share > growth - 1 + 1e-9 else { return nil }
    let message =
      "\(exercise) \(kilograms(load)) is \(Shown.short(share * 100, 1)) % over the best, \(kilograms(best))"
    return Warning(code: "best", message: message)
  }

  /// Compared with the body that is lifted along; said by the difference, since a share of what was added says nothing.
  private static func doubt(
    aboutAdded load: Double, _ exercise: String, _ comparison: Comparison
  ) -> Warning? {
    let enough = (body + load) / growth - body
    guard let best = comparison.mostAdded(exercise, enough), best < enough - 1e-9 else { return nil }
    let message =
      "\(exercise) +\(kilograms(load)) is \(kilograms(load - best)) over the best, +\(kilograms(best))"
    return Warning(code: "best", message: message)
  }

  private static func kilograms(_ load: Double) -> String { "\(Shown.short(load, 1)) \(loadUnits[0].name)" }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
