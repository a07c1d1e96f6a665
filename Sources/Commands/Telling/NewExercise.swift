internal import EntryGrammar
internal import HealthLog
internal import Storage
internal import TextLayout

extension Session {
  /// At the prompt an exercise that is not known can be added, and the line then done; elsewhere it is an error.
  mutating func offer(toAddExerciseOf failure: Failure, _ invocation: Invocation) -> Reply? {
    guard case .entry(let error, _) = failure.kind, let typed = error.unknownExercise, mode == .prompt,
      !current.noInput, !current.json
    else { return nil }
    let exercise = Exercise(Self.title(typed), [], .other)
    var reply = reply(to: failure, line: invocation.line)
    reply.refill = nil
    reply.question = .yesOrNo(
      "'\(exercise.name)' is not known. Add it as an exercise counted in reps?", no: Self.nothingSaved
    ) { session in
      let added = session.replying { session throws(Failure) in try session.add(exercise) }
      return added.status == .done ? added.followed(by: session.handle(line: invocation.line)) : added
    }
    return reply
  }

  /// The name as the catalogue spells names: `zercher squat` is `Zercher Squat`.
  private static func title(_ typed: String) -> String {
    typed.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  private mutating func add(_ exercise: Exercise) throws(Failure) -> Reply {
    let time = now
    _ = try withStore { store throws(StorageError) in
      let known = store.declarations["exercises"]?.list ?? []
      return try store.commit(
        [.declaration(path: "exercises", .list(known + [exercise.declaration]))],
        words: "add \(exercise.name)",
        time: time)
    }
    return Reply([
      "  added \(exercise.name, .bold) to trackers.json, where its category and aliases can be said"
    ])
  }
}
