internal import HealthLog
internal import Storage

/// The sets of a workout that one action told: they, and not the whole session, are what a correction is about.
struct SetsTold: Sendable {
  /// The exercise of the session, and which of its sets.
  private let exercise: Int
  private let range: Range<Int>

  /// `nil` when the action told the whole session, or its sets do not stand together any more.
  init?(_ change: Changed, in session: Record) {
    guard session.kind == Kind.workout.name, let after = change.after else { return nil }
    let before = change.before.map(HealthLog.Session.exercises) ?? []
    let (old, new) = (before, HealthLog.Session.exercises(of: after))
    guard let last = new.last, !last.sets.isEmpty, HealthLog.Session.exercises(of: session).last == last
    else { return nil }
    exercise = new.count - 1
    let known = old.count == new.count && old.last?.exercise == last.exercise ? old.last?.sets ?? [] : []
    let same = zip(known, last.sets).prefix { $0 == $1 }.count
    guard same < last.sets.count, exercise > 0 || same > 0 else { return nil }
    range = same..<last.sets.count
  }

  /// A workout of these sets alone.
  func part(of session: Record) -> Record {
    var part = session
    var exercises = session["exercises"]?.list ?? []
    exercises = Array(exercises[exercise...exercise])
    if var group = exercises[0].group {
      group["sets"] = .list(Array((group["sets"]?.list ?? [])[range]))
      exercises[0] = .group(group)
    }
    part["exercises"] = .list(exercises)
    return part
  }

  /// The session with the corrected part in the place of the old one.
  func session(_ session: Record, with part: Record) -> Record {
    var (session, part) = (session, part)
    var exercises = session["exercises"]?.list ?? []
    let corrected = part["exercises"]?.list ?? []
    if corrected.count == 1, var group = exercises[exercise].group, let new = corrected[0].group,
      new["exercise"] == group["exercise"]
    {
      var sets = group["sets"]?.list ?? []
      let come = new["sets"]?.list ?? []
      // One set corrects the last that was told; several are told anew.
      sets.replaceSubrange(come.count == 1 ? range.upperBound - 1..<range.upperBound : range, with: come)
      group["sets"] = .list(sets)
      exercises[exercise] = .group(group)
    } else {
      exercises.insert(contentsOf: corrected, at: exercise + 1)
      exercises = removing(range, from: exercises)
    }
    part["exercises"] = .list(exercises)
    session = part
    return session
  }

  private func removing(_ range: Range<Int>, from exercises: [Value]) -> [Value] {
    var exercises = exercises
    guard var group = exercises[exercise].group else { return exercises }
    var sets = group["sets"]?.list ?? []
    sets.removeSubrange(range)
    group["sets"] = .list(sets)
    if sets.isEmpty { exercises.remove(at: exercise) } else { exercises[exercise] = .group(group) }
    return exercises
  }
}
