internal import CivilTime
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
  ///
  /// Where the session was moved to another time, its sets move with it.
  func keepingSetTimes(of old: Record) -> Reading {
    guard record.kind == Kind.workout.name, let start = record["start"] else { return self }
    let move = Self.move(from: old["start"], to: start)
    let times = (old["exercises"]?.list ?? []).map { exercise in
      (exercise.group?["sets"]?.list ?? []).map { Self.moved($0.group?["time"], by: move, like: start) }
    }
    var reading = self
    reading.record["exercises"] = record["exercises"].map { exercises in
      move == 0 ? Self.timed(exercises, start, times) : Self.timed(exercises.withoutSetTimes, start, times)
    }
    return reading
  }

  /// How far one wall clock is before another, in seconds.
  private static func move(from old: Value?, to new: Value) -> Int64 {
    guard let old = old?.text.flatMap(SpelledTime.init), let new = new.text.flatMap(SpelledTime.init) else {
      return 0
    }
    return new.local.seconds - old.local.seconds
  }

  /// The offset is that of the new start, since the clocks may have changed between the two days.
  private static func moved(_ time: Value?, by seconds: Int64, like start: Value) -> Value? {
    guard seconds != 0, let spelled = time?.text.flatMap(SpelledTime.init) else { return time }
    let local = LocalTime(seconds: spelled.local.seconds + seconds)
    let offset = start.text.flatMap(SpelledTime.init)?.offset ?? spelled.offset
    return .text(offset.map { "\(OffsetTime(local, offset: $0))" } ?? "\(local)")
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

extension Value {
  /// The exercises of a workout without the times of their sets.
  fileprivate var withoutSetTimes: Value {
    .list(
      (list ?? []).map { exercise in
        guard var group = exercise.group else { return exercise }
        group["sets"] = .list(
          (group["sets"]?.list ?? []).map { set in
            set.group.map { .group($0.filter { $0.name != "time" }) } ?? set
          })
        return .group(group)
      })
  }
}
