internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let delete = Command(
    "delete", aliases: ["rm"], group: .changing,
    forms: [Form("delete ID …", "takes records out; 'undo' brings them back")],
    details: ["See 'help show' for what an ID can be. Several are one action."],
    examples: ["delete last", "delete 3 4"]
  ) { session, invocation throws(Failure) in
    let records = try session.records(named: invocation.words, end: invocation.end)
    let changes = records.map { RecordChange.remove(id: $0.id, in: $0.document) }
    let (words, time) = (invocation.typed, session.now)
    let done = try session.withStore { store throws(StorageError) in
      try store.commit(changes, words: words, time: time)
    }
    let count = done.changes.count
    return Reply(
      ["  deleted \(count) \(count == 1 ? "record" : "records"):"]
        + done.changes.map { session.changeLine($0) }
        + [session.takeBackHint()],
      json: session.changesJSON(done.words, done.changes))
  }
}
