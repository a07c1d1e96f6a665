import Testing

@testable import JSONText

@Suite("Refused numbers and words")
struct RefusedNumberTests {
  @Test(
    "commas in place of points",
    arguments: [
      Refusal(
        "{\"a\": 5,6}", "1:7", 3, "expected a number with '.', found '5,6'", "write the number with '.': 5.6"),
      Refusal(
        "{\"a\": -5,25, \"b\": 1}", "1:7", 5, "expected a number with '.', found '-5,25'",
        "write the number with '.': -5.25"),
      Refusal(
        "{\"a\": 0,234\n}", "1:7", 5, "expected a number with '.', found '0,234'",
        "write the number with '.': 0.234"),
      Refusal(
        "{\"a\": 1,234}", "1:7", 5, "expected a number with '.', found '1,234'",
        "write the number without a comma"),
      Refusal(
        "{\"a\": 1,234,567}", "1:7", 9, "expected a number with '.', found '1,234,567'",
        "write the number with '.': 1234567"),
      Refusal(
        "{\"a\": 1.234,5}", "1:7", 7, "expected a number with '.', found '1.234,5'",
        "write the number with '.': 1234.5"),
      Refusal(
        "{\"a\": 1,2,3}", "1:7", 5, "expected a number with '.', found '1,2,3'",
        "write the number without a comma"),
    ])
  func comma(_ refusal: Refusal) throws { try refusal.check() }

  @Test("a comma between two digits in an array parts two numbers")
  func commaInArray() throws {
    #expect(try JSONReader.read(bytes("[5,6]")).value == [5, 6])
  }

  @Test(
    "zeros, signs and points that JSON does not write",
    arguments: [
      Refusal("007", "1:1", 3, "expected a number without zeros before it, found '007'", "write 7"),
      Refusal("[-01]", "1:2", 3, "expected a number without zeros before it, found '-01'", "write -1"),
      Refusal("[00]", "1:2", 2, "expected a number without zeros before it, found '00'", "write 0"),
      Refusal("[00.5]", "1:2", 4, "expected a number without zeros before it, found '00.5'", "write 0.5"),
      Refusal("[+1]", "1:2", 2, "expected a number without '+', found '+1'", "write 1"),
      Refusal("[+.5]", "1:2", 3, "expected a number without '+', found '+.5'", "write 0.5"),
      Refusal("[.5]", "1:2", 2, "expected a digit on each side of '.', found '.5'", "write 0.5"),
      Refusal("[-.5]", "1:2", 3, "expected a digit on each side of '.', found '-.5'", "write -0.5"),
      Refusal("[5.]", "1:2", 2, "expected a digit on each side of '.', found '5.'", "write 5.0"),
      Refusal("[−5]", "1:2", 3, "expected '-', found '−'", "write '-'"),
      Refusal("[–5]", "1:2", 3, "expected '-', found '–'", "write '-'"),
    ])
  func spelling(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "what is no number",
    arguments: [
      "-", "--1", "++1", "1e", "1e+", "1E-", "0.3e", "2.e3", "0.e1", "1.2.3", "0x1F", "1_000", "12abc", "1+2",
      "1eE2",
      "1e1.5", "-foo", ".-1", "1.2a-3", "7k2m9x4qpa",
    ])
  func malformed(_ spelling: String) throws {
    try Refusal("[\(spelling)]", "1:2", spelling.utf8.count, "expected a number, found '\(spelling)'").check()
  }

  @Test(
    "numbers that JSON does not have",
    arguments: ["NaN", "nan", "-NaN", "Infinity", "-Infinity", "+Infinity", "inf", "-inf"])
  func notFinite(_ spelling: String) throws {
    try Refusal(
      "[\(spelling)]", "1:2", spelling.utf8.count, "expected a number, found '\(spelling)'",
      "write null, or leave the member out"
    ).check()
  }

  @Test(
    "words that JSON spells in another way",
    arguments: [
      ("True", "true"), ("TRUE", "true"), ("False", "false"), ("Null", "null"), ("NULL", "null"),
      ("None", "null"),
      ("nil", "null"), ("undefined", "null"), ("tru", "true"), ("fals", "false"), ("nul", "null"),
    ])
  func misspelled(_ word: String, _ meant: String) throws {
    try Refusal(
      "{\"a\": \(word)}", "1:7", word.utf8.count, "expected '\(meant)', found '\(word)'", "write \(meant)"
    ).check()
  }

  @Test(
    "text without quotes",
    arguments: [
      "fasting", "truth", "nullx", "t", "2026-11-29T07:05:00+01:00", "2026-11-29", "07:05", "12:30", "/x",
    ])
  func unquotedText(_ word: String) throws {
    try Refusal(
      "{\"a\": \(word)}", "1:7", word.utf8.count, "expected a text in double quotes, found '\(word)'",
      "write \"\(word)\""
    ).check()
  }
}
