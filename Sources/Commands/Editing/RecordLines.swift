internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage

/// Records as the lines that one would type, and the way back from edited lines to changes of the records.
struct RecordLines: Sendable {
  /// A line, and the record that it says.
  struct Item: Equatable, Sendable {
    var line: String
    var record: StoredRecord

    func typed(in context: EntryContext) -> [String] {
      let parts = record.record.partsByTime
      guard parts.count > 1 else { return [line] }
      let lines = parts.compactMap { EntryText.line(for: $0, in: context) }
      return lines.count == parts.count ? lines : [line]
    }

    /// Whether the lines, typed anew, give less than the record; where it came from, apart.
    func isShortened(in context: EntryContext) -> Bool {
      var record = record.record
      record["source"] = nil
      let (parts, lines) = (record.partsByTime, typed(in: context))
      guard lines.count == parts.count else { return true }
      guard parts.count > 1 else { return !EntryText.says(line, parts.first ?? record, in: context) }
      return !record.members.allSatisfy { Record.partMembers.contains($0.name) }
        || !zip(lines, parts).allSatisfy { EntryText.says($0, $1, in: context) }
    }
  }

  private(set) var items: [Item] = []
  /// Records that no words can say: they stand as remarks, and stay as they are.
  private(set) var unsaid: [StoredRecord] = []

  init(_ records: [StoredRecord], in context: EntryContext) {
    for record in records {
      if let line = EntryText.line(for: record.record, in: context) {
        items.append(Item(line: line, record: record))
      } else {
        unsaid.append(record)
      }
    }
  }

  /// The lines that give the same records when they are typed one after another.
  ///
  /// Sets of a workout that were told at other times have a line for each time: they join their session again.
  func typed(in context: EntryContext) -> [String] { items.flatMap { $0.typed(in: context) } }

  /// Records of which the lines leave something out, as the name of a session or a note on one of its exercises.
  func shortened(in context: EntryContext) -> [StoredRecord] {
    items.filter { $0.isShortened(in: context) }.map(\.record)
  }

  /// The text of an editor: a line a record, with remarks behind a number sign and a blank.
  func text(of remarks: [String]) -> String {
    (remarks.map { "# \($0)" } + items.map(\.line)).joined(separator: "\n") + "\n"
  }

  /// Whether a line says nothing: it is blank, or a remark.
  static func isRemark(_ line: String) -> Bool {
    let text = line.trimmingBlanks
    return text.isEmpty || text == "#" || text.hasPrefix("# ")
  }
}

/// What was done to lines: which went, which came, and which were put in the place of another.
enum LineChange: Equatable, Sendable {
  case removed(Int)
  case added(String)
  case changed(Int, String)

  /// The changes from `old` to `new`: lines that stayed are found first, what lies between them is paired in order.
  static func between(_ old: [String], _ new: [String]) -> [LineChange] {
    let difference = new.difference(from: old)
    var removed: [Int] = []
    var added: [(offset: Int, line: String)] = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.append(offset)
      case .insert(let offset, let line, _): added.append((offset, line))
      }
    }
    return paired(removed.sorted(), added.sorted { $0.offset < $1.offset })
  }

  /// A line that went and one that came in the same gap between lines that stayed are one that was changed.
  private static func paired(_ removed: [Int], _ added: [(offset: Int, line: String)]) -> [LineChange] {
    // The gap is known by how many lines that stayed stand before it.
    let gone = removed.enumerated().map { (gap: $1 - $0, place: $1) }
    let come = added.enumerated().map { (gap: $1.offset - $0, line: $1.line) }
    var changes: [LineChange] = []
    for gap in Set(gone.map(\.gap) + come.map(\.gap)).sorted() {
      let old = gone.filter { $0.gap == gap }.map(\.place)
      let new = come.filter { $0.gap == gap }.map(\.line)
      changes += zip(old, new).map { .changed($0, $1) }
      changes += old.dropFirst(new.count).map { .removed($0) }
      changes += new.dropFirst(old.count).map { .added($0) }
    }
    return changes
  }
}
