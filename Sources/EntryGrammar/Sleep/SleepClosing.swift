internal import CivilTime
internal import HealthLog

extension SleepDraft {
  func readings(_ closing: Closing) throws(Stop) -> [Reading] {
    if let said = closing.when.clock?.range ?? closing.when.moment?.range {
      throw .error(
        .expected(
          "a day before a night", found: closing.line.text(said), at: said, example: kind.examples.first))
    }
    var draft = self
    if draft.nights[0].day == nil { draft.nights[0].day = closing.when.day }
    draft.endNow(closing.context)
    return try draft.dated(SleepCloser(draft: draft, closing: closing))
  }

  /// `bed 23:00 up`: the night that was told ends at the present.
  private mutating func endNow(_ context: EntryContext) {
    guard let words = isUpNow, night.bed != nil || night.asleep != nil && context.past.openNight() == nil
    else {
      return
    }
    var present = When()
    present.moment = Spoken(context.now, words)
    night.wake = SleepTime(when: present, range: words)
    (isUpNow, endsNow) = (nil, true)
  }

  private func dated(_ closer: SleepCloser) throws(Stop) -> [Reading] {
    var closer = closer
    if let lone, !(night.length != nil && nights.count == 1) {
      throw closer.stop(about: lone)
    }
    if isInBedNow != nil || isUpNow != nil || isUnfinished(closer.context) { return [try closer.openNight()] }
    var readings: [Reading] = []
    for group in groups {
      readings += try closer.nights(group)
      closer.earlier = readings.map(\.record).compactMap { record in
        Night.inBed(record, closer.context.zone).map { (record: record, span: $0) }
      }
    }
    return readings
  }

  /// A night whose begin or whose end alone is said belongs to the one that is open.
  private func isUnfinished(_ context: EntryContext) -> Bool {
    guard nights.count == 1, night.length == nil, night.rangeWords == nil else { return false }
    if night.bed == nil, night.out == nil || night.wake != nil {
      return night.asleep == nil || night.wake == nil || context.past.openNight() != nil
    }
    return night.wake == nil && night.out == nil
  }

  /// Nights that follow each other; one with a day of its own begins a new row.
  private var groups: [[NightDraft]] {
    nights.reduce(into: []) { groups, night in
      if groups.isEmpty || night.day != nil || night.length != nil {
        groups.append([night])
      } else {
        groups[groups.count - 1].append(night)
      }
    }
  }
}

/// Turns what was said of nights into readings.
struct SleepCloser: Sendable {
  let draft: SleepDraft
  private(set) var closing: Closing
  /// Nights that the line told before.
  var earlier: [(record: Record, span: Night.Span)] = []

  var context: EntryContext { closing.context }
  var line: Line { closing.line }
  var now: OffsetTime { closing.context.now }

  init(draft: SleepDraft, closing: Closing) { (self.draft, self.closing) = (draft, closing) }

  /// The readings of nights that follow each other.
  func nights(_ nights: [NightDraft]) throws(Stop) -> [Reading] {
    guard let first = nights.first else { return [] }
    if let length = first.length { return [try remarked(first).night(first, lasting: length)] }
    for (index, night) in nights.enumerated() { try check(night, isFirst: index == 0) }
    let chain = SleepChain(
      nights.enumerated().flatMap { $1.points(isFirst: $0 == 0) })
    try askIfLong(nights, chain)
    let start = try startDate(of: chain, first: first)
    let times = try offsetTimes(chain, chain.times(from: start.date), nights)
    var readings: [Reading] = []
    var rest = times[...]
    for night in nights {
      let own = rest.prefix(night.times.count)
      rest = rest.dropFirst(own.count)
      readings.append(try remarked(night).reading(of: night, Array(own), isDated: start.isDated))
    }
    return readings
  }

  /// The closer of one night of the line: its notes and tags are those behind it, up to the next.
  private func remarked(_ night: NightDraft) -> SleepCloser {
    guard draft.nights.count > 1, let index = draft.nights.firstIndex(of: night) else { return self }
    var closer = self
    let from = index == 0 ? 0 : draft.nights[index].place
    let to = index + 1 < draft.nights.count ? draft.nights[index + 1].place : line.characters.count
    closer.closing = closing.limited(to: from..<max(from, to))
    return closer
  }

  private func check(_ night: NightDraft, isFirst: Bool) throws(Stop) {
    guard let bed = night.bed ?? night.asleep, let wake = night.wake else {
      let range = night.times.last?.range ?? closing.end..<closing.end
      throw .error(
        .missing(
          "a time of waking, such as 'up 07:05'", at: range.upperBound, example: draft.kind.examples.first))
    }
    if isFirst, bed.isBareHour, wake.isBareHour { throw .question(bareHours(night, bed, wake)) }
    if bed.time == wake.time, !(bed.isBareHour && wake.isBareHour), wake.when.day == nil,
      wake.when.moment == nil
    {
      let range = night.rangeWords ?? bed.range.lowerBound..<wake.range.upperBound
      throw .error(.expected("two different times", found: line.text(range), at: range))
    }
  }

  // MARK: The calendar

  /// The day of the first time, and whether words named it.
  private func startDate(
    of chain: SleepChain, first: NightDraft
  ) throws(Stop) -> (date: CivilDate, isDated: Bool) {
    if let date = try anchor(of: chain, chainDay: first.day) { return (date, true) }
    if let day = context.day, first.day == nil {
      try refuseFuture(chain.times(from: day), chain)
      return (day, true)
    }
    let ahead = chain.secondsAhead(of: now.local)
    if ahead > 0, ahead < 3600 { throw .question(endsSoon(chain)) }
    let start = chain.latestStart(before: now.local)
    if first.day?.value == .lastNight, chain.isToCome(at: now.local) {
      try refuseFuture(chain.times(from: start.adding(days: 1)), chain)
    }
    return (start, first.day != nil)
  }

  /// The day of the first time by a day that was said with one of them; the others must agree.
  private func anchor(
    of chain: SleepChain, chainDay: Spoken<SpokenDay>?
  ) throws(Stop) -> CivilDate? {
    var start: CivilDate?
    if let day = chainDay, day.value != .lastNight { start = try date(of: day, chain, behind: 0) }
    for placed in chain.points {
      guard let said = try saidDate(placed, chain) else { continue }
      let first = said.adding(days: -placed.day)
      if let start, start != first {
        let range = placed.point.time.range
        throw .error(
          .expected("a time within 24 hours of the one before", found: line.text(range), at: range))
      }
      start = first
    }
    guard let start else { return nil }
    try refuseFuture(chain.times(from: start), chain, chainDay)
    return start
  }

  private func saidDate(_ placed: SleepChain.Placed, _ chain: SleepChain) throws(Stop) -> CivilDate? {
    if let moment = placed.point.time.when.moment { return moment.value.date }
    guard let day = placed.point.time.when.day else { return nil }
    if day.value == .lastNight { return nil }
    return try date(of: day, chain, behind: placed.day)
  }

  private func date(
    of day: Spoken<SpokenDay>, _ chain: SleepChain, behind days: Int
  ) throws(Stop) -> CivilDate {
    switch day.value {
    case .today:
      let first = now.date.adding(days: -days)
      if let last = chain.times(from: first).last, last > now.local, days == 0 {
        throw .question(notToday(day, chain))
      }
      return now.date
    case .lastNight: return now.date
    case .yesterday: return now.date.adding(days: -1)
    case .date(let date): return date
    case .weekday(let weekday, let isPast): return latest(weekday, isPast, chain, behind: days)
    }
  }

  /// The latest such day for which all has passed.
  private func latest(
    _ weekday: Weekday, _ isPast: Bool, _ chain: SleepChain, behind days: Int
  ) -> CivilDate {
    let back = (now.date.weekday.rawValue - weekday.rawValue + 7) % 7
    let date = now.date.adding(days: isPast && back == 0 ? -7 : -back)
    let last = chain.times(from: date.adding(days: -days)).last
    return last.map { $0 > now.local } == true ? date.adding(days: -7) : date
  }

  /// A day to come is to blame itself; else it is the first time to come.
  private func refuseFuture(
    _ times: [LocalTime], _ chain: SleepChain, _ day: Spoken<SpokenDay>? = nil
  ) throws(Stop) {
    let limit = now.local.adding(seconds: When.tolerance)
    if let day, let first = times.first, first.date > now.date {
      throw .error(.future(line.text(day.range), at: day.range))
    }
    for (time, placed) in zip(times, chain.points) where time > limit {
      throw .error(.future(line.text(placed.point.time.range), at: placed.point.time.range))
    }
  }

  // MARK: Clock changes

  private func offsetTimes(
    _ chain: SleepChain, _ times: [LocalTime], _ nights: [NightDraft]
  ) throws(Stop) -> [OffsetTime] {
    var result: [OffsetTime] = []
    for (placed, local) in zip(chain.points, times) {
      if let moment = placed.point.time.when.moment {
        result.append(moment.value)
        continue
      }
      let range = placed.point.time.when.clock?.range ?? placed.point.time.range
      switch context.zone.resolve(local) {
      case .once(let time): result.append(time)
      case .skipped(_, let after):
        throw .error(.skipped(local, after: after, found: line.text(range), at: range))
      case .twice(let first, let second):
        throw .question(twice(placed, [first, second], chain, times, nights))
      }
    }
    return result
  }
}
