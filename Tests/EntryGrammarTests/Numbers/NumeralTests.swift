import EntryGrammar
import HealthLog
import Testing

@Suite("Numerals")
struct NumeralTests {
  @Test(
    "are read up to what is no part of them",
    arguments: [
      ("112", "112", 1), ("82.4", "82.4", 3), ("82,4", "82.4", 3), ("82.40kg", "82.40", 3), ("0.5", "0.5", 3),
      (".5", "0.5", 2), (",5", nil, 0), ("7½", "7.5", 2), ("½", "0.5", 1), ("7¼h", "7.25", 2),
      ("7 ½", "7", 1),
      ("0,125", "0.125", 3), ("12,34", "12.34", 3), ("112, 60", "112", 1), ("112.", "112", 1),
      ("8x80", "8", 1),
      ("23:10", "23", 1), ("fasting", nil, 0), ("-5", nil, 0), ("", nil, 0), ("٣", nil, 0),
      ("1234,5", "1234.5", 3),
    ])
  func plain(_ line: String, _ number: String?, _ atoms: Int) throws {
    var cursor = Cursor(try Line(line))
    #expect(try cursor.numeral()?.number.description == number)
    #expect(cursor.position == atoms)
  }

  @Test(
    "may have a sign where the quantity may be below 0",
    arguments: [("-5", "-5", 2), ("- 5", nil, 0), ("−2.5", "-2.5", 4), ("5-5", "5", 1), ("+5", nil, 0)])
  func signed(_ line: String, _ number: String?, _ atoms: Int) throws {
    var cursor = Cursor(try Line(line))
    #expect(try cursor.numeral(isSigned: true)?.number.description == number)
    #expect(cursor.position == atoms)
  }

  @Test(
    "are refused when they are malformed, and left for other rules where something else may stand",
    arguments: [
      ("1,420", "expected a number without a thousands mark, found '1,420'", 0..<5, "1420"),
      ("12,345", "expected a number without a thousands mark, found '12,345'", 0..<6, "12345"),
      ("70.5.1", "expected a number, found '70.5.1'", 0..<6, nil),
      ("1e5", "expected a number, found '1e5'", 0..<3, nil),
      ("1.5e5", "expected a number, found '1.5e5'", 0..<5, nil),
      (
        "1234567890123456789", "expected a number of at most 18 digits, found '1234567890123456789'", 0..<19,
        nil
      ),
    ])
  func malformed(_ line: String, _ message: String, _ range: Range<Int>, _ suggestion: String?) throws {
    let cursor = Cursor(try Line(line))
    #expect(throws: Stop.error(EntryError(message, at: range, suggestion: suggestion))) {
      var cursor = cursor
      _ = try cursor.numeral()
    }
    var copy = cursor
    #expect(copy.wellFormedNumeral() == nil && copy.position == 0)
  }

  @Test(
    "know a zero before other digits", arguments: [("071", true), ("0.5", false), ("0", false), ("00", true)])
  func zeros(_ line: String, _ hasZero: Bool) throws {
    var cursor = Cursor(try Line(line))
    #expect(try cursor.numeral()?.hasLeadingZero == hasZero)
  }
}

@Suite("Lengths of time")
struct LengthTests {
  @Test(
    "are read in all ways to write them",
    arguments: [
      ("7h30", 27000, 3), ("7h", 25200, 2), ("7h 30m", 27000, 4), ("7h30m", 27000, 4),
      ("7 h 30 min", 27000, 4),
      ("7h 30", 27000, 3), ("450min", 27000, 2), ("7.5h", 27000, 4), ("7½ h", 27000, 3), ("7:30h", 27000, 4),
      ("1h5m", 3900, 4), ("27m30s", 1650, 4), ("1h 2m 3s", 3723, 6), ("90 minutes", 5400, 2), ("45 s", 45, 2),
      ("2 hours and 30 minutes", 9000, 5), ("half an hour", 1800, 3), ("a half hour", 1800, 3),
      ("an hour", 3600, 2),
      ("an hour and a half", 5400, 5), ("one hour", 3600, 2), ("a minute", 60, 2),
      ("7 and a half hours", 27000, 5),
      ("7h30 q4", 27000, 3), ("7h 30g", 25200, 2), ("7h 30 min", 27000, 4), ("8h 10 mar", 28800, 2),
      ("7h and 8h", 25200, 2), ("30m 7h", 1800, 2), ("2h after", 7200, 2),
    ])
  func reads(_ line: String, _ seconds: Int, _ atoms: Int) throws {
    var cursor = Cursor(try Line(line))
    #expect(cursor.length()?.seconds == Number(seconds))
    #expect(cursor.position == atoms)
  }

  @Test(
    "are nothing else",
    arguments: [
      "7", "7:30", "7x", "h", "half", "a", "an apple", "7 and a half", "7kg", "q4", "", "1,420h", "7:5h",
    ])
  func others(_ line: String) throws {
    var cursor = Cursor(try Line(line))
    #expect(cursor.length() == nil && cursor.position == 0)
  }

  @Test(
    "know their minutes when they are whole",
    arguments: [("7h30", 450), ("90s", nil), ("7.51h", nil), ("0h", 0)])
  func minutes(_ line: String, _ minutes: Int?) throws {
    var cursor = Cursor(try Line(line))
    #expect(cursor.length()?.minutes == minutes)
  }
}
