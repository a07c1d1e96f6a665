internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage

extension Command {
  static let same = Command(
    "same", group: .logging,
    forms: [Form("same [at …]", "the last record once more, now: 'same', 'same at 82.5'")],
    examples: ["same", "same at 82.5"]
  ) { session, invocation throws(Failure) in
    try session.same(invocation)
  }

  static let anotherSet = Command(
    "+", group: .logging, forms: [Form("+ SETS", "adds sets to the last exercise: '+ 8x80'")],
    examples: ["+ 8x80", "+ 3x8"]
  ) { session, invocation throws(Failure) in
    try session.anotherSet(invocation)
  }
}

extension Session {
  fileprivate mutating func same(_ invocation: Invocation) throws(Failure) -> Reply {
    guard let last = try lastTyped().last else { throw .refused("not-found", "no record was typed here yet") }
    let record = repeated(last.record.record)
    let words = Self.withoutAt(invocation.words)
    let line = invocation.isOfArguments ? Arguments.line(words.map(\.text)) : invocation.line.keeping(words)
    var reading = Reading(record: record, inferred: [.time])
    if !words.isEmpty {
      reading =
        try told(line) { line, context throws(EntryError) in
          try CorrectionReader.read(line, of: record, in: context)
        } ?? reading
    }
    reading.replaces = nil
    reading.warnings = doubts(about: reading.record, repeating: last.record.record)
    let told = reading.withSetTimes
    return try confirming(last, invocation) { session throws(Failure) in
      try session.save([told], words: invocation.typed, again: true)
    }
  }

  /// `at` before a value is no time.
  private static func withoutAt(_ words: [Word]) -> [Word] {
    guard words.count == 2, words[0].text.lowercased() == "at", !words[1].text.contains(":") else {
      return words.first?.text.lowercased() == "with" ? Array(words.dropFirst()) : words
    }
    return Array(words.dropFirst())
  }

  /// The record as if it were told now; of a workout its last set alone.
  private func repeated(_ record: Record) -> Record {
    guard let kind = catalogue.kind(record.kind) else { return record }
    var repeated = record.content
    switch kind.form {
    case .workout: return lastSet(of: record) ?? repeated
    case .sleep: return shifted(repeated, kind)
    case .fields, .glucose, .imported, .derived:
      repeated["time"] = .text("\(now)")
      return repeated
    }
  }

  private func lastSet(of record: Record) -> Record? {
    guard let last = HealthLog.Session.exercises(of: record).last, var set = last.sets.last else {
      return nil
    }
    set["time"] = nil
    let group = [Member("exercise", .text(last.exercise)), Member("sets", .list([.group(set)]))]
    return Record(
      kind: record.kind,
      members: [Member("start", .text("\(now)")), Member("exercises", .list([.group(group)]))])
  }

  /// A night at the same clock times, as many days later as bring its end up to the present.
  private func shifted(_ night: Record, _ kind: Kind) -> Record {
    guard let anchor = kind.anchor(of: night, in: documentZone) else { return night }
    let days = now.date.dayNumber - anchor.date.dayNumber
    var shifted = night
    for name in ["wake", "bed", "asleep", "out"] {
      guard let time = night.time(name, in: documentZone) else { continue }
      let local = LocalTime(time.date.adding(days: days), time.clock)
      shifted[name] = .text("\(world.zone.resolve(local).first)")
    }
    if let date = night.date("date") { shifted["date"] = .text("\(date.adding(days: days))") }
    return shifted
  }

  mutating func anotherSet(_ invocation: Invocation) throws(Failure) -> Reply {
    guard let last = try lastTyped().last(where: { $0.record.kind == Kind.workout.name }),
      let exercise = HealthLog.Session.exercises(of: last.record.record).last?.exercise
    else { throw .refused("not-found", "the last record typed here is no workout") }
    guard !invocation.words.isEmpty else {
      var again = invocation
      again.words = []
      return try same(again)
    }
    let sets =
      invocation.isOfArguments
      ? Arguments.line(invocation.words.map(\.text))
      : invocation.line.keeping(invocation.words).trimmingBlanks
    let line = "\(exercise) \(sets)"
    guard
      let reading = try told(
        line, by: { line, context throws(EntryError) in try EntryReader.read(line, in: context) })
    else {
      throw .refused("not-found", "expected sets")
    }
    let target = last.record
    let told = reading.withSetTimes
    return try confirming(last, invocation) { session throws(Failure) in
      try session.save([told], words: invocation.typed, again: true, into: target)
    }
  }

  /// The one reading that a line is; what asks is not settled here.
  private func told(
    _ line: String, by read: (String, EntryContext) throws(EntryError) -> Interpretation
  ) throws(Failure) -> Reading? {
    let interpretation: Interpretation
    do throws(EntryError) { interpretation = try read(line, contextForEntry()) } catch {
      throw .entry(error, in: line)
    }
    switch interpretation {
    case .readings(let readings): return readings.first
    case .question(let question): throw Failure(kind: .question(question))
    case .bodyMass: return nil
    }
  }
}
