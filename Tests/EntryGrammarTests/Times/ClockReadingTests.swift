import CivilTime
import EntryGrammar
import Testing

/// A clock time as one word: `07:30`, with `?` where it can be in either half of the day, `~` where only as written.
private func word(_ clock: SpokenClock?) -> String? {
  clock.map { clock in
    let time = clock.time.second == 0 ? clock.time.short : clock.time.description
    return switch clock.sort {
    case .exact: time
    case .written: time + "~"
    case .bareHour: time + "?"
    }
  }
}

@Suite("Clock times at a cursor")
struct ClockReadingTests {
  @Test(
    "are read where nothing announces them",
    arguments: [
      ("7:30", "07:30~", 3), ("07:30", "07:30", 3), ("0:05", "00:05", 3), ("12:05", "12:05~", 3),
      ("13:05", "13:05", 3),
      ("23:59", "23:59", 3), ("7:30:15", "07:30:15~", 5), ("7am", "07:00", 2), ("7 am", "07:00", 2),
      ("7pm", "19:00", 2), ("12am", "00:00", 2), ("12pm", "12:00", 2), ("7:30pm", "19:30", 4),
      ("7.30 pm", "19:30", 4),
      ("7 a.m.", "07:00", 5), ("7 p.m", "19:00", 4), ("11p", "23:00", 2), ("7a-8a", "07:00", 2),
      ("19:30pm", "19:30", 4),
      ("noon", "12:00", 1), ("midday", "12:00", 1), ("midnight", "00:00", 1), ("7:30-8:00", "07:30~", 3),
      ("7:30, x", "07:30~", 3), ("7:30 kg", "07:30~", 3),
    ])
  func plain(_ line: String, _ expected: String, _ atoms: Int) throws {
    var cursor = Cursor(try Line(line))
    #expect(word(try cursor.clock()) == expected)
    #expect(cursor.position == atoms)
  }

  @Test(
    "are not read out of other numbers",
    arguments: [
      "7", "1430", "7.30", "112", "7 a", "7h30", "7:30h", "100:30", "am", "", "7-8", "fasting", "5'11\"",
    ])
  func others(_ line: String) throws {
    var cursor = Cursor(try Line(line))
    #expect(try cursor.clock() == nil && cursor.position == 0)
  }

  @Test(
    "are read loosely where only one can stand",
    arguments: [
      ("7", "07:00?", 1), ("12", "12:00?", 1), ("0", "00:00", 1), ("13", "13:00", 1), ("07", "07:00?", 1),
      ("1430", "14:30", 1), ("0730", "07:30", 1), ("730", "07:30", 1), ("7.30", "07:30~", 3),
      ("19.30", "19:30", 3),
      ("7h30", "07:30~", 3), ("7h", "07:00?", 2), ("7 o'clock", "07:00?", 2), ("19 o'clock", "19:00", 2),
      ("7-8", "07:00?", 1), ("22-5:30", "22:00", 1), ("7:30", "07:30~", 3), ("7am", "07:00", 2),
    ])
  func loose(_ line: String, _ expected: String, _ atoms: Int) throws {
    var cursor = Cursor(try Line(line))
    #expect(word(try cursor.looseClock()) == expected)
    #expect(cursor.position == atoms)
  }

  @Test(
    "are refused when no clock shows them",
    arguments: [
      ("25:10", 0..<5, nil), ("7:75", 0..<4, nil), ("7:5", 0..<3, nil), ("24:00", 0..<5, "00:00"),
      ("13am", 0..<4, nil),
      ("0pm", 0..<3, nil), ("7:30:75", 0..<7, nil), ("25:10-07:05", 0..<5, nil),
    ])
  func refused(_ line: String, _ range: Range<Int>, _ suggestion: String?) throws {
    let cursor = Cursor(try Line(line))
    let found = cursor.text(range)
    let error = EntryError(
      "expected a clock time from 00:00 to 23:59, found '\(found)'", at: range, suggestion: suggestion)
    #expect(throws: Stop.error(error)) {
      var cursor = cursor
      _ = try cursor.clock()
    }
  }

  @Test(
    "are refused loosely too",
    arguments: [
      ("24", 0..<2, "00:00"), ("60", 0..<2, nil), ("1375", 0..<4, nil), ("2400", 0..<4, "00:00"),
      ("7kg", 0..<3, nil),
      ("80kg", 0..<4, nil), ("7.5", 0..<3, nil),
    ])
  func refusedLoosely(_ line: String, _ range: Range<Int>, _ suggestion: String?) throws {
    let cursor = Cursor(try Line(line))
    let found = cursor.text(range)
    let error = EntryError(
      "expected a clock time from 00:00 to 23:59, found '\(found)'", at: range, suggestion: suggestion)
    #expect(throws: Stop.error(error)) {
      var cursor = cursor
      _ = try cursor.looseClock()
    }
  }
}

@Suite("Words for when")
struct TimeReaderTests {
  /// What was read, and the atoms that it took.
  private func read(_ line: String, _ place: TimeReader.Place) throws -> (
    when: When, atoms: Int, isRead: Bool
  ) {
    var (cursor, when) = (Cursor(try Line(line)), When())
    let isRead = try TimeReader.read(&cursor, into: &when, in: context(), at: place)
    return (when, cursor.position, isRead)
  }

  @Test(
    "are taken from among sets only where a day or `at` announces them",
    arguments: [
      ("at 18:00", 4), ("at 6pm", 3), ("at 1800", 2), ("at noon", 2), ("yesterday", 1),
      ("yesterday 18:00 x", 4),
      ("18:00 yesterday", 4), ("today 7am", 3), ("20 nov", 2), ("nov 20", 2), ("2026-03-10", 5), ("mon", 1),
      ("on monday", 2), ("2h ago", 3), ("3 days ago", 3), ("now", 1), ("last night", 2), ("this morning", 2),
      ("in the evening", 3), ("a week ago", 3),
    ])
  func amongSets(_ line: String, _ atoms: Int) throws {
    let result = try read(line, .amongSets)
    #expect(result.isRead && result.atoms == atoms)
  }

  @Test(
    "leave the numbers of sets alone",
    arguments: [
      "18:00", "25:10", "1:45", "8x80", "at 60", "at 82.5", "@8", "@7:30", "8/8/6", "02/03", "60s", "5k",
      "7am", "noon",
      "good morning", "may", "20", "2026", "at", "last", "this", "80kg",
    ])
  func sets(_ line: String) throws {
    let result = try read(line, .amongSets)
    #expect(!result.isRead && result.atoms == 0 && result.when.isEmpty)
  }

  @Test(
    "take a bare number behind a day only where the value is there already",
    arguments: [
      ("yesterday 8", TimeReader.Place.behindValue, 2), ("yesterday 2240", .behindValue, 2),
      ("yesterday 112", .behindValue, 1), ("yesterday 60g", .behindValue, 1),
      ("yesterday 8 x", .behindValue, 1),
      ("yesterday 8", .beforeValue, 1), ("yesterday 2240", .beforeValue, 1),
      ("yesterday, 8", .behindValue, 1),
    ])
  func behindDays(_ line: String, _ place: TimeReader.Place, _ atoms: Int) throws {
    #expect(try read(line, place).atoms == atoms)
  }

  @Test("say the words and their place")
  func places() throws {
    let result = try read("Yesterday evening x", .beforeValue)
    var expected = When()
    expected.day = Spoken(.yesterday, 0..<9)
    expected.part = Spoken(.evening, 10..<17)
    #expect(result.when == expected && result.atoms == 2)
  }
}
