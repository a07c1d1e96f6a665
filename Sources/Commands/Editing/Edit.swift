internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let edit = Command(
    "edit", group: .changing,
    forms: [
      Form("edit ID FIELD=VALUE …", "changes members of a record; 'FIELD=' takes one out"),
      Form("edit ID", "opens the record as the line one would type, in your editor"),
      Form("edit RANGE", "opens the records of these days, a line each; saving is one action"),
    ],
    details: [
      "In the editor lines may be changed, added and taken out. The editor is that of VISUAL or EDITOR, else vi.",
      "See 'help show' for what an ID can be.",
    ],
    examples: ["edit last value=121 context=fasting", "edit yesterday", "edit glucose 7d"]
  ) { session, invocation throws(Failure) in
    let fields = invocation.words.filter { FieldChange.isOne($0.text) }
    if !fields.isEmpty { return try session.edit(fields: fields, invocation) }
    return try session.editLines(invocation)
  }
}

extension Session {
  /// Changes members of one record by name.
  fileprivate mutating func edit(fields: [Word], _ invocation: Invocation) throws(Failure) -> Reply {
    let names = invocation.words.filter { !FieldChange.isOne($0.text) }
    let records = try records(named: names, end: invocation.end)
    guard records.count == 1, let kind = catalogue.kind(records[0].kind) else {
      throw .usage("expected one record to change", at: names.last?.range ?? invocation.end)
    }
    var record = records[0].record
    for field in fields {
      let change = try FieldChange(field, of: kind, in: contextForEntry())
      record[change.name] = change.value
    }
    if let fault = kind.faults(in: record, zone: documentZone).first(where: { $0.severity == .fault }) {
      let place = fields.first { $0.text.hasPrefix((fault.path.first ?? "") + "=") }
      throw .usage(fault.message, at: place?.range ?? invocation.end)
    }
    return try replace(
      records[0], with: Reading(record: record.content.inOrder(of: kind)),
      words: invocation.typed)
  }

  /// Opens records as lines in the editor; what comes back is carried out when it is understood.
  fileprivate mutating func editLines(_ invocation: Invocation) throws(Failure) -> Reply {
    let records = try recordsToEdit(invocation)
    guard world.canAsk else {
      throw .refused("no-terminal", "an editor needs a terminal: use 'edit ID FIELD=VALUE'")
    }
    guard !records.isEmpty else { return Reply(["  nothing recorded in that time"]) }
    let lines = RecordLines(records, in: contextForEntry())
    let remarks =
      [
        "One record a line. Change, add or take out lines; save and leave. Leave without a change to keep all."
      ]
      + lines.unsaid.map { "no words say this one, it stays: \(phrase(of: $0.record, dated: true)) \($0.id)" }
    var reply = Reply()
    reply.editing = editing(lines.text(of: remarks), of: lines, invocation)
    return reply
  }

  /// What is not understood of the edited text is told, or doubtful and not wanted; the text is not lost then.
  private func editing(_ text: String, of lines: RecordLines, _ invocation: Invocation) -> Editing {
    Editing(text: text) { text, session in
      var reply = session.replying { session throws(Failure) in
        try session.apply(text, to: lines, invocation)
      }
      let editOn = session.editOn(text, of: lines, invocation)
      // A complaint without a question is about the text; a change of mind has none.
      let isRefused = reply.status == .notDone && !reply.notices.isEmpty
      if let doubt = reply.question {
        reply.question = doubt.asking(editOn, unless: .done)
      } else if reply.status == .notUnderstood || isRefused {
        reply.refill = nil
        reply.question = editOn
      }
      session.pending = reply.question
      return reply
    }
  }

  private func editOn(_ text: String, of lines: RecordLines, _ invocation: Invocation) -> Ask {
    .yesOrNo("edit on?", byDefault: true, isForShell: true, no: cancelled()) { session in
      var again = Reply()
      again.editing = session.editing(text, of: lines, invocation)
      return again
    }
  }

  private mutating func recordsToEdit(_ invocation: Invocation) throws(Failure) -> [StoredRecord] {
    guard !invocation.words.isEmpty else {
      throw .usage("expected the days, or the record, to edit", at: invocation.end)
    }
    do throws(Failure) {
      let query = try Query(
        invocation.words, catalogue: catalogue, today: today(), end: invocation.end)
      return try self.records(query, limit: .max)
    } catch {
      return try self.records(named: invocation.words, end: invocation.end)
    }
  }

  /// Carries out what was done to the lines as one action; a line that is not understood stops all of it.
  mutating func apply(
    _ text: String, to lines: RecordLines, _ invocation: Invocation, isSure: Bool = false
  ) throws(Failure) -> Reply {
    let edited = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
      .filter { !RecordLines.isRemark($0) }
    if edited.isEmpty { return cancelled() }
    let edits = try edits(LineChange.between(lines.items.map(\.line), edited), of: lines)
    guard !edits.isEmpty else { return Reply(["  nothing was changed"]) }
    let warnings = edits.flatMap(\.doubts)
    if !isSure, !warnings.isEmpty,
      let reply = try doubt(
        warnings,
        then: { session throws(Failure) in
          try session.apply(text, to: lines, invocation, isSure: true)
        })
    {
      return reply
    }
    let (changes, words, time) = (edits.map(\.change), invocation.typed, now)
    let done = try withStore { store throws(StorageError) in
      try store.commit(changes, words: words, time: time)
    }
    return Reply(
      ["  \(counts(done.changes))"] + done.changes.map { changeLine($0) } + self.lines(of: warnings)
        + [takeBackHint()],
      json: changesJSON(done.words, done.changes, doubts: edits.doubts(of: done.changes)))
  }

  /// The answer to a text that was given up.
  package func cancelled() -> Reply { Reply(["  cancelled: nothing was changed"], status: .notDone) }

  private func counts(_ changes: [Changed]) -> String {
    let added = changes.count { $0.before == nil }
    let removed = changes.count { $0.after == nil }
    let parts = [(changes.count - added - removed, "changed"), (added, "added"), (removed, "removed")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
