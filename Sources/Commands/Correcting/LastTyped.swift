internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage
internal import TextLayout

/// The record that a correction is about, and whether it was typed so lately that nobody has to ask.
struct Corrected: Sendable {
  var record: StoredRecord
  var isRecent: Bool
  /// Of a workout the sets that the last action told, where it told only some.
  var sets: SetsTold?

  /// A workout of those sets alone.
  var part: Record? { sets?.part(of: record.record) }
}

extension Session {
  /// How long a correction needs no name, in seconds.
  private static let memory = 30 * 60

  /// The records that the last action here left: what `no, …` and `same` are about, in the order in which they
  /// were typed.
  ///
  /// Never one that was imported: it was not typed.
  mutating func lastTyped() throws(Failure) -> [Corrected] {
    let history = try withStore { store throws(StorageError) in try store.history() }
    for action in history.actions.reversed() where !action.isUndone {
      let changes = action.entry.changes.filter { $0.document != nil && $0.after != nil }
      let there = try stored(changes.map(\.id))
      if there.isEmpty && !changes.isEmpty { throw Self.goneSinceTyped }
      let found = there.filter { $0.record["source"] == nil }
      guard !found.isEmpty else { continue }
      let age = now.instant.seconds(since: action.entry.time.instant)
      return found.map { record in
        let sets = changes.first { $0.id == record.id }.flatMap { SetsTold($0, in: record.record) }
        return Corrected(record: record, isRecent: age <= Self.memory, sets: sets)
      }
    }
    throw .refused("not-found", "no record was typed here yet")
  }

  /// Another record must not be changed in the place of the one that is meant.
  private static let goneSinceTyped = Failure.refused(
    "not-found", "the record typed last is no longer there")

  private mutating func stored(_ ids: [String]) throws(Failure) -> [StoredRecord] {
    try withStore { store throws(StorageError) in
      var found: [StoredRecord] = []
      for id in ids { found += try store.records(withID: id) }
      return found
    }
  }

  /// The record that a whole id names as the first of `words`.
  mutating func named(_ words: [Word]) throws(Failure) -> Corrected? {
    guard let first = words.first?.text.lowercased(), first.count == RecordID.length,
      RecordID.isPrefix(first),
      first.contains(where: \.isNumber)
    else { return nil }
    let found = try withStore { store throws(StorageError) in try store.records(withID: first) }
    return found.first.map { Corrected(record: $0, isRecent: true) }
  }

  /// Does `body` for a record that is recent, or that the person says yes to.
  mutating func confirming(
    _ corrected: Corrected, _ invocation: Invocation,
    _ body: @escaping @Sendable (inout Session) throws(Failure) -> Reply
  ) throws(Failure) -> Reply {
    if corrected.isRecent || current.yes { return try body(&self) }
    let text = phrase(of: corrected.record.record, dated: true)
    guard mode == .prompt, !current.noInput, !current.json else {
      throw Failure(
        kind: .question(
          Question(
            "the last record typed here is older than 30 minutes: \(text)",
            choices: [Question.Choice(text: "change it", entry: "--yes \(invocation.typed)")])))
    }
    var reply = Reply(["  the last record typed here is \(text)"])
    reply.question = .yesOrNo("change it?", no: Reply(["  nothing was changed"], status: .notDone)) {
      session in
      session.replying(body)
    }
    return reply
  }
}
