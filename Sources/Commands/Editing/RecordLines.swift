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
  func typed(in context: EntryContext) -> [String] {
    items.flatMap { item -> [String] in
      let parts = item.record.record.partsByTime
      guard parts.count > 1 else { return [item.line] }
      let lines = parts.compactMap { EntryText.line(for: $0, in: context) }
      return lines.count == parts.count ? lines : [item.line]
    }
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

extension Record {
  /// A workout as the workouts that were told one after another; any other record as it is.
  fileprivate var partsByTime: [Record] {
    guard kind == Kind.workout.name, let start = self["start"] else { return [self] }
    var parts: [(time: Value, exercises: [Value])] = []
    // Exercises that took turns were not told one after another.
    guard !HealthLog.Session.exercises(of: self).contains(where: { $0.superset != nil }) else {
      return [self]
    }
    for exercise in self["exercises"]?.list ?? [] {
      guard let group = exercise.group else { return [self] }
      for set in group["sets"]?.list ?? [] {
        let time = set.group?["time"] ?? start
        if parts.last?.time != time { parts.append((time, [])) }
        parts[parts.count - 1].exercises.add(set, to: group)
      }
    }
    return parts.enumerated().map { place, part in
      let rest = place == 0 ? members.filter { $0.name == "note" || $0.name == "tags" } : []
      return Record(
        kind: kind, members: [Member("start", part.time), Member("exercises", .list(part.exercises))] + rest)
    }
  }
}

extension [Value] {
  /// Adds a set to the last exercise if it is that of `group`, else begins it.
  fileprivate mutating func add(_ set: Value, to group: [Member]) {
    if var last = last?.group, last["exercise"] == group["exercise"], last["superset"] == group["superset"] {
      last["sets"] = .list((last["sets"]?.list ?? []) + [set])
      self[count - 1] = .group(last)
    } else {
      var begun = group
      begun["sets"] = .list([set])
      append(.group(begun))
    }
  }
}
