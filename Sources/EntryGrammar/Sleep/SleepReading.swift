internal import CivilTime
internal import HealthLog

extension SleepDraft {
  mutating func read(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool {
    guard cursor.isAtGap else { return false }
    if readNap(&cursor) { return true }
    if try readClause(&cursor, in: context) { return true }
    if try readQuality(&cursor) { return true }
    if let question = lengthRange(cursor) { throw .question(question) }
    if try readLength(&cursor) { return true }
    if try readRange(&cursor, in: context) { return true }
    if try readDay(&cursor, in: context) { return true }
    return try readLone(&cursor)
  }

  /// `nap` behind a night begins another entry when a time follows it.
  private mutating func readNap(_ cursor: inout Cursor) -> Bool {
    guard cursor.isAt(word: "nap", "naps"), night.isEmpty || !cursor.isNumberStart(1) else { return false }
    cursor.advance()
    isNap = true
    return true
  }

  // MARK: Days

  private mutating func readDay(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool {
    let start = cursor.position
    _ = cursor.take(word: "on", "from")
    var day = When()
    guard try TimeReader.readDay(&cursor, into: &day, in: context, allowsShort: true), let said = day.day
    else {
      cursor.move(to: start)
      return false
    }
    if !night.isEmpty, cursor.isNumberStart() { nights.append(NightDraft()) }
    if night.day != nil { throw .error(.oneTime(found: said.range, in: cursor.line)) }
    night.day = said
    return true
  }

  // MARK: Ranges

  private mutating func readRange(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> Bool {
    let start = cursor.position
    _ = cursor.take(word: "from")
    guard try hasDash(cursor, in: context), let first = try time(&cursor, in: context), takeDash(&cursor)
    else {
      cursor.move(to: start)
      return false
    }
    guard let second = try time(&cursor, in: context) else {
      throw cursor.lacking("a clock time behind the dash", example: kind.examples.first)
    }
    try add(first, second, words: cursor.range(from: start), cursor)
    return true
  }

  private mutating func add(
    _ bed: SleepTime, _ wake: SleepTime, words: Range<Int>, _ cursor: Cursor
  ) throws(Stop) {
    if night.rangeWords != nil { nights.append(NightDraft()) }
    if night.bed != nil || night.wake != nil || night.length != nil || isPresent {
      throw .error(.expected("one range", found: cursor.text(words), at: words))
    }
    (night.bed, night.wake, night.rangeWords) = (bed, wake, words)
  }

  /// Whether a dash, or a word for one, stands in this word or directly behind it.
  ///
  /// Where a day stands first, it is read by itself.
  private func hasDash(_ cursor: Cursor, in context: EntryContext) throws(Stop) -> Bool {
    var (ahead, day) = (cursor, When())
    if try TimeReader.readDay(&ahead, into: &day, in: context), day.day != nil { return false }
    let start = ahead.position
    while let atom = ahead.next, ahead.position == start || atom.isGlued || !ahead.isNumberStart() {
      if takeDash(&ahead) { return true }
      if [",", ";"].contains(atom.text) { return false }
      ahead.advance()
    }
    return false
  }

  private func takeDash(_ cursor: inout Cursor) -> Bool {
    cursor.take(mark: "-", "~") != nil || cursor.take(word: "to", "until", "till", "til") != nil
  }

  /// A point in time where only one can stand.
  func time(_ cursor: inout Cursor, in context: EntryContext) throws(Stop) -> SleepTime? {
    let start = cursor.position
    var when = When()
    if try TimeReader.readDay(&cursor, into: &when, in: context), when.moment != nil {
      return SleepTime(when: when, range: cursor.range(from: start))
    }
    let clockStart = cursor.position
    _ = cursor.take(word: "at")
    guard let clock = try cursor.looseClock() else {
      cursor.move(to: start)
      return nil
    }
    when.clock = Spoken(clock, cursor.range(from: clockStart))
    return SleepTime(when: when, range: cursor.range(from: start))
  }

  // MARK: Lengths

  /// `7-8h` and `7h-7h30`, which are no lengths.
  private func lengthRange(_ cursor: Cursor) -> Question? {
    var ahead = cursor
    let start = cursor.position
    guard let low = ahead.length()?.minutes.map({ Number($0) }) ?? hours(&ahead),
      ahead.take(mark: "-") != nil || ahead.take(word: "to") != nil, ahead.peek(1)?.text != ":",
      let high = ahead.length()?.minutes
    else { return nil }
    // Before minutes a number without a unit is minutes too.
    let lows = [low.double, high < 120 ? low.double / 60 : .infinity]
    guard let least = lows.first(where: { $0 < Double(high) && $0 <= 960 }).map({ Int($0) }) else {
      return nil
    }
    return .lengths([least, high, (least + high) / 2], at: ahead.range(from: start), in: cursor.line)
  }

  /// The minutes in a number of hours whose unit stands behind the dash.
  private func hours(_ cursor: inout Cursor) -> Number? {
    guard let number = cursor.wellFormedNumeral()?.number, number.double <= 960 else { return nil }
    return number.multiplied(by: 60)
  }

  private mutating func readLength(_ cursor: inout Cursor) throws(Stop) -> Bool {
    let start = cursor.position
    guard let length = cursor.length(), cursor.isAtGap || cursor.isAt(mark: ",", ";", ".") else {
      cursor.move(to: start)
      return false
    }
    if cursor.isAt(word: "awake"), !cursor.isNumberStart(1) {
      cursor.advance()
      try setAwake(length, cursor.range(from: start), cursor)
      return true
    }
    if cursor.isAt(word: "ago") || night.length != nil || night.rangeWords != nil || isPresent {
      throw .error(.expected("one length", found: cursor.text(length.range), at: length.range))
    }
    night.length = length
    try readEnd(&cursor, ["at", "from", "since"], \.bed)
    try readEnd(&cursor, ["until", "till", "to"], \.wake)
    return true
  }

  /// Where a length begins or ends: `nap 20m at 13:40`.
  private mutating func readEnd(
    _ cursor: inout Cursor, _ words: [String], _ path: WritableKeyPath<NightDraft, SleepTime?>
  ) throws(Stop) {
    var ahead = cursor
    guard ahead.take(anyWord: words) != nil else { return }
    _ = ahead.take(word: "at")
    let start = ahead.position
    guard night[keyPath: path] == nil, let clock = try ahead.looseClock() else { return }
    var when = When()
    when.clock = Spoken(clock, ahead.range(from: start))
    night[keyPath: path] = SleepTime(when: when, range: ahead.range(from: cursor.position))
    cursor = ahead
  }

  mutating func setAwake(_ length: Length, _ range: Range<Int>, _ cursor: Cursor) throws(Stop) {
    guard let minutes = length.minutes, 0...1440 ~= minutes else {
      throw .error(
        .expected("whole minutes, at most 24 hours", found: cursor.text(length.range), at: length.range))
    }
    night.awake = Spoken(minutes, range)
  }

  /// `slept 7` and `slept 23:10` ask, once the rest of the line is known.
  private mutating func readLone(_ cursor: inout Cursor) throws(Stop) -> Bool {
    let start = cursor.position
    _ = cursor.take(word: "at")
    guard lone == nil, night.isEmpty, cursor.isNumberStart() || cursor.isAt(word: "noon", "midnight") else {
      cursor.move(to: start)
      return false
    }
    if let clock = try cursor.clock() {
      lone = Spoken(.clock(clock), cursor.range(from: start))
    } else if let numeral = try cursor.numeral() {
      lone = Spoken(.number(numeral.number), numeral.range)
    }
    return true
  }

  // MARK: Quality

  private mutating func readQuality(_ cursor: inout Cursor) throws(Stop) -> Bool {
    let start = cursor.position
    if let value = Quality.value(of: cursor.next?.text), cursor.next?.sort == .letters {
      cursor.advance()
      return try setQuality(value, cursor.range(from: start), cursor)
    }
    guard cursor.take(anyWord: kind.field("quality")?.words ?? []) != nil else { return false }
    _ = cursor.take(mark: ":", "=")
    if let value = Quality.value(of: cursor.next?.text) {
      cursor.advance()
      return try setQuality(value, cursor.range(from: start), cursor)
    }
    guard let numeral = try cursor.numeral() else {
      throw cursor.lacking(
        "a quality from 1 to 5", among: Quality.words.map(\.word), example: kind.examples.first)
    }
    guard let value = numeral.number.whole, 1...5 ~= value else {
      throw .error(
        .expected("a quality from 1 to 5", found: cursor.text(numeral.range), at: numeral.range))
    }
    return try setQuality(value, cursor.range(from: start), cursor)
  }

  private mutating func setQuality(
    _ value: Int, _ range: Range<Int>, _ cursor: Cursor
  ) throws(Stop) -> Bool {
    if night.quality != nil {
      throw .error(.expected("one quality", found: cursor.text(range), at: range))
    }
    night.quality = Spoken(value, range)
    return true
  }
}
