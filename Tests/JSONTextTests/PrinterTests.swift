import Testing

@testable import JSONText

@Suite("Printer")
struct PrinterTests {
  static let record: JSONValue = [
    "time": "2026-11-29T07:05:00+01:00", "value": .number("5.60"), "list": [1, .number("2.0")], "ok": true,
    "no": .null,
  ]
  static let recordLine =
    #"{"time": "2026-11-29T07:05:00+01:00", "value": 5.60, "list": [1, 2.0], "ok": true, "no": null}"#

  static let workout: JSONValue = [
    "start": "2026-11-29T18:02:00+01:00",
    "exercises": [
      [
        "exercise": "Bench Press",
        "sets": [["reps": 8, "weight": 80], ["reps": 8, "weight": 80, "rpe": 9]],
      ],
      ["exercise": "Plank", "sets": [["seconds": 60]], "tags": ["a", "b"]],
    ],
    "id": "p3w0c8n1va",
  ]
  static let workoutElement = """
    {"start": "2026-11-29T18:02:00+01:00", "exercises": [
      {"exercise": "Bench Press", "sets": [
        {"reps": 8, "weight": 80},
        {"reps": 8, "weight": 80, "rpe": 9}]},
      {"exercise": "Plank", "sets": [
        {"seconds": 60}], "tags": ["a", "b"]}], "id": "p3w0c8n1va"}
    """

  @Test("puts a value on one line, whatever it holds")
  func line() {
    #expect(text(JSONPrinter.line(Self.record)) == Self.recordLine)
    #expect(
      text(JSONPrinter.line(Self.workout)) == """
        {"start": "2026-11-29T18:02:00+01:00", "exercises": [{"exercise": "Bench Press", "sets": [\
        {"reps": 8, "weight": 80}, {"reps": 8, "weight": 80, "rpe": 9}]}, {"exercise": "Plank", "sets": [\
        {"seconds": 60}], "tags": ["a", "b"]}], "id": "p3w0c8n1va"}
        """)
  }

  @Test(
    "puts the small ones so",
    arguments: [
      (.null, "null"),
      (true, "true"), (false, "false"), (.number("-1.50e+3"), "-1.50e+3"), ("", #""""#),
      ([], "[]"), ([:], "{}"), ([[]], "[[]]"),
    ] as [(JSONValue, String)])
  func small(_ value: JSONValue, _ printed: String) {
    #expect(text(JSONPrinter.line(value)) == printed)
    #expect(text(JSONPrinter.element(value)) == printed)
    #expect(text(JSONPrinter.document(value)) == printed + "\n")
    #expect(value.description == printed)
  }

  @Test("breaks an element where an array holds objects, and sticks the brackets to the last")
  func element() {
    #expect(text(JSONPrinter.element(Self.record)) == Self.recordLine)
    #expect(text(JSONPrinter.element(Self.workout)) == Self.workoutElement)
    #expect(text(JSONPrinter.element([[], [[:]]])) == "[[], [\n  {}]]")
    #expect(text(JSONPrinter.element([1, ["a": 1], 2])) == "[\n  1,\n  {\"a\": 1},\n  2]")
  }

  @Test("prints in the layout of a file: indentation, tabs, line ends")
  func layout() {
    let value: JSONValue = ["sets": [["reps": [["a": 1]]], [:]]]
    let layout = JSONLayout(indentation: "\t", unit: "\t", lineBreak: "\r\n")
    #expect(
      text(JSONPrinter.element(value, layout: layout))
        == "{\"sets\": [\r\n\t\t{\"reps\": [\r\n\t\t\t{\"a\": 1}]},\r\n\t\t{}]}")
    #expect(
      text(JSONPrinter.document(["a": [[:]]], layout: JSONLayout(lineBreak: "\r\n")))
        == "{\r\n  \"a\": [\r\n    {}\r\n  ]\r\n}\r\n")
  }

  @Test("fits what was printed without indentation into another layout")
  func fitting() {
    let layout = JSONLayout(indentation: "    ", unit: "    ", lineBreak: "\r\n")
    #expect(
      layout.fitting(JSONPrinter.element(Self.workout)) == JSONPrinter.element(Self.workout, layout: layout))
    #expect(text(layout.fitting(bytes("{\n {\n   1"))) == "{\r\n     {\r\n         1")
    #expect(JSONLayout().fitting(bytes(Self.workoutElement)) == bytes(Self.workoutElement))
  }

  @Test("prints a document of records with a line for each")
  func document() {
    let document: JSONValue = [
      "schema": 2, "kind": "workout", "records": [Self.record, Self.workout], "empty": [], "plain": [1, 2],
      "nested": ["list": [["a": 1]]],
    ]
    #expect(
      text(JSONPrinter.document(document)) == """
        {
          "schema": 2,
          "kind": "workout",
          "records": [
            \(Self.recordLine),
            \(Self.workoutElement.replacing("\n", with: "\n    "))
          ],
          "empty": [],
          "plain": [1, 2],
          "nested": {"list": [
            {"a": 1}]}
        }

        """)
  }

  @Test(
    "gives text in its own style back as it was",
    arguments: [
      "{\n  \"schema\": 2,\n  \"kind\": \"glucose\",\n  \"records\": []\n}\n",
      "{\n  \"schema\": 2,\n  \"records\": [\n    {\"value\": 6.10, \"note\": \"\\\"é\\\"\"},\n    {\"a\": 1e3}\n  ]\n}\n",
      "[\n  {}]\n",
    ])
  func same(_ document: String) throws {
    #expect(text(JSONPrinter.document(try JSONReader.read(bytes(document)).value)) == document)
  }
}
