import Testing

@testable import JSONText

@Suite("Refused commas, colons and brackets")
struct RefusedMarkTests {
  @Test(
    "a missing comma is shown where it belongs",
    arguments: [
      Refusal(
        "[\n  {\"a\": 1}\n  {\"a\": 2}\n]", "2:11", 0, "expected ',' or ']', found '{'",
        "put a comma at the end of line 2"),
      Refusal(
        "{\"a\": 112\r\n \"b\": 1}", "1:10", 0, "expected ',' or '}', found '\"'",
        "put a comma at the end of line 1"),
      Refusal("[1 2]", "1:3", 0, "expected ',' or ']', found '2'", "put a comma between the two"),
      Refusal("[1 -2]", "1:3", 0, "expected ',' or ']', found '-2'", "put a comma between the two"),
      Refusal("[[] []]", "1:4", 0, "expected ',' or ']', found '['", "put a comma between the two"),
      Refusal("[\"a\"\"b\"]", "1:5", 0, "expected ',' or ']', found '\"'", "put a comma between the two"),
      Refusal("[1 true]", "1:3", 0, "expected ',' or ']', found 'true'", "put a comma between the two"),
      Refusal("[1 “a”]", "1:3", 0, "expected ',' or ']', found '“'", "put a comma between the two"),
      Refusal("{\"a\": 1 b: 2}", "1:8", 0, "expected ',' or '}', found 'b'", "put a comma between the two"),
      Refusal("{\"a\": 1 'b': 2}", "1:8", 0, "expected ',' or '}', found '''", "put a comma between the two"),
    ])
  func missingComma(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "something else in place of a comma is shown",
    arguments: [
      Refusal("[1; 2]", "1:3", 1, "expected ',' or ']', found ';'", "write a comma"),
      Refusal("{\"a\": 1; \"b\": 2}", "1:8", 1, "expected ',' or '}', found ';'", "write a comma"),
      Refusal("[\"a\": 1]", "1:5", 1, "expected ',' or ']', found ':'"),
      Refusal("{\"a\": 6.1 mmol/L}", "1:11", 6, "expected ',' or '}', found 'mmol/L'"),
      Refusal("{\"a\": 1 2}", "1:9", 1, "expected ',' or '}', found '2'"),
      Refusal("{\"a\": \"b\" [1]}", "1:11", 1, "expected ',' or '}', found '['"),
      Refusal("[1 \\ 2]", "1:4", 1, "expected ',' or ']', found '\\'"),
      Refusal("[1 \u{1B}[2J]", "1:4", 1, "expected ',' or ']', found '\\u{1b}'"),
      Refusal("[1 \u{202E}]", "1:4", 3, "expected ',' or ']', found '\\u{202e}'"),
      Refusal("[1 é]", "1:4", 2, "expected ',' or ']', found 'é'"),
    ])
  func expectedSeparator(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "a comma too many is shown itself",
    arguments: [
      Refusal("[1, 2,]", "1:6", 1, "expected a value after ',', found ']'", "remove the comma before ']'"),
      Refusal("[1, 2 , ]", "1:7", 1, "expected a value after ',', found ']'", "remove the comma before ']'"),
      Refusal(
        "[\n  {},\n  {},\n]", "3:5", 1, "expected a value after ',', found ']'", "remove the comma before ']'"
      ),
      Refusal("{\"a\": 1,}", "1:8", 1, "expected a name after ',', found '}'", "remove the comma before '}'"),
      Refusal(
        "{\"a\": 1,\r\n}", "1:8", 1, "expected a name after ',', found '}'", "remove the comma before '}'"),
      Refusal("[1,,2]", "1:3", 1, "expected one ',', found two", "remove one of them"),
      Refusal("[1,\n,2]", "1:3", 1, "expected one ',', found two", "remove one of them"),
      Refusal("{\"a\": 1, , \"b\": 2}", "1:8", 1, "expected one ',', found two", "remove one of them"),
      Refusal("[,1]", "1:2", 1, "expected a value, found ','", "remove the comma after '['"),
      Refusal("[ , ]", "1:3", 1, "expected a value, found ','", "remove the comma after '['"),
      Refusal("{,\"a\": 1}", "1:2", 1, "expected a name, found ','", "remove the comma after '{'"),
    ])
  func extraComma(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "a value that is not there is missed",
    arguments: [
      Refusal("{\"a\": , \"b\": 1}", "1:7", 1, "expected a value, found ','"),
      Refusal("{\"a\": }", "1:7", 1, "expected a value, found '}'"),
      Refusal("{\"a\":: 1}", "1:6", 1, "expected a value, found ':'"),
      Refusal("{\"a\":", "1:6", 0, "expected a value, found the end of the text"),
      Refusal(",1", "1:1", 1, "expected a value, found ','"),
      Refusal("]", "1:1", 1, "expected a value, found ']'"),
      Refusal("[*]", "1:2", 1, "expected a value, found '*'"),
      Refusal("[é]", "1:2", 2, "expected a value, found 'é'"),
      Refusal("[\0]", "1:2", 1, "expected a value, found '\\u{0}'"),
      Refusal("[\\n]", "1:2", 1, "expected a value, found '\\'"),
    ])
  func expectedValue(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "a name that is not there is missed",
    arguments: [
      Refusal("{\"a\": 1 ; , }", "1:9", 1, "expected ',' or '}', found ';'", "write a comma"),
      Refusal("{: 1}", "1:2", 1, "expected a name in double quotes, found ':'"),
      Refusal("{[1]: 1}", "1:2", 1, "expected a name in double quotes, found '['"),
      Refusal("{{}: 1}", "1:2", 1, "expected a name in double quotes, found '{'"),
      Refusal("{\"a\": 1, [2]}", "1:10", 1, "expected a name in double quotes, found '['"),
      Refusal("{😀: 1}", "1:2", 4, "expected a name in double quotes, found '😀'"),
    ])
  func expectedName(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "a missing colon is shown where it belongs, another mark itself",
    arguments: [
      Refusal(
        "{\"a\" 1}", "1:5", 0, "expected ':', found '1'", "put a colon between the name and its value"),
      Refusal(
        "{\"a\"  \"b\"}", "1:5", 0, "expected ':', found '\"'", "put a colon between the name and its value"),
      Refusal(
        "{\"a\" = 1}", "1:6", 1, "expected ':', found '='", "put a colon between the name and its value"),
      Refusal(
        "{\"a\", 1}", "1:5", 1, "expected ':', found ','", "put a colon between the name and its value"),
      Refusal("{\"a\"}", "1:5", 1, "expected ':', found '}'", "put a colon between the name and its value"),
      Refusal(
        "{\"a\"", "1:5", 0, "expected ':', found the end of the text",
        "put a colon between the name and its value"),
    ])
  func expectedColon(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "a bracket that is not closed is named with its line",
    arguments: [
      Refusal("[", "1:2", 0, "expected ']', found the end of the text", "close the '[' of line 1 with ']'"),
      Refusal("{", "1:2", 0, "expected '}', found the end of the text", "close the '{' of line 1 with '}'"),
      Refusal(
        "{\"a\":\n[1,\n2\n", "3:2", 0, "expected ']', found the end of the text",
        "close the '[' of line 2 with ']'"),
      Refusal(
        "[1,\n", "1:4", 0, "expected ']', found the end of the text", "close the '[' of line 1 with ']'"),
      Refusal(
        "[\n{\"a\": \"]\"", "2:10", 0, "expected '}', found the end of the text",
        "close the '{' of line 2 with '}'"),
      Refusal(
        "[\"\\\"[\", {}, ", "1:12", 0, "expected ']', found the end of the text",
        "close the '[' of line 1 with ']'"),
      Refusal(
        "{\"a\": 1,", "1:9", 0, "expected '}', found the end of the text", "close the '{' of line 1 with '}'"),
    ])
  func unclosed(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "a bracket of the wrong kind is shown",
    arguments: [
      Refusal("[1}", "1:3", 1, "expected ']', found '}'", "close the '[' of line 1 with ']' first"),
      Refusal("[}", "1:2", 1, "expected ']', found '}'", "close the '[' of line 1 with ']' first"),
      Refusal("[[1],}", "1:6", 1, "expected ']', found '}'", "close the '[' of line 1 with ']' first"),
      Refusal("{]", "1:2", 1, "expected '}', found ']'", "close the '{' of line 1 with '}' first"),
      Refusal("{\"a\": 1]", "1:8", 1, "expected '}', found ']'", "close the '{' of line 1 with '}' first"),
      Refusal("{\"a\": 1,]", "1:9", 1, "expected '}', found ']'", "close the '{' of line 1 with '}' first"),
      Refusal(
        "{\n\"a\": [\n1\n}", "4:1", 1, "expected ']', found '}'", "close the '[' of line 2 with ']' first"),
    ])
  func wrongBracket(_ refusal: Refusal) throws { try refusal.check() }

  @Test("an object that the next one interrupts is closed before its comma")
  func unclosedBeforeNext() throws {
    try Refusal(
      "[\n  {\"a\": 1,\n  {\"a\": 2}\n]", "2:10", 0, "expected '}' before the next '{'",
      "close the '{' of line 2 with '}'"
    ).check()
  }
}
