package import HealthLog
internal import CivilTime

// correction = *(item / when / remark), the items being those of the kind of the record
//
// The noun of the kind may stand first. What is said takes the place of what the record says; the rest stays.

/// Reads words that correct a record: `121`, `yesterday`, `before lunch`, `at 7:30`.
package enum CorrectionReader {
  /// The record as `words` would have it, in a reading that replaces it.
  ///
  ///     try CorrectionReader.read("121", of: record, in: context)  // 112 mg/dL fasting → 121 mg/dL fasting
  ///
  /// `words` are those behind `no,` or `actually`. An error where they say nothing that the record could say. Doubts
  /// are not told: see ``EntryContext/doubts(about:)``.
  package static func read(
    _ words: String, of record: Record, in context: EntryContext
  ) throws(EntryError) -> Interpretation {
    let line = try Line(words)
    do throws(Stop) {
      return .readings([try read(line, of: record, in: context)])
    } catch {
      return .question(
        try error.settled(of: line) { line throws(Stop) in _ = try read(line, of: record, in: context) })
    }
  }

  /// The record without what `words` say of it; `nil` where it does not say all of that, or could not be without.
  ///
  ///     CorrectionReader.withdraw("after lunch", from: record, in: context)  // 130 mg/dL after lunch → 130 mg/dL
  package static func withdraw(_ words: String, from record: Record, in context: EntryContext) -> Record? {
    do throws(EntryError) {
      let line = try Line(words)
      do throws(Stop) {
        var correction = try Correction(line, of: record, in: context)
        return try correction.withdrawn()
      } catch {
        return nil
      }
    } catch {
      return nil
    }
  }

  private static func read(
    _ line: Line, of record: Record, in context: EntryContext
  ) throws(Stop) -> Reading {
    var correction = try Correction(line, of: record, in: context)
    return try correction.reading()
  }
}

/// One correction while it is read.
struct Correction: Sendable {
  let record: Record
  let kind: Kind
  let context: EntryContext
  let line: Line
  var cursor: Cursor
  var when = When()
  /// The record's own unit holds for a number without one.
  private(set) var own: EntryContext

  init(_ line: Line, of record: Record, in context: EntryContext) throws(Stop) {
    guard let kind = context.catalogue.kind(record.kind) else {
      throw .error(EntryError("expected an entry of a known kind, found '\(record.kind)'", at: 0..<0))
    }
    (self.record, self.kind, self.context, self.line) = (record, kind, context, line)
    cursor = Cursor(line)
    own = context
    own.day = nil
    if let unit = record.text("unit") {
      own.settings = context.settings.with(unit: unit, of: kind.name)
    }
  }

  /// The corrected record; it keeps the members that nothing was said of.
  mutating func reading() throws(Stop) -> Reading { try finished(said()) }

  /// The record without the members that the words name, if it has them all as they say.
  mutating func withdrawn() throws(Stop) -> Record? {
    guard var rest = withoutRemarks() else { return nil }
    if kind.form == .workout {
      // Of a workout other words say all exercises: those that stay as well.
      if !cursor.isAtEnd {
        guard let exercises = try withoutMarks() else { return nil }
        rest["exercises"] = .list(exercises)
      }
    } else if !cursor.isAtEnd || line.remarks.isEmpty {
      let said = try said().filter { $0.value != .null }
      guard !said.isEmpty, said.allSatisfy({ record[$0.name] == $0.value }) else { return nil }
      for member in said { rest[member.name] = nil }
      if said.contains(where: { $0.name == "context" }) { (rest["meal"], rest["minutesAfter"]) = (nil, nil) }
    }
    guard rest != record.content else { return nil }
    return kind.faults(in: rest, zone: context.zone).contains { $0.severity == .fault } ? nil : rest
  }

  /// The record without the note and the tags that were said; `nil` where it does not have them.
  private func withoutRemarks() -> Record? {
    var rest = record.content
    for remark in line.remarks {
      let said = remark.text.lowercased()
      switch remark.sort {
      case .tag:
        let tags = rest["tags"]?.list ?? []
        let others = tags.filter { $0.text?.lowercased() != said }
        guard others.count < tags.count else { return nil }
        rest["tags"] = others.isEmpty ? nil : .list(others)
      case .note, .notedByWord:
        guard rest.text("note")?.lowercased() == said else { return nil }
        rest["note"] = nil
      }
    }
    return rest
  }

  /// The members that the words say, those that they take away being null.
  private mutating func said() throws(Stop) -> [Member] {
    if let noun = Names(catalogue: context.catalogue).kind(at: cursor), noun.kind.name == kind.name {
      cursor.advance(by: noun.count)
    }
    switch kind.form {
    case .glucose: return try glucose()
    case .fields: return try fields()
    case .sleep: return try sleep()
    case .workout: return try workout()
    case .imported, .derived: throw .error(.neverTyped(kind, found: kind.name, at: 0..<0))
    }
  }

  private static let example = "no, yesterday"

  // MARK: Reading

  /// Reads the rest of the words into `draft` and `when`.
  mutating func fill(_ draft: inout some Draft) throws(Stop) {
    while !cursor.isAtEnd {
      if !draft.readsTimes,
        try TimeReader.read(&cursor, into: &when, in: context, at: .behindValue)
      {
        continue
      }
      if try draft.read(&cursor, in: own) { continue }
      if !draft.readsTimes, try TimeReader.readShortDate(&cursor, into: &when, in: context) { continue }
      if cursor.take(mark: ",", ";") != nil { continue }
      throw .error(
        Dispatch(context).unknown(
          cursor, behind: draft,
          expected: "what to change of the \(kind.name) entry: a value, a time or a tag",
          example: Self.example))
    }
  }

  /// The record's time, moved by what was said of when.
  func moved(_ member: String) throws(Stop) -> Member? {
    guard !when.isEmpty, let old = record.time(member, in: context.zone) else { return nil }
    if when.moment == nil, when.clock == nil, when.part == nil, let day = when.day {
      let local = LocalTime(day.value.date(in: own), old.clock)
      let time = try LocalMeaning.only(local, in: context.zone, line: line, range: day.range, when: when)
      try refuseFuture(time, day.range)
      return Member(member, .text("\(time)"))
    }
    var dated = own
    if when.day == nil { dated.day = old.date }
    return Member(member, .text("\(try when.resolved(in: dated, line: line).time)"))
  }

  private func refuseFuture(_ time: OffsetTime, _ range: Range<Int>) throws(Stop) {
    guard time.instant.seconds(since: context.now.instant) > When.tolerance else { return }
    throw .error(.future(line.text(range), at: range))
  }

  // MARK: The result

  private func finished(_ members: [Member]) throws(Stop) -> Reading {
    guard !members.isEmpty || !line.remarks.isEmpty else {
      throw .error(.missing("what to change", at: cursor.endPlace, example: Self.example))
    }
    var changed = record.content
    for member in members { changed[member.name] = member.value == .null ? nil : member.value }
    let order = kind.fields.map(\.name)
    let known = order.compactMap { name in changed.members.first { $0.name == name } }
    let rest = changed.members.filter { !order.contains($0.name) }
    let closing = closing(old: changed)
    var reading = try closing.reading(
      of: kind, (known + rest).filter { !["note", "tags"].contains($0.name) }, inferred: [], ranges: [:])
    // What is doubted depends on the log without the old record, and on what the record becomes by other hands.
    reading.warnings = []
    reading.record.members = Self.ordered(reading.record.members, order)
    reading.replaces = record
    return reading
  }

  private static func ordered(_ members: [Member], _ order: [String]) -> [Member] {
    order.compactMap { name in members.first { $0.name == name } }
      + members.filter { !order.contains($0.name) }
  }

  /// A new note takes the place of the old one; tags are added.
  private func closing(old: Record) -> Closing {
    var closing = Closing(
      when: When(), remarks: line.remarks, line: line, context: context, end: cursor.endPlace)
    let tags = (old["tags"]?.list ?? []).compactMap(\.text)
    closing.note = closing.note ?? old.text("note")
    closing.tags = tags + closing.tags.filter { !tags.contains($0) }
    return closing
  }
}

extension Settings {
  /// The settings with `unit` as the owner's for a kind.
  func with(unit: String, of kind: String) -> Settings {
    var settings = self
    var members = settings[kind]?.group ?? []
    members["unit"] = .text(unit)
    settings.members[kind] = .group(members)
    return settings
  }
}
