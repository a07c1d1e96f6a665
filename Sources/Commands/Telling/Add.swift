internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import JSONText
internal import Storage
internal import TextLayout

extension Command {
  static let add = Command(
    "add", group: .logging,
    forms: [Form("ENTRY", "reads it and saves it"), Form("add ENTRY", "the same in scripts")],
    details: [
      "An ENTRY is what people write: 'glucose 112 fasting', 'slept 23:10-07:05 q4', 'bench 8x80', 'weight 82.4'. "
        + "'help glucose', 'help sleep' and so on show more."
    ],
    examples: ["glucose 112 fasting", "slept 23:10-07:05 q4", "bench 8x80"]
  ) { session, invocation throws(Failure) in
    try session.add(invocation)
  }

  static let read = Command(
    "read", group: .logging, forms: [Form("read ENTRY", "shows how it would be read, saves nothing")],
    examples: ["read 3x8 80kg bench"]
  ) { session, invocation throws(Failure) in
    try session.readOnly(invocation)
  }
}

extension Session {
  /// The text of an entry: at the prompt in the columns in which it was typed, in the shell made of its arguments.
  func entryLine(_ invocation: Invocation) -> String {
    mode == .shell && invocation.isOfArguments
      ? Arguments.line(invocation.words.map(\.text)) : invocation.line.keeping(invocation.words)
  }

  /// The day that a line such as `yesterday:` sets for those after it; `nil` for any other line.
  func dayOfLine(_ invocation: Invocation) throws(Failure) -> CivilDate? {
    let line = entryLine(invocation)
    do throws(Stop) { return try DayLine.day(line, in: contextForEntry()) } catch {
      switch error {
      case .error(let error): throw .entry(error, in: line)
      case .question(let question): throw Failure(kind: .question(question))
      }
    }
  }

  /// Dates the lines that follow.
  mutating func date(with day: CivilDate) -> Reply {
    self.day = day
    return Reply(["  what follows is of \(self.day(day))"])
  }

  mutating func add(_ invocation: Invocation) throws(Failure) -> Reply {
    switch try interpretation(invocation) {
    case .question(let question): return try ask(question) { $0.take($1) }
    case .bodyMass(let body): return try computed(body)
    case .readings(let readings): return try save(readings, words: entryLine(invocation).trimmingBlanks)
    }
  }

  private mutating func interpretation(_ invocation: Invocation) throws(Failure) -> Interpretation {
    let line = entryLine(invocation)
    do throws(EntryError) {
      return try reading { context throws(EntryError) in try EntryReader.read(line, in: context).withSetTimes
      }
    } catch {
      throw .entry(error, in: line)
    }
  }

  fileprivate mutating func readOnly(_ invocation: Invocation) throws(Failure) -> Reply {
    switch try interpretation(invocation) {
    case .question(let question): throw Failure(kind: .question(question))
    case .bodyMass(let body): return try computed(body)
    case .readings(let readings):
      let json = JSONValue.object([JSONMember("readings", .array(readings.map(\.json)))])
      return Reply(readings.flatMap { lines(of: $0) } + ["  nothing was saved"], json: json)
    }
  }

  /// The BMI of a weight and a height that were typed together; nothing is kept of it.
  private func computed(_ body: BodyMass) throws(Failure) -> Reply {
    guard let weight = Kind.weight.unit(body.weightUnit), let height = Kind.height.unit(body.heightUnit),
      let index = BodyMassIndex(weight: body.weight, weight, height: body.height, height)
    else { throw .refused("bmi", "no BMI can be computed of these") }
    let value = Shown.decimals(index.value, 1)
    return Reply(
      ["  BMI \(value, .bold) · \(index.category.words, index.category.style)", "  computed, not saved"],
      json: .object([
        JSONMember(
          "bmi",
          .object([
            JSONMember("value", .rounded(index.value)), JSONMember("class", .string(index.category.words)),
          ]))
      ]))
  }

  /// At the prompt a numbered choice, of which Enter takes the first; elsewhere the choices and no more.
  func ask(
    _ question: Question, take: @escaping @Sendable (inout Session, Question.Choice) -> Reply
  ) throws(Failure) -> Reply {
    guard mode == .prompt, !current.noInput, !current.json, !question.choices.isEmpty else {
      throw Failure(kind: .question(question))
    }
    var reply = Reply(lines(of: question))
    reply.question = .choice(of: question.choices.map(\.text), none: Self.nothingSaved) { number, session in
      take(&session, question.choices[number])
    }
    return reply
  }

  /// Does what a choice says; one that is kept as a setting is not asked about again.
  private mutating func take(_ choice: Question.Choice) -> Reply {
    guard let setting = choice.setting else { return handle(line: choice.entry) }
    let kept = replying { session throws(Failure) in
      let time = session.now
      _ = try session.withStore { store throws(StorageError) in
        try store.commit(
          [.setting(path: setting.name, setting.value)],
          words: "config \(setting.name) \(setting.value.text ?? "")",
          time: time)
      }
      return Reply(["  kept as \(setting.name): \(setting.value.text ?? "", .bold)"])
    }
    return kept.followed(by: handle(line: choice.entry))
  }

  static let nothingSaved = Reply(["  nothing was saved"], status: .notDone)

  /// Saves readings as one action, once doubts and doubles are cleared up.
  mutating func save(
    _ readings: [Reading], words: String, isSure: Bool = false, again: Bool = false,
    into target: StoredRecord? = nil
  ) throws(Failure) -> Reply {
    try refusePresumedUnits(of: readings)
    let saving = try saving(readings, again: again, into: target)
    // What is there already was doubted when it came.
    let warnings = saving.items.flatMap(\.reading.warnings)
    if !isSure, !warnings.isEmpty,
      let reply = try doubt(
        warnings,
        then: { session throws(Failure) in
          try session.save(readings, words: words, isSure: true, again: again, into: target)
        })
    {
      return reply
    }
    if let reply = askAgain(saving, readings, words) { return reply }
    guard !saving.items.isEmpty else { return saved(saving, nil) }
    let (changes, time) = (saving.changes, now)
    do throws(Failure) {
      let done = try withStore { store throws(StorageError) in
        try store.commit(changes, words: words, time: time)
      }
      var reply = saved(saving, done)
      if let notice = zoneNotice() { reply.notices.append(notice) }
      return reply
    } catch {
      return try claiming(error) { session throws(Failure) in
        try session.save(readings, words: words, isSure: true, again: again)
      }
    }
  }

  /// Said once: without rules for its zone the machine stamps what is typed in UTC.
  private mutating func zoneNotice() -> StyledText? {
    guard !hasToldZone, world.zone.lacksRules else { return nil }
    hasToldZone = true
    return "  this machine has no rules for its time zone (\(world.zone.name)): times are taken as UTC"
  }

  /// What a doubt does: `--strict` refuses it, the prompt asks, elsewhere it is only said with the answer.
  func doubt(
    _ warnings: [Warning], then save: @escaping @Sendable (inout Session) throws(Failure) -> Reply
  ) throws(Failure) -> Reply? {
    let text = warnings.map(\.message).joined(separator: "; ")
    if current.strict { throw .refused("doubtful", "not saved: \(text)") }
    guard mode == .prompt, !current.noInput, !current.yes, !current.json else { return nil }
    var reply = Reply(["  \("doubtful", .warning): \(text)"])
    reply.question = .yesOrNo("save it?", no: Self.nothingSaved) { $0.replying(save) }
    return reply
  }

  private func askAgain(_ saving: Saving, _ readings: [Reading], _ words: String) -> Reply? {
    guard let first = saving.already.first, mode == .prompt, !current.noInput, !current.yes, !current.json
    else {
      return nil
    }
    var reply = Reply(["  already there: \(phrase(of: first.record.record, dated: true))"])
    reply.question = .yesOrNo("save it again?", no: Self.nothingSaved) { session in
      session.replying { session throws(Failure) in
        try session.save(readings, words: words, isSure: true, again: true)
      }
    }
    return reply
  }

  /// A store that nobody has claimed: asks whether to, where somebody can answer.
  func claiming(
    _ failure: Failure, then save: @escaping @Sendable (inout Session) throws(Failure) -> Reply
  ) throws(Failure) -> Reply {
    guard case .store(let error) = failure.kind, case .notInitialised(let path, let hasRecords) = error.kind,
      world.canAsk,
      mode != .pipe,
      !current.noInput, !current.json
    else { throw failure }
    let notice =
      hasRecords ? "has records, but nobody has written to it from here" : "holds other files and no records"
    var reply = Reply(notices: ["  \(path) \(notice)"], status: .notDone)
    reply.question = .yesOrNo(
      hasRecords ? "write to it?" : "make a store of it?", isForShell: true, no: Self.nothingSaved
    ) { session in
      session.replying { session throws(Failure) in
        try session.withStore { store throws(StorageError) in try store.initialise() }
        return try save(&session)
      }
    }
    return reply
  }

  /// Does the rest of a line whose question was answered.
  mutating func replying(_ body: (inout Session) throws(Failure) -> Reply) -> Reply {
    lookAgain()
    do throws(Failure) { return try body(&self) } catch { return reply(to: error, line: "") }
  }
}
