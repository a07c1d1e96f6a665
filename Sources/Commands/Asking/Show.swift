internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let show = Command(
    "show", group: .asking, forms: [Form("show ID", "one record whole, and where it stands")],
    details: [
      "An ID is 'last', a number of the list just shown, a time such as '07:05' or '20 nov 07:05', "
        + "or an id or the beginning of one."
    ],
    examples: ["show last", "show 07:05"]
  ) { session, invocation throws(Failure) in
    let records = try session.records(named: invocation.words, end: invocation.end)
    var reply = Reply(
      records.flatMap { session.whole($0) },
      json: .object([JSONMember("records", .array(records.map(\.json)))]))
    reply.wraps = false
    return reply
  }
}

extension Session {
  fileprivate func whole(_ record: StoredRecord) -> [StyledText] {
    let text = JSONPrinter.element(Value.group(record.record.members).json)
    return [
      "  \(phrase(of: record.record, dated: true), .bold)", "  \(record.document.path) \(record.id, .dim)",
    ]
      + StyledText(data: String(decoding: text, as: UTF8.self), newlines: .kept).lines.map {
        $0.indented(by: 4)
      }
  }
}
