internal import CivilTime

// clock   = written / half-day / "noon" / "midnight"
// written = 1*2digit ":" 2digit [":" 2digit] [half]
// half-day = 1*2digit [("." / ":") 2digit] half
// half    = "am" / "pm" / "a.m." / "p.m." / ("a" / "p", glued)
//
// Behind `at`, and in a range, also
// loose   = 3*4digit / 1*2digit ("." / "h") 2digit / 1*2digit ["o'clock"]

extension Cursor {
  /// Reads a clock time that nothing announces, or leaves the cursor; an error when no clock shows it.
  package mutating func clock() throws(Stop) -> SpokenClock? {
    if let clock = namedClock() { return clock }
    if let clock = try writtenClock() { return clock }
    return try halfDayClock()
  }

  /// Reads a clock time where only one can stand, so that bare numbers count.
  package mutating func looseClock() throws(Stop) -> SpokenClock? {
    if let clock = try clock() { return clock }
    return try looseDigits()
  }

  private mutating func namedClock() -> SpokenClock? {
    switch take(word: "noon", "midday", "midnight") {
    case "midnight": SpokenClock(.midnight, .exact)
    case nil: nil
    default: SpokenClock(.noon, .exact)
    }
  }

  private mutating func writtenClock() throws(Stop) -> SpokenClock? {
    guard isAtDigits, next?.text.count ?? 3 <= 2, peek(1)?.text == ":", isGluedDigits(2),
      peek(1)?.isGlued == true
    else { return nil }
    let start = position
    let hour = number(at: 0)
    let minute = number(at: 2)
    let hasMinutes = peek(2)?.text.count == 2
    let isFull = next?.text.hasPrefix("0") == true
    advance(by: 3)
    let second = takeSeconds()
    let half = takeHalf()
    if next?.isGlued == true, next?.sort == .letters {
      move(to: start)
      return nil
    }
    guard hasMinutes, let clock = Self.clock(hour, minute, second, half) else { try refuseClock(from: start) }
    return SpokenClock(clock, half == nil && 1...12 ~= hour && !isFull ? .written : .exact)
  }

  /// An hour with its half of the day: `7am`, `7.30 pm`.
  private mutating func halfDayClock() throws(Stop) -> SpokenClock? {
    guard isAtDigits, next?.text.count ?? 3 <= 2 else { return nil }
    let start = position
    let hour = number(at: 0)
    advance()
    let minute = takeMinutes(behind: ".")
    guard let half = takeHalf() else {
      move(to: start)
      return nil
    }
    guard let clock = Self.clock(hour, minute ?? 0, 0, half) else { try refuseClock(from: start) }
    return SpokenClock(clock, .exact)
  }

  private mutating func looseDigits() throws(Stop) -> SpokenClock? {
    guard let digits = next, digits.sort == .digits, digits.text.count <= 4 else { return nil }
    let start = position
    var (hour, minute) = (number(at: 0), 0)
    advance()
    if digits.text.count > 2 {
      (hour, minute) = (hour / 100, hour % 100)
    } else if let minutes = takeMinutes(behind: ".") ?? takeMinutes(behind: "h") {
      minute = minutes
    } else {
      _ = take(word: "oclock", "h")
      return try bareHour(hour, from: start)
    }
    guard !isContinued, let clock = ClockTime(hour: hour, minute: minute) else {
      try refuseClock(from: start)
    }
    return SpokenClock(clock, digits.text.count > 2 || !(1...12 ~= hour) ? .exact : .written)
  }

  private mutating func bareHour(_ hour: Int, from start: Int) throws(Stop) -> SpokenClock {
    guard !isContinued, let clock = ClockTime(hour: hour, minute: 0) else { try refuseClock(from: start) }
    return SpokenClock(clock, 1...12 ~= hour ? .bareHour : .exact)
  }

  /// Whether letters, digits or a colon hang on what was read.
  private var isContinued: Bool {
    guard let next, next.isGlued else { return false }
    return next.sort != .mark || [":", ".", "/"].contains(next.text) && isGluedDigits(1)
  }

  private func refuseClock(from start: Int) throws(Stop) -> Never {
    var end = self
    end.move(to: start)
    let range = range(start..<max(position, end.clockEnd))
    throw .error(
      .expected(
        "a clock time from 00:00 to 23:59", found: text(range), at: range,
        suggestion: ["24:00", "24", "2400"].contains(text(range)) ? "00:00" : nil))
  }

  /// The place behind the glued digits, colons and letters here: a dash parts two times.
  private var clockEnd: Int {
    var end = position + 1
    while end < atoms.count, atoms[end].isGlued,
      atoms[end].sort != .mark || [":", "."].contains(atoms[end].text)
    {
      end += 1
    }
    return end
  }
}

// MARK: - Parts of a clock time

extension Cursor {
  private func number(at count: Int) -> Int { peek(count).flatMap { Int($0.text) } ?? .max }

  private mutating func takeSeconds() -> Int {
    guard peek(0)?.text == ":", peek(0)?.isGlued == true, isGluedDigits(1), peek(1)?.text.count == 2 else {
      return 0
    }
    let seconds = number(at: 1)
    advance(by: 2)
    return seconds
  }

  private mutating func takeMinutes(behind mark: String) -> Int? {
    guard next?.text == mark, next?.isGlued == true, isGluedDigits(1), peek(1)?.text.count == 2 else {
      return nil
    }
    let minutes = number(at: 1)
    advance(by: 2)
    return minutes
  }

  /// `true` for the second half of the day.
  private mutating func takeHalf() -> Bool? {
    if let half = take(word: "am", "pm") { return half == "pm" }
    guard let letter = next, ["a", "p"].contains(letter.text) else { return nil }
    if peek(1)?.text == ".", peek(1)?.isGlued == true, peek(2)?.text == "m" {
      advance(by: 3)
      if isAt(mark: "."), next?.isGlued == true { advance() }
      return letter.text == "p"
    }
    guard letter.isGlued, peek(1)?.isGlued != true || peek(1)?.sort == .mark else { return nil }
    advance()
    return letter.text == "p"
  }

  /// The time on the clock; with a half of the day, hours count from 12 to 11, or are the later ones as written.
  private static func clock(_ hour: Int, _ minute: Int, _ second: Int, _ half: Bool?) -> ClockTime? {
    guard let half else { return ClockTime(hour: hour, minute: minute, second: second) }
    if half, 13...23 ~= hour { return ClockTime(hour: hour, minute: minute, second: second) }
    guard 1...12 ~= hour else { return nil }
    return ClockTime(hour: hour % 12 + (half ? 12 : 0), minute: minute, second: second)
  }
}
