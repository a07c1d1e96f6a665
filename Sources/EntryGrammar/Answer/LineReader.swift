internal import CivilTime
internal import HealthLog

// line      = [day ":"] *(when / remark) entry *([separator] entry)
// entry     = *(value / when / remark)           the values by the rules of its kind
// separator = "," / ";" / "and" / "." before a blank
//
// A time belongs to the entry that it stands in, or behind a separator to the next where the one before has its own;
// entries without one share that of the one before, else that of the first that has one. A note or a tag belongs to
// the entry before it.

/// Reads a line into readings; a stop is an error or a question about all of it.
struct LineReader {
  /// An entry of the line with what was said of when.
  struct Part: Sendable {
    var draft: any Draft
    var when = When()
    /// The atom at which it begins.
    var start: Int
    /// The noun may stand at this place, behind the number that began the entry.
    var mayHaveNounBehind = false
  }

  private let context: EntryContext
  private let line: Line
  private let dispatch: Dispatch
  private var cursor: Cursor
  private var parts: [Part] = []
  /// What was said of when before the first entry.
  private var leading = When()
  /// Whether a separator stands right before the cursor.
  private var isParted = false

  /// A longer line is no entry that somebody typed; its notes do not count.
  private static let longest = 600

  static func read(_ line: Line, in context: EntryContext) throws(Stop) -> Interpretation {
    if line.atoms.count > longest {
      let range = line.atoms[longest].range.lowerBound..<line.characters.count
      throw .error(EntryError("expected a line of at most \(longest) words and numbers", at: range))
    }
    var reader = LineReader(line, in: context)
    if let body = try reader.bodyMass() { return .bodyMass(body) }
    try reader.readParts()
    return .readings(try reader.readings())
  }

  private init(_ line: Line, in context: EntryContext) {
    (self.line, self.context) = (line, context)
    cursor = Cursor(line)
    dispatch = Dispatch(context)
  }

  private mutating func bodyMass() throws(Stop) -> BodyMass? {
    guard let body = try BodyMass.read(&cursor, in: context) else { return nil }
    guard cursor.isAtEnd else { throw .error(dispatch.unknown(cursor, behind: nil)) }
    return body
  }

  // MARK: Parts

  private mutating func readParts() throws(Stop) {
    while !cursor.isAtEnd {
      if try step() {
        isParted = false
        continue
      }
      if takeSeparator() {
        isParted = true
        continue
      }
      throw .error(dispatch.unknown(cursor, behind: parts.last?.draft))
    }
    if let note = noteOfItsOwn { parts.append(Part(draft: note, when: leading, start: cursor.position)) }
    guard let last = parts.last else { throw .error(dispatch.nothing(cursor)) }
    if !last.draft.isComplete { throw .error(dispatch.incomplete(cursor, last.draft)) }
  }

  private mutating func step() throws(Stop) -> Bool {
    let last = parts.indices.last
    if last == nil, let question = dispatch.rangeQuestion(cursor) { throw .question(question) }
    if let last, try readTimedStart(behind: last) { return true }
    if last.map({ mayReadWhen(parts[$0].draft) }) ?? true, try readWhen(into: last) { return true }
    if let last {
      if takeNounBehind(of: last) { return true }
      if try parts[last].draft.read(&cursor, in: context) { return true }
      if !parts[last].draft.readsTimes,
        try TimeReader.readShortDate(&cursor, into: &parts[last].when, in: context)
      {
        return true
      }
      if !parts[last].draft.isComplete { return false }
    }
    return try readStart(behind: last)
  }

  /// `7:00 glucose 112, 9:00 glucose 140`: a second time, before another entry, is of that one.
  private mutating func readTimedStart(behind last: Int) throws(Stop) -> Bool {
    guard isParted, parts[last].draft.isComplete, parts.contains(where: { !$0.when.isEmpty }) else {
      return false
    }
    let position = cursor.position
    var when = When()
    while try TimeReader.read(&cursor, into: &when, in: context, at: .beforeValue) {}
    if !when.isEmpty {
      _ = cursor.take(mark: ":")
      if try readStart(behind: last, when) { return true }
    }
    cursor.move(to: position)
    return false
  }

  /// Begins another entry, of which `own` was said before it.
  private mutating func readStart(behind last: Int?, _ own: When = When()) throws(Stop) -> Bool {
    let position = cursor.position
    guard let start = try dispatch.start(&cursor, isFirst: last == nil) else { return false }
    if !own.isEmpty, start.draft.readsTimes { throw .error(.oneTime(found: own.ranges[0], in: line)) }
    if let last, isRepeated(start, behind: parts[last]) {
      cursor.move(to: position)
      return false
    }
    var when = start.when
    if !start.draft.readsTimes { try when.add(last == nil ? leading : own, in: line) }
    parts.append(
      Part(draft: start.draft, when: when, start: position, mayHaveNounBehind: start.mayHaveNounBehind))
    return true
  }

  /// Whether a number without its noun would be a second value of a kind that has one at a time: `82 kg 83 kg`.
  private func isRepeated(_ start: Dispatch.Start, behind last: Part) -> Bool {
    start.mayHaveNounBehind && start.draft.kind.name == last.draft.kind.name
      && start.draft.kind.dayFigure != .sum
  }

  private func mayReadWhen(_ draft: any Draft) -> Bool { !draft.readsTimes && !draft.claims(cursor) }

  /// `60g carbs`, `fasting glucose 112`: the noun of an entry that began without it, with no comma between.
  private mutating func takeNounBehind(of last: Int) -> Bool {
    guard parts[last].mayHaveNounBehind, cursor.isAtGap,
      let noun = dispatch.names.kind(at: cursor), noun.kind.name == parts[last].draft.kind.name
    else { return false }
    cursor.advance(by: noun.count)
    parts[last].mayHaveNounBehind = false
    return true
  }

  private mutating func readWhen(into last: Int?) throws(Stop) -> Bool {
    let place: TimeReader.Place =
      last.map { parts[$0].draft.isComplete } ?? false ? .behindValue : .beforeValue
    guard let last else {
      guard try TimeReader.read(&cursor, into: &leading, in: context, at: place) else { return false }
      _ = cursor.take(mark: ":")
      return true
    }
    return try TimeReader.read(&cursor, into: &parts[last].when, in: context, at: place)
  }

  /// What parts two entries, or two things said of one.
  private mutating func takeSeparator() -> Bool {
    if cursor.take(mark: ",", ";") != nil {
      if let last = parts.indices.last { parts[last].mayHaveNounBehind = false }
      return true
    }
    if cursor.isAt(mark: "."), cursor.peek(1)?.isGlued != true {
      cursor.advance()
      return true
    }
    return !parts.isEmpty && cursor.take(word: "and") != nil
  }

  /// `note …` alone is an entry of its own.
  private var noteOfItsOwn: NoteDraft? {
    guard parts.isEmpty, let kind = context.catalogue.kind("note"), kind.form == .fields,
      let remark = line.remarks.first(where: { $0.sort == .notedByWord })
    else { return nil }
    return NoteDraft(kind: kind, text: remark.text)
  }

  // MARK: Readings

  private func readings() throws(Stop) -> [Reading] {
    var readings: [Reading] = []
    for (index, part) in parts.enumerated() {
      let closing = closing(of: part, at: index)
      readings += try part.draft.readings(closing)
    }
    return WorkoutMerge.merged(readings, in: context)
  }

  private func closing(of part: Part, at index: Int) -> Closing {
    let isNote = part.draft is NoteDraft
    return Closing(
      when: when(of: index), remarks: remarks(of: index).filter { !isNote || $0.sort != .notedByWord },
      line: line,
      context: context, end: cursor.endPlace)
  }

  /// The remarks behind the beginning of the entry, up to the next; the first has those before it too.
  private func remarks(of index: Int) -> [Remark] {
    let from = index == 0 ? -1 : parts[index].start
    let to = index + 1 < parts.count ? parts[index + 1].start : .max
    return line.remarks.filter { from < $0.position && $0.position <= to }
  }

  /// What was said of when for this entry, shared with those that say nothing.
  private func when(of index: Int) -> When {
    let part = parts[index]
    if part.draft.readsTimes { return index == 0 ? leading : leading.dayAlone }
    let before = parts[..<index].last { !$0.when.isEmpty }?.when ?? leading
    if !part.when.isEmpty { return part.when.completed(by: before.dayAlone) }
    if !before.isEmpty { return before }
    return parts[index...].first { !$0.when.isEmpty }?.when ?? When()
  }
}
