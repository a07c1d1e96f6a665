internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let correct = Command(
    "no", aliases: ["no,", "actually", "actually,", "make"], group: .logging,
    forms: [
      Form(
        "no, …  actually …", "corrects the last record: 'no, 121', 'no, yesterday', 'actually before lunch'"),
      Form("make that …", "the same: 'make that q3'"),
    ],
    details: [
      "It is about the last record typed here in the last 30 minutes, an older one it names and asks; "
        + "'no ID 121' is about the one of that id. The record keeps what you do not say."
    ],
    examples: [
      "no, 121", "no, yesterday", "no, at 7:30", "actually before lunch", "make that q3", "no, 8x82.5",
    ]
  ) { session, invocation throws(Failure) in
    var words = invocation.words
    if words.first?.text.lowercased() == "that" { words.removeFirst() }
    return try session.correct(words, invocation)
  }

  static let complete = Command(
    "and", group: .logging, forms: [Form("and …", "says more of the last record: 'and fat 18%'")],
    examples: ["and fat 18%", "and #gym"]
  ) { session, invocation throws(Failure) in
    if try session.saysSets(invocation) { return try session.anotherSet(invocation) }
    return try session.correct(invocation.words, invocation, adds: true)
  }
}

extension Session {
  /// Whether `and 5x90` says more sets: the last record has sets, and the words are of one.
  fileprivate mutating func saysSets(_ invocation: Invocation) throws(Failure) -> Bool {
    let isProduct = invocation.words.contains { word in
      let parts = word.text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      return parts.count == 2
        && parts.allSatisfy { $0.first?.isNumber == true }
    }
    guard isProduct, invocation.words.first?.text.first?.isNumber == true else { return false }
    return try lastTyped().last?.record.kind == Kind.workout.name
  }

  /// Changes the last record, or the one that is named, by what the words say; a text is replaced, or added to.
  fileprivate mutating func correct(
    _ words: [Word], _ invocation: Invocation, adds: Bool = false
  ) throws(Failure) -> Reply {
    let named = try named(words)
    let rest = named == nil ? words : Array(words.dropFirst())
    guard !rest.isEmpty else {
      throw .usage("expected what to change, such as 'no, 121'", at: invocation.end)
    }
    let line = invocation.isOfArguments ? Arguments.line(rest.map(\.text)) : invocation.line.keeping(rest)
    let candidates = if let named { [named] } else { try lastTyped() }
    var failure: EntryError?
    for candidate in candidates.reversed() {
      switch correction(line, of: candidate) {
      case .success(let interpretation):
        let old = candidate.record.record
        let whole = adds ? interpretation.mappingReadings { $0.addingTexts(of: old) } : interpretation
        return try changed(candidate, by: whole, invocation, adds: adds)
      case .failure(let error): failure = failure ?? error
      }
    }
    guard let failure else { throw .refused("not-found", "no record was typed here yet") }
    throw .entry(failure, in: invocation.isOfArguments ? line : invocation.line)
  }

  private func correction(_ line: String, of candidate: Corrected) -> Result<Interpretation, EntryError> {
    let record = candidate.record.record
    let part = candidate.sets?.part(of: record) ?? record
    let whole = { (reading: Reading) -> Reading in
      let timed = reading.keepingSetTimes(of: part)
      return candidate.sets.map { timed.of($0.session(record, with: timed.record)) } ?? timed
    }
    do throws(EntryError) {
      return .success(try CorrectionReader.read(line, of: part, in: contextForEntry()).mappingReadings(whole))
    } catch {
      guard let other = otherExercise(line, part) else { return .failure(error) }
      return .success(.readings([whole(other)]))
    }
  }

  /// `no, squat 80kg x 8`: another exercise in the place of the one that was told.
  private func otherExercise(_ line: String, _ part: Record) -> Reading? {
    guard part.kind == Kind.workout.name else { return nil }
    do throws(EntryError) {
      guard case .readings(let readings) = try EntryReader.read(line, in: contextForEntry()),
        readings.count == 1,
        readings[0].record.kind == part.kind
      else { return nil }
      var record = part
      record["exercises"] = readings[0].record["exercises"]
      return readings[0].of(record)
    } catch {
      return nil
    }
  }

  private mutating func changed(
    _ corrected: Corrected, by interpretation: Interpretation, _ invocation: Invocation, adds: Bool
  ) throws(Failure) -> Reply {
    switch interpretation {
    case .bodyMass: throw .refused("bmi", "nothing to change")
    case .question(let question):
      return try ask(question) { session, choice in
        session.replying { session throws(Failure) in
          let words = [Word](of: choice.entry)
          return try session.correct(
            words, Invocation(options: invocation.options, line: choice.entry, words: words), adds: adds)
        }
      }
    case .readings(let readings):
      guard let reading = readings.first else { throw .refused("not-found", "nothing to change") }
      return try confirming(corrected, invocation) { session throws(Failure) in
        try session.replace(corrected.record, with: reading, words: invocation.typed)
      }
    }
  }

  /// Puts the corrected record in the place of the old one; what a hand has changed of it meanwhile stays.
  mutating func replace(
    _ old: StoredRecord, with reading: Reading, words: String, isSure: Bool = false
  ) throws(Failure) -> Reply {
    let record = reading.keepingSetTimes(of: old.record).record
    let warnings = doubts(about: record, inPlaceOf: old.record)
    if !isSure, !warnings.isEmpty,
      let reply = try doubt(
        warnings,
        then: { session throws(Failure) in
          try session.replace(old, with: reading, words: words, isSure: true)
        })
    {
      return reply
    }
    let delta = RecordDelta(from: old.record, to: record)
    let (change, time) = (RecordChange.edit(id: old.id, in: old.document) { delta.applied(to: $0) }, now)
    let done = try withStore { store throws(StorageError) in
      try store.commit([change], words: words, time: time)
    }
    guard let changed = done.changes.first, let after = changed.after else {
      return Reply(["  as it was"], json: changesJSON(done.words, done.changes))
    }
    var lines = changed.before.map { correctedLines($0, after) } ?? []
    lines += self.lines(of: warnings)
    return Reply(
      lines + [takeBackHint()],
      json: changesJSON(done.words, done.changes, doubts: [changed.id: warnings]))
  }

  /// The record as it is now, and what it was.
  private func correctedLines(_ before: Record, _ after: Record) -> [StyledText] {
    let (old, new) = (anchor(of: before), anchor(of: after))
    let when = new.map { " · \(self.when($0))" } ?? ""
    guard let workout = WorkoutChange(from: before, to: after), workout.hasCome else {
      let moved = old == new ? "" : old.map { " · \(self.when($0))" } ?? ""
      return ["  \(phrase(of: after))\(when)", "  \("was \(phrase(of: before))\(moved)", .dim)"]
    }
    return ["  \(phrase(of: workout.come))\(when)", "  \("was \(phrase(of: workout.gone))", .dim)"]
  }
}

extension Interpretation {
  fileprivate func mappingReadings(_ change: (Reading) -> Reading) -> Interpretation {
    if case .readings(let readings) = self { .readings(readings.map(change)) } else { self }
  }
}

extension Reading {
  fileprivate func of(_ record: Record) -> Reading {
    var reading = self
    reading.record = record
    return reading
  }

  /// The reading with its texts behind those that the record has: what is said besides takes nothing away.
  fileprivate func addingTexts(of old: Record) -> Reading {
    var record = record
    for name in ["text", "note"] {
      guard let before = old.text(name), let said = record.text(name), said != before else { continue }
      record[name] = .text("\(before) \(said)")
    }
    return of(record)
  }
}
