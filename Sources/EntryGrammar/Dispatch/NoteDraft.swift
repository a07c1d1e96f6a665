internal import HealthLog

/// A note that stands alone, and is an entry of its own.
struct NoteDraft: Draft {
  let kind: Kind
  let text: String

  var readsTimes: Bool { false }
  var isComplete: Bool { true }
  var expectation: String { "a time, a tag or another entry" }
  var words: [String] { [] }

  func read(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool { false }

  func readings(_ closing: Closing) throws(Stop) -> [Reading] {
    let moment = try closing.when.resolved(in: closing.context, line: closing.line)
    let members = [Member("time", .text("\(moment.time)")), Member("text", .text(text))]
    return [try closing.reading(of: kind, members, inferred: moment.inferred, ranges: [:])]
  }
}
