internal import CivilTime
internal import HealthLog

extension Question {
  /// A range of lengths, as `7-8h`, is none.
  static func lengths(_ minutes: [Int], at range: Range<Int>, in line: Line) -> Question {
    Question(
      "'\(line.text(range))' is a range of lengths; how long was it?",
      choices: minutes.map(Retyping.length).map {
        Choice(text: $0, entry: line.replacing([(range, $0)]))
      })
  }
}

extension SleepCloser {
  /// A number or a clock time that does not tell what it is, as in `slept 7` and `slept 23:10`.
  func stop(about lone: Spoken<SleepDraft.Lone>) -> Stop {
    let found = line.text(lone.range)
    let choices =
      switch lone.value {
      case .number(let number): lengths(number, lone.range)
      case .clock(let clock): clockChoices(clock, lone.range)
      }
    if choices.isEmpty { return .error(.expected(SleepDraft.missing, found: found, at: lone.range)) }
    return .question(
      Question("what is '\(found)' of the \(draft.isNap ? "nap" : "night")?", choices: choices))
  }

  private func lengths(_ number: Number, _ range: Range<Int>) -> [Question.Choice] {
    let hours = number.double > 0 && number.double <= 16
    let words = [
      hours ? "\(number.normalized)h" : nil, 10...960 ~= number.double ? "\(number.normalized)min" : nil,
    ]
    let ordered = draft.isNap ? words.reversed() : words
    return ordered.compactMap { $0 }.map {
      Question.Choice(text: $0, entry: line.replacing([(range, $0)]))
    }
  }

  private func clockChoices(_ clock: SpokenClock, _ range: Range<Int>) -> [Question.Choice] {
    let time = clock.time
    let untilNow = SleepRange(bed: time, wake: ClockTime(secondOfDay: now.clock.secondOfDay / 60 * 60))
    let isPlausible = untilNow.seconds > 0 && untilNow.seconds <= SleepRange.longest
    let length = "\(time.hour)h\(time.short.suffix(2))"
    let isLength = time.hour < 13 && clock.sort == .written && line.text(range).first?.isNumber == true
    let now = Question.Choice(text: "\(untilNow.words), until now", entry: replacing(range, untilNow.words))
    let whole = Question.Choice(text: "\(length), its length", entry: replacing(range, length))
    let open = Question.Choice(
      text: "in bed since \(time.short)", entry: saying("bed \(time.short)", range))
    let choices = [isLength ? whole : nil, isRecent(time) ? open : nil, isPlausible ? now : nil]
    return (draft.isNap ? choices.reversed() : choices).compactMap { $0 }
  }

  private func replacing(_ range: Range<Int>, _ words: String) -> String { line.replacing([(range, words)]) }

  /// The line with a clause for the clock time; the noun before it goes.
  private func saying(_ words: String, _ range: Range<Int>) -> String {
    line.replacing([(range, words)] + (draft.noun.map { [($0, "")] } ?? []))
      .drop(while: \.isWhitespace).description
  }

  // MARK: Halves of the day

  /// Hours that can be in either half of the day: `11-7`.
  func bareHours(_ night: NightDraft, _ bed: SleepTime, _ wake: SleepTime) -> Question {
    let found = line.text(night.rangeWords ?? bed.range.lowerBound..<wake.range.upperBound)
    return rangeQuestion(
      night, "'\(found)' can be in either half of the day; which is meant?", SleepRange.halves(bed, wake))
  }

  private func rangeQuestion(_ night: NightDraft, _ text: String, _ ranges: [SleepRange]) -> Question {
    let sorted = SleepRange.likelierFirst(ranges, isNap: draft.isNap)
    return Question(
      text, choices: sorted.map { Question.Choice(text: $0.words, entry: entry(night, $0)) })
  }

  /// The line with a range written so that it can be read in one way only.
  private func entry(_ night: NightDraft, _ range: SleepRange) -> String {
    if let words = night.rangeWords { return line.replacing([(words, range.words)]) }
    let edits = [
      ((night.bed ?? night.asleep)?.when.clock?.range, range.bed),
      (night.wake?.when.clock?.range, range.wake),
    ]
    return line.replacing(edits.compactMap { place, clock in place.map { ($0, clock.unmistakable) } })
  }

  /// `07:05-23:10`, longer than anybody sleeps where the other way round is a night.
  func askIfLong(_ nights: [NightDraft], _ chain: SleepChain) throws(Stop) {
    var rest = chain.points[...]
    for night in nights {
      let own = rest.prefix(night.times.count)
      rest = rest.dropFirst(own.count)
      guard let bed = own.first(where: { $0.point.time == night.bed ?? night.asleep }),
        let wake = own.last(where: { $0.point.time == night.wake })
      else { continue }
      let typed = SleepRange(bed: bed.clock, wake: wake.clock)
      guard typed.seconds > SleepRange.longest else { continue }
      let others = alternatives(night, typed)
      guard !others.isEmpty else { continue }
      var question = rangeQuestion(
        night, "\(typed.words) is \(Shown.minutes(Double(typed.seconds) / 60)); what is meant?", others)
      question.choices.append(asTyped(night, typed))
      throw .question(question)
    }
  }

  private func alternatives(_ night: NightDraft, _ typed: SleepRange) -> [SleepRange] {
    guard let bed = night.bed ?? night.asleep, let wake = night.wake else { return [] }
    let halves = SleepRange.halves(bed, wake)
    let reversed = SleepRange(bed: typed.wake, wake: typed.bed)
    let isLikely = night.rangeWords != nil && (halves.isEmpty || reversed.isOverThree)
    return halves + (isLikely ? [reversed] : [])
  }

  private func asTyped(_ night: NightDraft, _ range: SleepRange) -> Question.Choice {
    let words = "bed \(range.bed.unmistakable) up \(range.wake.unmistakable)"
    let entry = night.rangeWords.map { line.replacing([($0, words)]) } ?? self.entry(night, range)
    return Question.Choice(text: "\(range.words), as typed", entry: entry)
  }

  // MARK: Days

  /// A range that ends within the hour: it has not been, but the one a day before has.
  func endsSoon(_ chain: SleepChain) -> Question {
    guard let first = chain.points.first, let last = chain.points.last else {
      return Question("", choices: [])
    }
    let start = chain.latestStart(before: now.local)
    let place = first.point.time.range.lowerBound
    let until = last.point.time.when.clock?.range ?? last.point.time.range
    let earlier = Question.Choice(
      text: "the night of \(start.spelled)", entry: line.replacing([(place..<place, "\(start) ")]))
    let present = Question.Choice(
      text: "until now, \(now.clock.short)", entry: line.replacing([(until, now.clock.short)]))
    return Question(
      "'\(line.text(until))' is still to come; which night is meant?",
      choices: draft.nights[0].day == nil ? [earlier, present] : [present])
  }

  /// A night that would begin this evening: `today 23:10-07:05`.
  func notToday(_ day: Spoken<SpokenDay>, _ chain: SleepChain) -> Question {
    let start = chain.latestStart(before: now.local)
    return Question(
      "a night that begins '\(line.text(day.range))' is still to come; which one is meant?",
      choices: [
        Question.Choice(
          text: "the night of \(start.spelled)", entry: line.replacing([(day.range, "\(start)")]))
      ])
  }

  /// A length with the day of going to bed or of waking: `7h30 yesterday`.
  func whichMorning(_ date: CivilDate, _ day: Spoken<SpokenDay>) -> Question {
    let mornings = [date, date.adding(days: 1)].filter { $0 <= now.date }
    return Question(
      "on which morning did the night end?",
      choices: mornings.map {
        Question.Choice(text: $0.spelled, entry: line.replacing([(day.range, "\($0)")]))
      })
  }

  /// A time of the night that came twice.
  func twice(
    _ placed: SleepChain.Placed, _ both: [OffsetTime], _ chain: SleepChain, _ times: [LocalTime],
    _ nights: [NightDraft]
  ) -> Question {
    let range = placed.point.time.when.clock?.range ?? placed.point.time.range
    let choices = zip(["the first", "the second"], both).map { name, time in
      Question.Choice(
        text: "\(name), \(time.clock.short) at UTC\(time.offsetText)",
        entry: clauses(with: time, for: placed, chain, times, nights))
    }
    return Question(
      "'\(line.text(range))' came twice that night, when the clocks went back; which one?", choices: choices)
  }

  /// The line with the range that holds `placed` as clauses, whose instants say all.
  private func clauses(
    with time: OffsetTime, for placed: SleepChain.Placed, _ chain: SleepChain, _ times: [LocalTime],
    _ nights: [NightDraft]
  ) -> String {
    let night = nights.first { $0.times.contains(placed.point.time) }
    guard let night, let words = night.rangeWords, let bed = night.bed, let wake = night.wake else {
      let range = placed.point.time.when.clock?.range ?? placed.point.time.range
      return line.replacing([(range, "\(time)")])
    }
    func spelled(_ said: SleepTime) -> String {
      if said == placed.point.time { return "\(time)" }
      let index = chain.points.firstIndex { $0.point.time == said } ?? 0
      return "\(context.zone.resolve(times[index]).first)"
    }
    return line.replacing([(words, "bed \(spelled(bed)) up \(spelled(wake))")])
  }
}

/// Two clock times, the second behind the first.
struct SleepRange: Equatable, Sendable {
  var bed: ClockTime
  var wake: ClockTime

  /// Seconds beyond which a night is doubted: 16 hours.
  static let longest = 57_600

  var seconds: Int { (wake.secondOfDay - bed.secondOfDay + 86_400) % 86_400 }

  var words: String { "\(bed.short)-\(wake.short)" }

  /// What two times can mean when each may be in either half of the day: for each first the nearer second.
  static func halves(_ bed: SleepTime, _ wake: SleepTime) -> [SleepRange] {
    let beds = [bed.time] + (bed.isEitherHalf ? [ClockTime(secondOfDay: bed.time.secondOfDay + 43_200)] : [])
    let wakes =
      [wake.time] + (wake.isEitherHalf ? [ClockTime(secondOfDay: wake.time.secondOfDay + 43_200)] : [])
    return beds.compactMap { bed in
      wakes.map { SleepRange(bed: bed, wake: $0) }.filter { 1...longest ~= $0.seconds }.min {
        $0.seconds < $1.seconds
      }
    }
  }

  /// Nights hold three in the morning, naps do not; then the length that is nearer to what is usual.
  static func likelierFirst(_ ranges: [SleepRange], isNap: Bool) -> [SleepRange] {
    ranges.sorted { $0.oddity(isNap) < $1.oddity(isNap) }
  }

  /// Whether three in the morning lies in it.
  var isOverThree: Bool { (3 * 3600 - bed.secondOfDay + 86_400) % 86_400 < seconds }

  private func oddity(_ isNap: Bool) -> Int {
    let isNight = isOverThree || isNap && !(8...20 ~= bed.hour)
    return (isNight == isNap ? 86_400 : 0) + abs(seconds - (isNap ? 3600 : 28_800))
  }
}

extension ClockTime {
  /// Written so that nobody takes it for the other half of the day: `11:00am`, `07:05`, `23:10`.
  var unmistakable: String {
    10...12 ~= hour && second == 0 ? "\(short)\(hour == 12 ? "pm" : "am")" : short
  }
}
