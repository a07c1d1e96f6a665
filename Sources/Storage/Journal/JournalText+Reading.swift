internal import CivilTime
internal import JSONText

extension JournalText {
  /// What a line says, without its line break; `nil` when it is none that this program writes.
  static func read(_ line: Bytes.SubSequence) -> Line? {
    guard let value = RecordText.value(Bytes(line)) else { return nil }
    if value["done"]?.integer != nil { return .done }
    guard let role = role(value), let time = value["time"]?.string.flatMap(SpelledTime.init),
      let newest = value["newest"]?.integer, let words = value["words"]?.string,
      let documents = value["documents"]?.elements?.map(document), !documents.contains(nil)
    else { return nil }
    return .entry(
      JournalEntry(
        role: role, newest: newest, time: time.resolved(in: .utc), words: words,
        documents: documents.compactMap(\.self)))
  }

  private static func role(_ value: JSONValue) -> JournalEntry.Role? {
    if let number = value["action"]?.integer { return .action(number) }
    if let number = value["undo"]?.integer { return .undo(number) }
    return value["redo"]?.integer.map(JournalEntry.Role.redo)
  }

  private static func document(_ value: JSONValue) -> DocumentChange? {
    guard let path = value["path"]?.string, let edits = value["edits"]?.elements?.map(edit),
      !edits.contains(nil)
    else {
      return nil
    }
    return DocumentChange(
      path: path, base: value["base"]?.string.flatMap(Checksum.init),
      sum: value["sum"]?.string.flatMap(Checksum.init),
      edits: edits.compactMap(\.self))
  }

  private static func edit(_ value: JSONValue) -> Edit? {
    guard let target = target(value), let offset = value["at"]?.integer, let old = value["old"]?.string,
      let new = value["new"]?.string
    else { return nil }
    return Edit(
      target: target, before: side("before", value), after: side("after", value), offset: offset,
      old: Bytes(old.utf8),
      new: Bytes(new.utf8))
  }

  private static func target(_ value: JSONValue) -> Edit.Target? {
    if let id = value["id"]?.string { return .record(id) }
    return value["member"]?.string.map(Edit.Target.member)
  }

  private static func side(_ name: String, _ value: JSONValue) -> Bytes? {
    if let text = value[name + "Text"]?.string { return Bytes(text.utf8) }
    guard let record = value[name], record != .null else { return nil }
    return RecordText.printed(record)
  }
}
