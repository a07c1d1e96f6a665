internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let history = Command(
    "history", group: .changing,
    forms: [Form("history [N]", "the last actions, 20 or N, with what was typed")],
    details: ["Undone ones are marked. 'undo' takes back the last one that stands."]
  ) { session, invocation throws(Failure) in
    let count = invocation.words.isEmpty ? 20 : try invocation.count()
    let actions = try session.withStore { store throws(StorageError) in try store.history().actions }.suffix(
      count)
    return Reply(
      actions.isEmpty ? ["  no actions yet"] : session.table(of: actions),
      json: .object([JSONMember("actions", .array(actions.map(\.json)))]))
  }
}

extension Session {
  fileprivate func table(of actions: ArraySlice<History.Action>) -> [StyledText] {
    var table = Table([
      Table.Column("", .right), Table.Column(""), Table.Column("", overflow: .wrapped), Table.Column(""),
    ])
    table.rows = actions.map { action in
      let state: StyledText = action.isUndone ? "undone" : ""
      let cells: [StyledText] = [
        "\(action.entry.number)", "\(dayAndTime(action.entry.time))", "\(action.entry.words)", state,
      ]
      return action.isUndone ? cells.map { $0.styled(.dim) } : cells
    }
    return table.foldedText(width: world.width(), glyphs: world.glyphs).lines
  }
}

extension History.Action {
  fileprivate var json: JSONValue {
    .object([
      JSONMember("n", .number("\(entry.number)")), JSONMember("time", .string("\(entry.time)")),
      JSONMember("words", .string(entry.words)), JSONMember("state", .string(isUndone ? "undone" : "done")),
      JSONMember("changes", .number("\(entry.changeCount)")),
    ])
  }
}
