package import CivilTime
internal import HealthLog

/// The time of a reading, and what the words did not say of it.
package struct Moment: Equatable, Sendable {
  package var time: OffsetTime
  package var inferred: Inferences
}

extension When {
  /// A clock may run ahead by so many seconds before a time counts as one to come.
  static let tolerance = 600

  /// The time that is meant: never one to come.
  ///
  /// A day alone keeps the present clock time, a clock time alone is today's.
  func resolved(in context: EntryContext, line: Line) throws(Stop) -> Moment {
    if let moment { return Moment(time: try checked(moment, in: context, line: line), inferred: []) }
    guard let clock = try clockTime(in: context, line: line) else {
      return try dayAlone(in: context, line: line)
    }
    let date = date(for: clock, in: context)
    let time = try LocalMeaning.only(
      LocalTime(date, clock.value), in: context.zone, line: line, range: clock.range, when: self)
    try refuseFuture(time, clock.value, in: context, line: line)
    return Moment(time: time, inferred: isDated(context) ? [] : [.date])
  }

  private func isDated(_ context: EntryContext) -> Bool { day != nil || context.day != nil }

  private func checked(
    _ moment: Spoken<OffsetTime>, in context: EntryContext, line: Line
  ) throws(Stop) -> OffsetTime {
    guard moment.value.instant.seconds(since: context.now.instant) <= Self.tolerance else {
      throw .error(.future(line.text(moment.range), at: moment.range))
    }
    return moment.value
  }

  // MARK: The clock

  /// The clock time that was said, its half of the day chosen by the part of the day.
  private func clockTime(in context: EntryContext, line: Line) throws(Stop) -> Spoken<ClockTime>? {
    guard let clock else {
      if let part = part?.value ?? (day?.value == .lastNight ? .night : nil) {
        throw stop(atHoursOf: part, in: context, line: line)
      }
      return nil
    }
    let part = part?.value ?? (day?.value == .lastNight ? .night : nil)
    guard let part else {
      if clock.value.sort == .bareHour {
        throw .question(.halfOfDay(clock, when: self, in: context, line: line))
      }
      return Spoken(clock.value.time, clock.range)
    }
    let choices = clock.value.sort == .exact ? [clock.value.time] : [clock.value.time, clock.value.otherHalf]
    guard let time = choices.first(where: part.holds) else {
      throw .error(
        .expected("a time in the \(part.rawValue)", found: line.text(clock.range), at: clock.range))
    }
    return Spoken(time, clock.range)
  }

  /// Asks for the hour of a part of the day, unless none of it has come.
  private func stop(atHoursOf part: PartOfDay, in context: EntryContext, line: Line) -> Stop {
    let question = Question.hours(of: part, when: self, in: context, line: line)
    guard question.choices.isEmpty, let range = self.part?.range ?? day?.range else {
      return .question(question)
    }
    return .error(.future(line.text(range), at: range))
  }

  // MARK: The day

  private func date(for clock: Spoken<ClockTime>, in context: EntryContext) -> CivilDate {
    let today = context.now.date
    let isSmallHour = part?.value == .night && clock.value.hour < 6
    return switch day?.value {
    case nil: context.day ?? today
    case .today: isSmallHour ? today.adding(days: 1) : today
    case .yesterday: isSmallHour ? today : today.adding(days: -1)
    case .lastNight: clock.value.hour < 12 ? today : today.adding(days: -1)
    case .date(let date): isSmallHour ? date.adding(days: 1) : date
    case .weekday(let weekday, let isPast):
      latest(weekday, isPast: isPast, at: clock.value, in: context).adding(days: isSmallHour ? 1 : 0)
    }
  }

  /// The latest such day whose time has passed.
  private func latest(
    _ weekday: Weekday, isPast: Bool, at clock: ClockTime, in context: EntryContext
  ) -> CivilDate {
    let today = context.now.date
    let days = (today.weekday.rawValue - weekday.rawValue + 7) % 7
    let isToCome = LocalTime(today, clock) > context.now.local.adding(seconds: Self.tolerance)
    return today.adding(days: days == 0 && (isPast || isToCome) ? -7 : -days)
  }

  /// The present, or the present clock time on another day.
  private func dayAlone(in context: EntryContext, line: Line) throws(Stop) -> Moment {
    let minute = ClockTime(secondOfDay: context.now.clock.secondOfDay / 60 * 60)
    let date = date(for: Spoken(minute, 0..<0), in: context)
    guard date != context.now.date else { return Moment(time: context.now, inferred: [.time]) }
    let time = context.zone.resolve(LocalTime(date, minute)).first
    if let day, date > context.now.date { throw .error(.future(line.text(day.range), at: day.range)) }
    return Moment(time: time, inferred: [.time])
  }

  // MARK: The future

  private func refuseFuture(
    _ time: OffsetTime, _ clock: ClockTime, in context: EntryContext, line: Line
  ) throws(Stop) {
    guard time.instant.seconds(since: context.now.instant) > Self.tolerance, let range = self.clock?.range
    else {
      return
    }
    switch day?.value {
    case nil, .today, .lastNight: throw .question(.notYet(self, clock, in: context, line: line))
    case .yesterday, .date, .weekday:
      let words = day.map {
        min($0.range.lowerBound, range.lowerBound)..<max($0.range.upperBound, range.upperBound)
      }
      throw .error(.future(line.text(words ?? range), at: words ?? range))
    }
  }
}

/// What a wall clock of a zone means where the clocks were changed.
enum LocalMeaning {
  /// The one time that `local` is; an error where it was skipped, a question where it came twice.
  static func only(
    _ local: LocalTime, in zone: Zone, line: Line, range: Range<Int>, when: When? = nil
  ) throws(Stop) -> OffsetTime {
    switch zone.resolve(local) {
    case .once(let time): return time
    case .skipped(_, let after):
      throw .error(.skipped(local, after: after, found: line.text(range), at: range))
    case .twice(let first, let second):
      throw .question(.twice(first, second, in: line, at: range, when: when))
    }
  }
}
