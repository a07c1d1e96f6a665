package import CivilTime

// day-line = day ":"

/// A line such as `yesterday:` or `2026-11-28:`, which dates the lines after it.
package enum DayLine {
  /// The day that `line` names, or `nil` when it is no such line.
  ///
  /// An error where the day is one to come, or is not in the calendar; a question where it can be two.
  package static func day(
    _ line: String, in context: EntryContext
  ) throws(Stop) -> CivilDate? {
    guard line.contains(":"), let cut = cut(line), cut.remarks.isEmpty else { return nil }
    var (cursor, when) = (Cursor(cut), When())
    guard try TimeReader.readDay(&cursor, into: &when, in: context, allowsShort: true), when.moment == nil,
      let day = when.day, when.part == nil, cursor.take(mark: ":") != nil, cursor.isAtEnd
    else { return nil }
    var undated = context
    undated.day = nil
    let date = day.value.date(in: undated)
    if date > context.now.date { throw .error(.future(cut.text(day.range), at: day.range)) }
    return date
  }

  private static func cut(_ line: String) -> Line? {
    do throws(EntryError) { return try Line(line) } catch { return nil }
  }
}

extension SpokenDay {
  /// The day as one that has come: a weekday is the latest, today among them.
  func date(in context: EntryContext) -> CivilDate {
    let today = context.now.date
    switch self {
    case .today: return today
    case .yesterday, .lastNight: return today.adding(days: -1)
    case .date(let date): return date
    case .weekday(let weekday, let isPast):
      let days = (today.weekday.rawValue - weekday.rawValue + 7) % 7
      return today.adding(days: isPast && days == 0 ? -7 : -days)
    }
  }
}
