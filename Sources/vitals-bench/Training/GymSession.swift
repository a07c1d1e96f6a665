internal import CivilTime
internal import HealthLog

/// A session as it was done: exercises one after the other, those of a superset in turns.
struct GymSession: Sendable {
  /// An exercise and its sets.
  struct Part: Sendable {
    var exercise: String
    var note: String?
    var sets: [WorkSet]

    init(_ exercise: String, _ sets: [WorkSet], note: String? = nil) {
      self.exercise = exercise
      self.note = note
      self.sets = sets
    }

    mutating func forgetEffort() {
      for place in sets.indices { sets[place].rpe = nil }
    }
  }

  /// What is done together; more than one exercise is a superset.
  var blocks: [[Part]]
  /// Whether each set was written down as it was done.
  var isTimed = true

  /// The record of a session that begins at `start`.
  func record(
    from start: OffsetTime, name: String?, note: String? = nil, tags: [String] = []
  ) -> Record {
    var clock = Clock(start: start)
    var supersets = 0
    let exercises = blocks.flatMap { block in
      supersets += block.count > 1 ? 1 : 0
      return values(of: block, superset: block.count > 1 ? supersets : nil, &clock)
    }
    return Record(
      "workout",
      [
        "start": .time(start), "end": .time(clock.time(after: 2)), "name": name.map(Value.text),
        "exercises": .list(exercises), "note": note.map(Value.text), "tags": .tags(tags),
      ])
  }

  private func values(of block: [Part], superset: Int?, _ clock: inout Clock) -> [Value] {
    var sets = block.map { _ in [Value]() }
    let rounds = block.map(\.sets.count).max() ?? 0
    for round in 0..<rounds {
      for (place, part) in block.enumerated() where round < part.sets.count {
        let set = part.sets[round]
        sets[place].append(set.value(at: isTimed ? clock.time(after: 0) : nil))
        clock.minutes += set.minutes
      }
    }
    return zip(block, sets).map { part, sets in
      .group(
        .present([
          "exercise": .text(part.exercise), "superset": superset.map(Value.whole),
          "note": part.note.map(Value.text), "sets": .list(sets),
        ]))
    }
  }

  /// The time of the set that is done now.
  private struct Clock {
    let start: OffsetTime
    /// From the start: changing shoes and the first minutes on the bike come before the first set.
    var minutes = 5

    func time(after pause: Int) -> OffsetTime {
      OffsetTime(start.instant.adding(seconds: (minutes + pause) * 60), offset: start.offset)
    }
  }
}
