internal import CivilTime
internal import JSONText

// journal  = *(entry / done), each a line
// entry    = {"entry": 57, role: 12, "newest": 12, "time": …, "words": …, "documents": [document …]}
//          / the same with "order": ["weight/1a2b3c4d5e" …], where things were asked for in another order
// role     = "action" / "undo" / "redo", with the number of the action
// document = {"path": …, "base": checksum or null, "sum": checksum or null, "edits": [edit …]}
//          / {"path": …, "base": …, "sum": …, "kept": 57, "count": 10000}
// edit     = {"id": … / "member": … / "text": true, "before": …, "after": …, "at": offset, "old": …, "new": …}
// done     = {"done": 57, "newest": 12}
//
// An entry or a done may end with "open": [{"words": …, "document": document} …]: what still waits for a document.

/// The lines of the journal: made to be read by people too, so records stand there as in their documents.
enum JournalText {
  typealias Bytes = ContiguousArray<UInt8>

  enum Line: Equatable {
    case entry(JournalEntry)
    case done(DoneMark)
  }

  /// The entry of that serial has come to its end, but for what is open.
  struct DoneMark: Equatable {
    var serial: Int
    var newest: Int
    var open: [OpenChange] = []
  }

  /// How deep brackets may stand in a record that is written as one here, and not as text.
  ///
  /// Seven stand around it, and a line that is nested too deeply could never be read again.
  static let deepest = JSONScanner.maximumDepth - 8

  static func line(_ entry: JournalEntry) -> Bytes {
    let role =
      switch entry.role {
      case .action(let number): number.member("action")
      case .undo(let number): number.member("undo")
      case .redo(let number): number.member("redo")
      }
    return line(
      [
        entry.serial.member("entry"), role, entry.newest.member("newest"),
        JSONMember("time", .string("\(entry.time)")), JSONMember("words", .string(entry.words)),
        JSONMember("documents", .array(entry.documents.map(document))),
      ] + order(entry.order) + open(entry.open))
  }

  static func line(_ done: DoneMark) -> Bytes {
    line([done.serial.member("done"), done.newest.member("newest")] + open(done.open))
  }

  private static func line(_ members: [JSONMember]) -> Bytes {
    JSONPrinter.line(.object(members)) + [.newline]
  }

  private static func order(_ keys: [String]) -> [JSONMember] {
    keys.isEmpty ? [] : [JSONMember("order", .array(keys.map { .string($0) }))]
  }

  private static func open(_ changes: [OpenChange]) -> [JSONMember] {
    guard !changes.isEmpty else { return [] }
    let values = changes.map { open in
      JSONValue.object([
        JSONMember("words", .string(open.words)), JSONMember("document", document(open.change)),
      ])
    }
    return [JSONMember("open", .array(values))]
  }

  private static func document(_ change: DocumentChange) -> JSONValue {
    let head = [
      JSONMember("path", .string(change.path)), JSONMember("base", checksum(change.base)),
      JSONMember("sum", checksum(change.sum)),
    ]
    guard let kept = change.kept else {
      return .object(head + [JSONMember("edits", .array(change.edits.map(edit)))])
    }
    let whole = change.isWhole ? [JSONMember("whole", .bool(true))] : []
    return .object(head + [kept.member("kept"), change.count.member("count")] + whole)
  }

  private static func checksum(_ sum: Checksum?) -> JSONValue { sum.map { .string("\($0)") } ?? .null }

  private static func edit(_ edit: Edit) -> JSONValue {
    let target: JSONMember =
      switch edit.target {
      case .record(let id): JSONMember("id", .string(id))
      case .member(let path): JSONMember("member", .string(path))
      case .document: JSONMember("text", .bool(true))
      }
    return .object(
      [target] + side("before", edit.before) + side("after", edit.after) + [
        edit.offset.member("at"), JSONMember("old", .string(text(edit.old))),
        JSONMember("new", .string(text(edit.new))),
      ])
  }

  /// A record as a value, and as text too where printing the value would not give its very bytes.
  private static func side(_ name: String, _ bytes: Bytes?) -> [JSONMember] {
    guard let bytes else { return [JSONMember(name, .null)] }
    let asText = JSONMember(name + "Text", .string(text(bytes)))
    guard let value = RecordText.value(bytes), value != .null, value.depth <= deepest else { return [asText] }
    let member = JSONMember(name, value)
    return RecordText.printed(value) == bytes ? [member] : [member, asText]
  }

  private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }
}

extension Int {
  fileprivate func member(_ name: String) -> JSONMember { JSONMember(name, .number("\(self)")) }
}

extension JSONValue {
  /// How many brackets stand in one another.
  var depth: Int {
    switch self {
    case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
    case .null, .bool, .number, .string: 0
    }
  }
}
