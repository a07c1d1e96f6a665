internal import CivilTime

extension TimeReader {
  /// Reads a day and the part of it that is named with it.
  mutating func day(into when: inout When, from start: Int) throws(Stop) -> Bool {
    if try clockBeforeDay(into: &when, from: start) { return true }
    let hasOn = takeAnnouncement()
    guard let day = try anyDay(isAnnounced: hasOn) else {
      cursor.move(to: start)
      return try part(into: &when, from: start)
    }
    try when.set(\.day, to: spoken(day, from: start), in: cursor.line)
    let partStart = cursor.position
    if let part = takePart() { try when.set(\.part, to: spoken(part, from: partStart), in: cursor.line) }
    try clockBehindDay(into: &when)
    return true
  }

  /// `on`, and `at` before a whole date.
  private mutating func takeAnnouncement() -> Bool {
    if cursor.isAt(word: "at"), peek(1)?.text.count == 4, peek(2)?.text == "-", peek(2)?.isGlued == true {
      cursor.advance()
      return true
    }
    return cursor.take(word: "on") != nil
  }

  private mutating func anyDay(isAnnounced: Bool) throws(Stop) -> SpokenDay? {
    if let day = try relativeDay() { return day }
    if let day = weekday() { return day }
    if let date = try date() { return .date(date) }
    return isAnnounced ? try shortDate().map(SpokenDay.date) : nil
  }

  private mutating func relativeDay() throws(Stop) -> SpokenDay? {
    let start = cursor.position
    if cursor.take(word: "today") != nil { return .today }
    if cursor.take(word: "yesterday") != nil { return .yesterday }
    if let range = takeWords("tomorrow") { throw .error(.future(cursor.text(range), at: range)) }
    _ = cursor.take(word: "the")
    if takeWords("day", "before", "yesterday") != nil { return .date(context.now.date.adding(days: -2)) }
    cursor.move(to: start)
    return nil
  }

  private mutating func weekday() -> SpokenDay? {
    let start = cursor.position
    let isPast = cursor.take(word: "last", "past") != nil
    if let word = cursor.next, word.sort == .letters, let weekday = Weekday(word.text), isWordEnd(1) {
      cursor.advance()
      return .weekday(weekday, isPast: isPast)
    }
    cursor.move(to: start)
    return nil
  }

  private func isWordEnd(_ count: Int) -> Bool {
    guard let after = peek(count) else { return true }
    return !after.isGlued || after.sort == .mark
  }

  /// Reads these words, all of them, and tells where they stand.
  private mutating func takeWords(_ words: String...) -> Range<Int>? {
    for (count, word) in words.enumerated() {
      guard peek(count)?.text == word, peek(count)?.sort == .letters else { return nil }
    }
    let start = cursor.position
    cursor.advance(by: words.count)
    return cursor.range(from: start)
  }
}

// MARK: - Parts of the day

extension TimeReader {
  /// A part of the day, with the day that it is of: `this morning`, `in the evening`, `tonight`, `last night`.
  mutating func part(into when: inout When, from start: Int) throws(Stop) -> Bool {
    if takeWords("last", "night") != nil || takeWords("last", "evening") != nil {
      try when.set(\.day, to: spoken(.lastNight, from: start), in: cursor.line)
      return true
    }
    let isToday = cursor.take(word: "this") != nil
    let isTonight = !isToday && takeWords("tonight") != nil
    if isTonight || isToday, let part = isTonight ? .night : takePart() {
      try when.set(\.day, to: spoken(.today, from: start), in: cursor.line)
      try when.set(\.part, to: spoken(part, from: start), in: cursor.line)
      return true
    }
    cursor.move(to: start)
    if takeWords("in", "the") != nil || takeWords("at") != nil, let part = takePart() {
      try when.set(\.part, to: spoken(part, from: start), in: cursor.line)
      return true
    }
    cursor.move(to: start)
    return false
  }

  private mutating func takePart() -> PartOfDay? {
    guard let word = cursor.take(anyWord: PartOfDay.allCases.map(\.rawValue)) else { return nil }
    return PartOfDay(rawValue: word)
  }
}

// MARK: - Clock times

extension TimeReader {
  /// A clock time behind a word or a mark for it: `at 7:30`, `@7:30`, `at 1430`, `at 5`.
  mutating func announcedClock(into when: inout When, from start: Int) throws(Stop) -> Bool {
    let isBehindDay = isBehindDay(when)
    let isAt = cursor.take(word: "at") != nil
    guard isAt || place != .amongSets && cursor.take(mark: "@") != nil else { return false }
    _ = cursor.take(word: "about", "around")
    guard place != .amongSets || isClearClock || isBehindDay && isHour, let clock = try cursor.looseClock()
    else { return false }
    try when.set(\.clock, to: spoken(clock, from: start), in: cursor.line)
    return true
  }

  /// Among sets `at 60` is a load: a clock time has a colon, four digits, or a half of the day.
  private var isClearClock: Bool {
    guard let next = cursor.next else { return false }
    if next.sort == .letters { return true }
    if peek(1)?.text == ":" || next.text.count == 4 { return true }
    return ["am", "pm"].contains(peek(1)?.text)
  }

  /// Whether a day or its part was said just before, so that `at 8` is a time even among sets.
  private func isBehindDay(_ when: When) -> Bool {
    guard let end = peek(-1)?.range.upperBound, when.clock == nil else { return false }
    return when.day?.range.upperBound == end || when.part?.range.upperBound == end
  }

  /// Whether an hour stands here, and nothing that would make another number of it.
  private var isHour: Bool {
    guard let digits = cursor.next, digits.sort == .digits, let hour = Int(digits.text), hour < 24 else {
      return false
    }
    return peek(1)?.isGlued != true && !SetRules.words.contains(peek(1)?.text ?? "")
  }

  mutating func bareClock(into when: inout When, from start: Int) throws(Stop) -> Bool {
    guard place != .amongSets, let clock = try cursor.clock() else { return false }
    try when.set(\.clock, to: spoken(clock, from: start), in: cursor.line)
    return true
  }

  /// `22:00 yesterday` among sets, where a clock alone would be a length.
  private mutating func clockBeforeDay(into when: inout When, from start: Int) throws(Stop) -> Bool {
    guard place == .amongSets, cursor.isAtDigits, peek(1)?.text == ":", let clock = clockOrLength() else {
      cursor.move(to: start)
      return false
    }
    let clockRange = cursor.range(from: start)
    var behind = When()
    var reader = self
    guard try reader.day(into: &behind, from: cursor.position), let day = behind.day else {
      cursor.move(to: start)
      return false
    }
    cursor = reader.cursor
    try when.set(\.clock, to: Spoken(clock, clockRange), in: cursor.line)
    try when.set(\.day, to: day, in: cursor.line)
    return true
  }

  /// A clock time; what no clock shows is the length of a run.
  private mutating func clockOrLength() -> SpokenClock? {
    do throws(Stop) { return try cursor.clock() } catch { return nil }
  }

  /// `yesterday 22:00` among sets; `yesterday 8` and `yesterday 2240` where the value is there already.
  private mutating func clockBehindDay(into when: inout When) throws(Stop) {
    let start = cursor.position
    switch place {
    case .beforeValue: return
    case .amongSets:
      guard cursor.isAtDigits, peek(1)?.text == ":" || ["am", "pm"].contains(peek(1)?.text),
        let clock = try cursor.clock()
      else { return }
      try when.set(\.clock, to: spoken(clock, from: start), in: cursor.line)
    case .behindValue:
      guard let digits = cursor.next, digits.sort == .digits, digits.text.count != 3, digits.text.count <= 4,
        isEnd(peek(1)), let clock = try cursor.looseClock()
      else { return }
      try when.set(\.clock, to: spoken(clock, from: start), in: cursor.line)
    }
  }

  private func isEnd(_ atom: Atom?) -> Bool { atom == nil || atom?.text == "," || atom?.text == ";" }
}
