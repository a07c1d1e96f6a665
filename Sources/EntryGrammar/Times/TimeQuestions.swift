internal import CivilTime

extension When {
  /// The line with other words for when: at the place of the first, and none at the others.
  func saying(_ words: String, in line: Line) -> String {
    let ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    var edits: [(range: Range<Int>, words: String)] = []
    for range in ranges {
      if let last = edits.last, last.range.overlaps(range) { continue }
      edits.append((range, edits.isEmpty ? words : ""))
    }
    return line.replacing(edits)
  }
}

extension Question {
  /// `02/03`, which is a day in March or in February.
  static func dayOrMonth(_ day: CivilDate, _ month: CivilDate, in line: Line, at range: Range<Int>)
    -> Question
  {
    let found = line.text(range)
    return Question(
      "is '\(found)' \(day.spelled) or \(month.spelled)?",
      choices: [day, month].map { date in
        Choice(text: date.spelled, entry: line.replacing([(range, "\(date)")]))
      })
  }

  /// `at 5`, which is in the morning or in the afternoon.
  static func halfOfDay(
    _ clock: Spoken<SpokenClock>, when: When, in context: EntryContext, line: Line
  ) -> Question {
    let clocks = [clock.value.time, clock.value.otherHalf].sorted()
    let isUndated = when.day == nil && (context.day ?? context.now.date) == context.now.date
    let isToday = isUndated || when.day?.value == .today
    let limit = context.now.local.adding(seconds: When.tolerance)
    let passed = clocks.filter { !isToday || LocalTime(context.now.date, $0) <= limit }
    let toCome = clocks.filter { !passed.contains($0) }
    let found = line.text(clock.range)
    let mark = found.lowercased().hasPrefix("at") ? "at " : found.hasPrefix("@") ? "@" : ""
    let choices =
      (isToday ? passed.reversed() : passed).map { time in
        Choice(text: time.short, entry: line.replacing([(clock.range, mark + time.short)]))
      }
      + toCome.reversed().map { time in
        Choice(
          text: "yesterday at \(time.short)", entry: when.saying("yesterday at \(time.short)", in: line))
      }
    return Question(
      "is '\(found)' \(clocks[0].short) or \(clocks[1].short)?", choices: choices)
  }

  /// `this morning`, which names no hour.
  static func hours(of part: PartOfDay, when: When, in context: EntryContext, line: Line) -> Question {
    let limit = context.now.local.adding(seconds: When.tolerance)
    let clocks = part.hours.map { ClockTime(secondOfDay: $0 * 3600) }
    let passed = clocks.filter {
      when.day?.value != .today || LocalTime(context.now.date, $0) <= limit
    }
    return Question(
      "at what time in the \(part.rawValue)?",
      choices: passed.map { time in
        Choice(text: time.short, entry: when.saying(hour: time, in: line))
      })
  }

  /// A clock time that today has not reached.
  static func notYet(_ when: When, _ clock: ClockTime, in context: EntryContext, line: Line) -> Question {
    let range = when.clock?.range ?? 0..<0
    return Question(
      "'\(line.text(range))' is still to come today; was it yesterday?",
      choices: [
        Choice(
          text: "yesterday at \(clock.short)", entry: when.saying("yesterday at \(clock.short)", in: line)),
        Choice(text: "now, \(context.now.clock.short)", entry: when.saying("now", in: line)),
      ])
  }

  /// A wall clock that came twice, since the clocks went back over it.
  static func twice(
    _ first: OffsetTime, _ second: OffsetTime, in line: Line, at range: Range<Int>, when: When? = nil
  ) -> Question {
    Question(
      "'\(line.text(range))' came twice that night, when the clocks went back; which one?",
      choices: [("the first", first), ("the second", second)].map { name, time in
        let words = "at \(time)"
        return Choice(
          text: "\(name), \(time.clock.short) at UTC\(time.offsetText)",
          entry: when?.saying(words, in: line) ?? line.replacing([(range, words)]))
      })
  }
}

extension When {
  /// The line with an hour for a part of the day: `this morning` → `today at 07:00`.
  fileprivate func saying(hour: ClockTime, in line: Line) -> String {
    switch (day, part) {
    case (let day?, let part?) where !day.range.overlaps(part.range):
      return line.replacing([(part.range, "at \(hour.short)")])
    case (let day?, _):
      return line.replacing([
        (day.range, "\(day.value == .lastNight ? "yesterday" : "today") at \(hour.short)")
      ])
    case (nil, let part?): return line.replacing([(part.range, "at \(hour.short)")])
    case (nil, nil): return line.text
    }
  }
}

extension CivilDate {
  /// The day as a question names it: `2 March 2026`.
  var spelled: String { "\(day) \(Month.long(month)) \(year)" }
}

extension OffsetTime {
  /// The offset as documents spell it: `+01:00`.
  var offsetText: String { String(description.suffix(6)) }
}
