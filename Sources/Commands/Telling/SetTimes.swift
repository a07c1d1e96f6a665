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

  /// The same with the time that the set in its place had before it was corrected.
  func keepingSetTimes(of old: Record) -> Reading {
    guard record.kind == Kind.workout.name, let start = record["start"] else { return self }
    let times = (old["exercises"]?.list ?? []).map {
      ($0.group?["sets"]?.list ?? []).map { $0.group?["time"] }
    }
    var reading = self
    reading.record["exercises"] = record["exercises"].map { Self.timed($0, start, times) }
    return reading
  }

  private static func timed(_ exercises: Value, _ start: Value, _ times: [[Value?]] = []) -> Value {
    .list(
      (exercises.list ?? []).enumerated().map { place, exercise in
        guard var group = exercise.group else { return exercise }
        let old = place < times.count ? times[place] : []
        group["sets"] = .list(
          (group["sets"]?.list ?? []).enumerated().map { index, set in
            timed(set: set, (index < old.count ? old[index] : old.last ?? nil) ?? start)
          })
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
