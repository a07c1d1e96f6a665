internal import CivilTime
internal import EntryGrammar
internal import HealthLog
internal import Storage

// ID = "last" / number of the list just shown / id or the beginning of one / [day] time

extension Session {
  /// The records that the words name, one a word but for a day before a time.
  mutating func records(named words: [Word], end: Range<Int>) throws(Failure) -> [StoredRecord] {
    guard !words.isEmpty else {
      throw .usage("expected 'last', a number of the list, a time, or an id", at: end)
    }
    var found: [StoredRecord] = []
    var rest = words[...]
    while !rest.isEmpty {
      let (record, count) = try reference(rest)
      if !found.contains(where: { $0.id == record.id }) { found.append(record) }
      rest = rest.dropFirst(count)
    }
    return found
  }

  private mutating func reference(_ words: ArraySlice<Word>) throws(Failure) -> (StoredRecord, Int) {
    let word = words[words.startIndex]
    let text = word.text.lowercased()
    if text == "last" { return (try lastRecord(), 1) }
    if mode == .prompt, text.count <= 3, let number = plainNumber(text), !listed.isEmpty {
      guard 1...listed.count ~= number else {
        throw .usage(
          "expected a number from 1 to \(listed.count) of the list, found '\(text)'", at: word.range)
      }
      return (try current(listed[listed.count - number]), 1)
    }
    if let (minute, count) = minute(words) { return (try record(at: minute, word), count) }
    return (try record(withID: text, word), 1)
  }

  /// The record as it is now, not as the list showed it.
  private mutating func current(_ record: StoredRecord) throws(Failure) -> StoredRecord {
    let found = try withStore { store throws(StorageError) in try store.records(withID: record.id) }
    guard let found = found.first else { throw .store(StorageError(.notFound(id: record.id))) }
    return found
  }

  /// The record of the last action that left one; of several, the last that was typed.
  private mutating func lastRecord() throws(Failure) -> StoredRecord {
    let ids = try withStore { store throws(StorageError) -> [String] in
      try store.history().actions.reversed().filter { !$0.isUndone }.lazy
        .flatMap { $0.entry.changes.reversed() }
        .filter { $0.after != nil }.map { $0.id }
    }
    for id in ids.prefix(100) {
      let found = try withStore { store throws(StorageError) in try store.records(withID: id) }
      if let record = found.first { return record }
    }
    throw .refused("not-found", "no record was saved here yet")
  }

  private mutating func record(withID text: String, _ word: Word) throws(Failure) -> StoredRecord {
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }) else {
      throw .usage(
        "expected 'last', a number of the list, a time, or an id, found '\(word.text)'", at: word.range)
    }
    let found = try withStore { store throws(StorageError) in try store.records(withID: text) }
    guard let first = found.first else { throw .store(StorageError(.notFound(id: text))) }
    guard found.count == 1 else { throw ambiguous(found, word) }
    return first
  }

  private func ambiguous(_ found: [StoredRecord], _ word: Word) -> Failure {
    Failure(
      kind: .question(
        Question(
          "'\(word.text)' stands for \(found.count) records:",
          choices: found.prefix(9).map {
            Question.Choice(text: phrase(of: $0.record, dated: true) + "  \($0.id)", entry: $0.id)
          })))
  }

  /// `07:05`, or a day and that; how many words it takes.
  private func minute(_ words: ArraySlice<Word>) -> (LocalTime, Int)? {
    let texts = words.map(\.text)
    if let clock = Self.clock(texts[0]) { return (LocalTime(today(), clock), 1) }
    guard let match = RangeWords(today: today()).read(texts), match.range.dayCount == 1,
      match.count < texts.count,
      let clock = Self.clock(texts[match.count])
    else { return nil }
    return (LocalTime(match.range.from, clock), match.count + 1)
  }

  private static func clock(_ text: String) -> ClockTime? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let hour = plainNumber(parts[0]),
      let minute = plainNumber(parts[1])
    else { return nil }
    return ClockTime(hour: hour, minute: minute)
  }

  private mutating func record(at time: LocalTime, _ word: Word) throws(Failure) -> StoredRecord {
    let day = DateRange(time.date, time.date)
    var found: [StoredRecord] = []
    for kind in catalogue.kinds where kind.form != .derived {
      let records = try withStore { store throws(StorageError) in try store.records(of: kind.name, in: day) }
      found += records.filter { record in
        guard case .time(let at)? = anchor(of: record.record) else { return false }
        return at.clock.hour == time.clock.hour && at.clock.minute == time.clock.minute
      }
    }
    guard let first = found.first else {
      throw .refused("not-found", "no record at \(self.day(time.date)) \(time.clock.short)")
    }
    guard found.count == 1 else { throw ambiguous(found, word) }
    return first
  }
}
