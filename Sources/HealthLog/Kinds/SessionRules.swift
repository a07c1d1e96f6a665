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

  /// A weight far over the best of its exercise, once for each exercise.
  static let doubts: @Sendable (Record, Zone, Comparison) -> [Warning] = { record, _, comparison in
    let heaviest = heaviest(of: record)
    return exercises(of: record).map(\.exercise).uniqued().compactMap { exercise in
      guard let load = heaviest[exercise], let best = comparison.bestWeight(exercise, load / 1.1), best > 0
      else { return nil }
      let share = load / best - 1
      guard share > 0.1 + 1e-9 else { return nil }
      let unit = loadUnits[0]
      let message =
        "\(exercise) \(Shown.short(load, 1)) \(unit.name) is \(Shown.short(share * 100, 1)) % over the best,"
        + " \(Shown.short(best, 1)) \(unit.name)"
      return Warning(code: "best", message: message)
    }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
