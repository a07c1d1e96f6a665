// range = "today" / "yesterday" / "all" / unit / span / "last" span / ("this" / "last") unit
//       / "since" day / date ".." date / month / year / day
// span  = number ("d" / "days" / "nights" / "w" / "weeks" / "months" / "m" / "years" / "y")
// unit  = "week" / "month" / "year"
// month = "2026-11" / "november" [year]
// year  = "2026"
// day   = "2026-11-20" / "20" month-name / weekday / "today" / "yesterday"

/// Reads the words of a range of days, as a question ends with them.
///
///     RangeWords(today: 2026-11-29).read(["last", "month", "above"])  // October, 2 words
package struct RangeWords: Sendable {
  package struct Match: Equatable, Sendable {
    package var range: DateRange
    package var count: Int
  }

  package let today: CivilDate

  package init(today: CivilDate) { self.today = today }

  /// The range that the first words name and how many they are, or `nil` when they name none.
  package func read(_ words: [String]) -> Match? {
    let words = words.prefix(4).map { $0.lowercased() }
    guard let first = words.first else { return nil }
    switch first {
    case "all", "ever": return Match(range: .all, count: 1)
    case "since":
      return day(words.dropFirst()).map {
        Match(range: DateRange($0.date, max($0.date, today)), count: $0.count + 1)
      }
    case "this":
      return words.dropFirst().first.flatMap(period(containing: today)).map { Match(range: $0, count: 2) }
    case "last", "past": return last(Array(words.dropFirst()))
    default: return span(words) ?? pair(first) ?? oneDay(words) ?? monthOrYear(words) ?? unit(first)
    }
  }

  private func last(_ words: [String]) -> Match? {
    if let match = span(words) { return Match(range: match.range, count: match.count + 1) }
    guard let unit = words.first, let current = period(containing: today)(unit) else { return nil }
    return period(containing: current.from.adding(days: -1))(unit).map { Match(range: $0, count: 2) }
  }

  /// The week, month or year that holds `date`; a week begins on Monday.
  private func period(containing date: CivilDate) -> (String) -> DateRange? {
    { unit in
      switch unit {
      case "week":
        let monday = date.adding(days: -date.weekday.rawValue)
        return DateRange(monday, monday.adding(days: 6))
      case "month": return .month(date)
      case "year": return year(date.year)
      default: return nil
      }
    }
  }

  private func year(_ year: Int) -> DateRange? {
    guard let from = CivilDate(year: year, month: 1, day: 1),
      let to = CivilDate(year: year, month: 12, day: 31)
    else {
      return nil
    }
    return DateRange(from, to)
  }

  /// `7d`, `7 days`, `14 nights`, `12w`: days that end today.
  private func span(_ words: [String]) -> Match? {
    guard let first = words.first else { return nil }
    let digits = first.prefix { $0.isASCII && $0.isNumber }
    guard let number = plainNumber(digits), 1...100_000 ~= number else { return nil }
    let glued = first.dropFirst(digits.count)
    let unit = glued.isEmpty ? words.dropFirst().first : String(glued)
    guard let unit, let from = start(of: number, unit) else { return nil }
    return Match(range: DateRange(from, today), count: glued.isEmpty ? 2 : 1)
  }

  /// `week`, `month` and `year` alone: one of them that ends today.
  private func unit(_ word: String) -> Match? {
    guard ["week", "month", "year"].contains(word), let from = start(of: 1, word) else { return nil }
    return Match(range: DateRange(from, today), count: 1)
  }

  private func start(of number: Int, _ unit: String) -> CivilDate? {
    switch unit {
    case "d", "day", "days", "night", "nights", "n": today.adding(days: 1 - number)
    case "w", "week", "weeks": today.adding(days: 1 - number * 7)
    case "m", "mo", "month", "months": today.subtracting(months: number).adding(days: 1)
    case "y", "yr", "year", "years": today.subtracting(months: number * 12).adding(days: 1)
    default: nil
    }
  }

  /// `2026-11-01..2026-11-15`; either end may be a month.
  private func pair(_ word: String) -> Match? {
    guard let dot = word.utf8.firstIndex(of: UInt8(ascii: ".")), let from = isoDays(word[..<dot]),
      case let rest = word[dot...], rest.hasPrefix(".."), let to = isoDays(rest.dropFirst(2))
    else { return nil }
    return Match(range: DateRange(min(from.from, to.from), max(from.to, to.to)), count: 1)
  }

  private func isoDays(_ text: Substring) -> DateRange? {
    if let date = CivilDate(text) { return DateRange(date, date) }
    return CivilDate(month: String(text)).map(DateRange.month)
  }

  private func monthOrYear(_ words: [String]) -> Match? {
    if let days = CivilDate(month: words[0]).map(DateRange.month) { return Match(range: days, count: 1) }
    if words[0].count == 4, let number = plainNumber(words[0]), 1900...2999 ~= number, let days = year(number)
    {
      return Match(range: days, count: 1)
    }
    guard let month = Month.number(words[0]) else { return nil }
    if words.count > 1, words[1].count == 4, let number = plainNumber(words[1]) {
      return CivilDate(year: number, month: month, day: 1).map { Match(range: .month($0), count: 2) }
    }
    let latest = month <= today.month ? today.year : today.year - 1
    return CivilDate(year: latest, month: month, day: 1).map { Match(range: .month($0), count: 1) }
  }

  private func oneDay(_ words: [String]) -> Match? {
    day(words[...]).map { Match(range: DateRange($0.date, $0.date), count: $0.count) }
  }

  private func day(_ words: ArraySlice<String>) -> (date: CivilDate, count: Int)? {
    guard let first = words.first else { return nil }
    if first == "today" { return (today, 1) }
    if first == "yesterday" { return (today.adding(days: -1), 1) }
    if let date = CivilDate(first) { return (date, 1) }
    if let weekday = Weekday(first) {
      return (today.adding(days: -((today.weekday.rawValue - weekday.rawValue + 7) % 7)), 1)
    }
    return dayOfMonth(words)
  }

  /// `20 nov` or `nov 20`, the latest that is not ahead; with a year behind it, that one.
  private func dayOfMonth(_ words: ArraySlice<String>) -> (date: CivilDate, count: Int)? {
    guard words.count >= 2 else { return nil }
    let (a, b) = (words[words.startIndex], words[words.startIndex + 1])
    guard
      let (day, month) = plainNumber(a).flatMap({ day in Month.number(b).map { (day, $0) } })
        ?? plainNumber(b).flatMap({ day in Month.number(a).map { (day, $0) } })
    else { return nil }
    if let third = words.dropFirst(2).first, third.count == 4, let year = plainNumber(third) {
      return CivilDate(year: year, month: month, day: day).map { ($0, 3) }
    }
    return CivilDate.latest(month: month, day: day, notAfter: today).map { ($0, 2) }
  }
}

extension CivilDate {
  /// The latest date with that month and day that is not after `today`: for 29 February, in the last leap year.
  package static func latest(month: Int, day: Int, notAfter today: CivilDate) -> CivilDate? {
    (0...8).lazy
      .compactMap { CivilDate(year: today.year - $0, month: month, day: day) }
      .first { $0 <= today }
  }

  /// The same day of an earlier month, or that month's last day when it is shorter.
  package func subtracting(months: Int) -> CivilDate {
    let count = max(12, year * 12 + month - 1 - months)
    let (year, month) = (count / 12, count % 12 + 1)
    return CivilDate(year: year, month: month, day: min(day, Self.length(ofMonth: month, year: year)))
      ?? .first
  }
}
