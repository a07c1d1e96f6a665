internal import CivilTime
internal import JSONText

extension JournalText {
  /// What a line says, without its line break; `nil` when it is none that this program writes.
  static func read(_ line: Bytes.SubSequence) -> Line? {
    guard let value = RecordText.value(Bytes(line)) else { return nil }
    guard let open = open(value["open"]) else { return nil }
    if let serial = value["done"]?.place, let newest = value["newest"]?.place {
      return .done(DoneMark(serial: serial, newest: newest, open: open))
    }
    guard let serial = value["entry"]?.place, let role = role(value), let newest = value["newest"]?.place,
      let time = value["time"]?.string.flatMap(SpelledTime.init),
      let words = value["words"]?.string, let documents = all(value["documents"], document)
    else { return nil }
    var entry = JournalEntry(
      serial: serial, role: role, newest: newest, time: time.resolved(in: .utc), words: words,
      documents: documents, open: open)
    // An order that cannot be read is none: the edits tell all that was done.
    entry.order = all(value["order"], \.string) ?? []
    return .entry(entry)
  }

  private static func role(_ value: JSONValue) -> JournalEntry.Role? {
    if let number = value["action"]?.place { return .action(number) }
    if let number = value["undo"]?.place { return .undo(number) }
    return value["redo"]?.place.map(JournalEntry.Role.redo)
  }

  /// The elements of a list, each read; `nil` when it is no list or one of them cannot be read.
  private static func all<T>(_ value: JSONValue?, _ read: (JSONValue) -> T?) -> [T]? {
    guard let elements = value?.elements else { return nil }
    let all = elements.compactMap(read)
    return all.count == elements.count ? all : nil
  }

  private static func open(_ value: JSONValue?) -> [OpenChange]? {
    guard let value else { return [] }
    return all(value) { element in
      guard let words = element["words"]?.string, let change = element["document"].flatMap(document) else {
        return nil
      }
      return OpenChange(words: words, change: change)
    }
  }

  private static func document(_ value: JSONValue) -> DocumentChange? {
    guard let path = value["path"]?.string, let base = checksum(value["base"]),
      let sum = checksum(value["sum"])
    else { return nil }
    if let kept = value["kept"]?.place {
      let count = value["count"]?.place
      var change = DocumentChange(path: path, base: base, sum: sum, edits: [], kept: kept, count: count)
      change.isWhole = value["whole"]?.bool ?? false
      return change
    }
    return all(value["edits"], edit).map { DocumentChange(path: path, base: base, sum: sum, edits: $0) }
  }

  /// A checksum or none; `nil` when it is neither.
  private static func checksum(_ value: JSONValue?) -> Checksum?? {
    if value == .null { return .some(nil) }
    return value?.string.flatMap(Checksum.init).map { .some($0) }
  }

  private static func edit(_ value: JSONValue) -> Edit? {
    guard let target = target(value), let offset = value["at"]?.place, let old = value["old"]?.string,
      let new = value["new"]?.string
    else { return nil }
    return Edit(
      target: target, before: side("before", value), after: side("after", value), offset: offset,
      old: Bytes(old.utf8), new: Bytes(new.utf8))
  }

  private static func target(_ value: JSONValue) -> Edit.Target? {
    if let id = value["id"]?.string { return .record(id) }
    if let path = value["member"]?.string { return .member(path) }
    return value["text"]?.bool == true ? .document : nil
  }

  private static func side(_ name: String, _ value: JSONValue) -> Bytes? {
    if let text = value[name + "Text"]?.string { return Bytes(text.utf8) }
    guard let record = value[name], record != .null else { return nil }
    return RecordText.printed(record)
  }
}

extension JSONValue {
  /// A number or offset that the journal can have counted to.
  fileprivate var place: Int? { integer.flatMap { 0..<(1 << 53) ~= $0 ? $0 : nil } }
}
