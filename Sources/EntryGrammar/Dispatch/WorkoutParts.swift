internal import CivilTime
internal import HealthLog

// workout = name sets / sets name, up to a word of another kind
//
// Words for when are taken out of the part first, so that the rules of sets meet none.

extension Dispatch {
  /// Reads the sets from here on by the rules of sets; `name` is where the words of the exercise stand.
  func sets(_ cursor: inout Cursor, name: Range<Int>) throws(Stop) -> Start? {
    guard let kind = kinds(.workout).first else { return nil }
    let end = partEnd(cursor, behind: name)
    let (atoms, when) = try timeless(cursor, end)
    let first = cursor.atoms[name.lowerBound].range
    let nameStart = atoms.firstIndex { $0.range == first } ?? 0
    var inner = Cursor(cursor.line, atoms: atoms)
    let reading = try SetRules.read(&inner, name: nameStart..<nameStart + name.count, in: context)
    let rest = inner.next.flatMap { atom in cursor.atoms.firstIndex { $0.range == atom.range } }
    cursor.move(to: rest ?? end)
    return Start(draft: WorkoutDraft(kind: kind, sets: reading), when: when)
  }

  /// Where a word begins that names a kind and no exercise.
  private func partEnd(_ cursor: Cursor, behind name: Range<Int>) -> Int {
    var ahead = cursor
    while !ahead.isAtEnd {
      if name.contains(ahead.position) {
        ahead.move(to: name.upperBound)
        continue
      }
      if beginsOther(ahead) { break }
      ahead.advance()
    }
    return ahead.position
  }

  private func beginsOther(_ cursor: Cursor) -> Bool {
    guard cursor.isAtGap, let next = cursor.next, next.sort == .letters, !SetRules.words.contains(next.text),
      let kind = names.kind(at: cursor)
    else { return false }
    return kind.count >= names.exercise(at: cursor)?.count ?? 0
  }

  /// The atoms up to `end` that say nothing of when, and what the others say.
  private func timeless(_ cursor: Cursor, _ end: Int) throws(Stop) -> ([Atom], When) {
    var part = Cursor(cursor.line, atoms: Array(cursor.atoms[..<end]), position: cursor.position)
    var (atoms, when) = ([Atom](), When())
    while let atom = part.next {
      if part.isAtGap, try TimeReader.read(&part, into: &when, in: context, at: .amongSets) { continue }
      atoms.append(atom)
      part.advance()
    }
    return (atoms, when)
  }

  // MARK: Where the exercise stands

  /// Where an exercise is named behind its sets: `3x8 80kg bench`.
  func nameBehindSets(_ cursor: Cursor) -> Range<Int>? {
    var ahead = cursor
    while let atom = ahead.next {
      if atom.sort == .letters,
        !SetRules.words.contains(atom.text) || names.exercise(at: ahead)?.count ?? 0 > 1
      {
        break
      }
      ahead.advance()
    }
    guard let exercise = names.exercise(at: ahead), ahead.position > cursor.position,
      ahead.peek(-1)?.text != ",", !isFollowedBySets(ahead, exercise.count),
      names.kind(at: ahead)?.count ?? 0 < exercise.count
    else { return nil }
    return ahead.position..<ahead.position + exercise.count
  }

  private func isFollowedBySets(_ cursor: Cursor, _ count: Int) -> Bool {
    var behind = cursor
    behind.advance(by: count)
    return behind.isNumberStart()
  }

  /// An exercise that the catalogue does not know: words that sets follow, or sets that words follow.
  func unknownExercise(_ cursor: inout Cursor, isFirst: Bool) throws(Stop) -> Start? {
    guard isFirst, looksLikeSets(cursor) else { return nil }
    var ahead = cursor
    while let atom = ahead.next, atom.sort != .letters || SetRules.words.contains(atom.text) {
      ahead.advance()
    }
    if ahead.isAtEnd {
      throw .error(
        .missing(
          "an exercise behind the sets", at: cursor.endPlace, example: kinds(.workout).first?.examples.first))
    }
    let start = ahead.position
    while let atom = ahead.next, atom.sort == .letters || atom.text == "-", !ahead.isNumberStart() {
      ahead.advance()
    }
    return try sets(&cursor, name: start..<max(start + 1, ahead.position))
  }

  /// Whether numbers are joined as only sets are: `8x80`, `80*8`, `80 8/8/6`, `100 @8`.
  func looksLikeSets(_ cursor: Cursor) -> Bool {
    let atoms = cursor.atoms[cursor.position...]
    return zip(atoms, zip(atoms.dropFirst(), atoms.dropFirst(2))).contains { first, rest in
      first.sort == .digits && ["x", "*"].contains(rest.0.text) && rest.1.sort == .digits
    }
  }
}

/// Sets that were read, until their time is known.
struct WorkoutDraft: Draft {
  let kind: Kind
  let sets: SetReading

  var readsTimes: Bool { false }
  var isComplete: Bool { true }
  var expectation: String { "sets, a time, a tag or another entry" }
  var words: [String] { SetRules.words }

  func read(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool { false }

  func readings(_ closing: Closing) throws(Stop) -> [Reading] {
    let moment = try closing.when.resolved(in: closing.context, line: closing.line)
    let members = [Member("start", .text("\(moment.time)")), Member("exercises", .list(sets.exercises))]
    let doubts = kind.doubts(
      about: Record(kind: kind.name, members: members), zone: closing.context.zone,
      against: closing.context.comparison(for: kind))
    return [
      try closing.reading(
        of: kind, members, inferred: moment.inferred.union(sets.inferred), warnings: doubts, ranges: [:])
    ]
  }
}

/// Several exercises of one line are one workout.
enum WorkoutMerge {
  static func merged(_ readings: [Reading], in context: EntryContext) -> [Reading] {
    readings.reduce(into: []) { merged, reading in
      guard let last = merged.last, let joined = joined(last, reading, in: context) else {
        merged.append(reading)
        return
      }
      merged[merged.count - 1] = joined
    }
  }

  private static func joined(_ a: Reading, _ b: Reading, in context: EntryContext) -> Reading? {
    guard a.record.kind == b.record.kind, let kind = context.catalogue.kind(a.record.kind),
      kind.form == .workout,
      a.record["start"] == b.record["start"], b.record["note"] == nil, b.record["tags"] == nil
    else { return nil }
    var joined = a
    joined.record = Session.joined(a.record, with: b.record)
    joined.inferred = Reading.Inference.order.filter { a.inferred.contains($0) || b.inferred.contains($0) }
    joined.warnings += b.warnings.filter { !a.warnings.contains($0) }
    joined.text = Retyping(joined.record, of: kind, in: context).text
    return joined
  }
}
