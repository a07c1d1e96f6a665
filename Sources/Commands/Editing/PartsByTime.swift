internal import HealthLog

/// Exercises that were told at one time, from a set's time to the next.
private struct Part {
  var time: Value
  var exercises: [Value] = []

  /// Adds a set to the last exercise if it is that of `group`, else begins it.
  mutating func add(_ set: Value, to group: [Member]) {
    if var last = exercises.last?.group, last["exercise"] == group["exercise"],
      last["superset"] == group["superset"]
    {
      last["sets"] = .list((last["sets"]?.list ?? []) + [set])
      exercises[exercises.count - 1] = .group(last)
    } else {
      var begun = group
      begun["sets"] = .list([set])
      exercises.append(.group(begun))
    }
  }

  /// The exercises as a line says them: supersets count from 1.
  var numbered: [Value] {
    var numbers: [Value] = []
    return exercises.map { exercise in
      guard var group = exercise.group, let superset = group["superset"] else { return exercise }
      if !numbers.contains(superset) { numbers.append(superset) }
      group["superset"] = numbers.firstIndex(of: superset).map { .number(Number($0 + 1)) }
      return .group(group)
    }
  }
}

extension Record {
  /// The members that a part of a workout can have.
  static let partMembers: Set = ["start", "exercises", "note", "tags", "id"]

  /// A workout as the workouts that were told one after another, each set without the time that is that of its part.
  ///
  /// Any other record, and a workout whose supersets went on for a while, as it is: they were not told one after
  /// another.
  var partsByTime: [Record] {
    guard kind == Kind.workout.name, let start = self["start"], let exercises = self["exercises"]?.list,
      let parts = Self.parts(of: exercises, start)
    else { return [self] }
    let rest = members.filter { $0.name != "start" && $0.name != "exercises" && $0.name != "id" }
    return parts.enumerated().map { place, part in
      let members = [Member("start", part.time), Member("exercises", .list(part.numbered))]
      return Record(kind: kind, members: members + (place == 0 ? rest : []))
    }
  }

  private static func parts(of exercises: [Value], _ start: Value) -> [Part]? {
    var parts: [Part] = []
    var superset: (number: Value, time: Value)?
    for exercise in exercises {
      guard let group = exercise.group else { return nil }
      for set in group["sets"]?.list ?? [] {
        let time = set.group?["time"] ?? start
        if let number = group["superset"] {
          if let superset, superset.number == number, superset.time != time { return nil }
          superset = (number, time)
        }
        if parts.last?.time != time { parts.append(Part(time: time)) }
        parts[parts.count - 1].add(set.withoutTime, to: group)
      }
    }
    return parts
  }
}

extension Value {
  fileprivate var withoutTime: Value {
    group.map { .group($0.filter { $0.name != "time" }) } ?? self
  }
}
