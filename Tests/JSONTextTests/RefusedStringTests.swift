import Testing

@testable import JSONText

@Suite("Refused names and strings")
struct RefusedStringTests {
  @Test(
    "names without quotes",
    arguments: [
      Refusal("{time: 1}", "1:2", 4, "expected a name in double quotes, found 'time'", "write \"time\""),
      Refusal("{\"a\": 1, b : 2}", "1:10", 1, "expected a name in double quotes, found 'b'", "write \"b\""),
      Refusal("{1: 1}", "1:2", 1, "expected a name in double quotes, found '1'", "write \"1\""),
      Refusal("{\"a\": 1, 5}", "1:10", 1, "expected a name in double quotes, found '5'", "write \"5\""),
    ])
  func unquotedName(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "single quotes",
    arguments: [
      Refusal(
        "{'a': 1}", "1:2", 3, "expected a double quote, found a single one",
        "put straight double quotes around it"),
      Refusal(
        "['don't stop']", "1:2", 12, "expected a double quote, found a single one",
        "put straight double quotes around it"),
      Refusal(
        "[‘x’]", "1:2", 7, "expected a double quote, found a single one",
        "put straight double quotes around it"),
      Refusal(
        "[`x`]", "1:2", 3, "expected a double quote, found a single one",
        "put straight double quotes around it"),
      Refusal(
        "['x", "1:2", 1, "expected a double quote, found a single one", "put straight double quotes around it"
      ),
    ])
  func singleQuotes(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "typographic quotes, on both sides or on one",
    arguments: [
      Refusal(
        "{“time”: 1}", "1:2", 10, "expected a straight quote, found '“'",
        "put straight double quotes around it"),
      Refusal(
        "[„x“]", "1:2", 7, "expected a straight quote, found '„'", "put straight double quotes around it"),
      Refusal(
        "[«x»]", "1:2", 5, "expected a straight quote, found '«'", "put straight double quotes around it"),
      Refusal(
        "[“x\"]", "1:2", 5, "expected a straight quote, found '“'", "put straight double quotes around it"),
      Refusal(
        "[\"x”]", "1:2", 5, "expected a straight quote, found '”'", "put straight double quotes around it"),
      Refusal(
        "{\"a”: \"b\"}", "1:2", 5, "expected a straight quote, found '”'",
        "put straight double quotes around it"),
      Refusal(
        "{\"a\": \"b”, \"c\": 1}", "1:7", 5, "expected a straight quote, found '”'",
        "put straight double quotes around it"),
      Refusal(
        "[“x", "1:2", 3, "expected a straight quote, found '“'", "put straight double quotes around it"),
    ])
  func typographicQuotes(_ refusal: Refusal) throws { try refusal.check() }

  @Test("typographic quotes inside straight ones are text")
  func typographicInside() throws {
    #expect(try JSONReader.read(bytes("[\"he said “hi”, twice\"]")).value == ["he said “hi”, twice"])
  }

  @Test(
    "strings that do not end where they should",
    arguments: [
      Refusal(
        "[\"abc", "1:2", 4, "expected '\"', found the end of the text",
        "close the text with '\"'; a line break in it is written '\\n'"),
      Refusal(
        "[\"abc\n\", 1]", "1:2", 4, "expected '\"', found the end of the line",
        "close the text with '\"'; a line break in it is written '\\n'"),
      Refusal(
        "[\"abc\r\n\"]", "1:2", 4, "expected '\"', found the end of the line",
        "close the text with '\"'; a line break in it is written '\\n'"),
      Refusal(
        "{\"a", "1:2", 2, "expected '\"', found the end of the text",
        "close the text with '\"'; a line break in it is written '\\n'"),
      Refusal(
        "\"\\\"", "1:1", 3, "expected '\"', found the end of the text",
        "close the text with '\"'; a line break in it is written '\\n'"),
      Refusal(
        "\"x\\", "1:1", 3, "expected '\"', found the end of the text",
        "close the text with '\"'; a line break in it is written '\\n'"),
      Refusal(
        "{\"a\": \"he said \"hi\"\"}", "1:16", 1, "expected the text to end with its quote, found 'hi'",
        "close the text before it, or write a quote inside it as '\\\"'"),
      Refusal(
        "{\"a\": \"fasting, \"b\": 1}", "1:17", 1, "expected the text to end with its quote, found 'b'",
        "close the text before it, or write a quote inside it as '\\\"'"),
      Refusal(
        "\"a\"b", "1:3", 1, "expected the text to end with its quote, found 'b'",
        "close the text before it, or write a quote inside it as '\\\"'"),
    ])
  func unterminated(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "control characters in a string",
    arguments: [
      Refusal("[\"a\tb\"]", "1:4", 1, "expected '\\t', found a tab", "write '\\t' in its place"),
      Refusal("[\"a\rb\"]", "1:4", 1, "expected '\\r', found a carriage return", "write '\\r' in its place"),
      Refusal(
        "[\"\u{1B}[2J\"]", "1:3", 1, "expected '\\u001b', found the control character 0x1B",
        "write '\\u001b' in its place"),
      Refusal(
        "[\"\u{1F}\"]", "1:3", 1, "expected '\\u001f', found the control character 0x1F",
        "write '\\u001f' in its place"),
      Refusal("[\"abc\0\"]", "1:6", 1, "expected '\\u0000', found a NUL byte"),
    ])
  func controlCharacter(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "escapes that are none",
    arguments: [
      Refusal(
        "[\"C:\\Users\"]", "1:5", 2, "expected an escape such as '\\n', found '\\U'",
        "write '\\\\' for a backslash"),
      Refusal(
        "[\"\\x41\"]", "1:3", 2, "expected an escape such as '\\n', found '\\x'",
        "write '\\\\' for a backslash"),
      Refusal(
        "[\"\\'\"]", "1:3", 2, "expected an escape such as '\\n', found '\\''", "write '\\\\' for a backslash"
      ),
      Refusal(
        "[\"\\é\"]", "1:3", 3, "expected an escape such as '\\n', found '\\é'", "write '\\\\' for a backslash"
      ),
      Refusal("[\"\\u12\"]", "1:3", 4, "expected four hexadecimal digits after '\\u', found '\\u12'"),
      Refusal("[\"\\u00gg\"]", "1:3", 4, "expected four hexadecimal digits after '\\u', found '\\u00'"),
      Refusal("[\"\\u", "1:3", 2, "expected four hexadecimal digits after '\\u', found '\\u'"),
      Refusal(
        "[\"\\ud800\"]", "1:3", 6, "expected a pair of surrogates, found '\\ud800' alone",
        "write the character itself"),
      Refusal(
        "[\"\\uDC00\\uD800\"]", "1:3", 6, "expected a pair of surrogates, found '\\uDC00' alone",
        "write the character itself"),
      Refusal(
        "[\"\\udc00\\udc00\"]", "1:3", 6, "expected a pair of surrogates, found '\\udc00' alone",
        "write the character itself"),
      Refusal(
        "[\"\\ud83d\\u0041\"]", "1:3", 6, "expected a pair of surrogates, found '\\ud83d' alone",
        "write the character itself"),
      Refusal(
        "[\"\\ud83d\\ude0\"]", "1:3", 6, "expected a pair of surrogates, found '\\ud83d' alone",
        "write the character itself"),
    ])
  func escape(_ refusal: Refusal) throws { try refusal.check() }

  @Test("a long word is cut in the message, and not repeated by a remedy")
  func longWord() throws {
    let cut = String(repeating: "x", count: 30)
    try Refusal(
      "{\(cut)x: 1}", "1:2", 31, "expected a name in double quotes, found '\(cut)…'", "write \"\(cut)x\""
    ).check()
    try Refusal("{\(cut)\(cut): 1}", "1:2", 60, "expected a name in double quotes, found '\(cut)…'").check()
    let zeros = String(repeating: "0", count: 30)
    try Refusal(
      "[\(zeros)1\(zeros)\(zeros)]", "1:2", 91, "expected a number without zeros before it, found '\(zeros)…'"
    ).check()
  }
}
