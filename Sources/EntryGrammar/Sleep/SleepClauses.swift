internal import CivilTime
internal import HealthLog

extension SleepDraft {
  /// A word and the time that it announces: `bed 23:00`, `asleep 23:25`, `up 07:05`, `awake 20m`, `in bed`.
  mutating func readClause(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool {
    let start = cursor.position
    guard let clause = takeClause(&cursor) else {
      cursor.move(to: start)
      return false
    }
    let words = cursor.range(from: start)
    if clause == .awake { return try readAwake(&cursor, words) }
    _ = cursor.take(word: "since")
    guard let time = try time(&cursor, in: context) else {
      return try readPresent(clause, words, &cursor, in: context)
    }
    try set(clause, to: time, words.lowerBound..<time.range.upperBound, cursor)
    return true
  }

  private static let example = "bed 23:00 asleep 23:25 up 07:05"

  private enum Clause: Equatable { case bed, inBed, asleep, wake, out, awake }

  private static let clauses: [(words: String, clause: Clause)] = [
    ("in bed", .inBed), ("going to bed", .inBed), ("off to bed", .inBed), ("good night", .inBed),
    ("goodnight", .inBed), ("went to bed", .bed), ("to bed", .bed), ("bed", .bed), ("bedtime", .bed),
    ("asleep", .asleep), ("fell asleep", .asleep), ("up", .wake), ("woke up", .wake), ("woke", .wake),
    ("got up", .out), ("out of bed", .out), ("out", .out), ("awake", .awake),
  ]

  /// The clauses that a line may begin with: `bedtime` is a context of glucose too, and the others say nothing alone.
  static let beginnings = clauses.map(\.words).filter {
    !["bedtime", "out of bed", "out", "awake"].contains($0)
  }

  private func takeClause(_ cursor: inout Cursor) -> Clause? {
    guard let words = cursor.longest(of: Self.clauses.map(\.words)) else { return nil }
    cursor.advance(by: words.length)
    return Self.clauses.first { $0.words == words.spelling }?.clause
  }

  /// A clause without a time is about the present, where that makes sense.
  private mutating func readPresent(
    _ clause: Clause, _ words: Range<Int>, _ cursor: inout Cursor, in context: EntryContext
  ) throws(Stop) -> Bool {
    if cursor.take(word: "now") != nil || clause == .inBed || clause == .wake {
      switch clause {
      case .inBed where night.isEmpty: isInBedNow = words
      case .wake where night.wake == nil: isUpNow = words
      default:
        throw cursor.lacking("a clock time behind '\(cursor.text(words))'", example: Self.example)
      }
      return true
    }
    throw cursor.lacking("a clock time behind '\(cursor.text(words))'", example: Self.example)
  }

  private mutating func set(
    _ clause: Clause, to time: SleepTime, _ range: Range<Int>, _ cursor: Cursor
  ) throws(Stop) {
    let path: WritableKeyPath<NightDraft, SleepTime?> =
      switch clause {
      case .bed, .inBed, .awake: \.bed
      case .asleep: \.asleep
      case .wake: \.wake
      case .out: \.out
      }
    if night[keyPath: path] != nil || isInBedNow != nil {
      throw .error(.expected("that time once", found: cursor.text(range), at: range))
    }
    night[keyPath: path] = SleepTime(when: time.when, range: range)
  }

  /// `awake 20m`; a bare number is minutes.
  private mutating func readAwake(_ cursor: inout Cursor, _ words: Range<Int>) throws(Stop) -> Bool {
    let start = cursor.position
    _ = cursor.take(word: "for")
    if let length = cursor.length() {
      try setAwake(length, words.lowerBound..<length.range.upperBound, cursor)
      return true
    }
    guard let numeral = try cursor.numeral(), let minutes = numeral.number.whole, 0...1440 ~= minutes else {
      cursor.move(to: start)
      throw cursor.lacking("minutes behind 'awake'", example: "slept 23:10-07:05 awake 20m")
    }
    night.awake = Spoken(minutes, words.lowerBound..<numeral.range.upperBound)
    return true
  }
}
