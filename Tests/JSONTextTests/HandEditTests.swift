import Foundation
import Testing

@testable import JSONText

/// One slip of a hand in a document, and what is said of it.
struct Slip: Sendable, CustomTestStringConvertible {
  var place: String
  var typed: String
  var position: String
  var message: String
  /// Whether to mend it gives the document back.
  var isMended: Bool

  /// `typed` takes the place of the first `place` in the document.
  init(_ place: String, _ typed: String, _ position: String, _ message: String, isMended: Bool = true) {
    self.place = place
    self.typed = typed
    self.position = position
    self.message = message
    self.isMended = isMended
  }

  var testDescription: String { "\(place.debugDescription) → \(typed.debugDescription)" }
}

@Suite("Slips of a hand")
struct HandEditTests {
  static let document = """
    {
      "schema": 2,
      "kind": "glucose",
      "records": [
        {"time": "2026-11-29T13:40:00+01:00", "value": 6.1, "unit": "mmol/L", "tags": ["gym", "hypo"], "id": "c0vt81r5de"},
        {"time": "2026-11-29T07:05:00+01:00", "value": 5.6, "unit": "mmol/L", "nap": true, "id": "7k2m9x4qpa"},
        {"time": "2026-11-28T07:05:00+01:00", "value": 112, "unit": "mg/dL", "note": "after \\"rest\\"", "id": "0f3h8s1vbd"}
      ]
    }

    """

  @Test("the document itself is sound, and printed so")
  func sound() throws {
    let document = bytes(Self.document)
    #expect(JSONFaults.find(in: document) == [])
    #expect(JSONPrinter.document(try JSONReader.read(document).value) == document)
  }

  @Test(
    "is shown where it is, and mended where it is clear",
    arguments: [
      // Commas
      Slip("6.1,", "6,1,", "5:52", "expected a number with '.', found '6,1'"),
      Slip("6.1, \"unit\"", "6.1 \"unit\"", "5:55", "expected ',' or '}', found '\"'"),
      Slip("\"c0vt81r5de\"},\n", "\"c0vt81r5de\"}\n", "5:119", "expected ',' or ']', found '{'"),
      Slip("\"0f3h8s1vbd\"}\n", "\"0f3h8s1vbd\"},\n", "7:119", "expected a value after ',', found ']'"),
      Slip("\"7k2m9x4qpa\"}", "\"7k2m9x4qpa\",}", "6:106", "expected a name after ',', found '}'"),
      Slip("5.6, ", "5.6,, ", "6:55", "expected one ',', found two"),
      Slip("\"hypo\"]", "\"hypo\",]", "5:97", "expected a value after ',', found ']'"),
      Slip("\"gym\", ", "\"gym\" ", "5:89", "expected ',' or ']', found '\"'"),
      Slip(
        "},\n    {\"time\": \"2026-11-28", "},,\n    {\"time\": \"2026-11-28", "6:107",
        "expected one ',', found two"),
      Slip("2,\n", "2;\n", "2:14", "expected ',' or '}', found ';'"),
      // Colons, brackets, quotes
      Slip("\"value\": 6.1", "\"value\" 6.1", "5:50", "expected ':', found '6.1'"),
      Slip("\"value\": 6.1", "\"value\"= 6.1", "5:50", "expected ':', found '='"),
      Slip("\"c0vt81r5de\"},", "\"c0vt81r5de\",", "5:118", "expected '}' before the next '{'"),
      Slip("\"value\": 6.1", "value: 6.1", "5:43", "expected a name in double quotes, found 'value'"),
      Slip("\"glucose\"", "“glucose”", "3:11", "expected a straight quote, found '“'"),
      Slip("\"glucose\"", "\"glucose”", "3:11", "expected a straight quote, found '”'"),
      Slip("\"glucose\"", "“glucose\"", "3:11", "expected a straight quote, found '“'"),
      Slip("\"glucose\"", "'glucose'", "3:11", "expected a double quote, found a single one"),
      Slip("\"glucose\"", "glucose", "3:11", "expected a text in double quotes, found 'glucose'"),
      Slip(
        "\"mmol/L\", \"tags\"", "mmol/L, \"tags\"", "5:65", "expected a text in double quotes, found 'mmol/L'"
      ),
      Slip(
        "\"2026-11-29T13:40:00+01:00\"", "2026-11-29T13:40:00+01:00", "5:14",
        "expected a text in double quotes, found '2026-11-29T13:40:00+01:00'"),
      // Numbers, words, white space
      Slip("112", "+112", "7:52", "expected a number without '+', found '+112'"),
      Slip("112", "0112", "7:52", "expected a number without zeros before it, found '0112'"),
      Slip("true", "True", "6:82", "expected 'true', found 'True'"),
      Slip("{\n", "\u{FEFF}{\n", "1:1", "expected the text to begin at once, found a byte order mark"),
      Slip(": 6.1", ":\u{A0}6.1", "5:51", "expected a blank, found U+00A0"),
      // What only its owner can mend
      Slip("\"glucose\"", "\"glucose", "3:11", "expected '\"', found the end of the line", isMended: false),
      Slip(
        "\"gym\", ", "\"gym, ", "5:90", "expected the text to end with its quote, found 'hypo'",
        isMended: false),
      Slip(
        "\\\"rest\\\"", "\"rest\"", "7:89", "expected the text to end with its quote, found 'rest'",
        isMended: false),
      Slip("6.1", "6.1 mmol", "5:56", "expected ',' or '}', found 'mmol'", isMended: false),
      Slip("6.1", "", "5:52", "expected a value, found ','", isMended: false),
      Slip("112", "1,112", "7:52", "expected a number with '.', found '1,112'", isMended: false),
      Slip("112", "112mg", "7:52", "expected a number, found '112mg'", isMended: false),
      Slip("true", "yes", "6:82", "expected a text in double quotes, found 'yes'", isMended: false),
      Slip("true", "tru", "6:82", "expected 'true', found 'tru'", isMended: false),
      Slip(
        "\"unit\": \"mg/dL\"", "\"value\": 1", "7:57", "expected each name once, found 'value' again",
        isMended: false),
      Slip("\"hypo\"]", "\"hypo\"", "5:103", "expected ',' or ']', found ':'", isMended: false),
      Slip("\n  ]\n", "\n", "8:1", "expected ']', found '}'", isMended: false),
      Slip("  ]\n}\n", "", "7:119", "expected ']', found the end of the text", isMended: false),
      Slip("}\n  ]", "}\n  // later\n  ]", "8:3", "expected JSON, found a comment", isMended: false),
      Slip(
        "    {\"time\": \"2026-11-28", "<<<<<<< HEAD\n    {\"time\": \"2026-11-28", "7:1",
        "expected one version of the text, found the conflict marker '<<<<<<<'", isMended: false),
    ])
  func slip(_ slip: Slip) throws {
    let range = try #require(Self.document.firstRange(of: slip.place))
    let text = bytes(Self.document.replacingCharacters(in: range, with: slip.typed))
    let fault = try #require(JSONFaults.find(in: text).first)
    let position = fault.error.position(in: text.span)
    #expect("\(position.line):\(position.column)" == slip.position)
    #expect("\(fault.error)" == slip.message)
    #expect((fault.mend != nil) == slip.isMended)
    let mended = try JSONFaults.mended(text).map { try JSONReader.read($0).value }
    let document = try JSONReader.read(bytes(Self.document)).value
    #expect((mended == document) == slip.isMended)
  }
}
