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
    let candidates = if let named { [named] } else { try lastTyped(calledBy: rest) }
    return try correct(line, among: candidates, invocation, adds: adds)
  }

  /// Changes that of the records, in the order in which they were typed, which the words of `line` fit best.
  private mutating func correct(
    _ line: String, among candidates: [Corrected], _ invocation: Invocation, adds: Bool
  ) throws(Failure) -> Reply {
    var fits: [Fit] = []
    var failure: EntryError?
    for candidate in candidates.reversed() {
      switch correction(line, of: candidate) {
      case .success(let interpretation): fits.append(Fit(candidate, interpretation))
      case .failure(let error): failure = failure ?? error
      }
    }
    // What is said besides is said of what was typed last.
    let likely = adds ? Array(fits.prefix(1)) : likeliest(of: fits)
    guard let first = likely.first else {
      guard let failure else { throw .refused("not-found", "no record was typed here yet") }
      throw .entry(failure, in: invocation.isOfArguments ? line : invocation.line)
    }
    guard likely.count > 1 else { return try changed(first, invocation, adds: adds) }
    let question = whichRecord(line, likely)
    return try ask(question) { session, choice in
      let fit = question.choices.firstIndex(of: choice).map { likely[$0] } ?? first
      return session.replying { session throws(Failure) in
        try session.changed(fit, invocation, adds: adds)
      }
    }
  }

  private func correction(_ line: String, of candidate: Corrected) -> Result<Interpretation, EntryError> {
    let record = candidate.record.record
    guard let sets = candidate.sets else {
      return correction(line, of: record).flatMapError { replaced($0, line, record) }
    }
    let part = sets.part(of: record)
    return correction(line, of: part)
      .map { $0.mappingReadings { $0.of(sets.session(record, with: $0.record)) } }
      // The words may name an exercise that was told before.
      .flatMapError { error in correction(line, of: record).mapError { _ in error } }
      .flatMapError { error in
        replaced(error, line, part).map {
          $0.mappingReadings { $0.of(sets.session(record, with: $0.record)) }
        }
      }
  }

  private func correction(_ line: String, of record: Record) -> Result<Interpretation, EntryError> {
    do throws(EntryError) {
      return .success(
        try CorrectionReader.read(line, of: record, in: contextForEntry()).mappingReadings {
          $0.keepingSetTimes(of: record)
        })
    } catch {
      return .failure(error)
    }
  }

  /// The workout with another exercise, or the error that its correction ended with.
  private func replaced(
    _ error: EntryError, _ line: String, _ workout: Record
  ) -> Result<Interpretation, EntryError> {
    guard let other = otherExercise(line, workout) else { return .failure(error) }
    return .success(.readings([other.keepingSetTimes(of: workout)]))
  }

  /// `no, squat 80kg x 8`: another exercise in the place of the one that was told last.
  private func otherExercise(_ line: String, _ part: Record) -> Reading? {
    guard part.kind == Kind.workout.name else { return nil }
    do throws(EntryError) {
      guard case .readings(let readings) = try EntryReader.read(line, in: contextForEntry()),
        readings.count == 1,
        readings[0].record.kind == part.kind
      else { return nil }
      var record = part
      let others = (part["exercises"]?.list ?? []).dropLast()
      record["exercises"] = .list(others + (readings[0].record["exercises"]?.list ?? []))
      return readings[0].of(record)
    } catch {
      return nil
    }
  }

  private mutating func changed(_ fit: Fit, _ invocation: Invocation, adds: Bool) throws(Failure) -> Reply {
    let corrected = fit.candidate
    let old = corrected.record.record
    switch fit.interpretation {
    case .bodyMass: throw .refused("bmi", "nothing to change")
    case .question(let question):
      return try ask(question) { session, choice in
        session.replying { session throws(Failure) in
          try session.correct(choice.entry, among: [corrected], invocation, adds: adds)
        }
      }
    case .readings(let readings):
      guard let reading = readings.first else { throw .refused("not-found", "nothing to change") }
      let whole = adds ? reading.addingTexts(of: old) : reading
      return try confirming(corrected, invocation) { session throws(Failure) in
        try session.replace(
          corrected.record, with: whole, words: invocation.typed, told: corrected.part)
      }
    }
  }

  /// Puts the corrected record in the place of the old one; what a hand has changed of it meanwhile stays.
  mutating func replace(
    _ old: StoredRecord, with reading: Reading, words: String, told: Record? = nil, isSure: Bool = false
  ) throws(Failure) -> Reply {
    let record = reading.keepingSetTimes(of: old.record).record
    let warnings = doubts(about: record, inPlaceOf: old.record)
    if !isSure, !warnings.isEmpty,
      let reply = try doubt(
        warnings,
        then: { session throws(Failure) in
          try session.replace(old, with: reading, words: words, told: told, isSure: true)
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
    var lines = changed.before.map { correctedLines($0, after, of: told ?? $0) } ?? []
    lines += self.lines(of: warnings)
    return Reply(
      lines + [takeBackHint()],
      json: changesJSON(done.words, done.changes, doubts: [changed.id: warnings]))
  }

  /// The record as it is now, and what it was; `told` holds the sets of a workout that the correction is about.
  private func correctedLines(_ before: Record, _ after: Record, of told: Record) -> [StyledText] {
    let (old, new) = (anchor(of: before), anchor(of: after))
    let when = new.map { " · \(self.when($0))" } ?? ""
    guard let workout = WorkoutChange(from: before, to: after), workout.hasCome, workout.hasGone else {
      let moved = old == new ? "" : old.map { " · \(self.when($0))" } ?? ""
      return ["  \(phrase(of: after))\(when)", "  \("was \(phrase(of: before))\(moved)", .dim)"]
    }
    let which = workout.setCount(of: told).map { ", the last of \($0) sets" } ?? ""
    return ["  \(phrase(of: workout.come))\(when)", "  \("was \(phrase(of: workout.gone))\(which)", .dim)"]
  }
}

extension Interpretation {
  fileprivate func mappingReadings(_ change: (Reading) -> Reading) -> Interpretation {
    if case .readings(let readings) = self { .readings(readings.map(change)) } else { self }
  }
}

extension WorkoutChange {
  /// How many sets of its exercise `told` has, where one alone was changed; `nil` where it was all of them.
  fileprivate func setCount(of told: Record) -> Int? {
    let (gone, come) = (HealthLog.Session.exercises(of: gone), HealthLog.Session.exercises(of: come))
    guard gone.count == 1, come.count == 1, gone[0].sets.count == 1, come[0].sets.count == 1,
      gone[0].exercise == come[0].exercise,
      let part = HealthLog.Session.exercises(of: told).last(where: { $0.exercise == gone[0].exercise }),
      part.sets.count > 1
    else { return nil }
    return part.sets.count
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
