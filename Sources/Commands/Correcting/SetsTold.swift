internal import HealthLog
internal import Storage

/// The sets of a workout that one action told: they, and not the whole session, are what a correction is about.
struct SetsTold: Sendable {
  /// The exercises of the session that have such sets.
  private let exercises: Range<Int>
  /// The first of them in the first exercise, and the place behind the last in the last one.
  private let start: Int
  private let end: Int

  /// `nil` when the action told the whole session, or its sets do not stand together any more.
  init?(_ change: Changed, in session: Record) {
    guard session.kind == Kind.workout.name, let after = change.after else { return nil }
    let old = change.before.map(HealthLog.Session.exercises) ?? []
    let new = HealthLog.Session.exercises(of: after)
    let first = zip(old, new).prefix { $0 == $1 }.count
    let kept = zip(old.dropFirst(first).reversed(), new.dropFirst(first).reversed()).prefix { $0 == $1 }.count
    exercises = first..<new.count - kept
    guard let last = exercises.last, HealthLog.Session.exercises(of: session) == new,
      session["exercises"]?.list?.count == new.count
    else { return nil }
    let known = old.dropFirst(first).dropLast(kept)
    start = Self.common(
      known.first?.sets ?? [], new[first].sets, known.first?.exercise == new[first].exercise)
    // What is counted from the front is not counted from the back once more.
    let skipped = last == first || known.count == 1 ? start : 0
    let ends = [known.last?.sets ?? [], new[last].sets].map { Array($0.dropFirst(skipped).reversed()) }
    end = new[last].sets.count - Self.common(ends[0], ends[1], known.last?.exercise == new[last].exercise)
    guard last > first || start < end else { return nil }
    guard first > 0 || start > 0 || kept > 0 || end < new[last].sets.count else { return nil }
  }

  /// How many sets two lists begin with alike, where they are of one exercise.
  private static func common(_ old: [[Member]], _ new: [[Member]], _ isOfOne: Bool) -> Int {
    isOfOne ? zip(old, new).prefix { $0 == $1 }.count : 0
  }

  /// A workout of these sets alone.
  func part(of session: Record) -> Record {
    var told = Array((session["exercises"]?.list ?? [])[exercises])
    told[told.count - 1] = told[told.count - 1].mappingSets { Array($0.prefix(end)) }
    told[0] = told[0].mappingSets { Array($0.dropFirst(start)) }
    var part = session
    part["exercises"] = .list(told)
    return part
  }

  /// The session with the corrected part in the place of the old one.
  func session(_ session: Record, with part: Record) -> Record {
    let old = session["exercises"]?.list ?? []
    var told = part["exercises"]?.list ?? []
    let head = old[exercises.lowerBound].mappingSets { Array($0.prefix(start)) }
    let tail = old[exercises.upperBound - 1].mappingSets { Array($0.dropFirst(end)) }
    if head.hasSets, let first = told.first, first.isLike(head) {
      told[0] = first.mappingSets { head.sets + $0 }
    } else if head.hasSets {
      told.insert(head, at: 0)
    }
    if tail.hasSets, let last = told.last, last.isLike(tail) {
      told[told.count - 1] = last.mappingSets { $0 + tail.sets }
    } else if tail.hasSets {
      told.append(tail)
    }
    var whole = part
    whole["exercises"] = .list(old[..<exercises.lowerBound] + told + old[exercises.upperBound...])
    return whole
  }
}

extension Value {
  /// The sets of an exercise.
  fileprivate var sets: [Value] { group?["sets"]?.list ?? [] }
  fileprivate var hasSets: Bool { !sets.isEmpty }

  fileprivate func isLike(_ exercise: Value) -> Bool { group?["exercise"] == exercise.group?["exercise"] }

  /// The exercise with other sets.
  fileprivate func mappingSets(_ change: ([Value]) -> [Value]) -> Value {
    guard var group else { return self }
    group["sets"] = .list(change(sets))
    return .group(group)
  }
}
