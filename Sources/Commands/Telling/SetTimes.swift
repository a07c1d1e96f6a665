internal import EntryGrammar
internal import HealthLog

extension Reading {
  /// The reading with a time at each set: the clock tells later which session they belong to, and how long it took.
  var withSetTimes: Reading {
    guard record.kind == Kind.workout.name, let start = record["start"] else { return self }
    var reading = self
    reading.record["exercises"] = record["exercises"].map { Self.timed($0, start) }
    return reading
  }

  private static func timed(_ exercises: Value, _ start: Value) -> Value {
    .list(
      (exercises.list ?? []).map { exercise in
        guard var group = exercise.group else { return exercise }
        group["sets"] = .list((group["sets"]?.list ?? []).map { timed(set: $0, start) })
        return .group(group)
      })
  }

  private static func timed(set: Value, _ start: Value) -> Value {
    guard var members = set.group, members["time"] == nil else { return set }
    members["time"] = start
    return .group(members)
  }
}

extension Interpretation {
  var withSetTimes: Interpretation {
    if case .readings(let readings) = self { .readings(readings.map(\.withSetTimes)) } else { self }
  }
}
