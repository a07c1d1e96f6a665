internal import CivilTime
internal import HealthLog

extension SleepCloser {
  /// The reading of one night whose times are known.
  func reading(of night: NightDraft, _ times: [OffsetTime], isDated: Bool) throws(Stop) -> Reading {
    var members: [Member] = []
    var ranges: [String: Range<Int>] = [:]
    var rest = times[...]
    for (name, said) in night.named where said != nil {
      guard let time = rest.popFirst() else { break }
      members.append(Member(name, .text("\(time)")))
      ranges[name] = said?.range
    }
    let inferred: Inferences = draft.endsNow ? [.time] : isDated ? [] : [.date]
    return try finished(night, members, inferred: inferred, ranges: ranges, replacing: nil)
  }

  /// The reading of `members` and of what else was said of the night, in the order of the declaration.
  func finished(
    _ night: NightDraft, _ members: [Member], inferred: Inferences, ranges: [String: Range<Int>],
    replacing open: Record?
  ) throws(Stop) -> Reading {
    var members = members
    var ranges = ranges
    if let awake = night.awake {
      members["awake"] = .number(Number(awake.value))
      ranges["awake"] = awake.range
    }
    if let quality = night.quality {
      members["quality"] = .number(Number(quality.value))
      ranges["quality"] = quality.range
    }
    if draft.isNap { members["nap"] = .flag(true) }
    let ordered = Self.ordered(members, by: draft.kind)
    let warnings = doubts(ordered, besides: open)
    var reading = try remarked(open).reading(
      of: draft.kind, ordered, inferred: inferred, warnings: warnings, ranges: ranges)
    reading.replaces = open
    return reading
  }

  private static func ordered(_ members: [Member], by kind: Kind) -> [Member] {
    let names = kind.fields.map(\.name)
    let known = names.compactMap { name in members.first { $0.name == name } }
    return known + members.filter { !names.contains($0.name) }
  }

  private func doubts(_ members: [Member], besides open: Record?) -> [Warning] {
    let record = Record(kind: draft.kind.name, members: members)
    let overlaps = Night.inBed(record, context.zone).map { span in
      context.nights(over: record).filter { $0 != open }
        + earlier.filter {
          $0.span.start.instant < span.end.instant && span.start.instant < $0.span.end.instant
        }.map(\.record)
    }
    let sameDate = context.nights(beside: record).filter { $0 != open }
    return draft.kind.doubts(
      about: record, zone: context.zone,
      against: Comparison(overlaps: overlaps ?? [], sameDate: sameDate))
  }

  /// What the open night said already goes with what is said now.
  private func remarked(_ open: Record?) -> Closing {
    guard let open else { return closing }
    var closing = closing
    closing.note = [open.text("note"), closing.note].compactMap { $0 }.joined(separator: "; ")
    if closing.note?.isEmpty == true { closing.note = nil }
    let tags = (open["tags"]?.list ?? []).compactMap(\.text)
    closing.tags = tags + closing.tags.filter { !tags.contains($0) }
    return closing
  }
}

extension NightDraft {
  /// The times by the names of their members, in the order in which they happen.
  var named: [(name: String, time: SleepTime?)] {
    [("bed", bed), ("asleep", asleep), ("wake", wake), ("out", out)]
  }
}

// MARK: - Lengths

extension SleepCloser {
  /// A night of which the length is known: with a time of its begin or end it has both, else it has a day.
  func night(_ night: NightDraft, lasting length: Length) throws(Stop) -> Reading {
    guard let minutes = length.minutes, 1...1440 ~= minutes else {
      throw .error(
        .expected(
          "whole minutes, from 1 minute to 24 hours", found: line.text(length.range), at: length.range))
    }
    if let time = night.bed ?? night.wake ?? loneTime {
      return try bounded(night, time, minutes, isEnd: night.bed == nil && night.wake != nil)
    }
    let (date, isSaid) = try wakingDay(of: night)
    return try finished(
      night, [Member("date", .text("\(date)")), Member("minutes", .number(Number(minutes)))],
      inferred: isSaid ? [] : [.date], ranges: ["minutes": length.range], replacing: nil)
  }

  private var loneTime: SleepTime? {
    guard let lone = draft.lone, case .clock(let clock) = lone.value else { return nil }
    var when = When()
    when.clock = Spoken(clock, lone.range)
    return SleepTime(when: when, range: lone.range)
  }

  private func bounded(
    _ night: NightDraft, _ time: SleepTime, _ minutes: Int, isEnd: Bool
  ) throws(Stop) -> Reading {
    var when = time.when
    when.day = when.day ?? night.day
    let moment = try ended(when, afterMinutes: isEnd ? 0 : minutes)
    let other = context.zone.time(at: moment.time.instant.adding(seconds: (isEnd ? -60 : 60) * minutes))
    let (bed, wake) = isEnd ? (other, moment.time) : (moment.time, other)
    guard wake.instant.seconds(since: now.instant) <= When.tolerance else {
      throw .error(.future(line.text(time.range), at: time.range))
    }
    return try finished(
      night, [Member("wake", .text("\(wake)")), Member("bed", .text("\(bed)"))], inferred: moment.inferred,
      ranges: ["wake": time.range, "bed": time.range], replacing: nil)
  }

  /// The most recent such time for which the end has passed, unless a day was said.
  private func ended(_ when: When, afterMinutes minutes: Int) throws(Stop) -> Moment {
    guard when.day == nil, context.day == nil, let clock = when.clock, clock.value.sort != .bareHour else {
      return try when.resolved(in: context, line: line)
    }
    let today = LocalTime(now.date, clock.value.time)
    let local = today.adding(seconds: minutes * 60) > now.local ? today.adding(seconds: -86_400) : today
    let time = try LocalMeaning.only(local, in: context.zone, line: line, range: clock.range, when: when)
    return Moment(time: time, inferred: [.date])
  }

  /// The day on which a night of that length ended.
  private func wakingDay(of night: NightDraft) throws(Stop) -> (CivilDate, isSaid: Bool) {
    guard let day = night.day else { return (context.day ?? now.date, context.day != nil) }
    let date: CivilDate
    switch day.value {
    case .today, .lastNight: return (now.date, true)
    case .date(let said): date = said
    case .yesterday: date = now.date.adding(days: -1)
    case .weekday(let weekday, let isPast):
      let back = (now.date.weekday.rawValue - weekday.rawValue + 7) % 7
      date = now.date.adding(days: isPast && back == 0 ? -7 : -back)
    }
    guard date <= now.date else { throw .error(.future(line.text(day.range), at: day.range)) }
    if case .date = day.value { return (date, true) }
    if draft.isNap { return (date, true) }
    throw .question(whichMorning(date, day))
  }
}
