import Testing

@testable import JSONText

@Suite("Faults")
struct FaultsTests {
  @Test("of sound text are none", arguments: ["1", "[]", #"{"a": [1, {"b": "c"}]}"#, " [1,\n2]\n"])
  func none(_ text: String) {
    #expect(JSONFaults.find(in: bytes(text)) == [])
    #expect(JSONFaults.mended(bytes(text)) == bytes(text))
  }

  @Test(
    "with one right answer are mended",
    arguments: [
      // Commas
      ("[{} {}]", "[{}, {}]"),
      ("[\n{\"a\": 1}\n{\"a\": 2}\n{\"a\": 3}\n]", "[\n{\"a\": 1},\n{\"a\": 2},\n{\"a\": 3}\n]"),
      ("{\"a\": \"x\" \"b\": \"y\"}", "{\"a\": \"x\", \"b\": \"y\"}"),
      ("[1\n2]", "[1,\n2]"),
      ("[true false \"x\" null]", "[true, false, \"x\", null]"),
      ("[1, 2,]", "[1, 2]"),
      ("[[1,], {\"a\": 1,},]", "[[1], {\"a\": 1}]"),
      ("{\"a\": 1\n,\n}", "{\"a\": 1\n\n}"),
      ("{\"a\": 1,, \"b\": 2,,}", "{\"a\": 1, \"b\": 2}"),
      ("[{},, {}]", "[{}, {}]"),
      ("[,]", "[]"),
      ("{,}", "{}"),
      ("[, {}]", "[ {}]"),
      ("{\"a\": \"x\\\"y”, \"b\": 1}", "{\"a\": \"x\\\"y\", \"b\": 1}"),
      ("{, \"a\": 1}", "{ \"a\": 1}"),
      ("[1; 2]", "[1, 2]"),
      // Colons and brackets
      ("{\"a\" 1, \"b\" \"c\", \"d\" = 2}", "{\"a\": 1, \"b\": \"c\", \"d\" : 2}"),
      ("[\n  {\"a\": 1,\n  {\"a\": 2}\n]", "[\n  {\"a\": 1},\n  {\"a\": 2}\n]"),
      // Quotes
      ("{“a”: “b”, «c»: „d“}", "{\"a\": \"b\", \"c\": \"d\"}"),
      ("{\"a”: \"b”, \"c\": “d\"}", "{\"a\": \"b\", \"c\": \"d\"}"),
      ("['a', 'don't']", "[\"a\", \"don't\"]"),
      ("{a: 1, b_2 : 2}", "{\"a\": 1, \"b_2\" : 2}"),
      ("[\"a\tb\u{1B}c\rd\"]", "[\"a\\tb\\u001bc\\rd\"]"),
      ("{\"a\tb\": \"\t\"}", "{\"a\\tb\": \"\\t\"}"),
      // Numbers and words
      ("{\"a\": 5,6, \"b\": 0,25}", "{\"a\": 5.6, \"b\": 0.25}"),
      ("{\"a\": 1.234,5, \"b\": 1,234,567}", "{\"a\": 1234.5, \"b\": 1234567}"),
      ("[007, -01, +1, .5, -.5, −5]", "[7, -1, 1, 0.5, -0.5, -5]"),
      ("[True, FALSE, None, nil]", "[true, false, null, null]"),
      ("{\"a\": fasting, \"b\": 2026-11-29T07:05}", "{\"a\": \"fasting\", \"b\": \"2026-11-29T07:05\"}"),
      // White space
      ("\u{FEFF}[1]", "[1]"),
      ("\u{FEFF}[1,]", "[1]"),
      ("[\u{A0}1\u{2003}]", "[ 1 ]"),
    ])
  func mended(_ text: String, _ mended: String) throws {
    #expect(JSONFaults.mended(bytes(text)).map(JSONTextTests.text) == mended)
    #expect(readError(bytes(mended)) == nil)
    #expect(JSONFaults.find(in: bytes(text)).allSatisfy { $0.mend != nil })
  }

  @Test(
    "that may mean this or that are not mended",
    arguments: [
      "", "[1 2]", "[\"a\"\"b\"]", "[1,,2]", "[, 1]", "[,,{}]", "{\"a\": 1,234}", "{\"a\": 1,2,3}", "[5.]",
      "[tru]",
      "[yes]", "[after meal]", "{\"a\" \"b\": 1}", "[1", "[1}", "{\"a\": {\"b\": 1, {}}}", "[\"a",
      "[\"a\" b\"]",
      "[,}", "{,]", "{\"a\": 1;,}", "[1;,]", "[1 -2]", "[NaN]", "[1.2.3]", "// x\n[]", "[\"\\x\"]",
      "[\"\\ud800\"]", "[\"\0\"]", "{\"a\": 1, \"a\": 2}",
      "{a: 1, \"a\": 2}", "{\"a\": 1} 2", "[\n<<<<<<< a\n]", "['a]", "{\"a\": }", "{a 1}",
    ])
  func notMended(_ text: String) {
    #expect(JSONFaults.mended(bytes(text)) == nil)
    #expect(JSONFaults.find(in: bytes(text)).contains { $0.mend == nil })
  }

  @Test("are all found in one text, at places of the text as it is")
  func all() {
    let text = bytes(
      """
      \u{FEFF}{
        "kind": “glucose”,
        "records": [
          {"time": "2026-11-29", "value": 5,6 "unit": "mmol/L",},
          {"time": "2026-11-28", value: +6}
          {"time": "2026-11-27", "value": True, "value": 7},
        ]
      }

      """)
    let lines = JSONLines(of: text.span)
    let found = JSONFaults.find(in: text).map { fault in
      let place = lines.position(of: fault.error.range.lowerBound, in: text.span)
      let mend = fault.mend.map { JSONTextTests.text($0.replacement) }
      return "\(place.line):\(place.column) \(fault.error) → \(mend ?? "?")"
    }
    #expect(
      found == [
        "1:1 expected the text to begin at once, found a byte order mark → ",
        "2:11 expected a straight quote, found '“' → \"glucose\"",
        "4:37 expected a number with '.', found '5,6' → 5.6",
        "4:40 expected ',' or '}', found '\"' → ,",
        "4:57 expected a name after ',', found '}' → ",
        "5:28 expected a name in double quotes, found 'value' → \"value\"",
        "5:35 expected a number without '+', found '+6' → 6",
        "5:38 expected ',' or ']', found '{' → ,",
        "6:37 expected 'true', found 'True' → true",
        "6:43 expected each name once, found 'value' again → ?",
        "6:54 expected a value after ',', found ']' → ",
      ])
  }

  @Test(
    "behind which the rest is clear do not end the search",
    arguments: [
      ("[// x\n1, /* y */ 2,]", 3), ("[\"\\x \\u12 \\ud800\", 1,]", 4), ("[NaN, 1.2.3, 5., tru, yes, 1,]", 6),
      ("{\"a\": 1,234, \"b\": 2,}", 2), ("{\"a\": 1, \"a\": 2, \"a\": 3}", 2),
    ])
  func goingOn(_ text: String, _ count: Int) {
    #expect(JSONFaults.find(in: bytes(text)).count == count)
  }

  @Test("are counted up to a limit")
  func limit() {
    let many = bytes("[" + String(repeating: "+1, ", count: JSONFaults.limit + 10) + "1]")
    #expect(JSONFaults.find(in: many).count == JSONFaults.limit)
    #expect(JSONFaults.mended(many) == nil)
    let comments = bytes("[" + String(repeating: "/**/", count: JSONFaults.limit + 10) + "1]")
    #expect(JSONFaults.find(in: comments).count == JSONFaults.limit)
  }

  @Test("do not mend the same place twice")
  func clash() {
    let faults = JSONFaults.find(in: bytes("{\"a\": \"b\tc”, \"d\": 1}"))
    #expect(faults.map(\.error.kind) == [.controlCharacter(0x09), .typographicQuotes("”")])
    #expect(faults.map { $0.mend == nil } == [false, true])
  }
}
