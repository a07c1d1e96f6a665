internal import CivilTime
internal import HealthLog

// when    = day / clock / ago / part, at most one of each, in any order and place
// day     = ["on"] date / "today" / "yesterday" / "day before yesterday" / "last night" / ["last"] weekday
//         / number ("days" / "weeks" / "months") "ago"
// part    = ("this" / day / "in the" / "at") ("morning" / "afternoon" / "evening" / "night") / "tonight"
// clock   = ("at" / "@") loose-clock / clock, and behind a day a loose clock
// ago     = length "ago" / "now" / date "T" clock [offset]

/// Reads the words that say when something was.
package struct TimeReader {
  /// Where in a line the words stand, which decides how much of them can be something else.
  package enum Place: Equatable, Sendable {
    /// In an entry whose value is still missing.
    case beforeValue
    /// In an entry that is whole without it: a number behind a day is a clock time.
    case behindValue
    /// Among sets, where only `at` and words for days announce a time.
    case amongSets
  }

  var cursor: Cursor
  let context: EntryContext
  let place: Place

  init(_ cursor: Cursor, in context: EntryContext, at place: Place) {
    (self.cursor, self.context, self.place) = (cursor, context, place)
  }

  func peek(_ count: Int) -> Atom? { cursor.peek(count) }

  /// Reads one thing that says when, adds it to `when`, and tells whether there was one.
  package static func read(
    _ cursor: inout Cursor, into when: inout When, in context: EntryContext, at place: Place
  ) throws(Stop) -> Bool {
    var reader = TimeReader(cursor, in: context, at: place)
    guard try reader.piece(into: &when) else { return false }
    cursor = reader.cursor
    return true
  }

  /// Reads a day, or an instant such as a document spells; a clock time is left.
  static func readDay(
    _ cursor: inout Cursor, into when: inout When, in context: EntryContext, allowsShort: Bool = false
  ) throws(Stop) -> Bool {
    var reader = TimeReader(cursor, in: context, at: .beforeValue)
    let start = cursor.position
    var isRead = try reader.moment(into: &when, from: start)
    if !isRead { isRead = try reader.day(into: &when, from: start) }
    guard isRead else {
      return allowsShort ? try readShortDate(&cursor, into: &when, in: context) : false
    }
    cursor = reader.cursor
    return true
  }

  /// Reads `20/11` or `20.11.`, which is a day where no value takes it.
  static func readShortDate(
    _ cursor: inout Cursor, into when: inout When, in context: EntryContext
  ) throws(Stop) -> Bool {
    guard cursor.isAtGap else { return false }
    var reader = TimeReader(cursor, in: context, at: .behindValue)
    let start = cursor.position
    guard let date = try reader.shortDate() else { return false }
    try when.set(\.day, to: reader.spoken(.date(date), from: start), in: cursor.line)
    cursor = reader.cursor
    return true
  }

  private mutating func piece(into when: inout When) throws(Stop) -> Bool {
    guard cursor.isAtGap || cursor.isAt(mark: "@") else { return false }
    let start = cursor.position
    if try moment(into: &when, from: start) { return true }
    if try day(into: &when, from: start) { return true }
    if try announcedClock(into: &when, from: start) { return true }
    cursor.move(to: start)
    return try bareClock(into: &when, from: start)
  }

  // MARK: Moments

  /// `now`, `2h ago`, `3 days ago`, and a time as documents spell it.
  private mutating func moment(into when: inout When, from start: Int) throws(Stop) -> Bool {
    switch try anyMoment() {
    case .moment(let time): try when.set(\.moment, to: spoken(time, from: start), in: cursor.line)
    case .day(let day): try when.set(\.day, to: spoken(.date(day), from: start), in: cursor.line)
    case nil:
      cursor.move(to: start)
      return false
    }
    return true
  }

  private mutating func anyMoment() throws(Stop) -> Ago? {
    if let time = try ago() { return time }
    if let time = try rfcTime() { return time }
    return present()
  }

  private enum Ago { case moment(OffsetTime), day(CivilDate) }

  private mutating func present() -> Ago? {
    let start = cursor.position
    _ = cursor.take(word: "just", "right")
    if cursor.take(word: "now") != nil { return .moment(context.now) }
    cursor.move(to: start)
    return nil
  }

  private mutating func ago() throws(Stop) -> Ago? {
    let start = cursor.position
    if let length = cursor.length(), cursor.take(word: "ago") != nil {
      let range = cursor.range(from: start)
      guard let seconds = length.seconds.whole, seconds <= 400 * 86_400 else {
        throw .error(.expected("a time in the past year", found: cursor.text(range), at: range))
      }
      return .moment(past(by: seconds))
    }
    cursor.move(to: start)
    return try daysAgo()
  }

  /// To the minute: nobody means the second of `2h ago`.
  private func past(by seconds: Int) -> OffsetTime {
    let instant = context.now.instant.adding(seconds: -seconds)
    let second = seconds < 60 ? 0 : Int(instant.seconds % 60)
    return context.zone.time(at: instant.adding(seconds: -second))
  }

  private mutating func daysAgo() throws(Stop) -> Ago? {
    let start = cursor.position
    var count: Int?
    if cursor.take(word: "a", "one") != nil {
      count = 1
    } else if cursor.isAtDigits {
      count = cursor.next.flatMap { plainNumber($0.text) }
      cursor.advance()
    }
    guard let count, let unit = cursor.take(anyWord: Self.dayUnits.keys), cursor.take(word: "ago") != nil
    else {
      cursor.move(to: start)
      return nil
    }
    guard count <= 40_000, let days = Self.dayUnits[unit] else {
      let range = cursor.range(from: start)
      throw .error(.expected("a day within reach", found: cursor.text(range), at: range))
    }
    let today = context.now.date
    return .day(days == 0 ? today.subtracting(months: count) : today.adding(days: -count * days))
  }

  /// Days in each; a month has no fixed number.
  private static let dayUnits = [
    "d": 1, "day": 1, "days": 1, "night": 1, "nights": 1, "w": 7, "week": 7, "weeks": 7, "month": 0,
    "months": 0,
  ]

  /// `2026-11-20T07:30:00+01:00`; the offset needs the seconds, so that no range is taken for one.
  private mutating func rfcTime() throws(Stop) -> Ago? {
    let start = cursor.position
    _ = cursor.take(word: "at")
    let end = cursor.wordEnd
    let range = cursor.range(cursor.position..<end)
    guard cursor.isAtDigits, range.count >= 16, case let word = cursor.text(range).uppercased(),
      word.contains("T"), let time = SpelledTime(word),
      time.offset == nil || word.utf8.count > 19
    else {
      cursor.move(to: start)
      return nil
    }
    cursor.move(to: end)
    if let offset = time.offset { return .moment(OffsetTime(time.local, offset: offset)) }
    return .moment(try LocalMeaning.only(time.local, in: context.zone, line: cursor.line, range: range))
  }

  func spoken<Value>(_ value: Value, from start: Int) -> Spoken<Value> {
    Spoken(value, cursor.range(from: start))
  }
}
