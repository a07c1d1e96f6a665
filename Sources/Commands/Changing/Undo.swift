internal import CivilTime
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let undo = Command(
    "undo", group: .changing,
    forms: [Form("undo [N]", "takes the last action back, or the last N; also after a restart")],
    details: [
      "A record that was changed since by hand is named, and nothing is overwritten unless you say so.",
      "A new action drops what could be done again.",
    ],
    examples: ["undo", "undo 3"]
  ) { session, invocation throws(Failure) in
    try session.step(invocation, back: true)
  }

  static let redo = Command(
    "redo", group: .changing, forms: [Form("redo [N]", "does again what was taken back")], examples: ["redo"]
  ) { session, invocation throws(Failure) in
    try session.step(invocation, back: false)
  }
}

extension Session {
  /// Goes `N` actions back or forth, or as many as there are.
  ///
  /// What was done before one that cannot be done stays done, and is said.
  fileprivate mutating func step(_ invocation: Invocation, back: Bool) throws(Failure) -> Reply {
    let count = try invocation.count()
    var done: [Committed] = []
    do throws(Failure) {
      for _ in 0..<count { done.append(try step(back: back)) }
    } catch {
      if !done.isEmpty {
        if error.isEndOfHistory { return stepped(done, back: back, isAll: true) }
        return stepped(done, back: back).followed(by: reply(to: error, line: invocation.line))
      }
      if case .store(let failure) = error.kind, case .changedSince(let differences) = failure.kind {
        return overwriting(differences, invocation, back: back)
      }
      throw error
    }
    return stepped(done, back: back)
  }

  private mutating func step(back: Bool) throws(Failure) -> Committed {
    let time = now
    let force = current.yes
    return try withStore { store throws(StorageError) in
      back ? try store.undo(at: time, force: force) : try store.redo(at: time, force: force)
    }
  }

  /// Says what differs and asks whether to go on; without a person the answer is no.
  private mutating func overwriting(
    _ differences: [StorageError.Difference], _ invocation: Invocation, back: Bool
  ) -> Reply {
    let word = back ? "undo" : "redo"
    var reply = reply(to: .store(StorageError(.changedSince(differences))), line: invocation.line)
    guard mode == .prompt, !current.noInput, !current.json else {
      reply.notices.append("  '\(word) --yes' goes on and overwrites the change")
      return reply
    }
    reply.question = .yesOrNo("overwrite the change?", no: Reply(["  nothing was changed"], status: .notDone))
    { session in
      session.handle(line: "\(word) --yes")
    }
    return reply
  }

  /// What was done; where that is all there was, and less than was asked for, how many that are.
  private func stepped(_ done: [Committed], back: Bool, isAll: Bool = false) -> Reply {
    let (words, count) = (back ? "to take back" : "to do again", done.count)
    let end: [StyledText] =
      isAll ? ["  there \(count == 1 ? "was 1 action" : "were \(count) actions") \(words)"] : []
    let lines = done.flatMap { action -> [StyledText] in
      ["  \(back ? "took back" : "did again"): \(action.words, .bold)"]
        + action.changes.map { changeLine($0) }
    }
    return Reply(
      lines + end, json: changesJSON(done.map(\.words).joined(separator: "; "), done.flatMap(\.changes)))
  }
}

extension Failure {
  /// Whether there is no action any more to take back, or to do again.
  fileprivate var isEndOfHistory: Bool {
    guard case .store(let error) = kind else { return false }
    switch error.kind {
    case .nothingToUndo, .nothingToRedo: return true
    case .file, .locked, .noHome, .notInitialised, .document, .older, .migration, .losses, .recorded,
      .contended, .notFound, .ambiguous, .changedSince, .unplaced, .unknownKind:
      return false
    }
  }
}

extension Invocation {
  /// The one number that may follow, else 1.
  func count() throws(Failure) -> Int {
    guard let word = words.first else { return 1 }
    guard let count = plainNumber(word.text), 1...100_000 ~= count else {
      throw .usage("expected a number of actions from 1, found '\(word.text)'", at: word.range)
    }
    try endsAfter(1)
    return count
  }

  /// Refuses words behind the first `count`.
  func endsAfter(_ count: Int) throws(Failure) {
    guard words.count > count else { return }
    throw .usage("expected the end of the line, found '\(words[count].text)'", at: words[count].range)
  }
}
