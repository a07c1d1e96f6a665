internal import CivilTime
internal import JSONText

// entry    = action / undo / redo / done, each a line
// action   = {"action": 12, "newest": 12, "time": …, "words": …, "documents": [document …]}
// undo     = {"undo": 12, "newest": 14, "time": …, "words": …, "documents": […]}       and redo alike
// document = {"path": …, "base": checksum or null, "sum": checksum or null, "edits": [edit …]}
// edit     = {"id": … / "member": …, "before": … , "after": …, "at": offset, "old": …, "new": …}
// done     = {"done": 12}

/// The lines of the journal: made to be read by people too, so records stand there as in their documents.
enum JournalText {
  typealias Bytes = ContiguousArray<UInt8>

  enum Line: Equatable {
    case entry(JournalEntry)
    /// The entry before it has come to its end.
    case done
  }

  static func line(_ entry: JournalEntry) -> Bytes {
    let (name, number) =
      switch entry.role {
      case .action(let number): ("action", number)
      case .undo(let number): ("undo", number)
      case .redo(let number): ("redo", number)
      }
    return line([
      JSONMember(name, .number("\(number)")), JSONMember("newest", .number("\(entry.newest)")),
      JSONMember("time", .string("\(entry.time)")),
      JSONMember("words", .string(entry.words)),
      JSONMember("documents", .array(entry.documents.map(document))),
    ])
  }

  static func doneLine(_ number: Int) -> Bytes { line([JSONMember("done", .number("\(number)"))]) }

  private static func line(_ members: [JSONMember]) -> Bytes {
    JSONPrinter.line(.object(members)) + [.newline]
  }

  private static func document(_ change: DocumentChange) -> JSONValue {
    .object([
      JSONMember("path", .string(change.path)), JSONMember("base", checksum(change.base)),
      JSONMember("sum", checksum(change.sum)), JSONMember("edits", .array(change.edits.map(edit))),
    ])
  }

  private static func checksum(_ sum: Checksum?) -> JSONValue { sum.map { .string("\($0)") } ?? .null }

  private static func edit(_ edit: Edit) -> JSONValue {
    let target: JSONMember =
      switch edit.target {
      case .record(let id): JSONMember("id", .string(id))
      case .member(let path): JSONMember("member", .string(path))
      }
    return .object(
      [target] + side("before", edit.before) + side("after", edit.after) + [
        JSONMember("at", .number("\(edit.offset)")), JSONMember("old", .string(text(edit.old))),
        JSONMember("new", .string(text(edit.new))),
      ])
  }

  /// A record as a value, and as text too where printing the value would not give its very bytes.
  private static func side(_ name: String, _ bytes: Bytes?) -> [JSONMember] {
    guard let bytes else { return [JSONMember(name, .null)] }
    guard let value = value(bytes) else { return [JSONMember(name + "Text", .string(text(bytes)))] }
    let member = JSONMember(name, value)
    return printed(value) == bytes ? [member] : [member, JSONMember(name + "Text", .string(text(bytes)))]
  }

  private static func value(_ bytes: Bytes) -> JSONValue? { RecordText.value(bytes) }

  private static func printed(_ value: JSONValue) -> Bytes { RecordText.printed(value) }

  private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }
}
