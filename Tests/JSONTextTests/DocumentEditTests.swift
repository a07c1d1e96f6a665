import Testing

@testable import JSONText

@Suite("Edits of documents")
struct DocumentEditTests {
  static let record: JSONValue = [
    "time": "2026-11-29T13:40:00+01:00", "value": .number("6.10"), "id": "c0vt81r5de",
  ]

  @Test(
    "a new record is one added line, for LF and CRLF, blanks and tabs", arguments: ["\n", "\r\n"],
    ["  ", "\t", "    "])
  func newRecord(_ lineBreak: String, _ unit: String) throws {
    let layout = JSONLayout(unit: unit, lineBreak: lineBreak)
    let document: JSONValue = ["schema": 2, "records": [["value": 1], ["value": 2]]]
    let array = try FirstArray(in: JSONPrinter.document(document, layout: layout))
    let line = JSONPrinter.element(Self.record, layout: array.layout(at: 0))
    let grown = array.applying(array.inserting(line, at: 0))
    #expect(
      grown
        == JSONPrinter.document(
          ["schema": 2, "records": [Self.record, ["value": 1], ["value": 2]]], layout: layout))
    #expect(
      try FirstArray(in: grown).removing(at: 0).growth
        == -(line.count + 1 + lineBreak.utf8.count + 2 * unit.utf8.count))
    let shrunk = try FirstArray(in: grown)
    #expect(shrunk.applying(shrunk.removing(at: 0)) == array.bytes)
  }

  @Test(
    "a document without records gets its first, and is empty again without it", arguments: ["\n", "\r\n"],
    ["  ", "\t"])
  func firstRecord(_ lineBreak: String, _ unit: String) throws {
    let layout = JSONLayout(unit: unit, lineBreak: lineBreak)
    let array = try FirstArray(in: JSONPrinter.document(["schema": 2, "records": []], layout: layout))
    let line = JSONPrinter.element(Self.record, layout: array.layout(at: 0))
    let grown = try FirstArray(in: array.applying(array.inserting(line, at: 0)))
    #expect(grown.bytes == JSONPrinter.document(["schema": 2, "records": [Self.record]], layout: layout))
    #expect(grown.applying(grown.removing(at: 0)) == array.bytes)
  }

  @Test("a workout grows by sets and exercises into what is printed")
  func workout() throws {
    var text = JSONPrinter.document(["records": [["start": "18:02", "exercises": [], "id": "p3w0c8n1va"]]])
    let set: JSONValue = ["reps": 8, "weight": 80]
    try insert(["exercise": "Bench Press", "sets": []], into: &text, path: ["exercises"])
    try insert(set, into: &text, path: ["exercises", "sets"])
    try insert(set, into: &text, path: ["exercises", "sets"])
    try insert(["exercise": "Plank", "sets": [["seconds": 60]]], into: &text, path: ["exercises"])
    #expect(
      JSONTextTests.text(text) == """
        {
          "records": [
            {"start": "18:02", "exercises": [
              {"exercise": "Bench Press", "sets": [
                {"reps": 8, "weight": 80},
                {"reps": 8, "weight": 80}]},
              {"exercise": "Plank", "sets": [
                {"seconds": 60}]}], "id": "p3w0c8n1va"}
          ]
        }

        """)
    #expect(JSONPrinter.document(try JSONReader.read(text).value) == text)
  }

  /// Puts an element at the end of an array of the first record, found by names from there.
  private func insert(_ element: JSONValue, into text: inout ContiguousArray<UInt8>, path: [String]) throws {
    var node = try #require(try JSONReader.read(text)["records"]?.elements?.first)
    for name in path { node = try #require(node.elements?.first?[name] ?? node[name]) }
    let ranges = try #require(node.elements).map(\.range)
    let slot = JSONSlot(in: node.range, at: ranges.count, of: ranges)
    let printed = JSONPrinter.element(element, layout: JSONLayout(at: slot, in: text.span))
    JSONSplice.inserting(printed, at: slot, in: text.span).apply(to: &text)
  }

  @Test("an edit of one record leaves every other byte of a hand's document alone")
  func handsDocument() throws {
    let document = bytes(
      "\u{FEFF}{ \"kind\":\"weight\" ,\r\n  \"records\" : [ {\"value\":82.40 , \"x\" : [1,2]},\r\n\r\n\t{ \"value\" :\t81 } ]}  \r\n"
    )
    var text = document
    let second = try #require(try JSONReader.read(text)["records"]?.elements?.last)
    let splices = [
      JSONSplice.setting("value", to: bytes("80.5"), of: second, in: text.span),
      JSONSplice.setting("note", to: bytes("\"x\""), of: second, in: text.span),
    ]
    JSONSplice.apply(splices, to: &text)
    #expect(
      JSONTextTests.text(text)
        == "\u{FEFF}{ \"kind\":\"weight\" ,\r\n  \"records\" : [ {\"value\":82.40 , \"x\" : [1,2]},\r\n\r\n\t{ \"value\" :\t80.5, \"note\" :\t\"x\" } ]}  \r\n"
    )
    #expect(text.prefix(70) == document.prefix(70))
  }
}
