extension Session {
  /// The session with what was told of it later: sets of the exercise that it ended with join those, a superset is
  /// another one than those before, both notes and all tags are kept.
  package static func joined(_ session: Record, with later: Record) -> Record {
    var joined = session
    joined["exercises"] = .list(
      exercises(session["exercises"]?.list ?? [], and: later["exercises"]?.list ?? []))
    joined["note"] = text([session.text("note"), later.text("note")]) ?? session["note"]
    joined["tags"] = tags(session["tags"]?.list ?? [], later["tags"]?.list ?? []) ?? session["tags"]
    return joined.inOrder(of: .workout)
  }

  private static func exercises(_ told: [Value], and later: [Value]) -> [Value] {
    let supersets = told.compactMap { $0.group?["superset"]?.number?.whole }.max() ?? 0
    return later.reduce(into: told) { exercises, exercise in
      guard var group = exercise.group else { return exercises.append(exercise) }
      if let number = group["superset"]?.number?.whole {
        group["superset"] = .number(Number(number + supersets))
        return exercises.append(.group(group))
      }
      guard var last = exercises.last?.group, continues(last, group) else {
        return exercises.append(exercise)
      }
      last["sets"] = .list((last["sets"]?.list ?? []) + (group["sets"]?.list ?? []))
      exercises[exercises.count - 1] = .group(last)
    }
  }

  /// Whether sets are of the exercise before them, and nothing else is said of it.
  private static func continues(_ last: [Member], _ next: [Member]) -> Bool {
    last["exercise"] == next["exercise"] && last["superset"] == nil
      && next.allSatisfy { $0.name == "exercise" || $0.name == "sets" }
  }

  private static func text(_ notes: [String?]) -> Value? {
    let texts = notes.compactMap { $0 }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : .text(texts.joined(separator: "; "))
  }

  private static func tags(_ told: [Value], _ later: [Value]) -> Value? {
    let all = told + later.filter { !told.contains($0) }
    return all.isEmpty ? nil : .list(all)
  }
}
