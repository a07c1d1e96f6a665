internal import HealthLog

/// What became of a workout, set by set: the sets that went, and those that came.
struct WorkoutChange {
  var gone: Record
  var come: Record

  /// `nil` when the two differ in more than their sets, or in none.
  init?(from old: Record, to new: Record) {
    guard old.kind == Kind.workout.name, new.kind == old.kind, Self.frame(old) == Self.frame(new) else {
      return nil
    }
    let (before, after) = (Self.sets(of: old), Self.sets(of: new))
    guard before != after else { return nil }
    gone = Self.record(before.without(after), like: old)
    come = Self.record(after.without(before), like: new)
  }

  /// The sets that a workout had and still has.
  static func kept(of old: Record, in new: Record) -> Record {
    let before = sets(of: old)
    return record(before.without(before.without(sets(of: new))), like: old)
  }

  private struct Entry: Hashable {
    var exercise: String
    var set: [Member]
  }

  private static func frame(_ record: Record) -> [Member] {
    record.members.filter { $0.name != "exercises" && $0.name != "id" }
  }

  private static func sets(of record: Record) -> [Entry] {
    HealthLog.Session.exercises(of: record).flatMap { part in
      part.sets.map { set in Entry(exercise: part.exercise, set: set.filter { $0.name != "time" }) }
    }
  }

  private static func record(_ entries: [Entry], like record: Record) -> Record {
    var groups: [(exercise: String, sets: [Value])] = []
    for entry in entries {
      if groups.last?.exercise == entry.exercise {
        groups[groups.count - 1].sets.append(.group(entry.set))
      } else {
        groups.append((entry.exercise, [.group(entry.set)]))
      }
    }
    let exercises = groups.map {
      Value.group([Member("exercise", .text($0.exercise)), Member("sets", .list($0.sets))])
    }
    return Record(kind: record.kind, members: [Member("exercises", .list(exercises))])
  }

  var hasGone: Bool { gone["exercises"]?.list?.isEmpty == false }
  var hasCome: Bool { come["exercises"]?.list?.isEmpty == false }
}

extension Array where Element: Hashable {
  /// The elements without those of `other`, each of which takes one away.
  fileprivate func without(_ other: [Element]) -> [Element] {
    var left = other.reduce(into: [Element: Int]()) { $0[$1, default: 0] += 1 }
    return filter { element in
      guard let count = left[element], count > 0 else { return true }
      left[element] = count - 1
      return false
    }
  }
}
