import TestSupport
import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

@Suite("Mending")
struct MendingTests {
  private let folder: TemporaryFolder
  private let path = "glucose/2026-11.json"

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
  }

  /// Mends all; returns what was told beforehand, each as `path:line code: text`.
  @discardableResult
  private func mend(_ scope: Mending.Scope = .faults) throws -> [String] {
    var store = try folder.store()
    let mending = try store.mending(scope)
    let told = mending.documents.flatMap { document in
      document.mends.map { "\(document.path):\($0.line) \($0.code): \($0.text)" }
    }
    for document in mending.documents {
      #expect(
        document.old.map { String(decoding: $0, as: UTF8.self) } == (try folder.contents()[document.path]))
    }
    _ = try store.mend(mending, words: "check --fix", time: morning)
    for document in mending.documents {
      #expect(try folder.read(document.path) == String(decoding: document.new, as: UTF8.self))
    }
    return told
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: [String: String]
    var after: [String: String]
    var told: [String]

    init(_ name: String, _ before: String, _ after: String, _ told: [String]) {
      self.init(name, ["glucose/2026-11.json": before], ["glucose/2026-11.json": after], told)
    }

    init(_ name: String, _ before: [String: String], _ after: [String: String], _ told: [String]) {
      testDescription = name
      (self.before, self.after, self.told) = (before, after, told)
    }

    static let all = [
      Row(
        "a missing and a trailing comma",
        document([line(20, 120), line(10, 110)]).replacing("},\n", with: "}\n").replacing(
          "}\n  ]", with: "},\n  ]"),
        document([line(20, 120), line(10, 110)]),
        [
          "glucose/2026-11.json:5 comma: put a comma at the end of line 5",
          "glucose/2026-11.json:6 comma: remove the comma before ']'",
        ]),
      Row(
        "a decimal comma, typographic quotes and a byte order mark",
        "\u{FEFF}"
          + document([
            line(20, 120).replacing("120", with: "5,6"), line(10, 110).replacing("\"unit\"", with: "„unit“"),
          ]),
        document([line(20, 120).replacing("120", with: "5.6"), line(10, 110)]),
        [
          "glucose/2026-11.json:1 bom: save the file without a byte order mark",
          "glucose/2026-11.json:5 number: write the number with '.': 5.6",
          "glucose/2026-11.json:6 quotes: put straight double quotes around it",
        ]),
      Row(
        "the order, by as few moves as it takes",
        document([line(1, 101), line(20, 120), line(15, 115), line(18, 118), line(10, 110)]),
        document([line(20, 120), line(18, 118), line(15, 115), line(10, 110), line(1, 101)]),
        [
          "glucose/2026-11.json:5 unsorted: move the record to its place by time",
          "glucose/2026-11.json:7 unsorted: move the record to its place by time",
        ]),
      Row(
        "a record of another month, which is there or not yet",
        [
          "glucose/2026-11.json": document([
            line(20, 120), line(5, 99, month: "2026-10"), line(3, 98, month: "2026-09"),
          ]),
          "glucose/2026-10.json": document([line(9, 109, month: "2026-10"), line(1, 101, month: "2026-10")]),
        ],
        [
          "glucose/2026-11.json": document([line(20, 120)]),
          "glucose/2026-10.json": document([
            line(9, 109, month: "2026-10"), line(5, 99, month: "2026-10"), line(1, 101, month: "2026-10"),
          ]),
          "glucose/2026-09.json": document([line(3, 98, month: "2026-09")]),
        ],
        [
          "glucose/2026-11.json:6 month: move the record to glucose/2026-10.json",
          "glucose/2026-11.json:7 month: move the record to glucose/2026-09.json",
        ]),
      Row(
        "a copied id, and never the record",
        document([line(21, 121, id: "a"), line(20, 120, id: "a")]),
        document([line(21, 121), line(20, 120, id: "a")]),
        ["glucose/2026-11.json:5 id: remove the id 'a', which another record has"]),
      Row(
        "an id copied to another month",
        [
          "glucose/2026-11.json": document([line(20, 120, id: "a")]),
          "glucose/2026-10.json": document([line(20, 120, id: "a", month: "2026-10")]),
        ],
        [
          "glucose/2026-11.json": document([line(20, 120)]),
          "glucose/2026-10.json": document([line(20, 120, id: "a", month: "2026-10")]),
        ],
        ["glucose/2026-11.json:5 id: remove the id 'a', which another record has"]),
      Row(
        "what can be mended, where more is wrong",
        document([line(20, 120)]).replacing("\"schema\": 2,", with: "\"schema\": 2").replacing(
          "120", with: "12x0"),
        document([line(20, 120)]).replacing("120", with: "12x0"),
        ["glucose/2026-11.json:2 comma: put a comma at the end of line 2"]),
      Row(
        "settings too", ["vitals.json": "{\"schema\": 2, \"kind\": \"settings\",}"],
        ["vitals.json": "{\"schema\": 2, \"kind\": \"settings\"}"],
        ["vitals.json:1 comma: remove the comma before '}'"]),
      Row("nothing where nothing is wrong", document([line(20, 120)]), document([line(20, 120)]), []),
      Row("nothing where two answers are possible", "{\"schema\": 2 3}", "{\"schema\": 2 3}", []),
      Row(
        "nothing in a document of a newer schema",
        document([line(1, 1), line(2, 2)]).replacing("2,", with: "9,"),
        document([line(1, 1), line(2, 2)]).replacing("2,", with: "9,"), []),
    ]
  }

  @Test("is shown, done as one action, and taken back byte for byte", arguments: Row.all)
  func rows(_ row: Row) throws {
    for (name, text) in row.before { try folder.write(name, text) }
    #expect(try mend() == row.told)
    let mended = try folder.contents()
    #expect(mended == row.after)
    var store = try folder.store()
    guard row.before != row.after else { return #expect(try store.history().actions.isEmpty) }
    _ = try store.undo(at: morning)
    #expect(try folder.contents() == row.before)
    _ = try store.redo(at: morning)
    #expect(try folder.contents() == row.after)
    #expect(try mend() == [])
  }

  @Test("of some documents leaves the others")
  func some() throws {
    try folder.write(path, document([line(1, 1), line(2, 2)]))
    try folder.write(
      "glucose/2026-10.json", document([line(1, 1, month: "2026-10"), line(2, 2, month: "2026-10")]))
    var store = try folder.store()
    #expect(try store.mending(.faults, of: [path]).documents.map(\.path) == [path])
    #expect(try store.mending(.faults).mends == 2)
  }

  @Test("does not touch a document that was changed since it was shown")
  func changedSince() throws {
    try folder.write(path, document([line(1, 1), line(2, 2)]))
    var store = try folder.store()
    let mending = try store.mending(.faults)
    let text = document([line(1, 1), line(2, 3)])
    try folder.write(path, text)
    #expect(throws: StorageError(.contended(path: path))) {
      try store.mend(mending, words: "", time: morning)
    }
    #expect(try folder.read(path) == text)
  }

  @Test("leaves a record of another month where it is while that month's document is broken")
  func brokenHome() throws {
    let before = [
      path: document([line(5, 99, month: "2026-10")]), "glucose/2026-10.json": "{\"schema\": 2 3}",
    ]
    for (name, text) in before { try folder.write(name, text) }
    #expect(try mend() == [])
    #expect(try folder.contents() == before)
  }

  @Test("of the order is taken back by record after a hand has written there, and loses nothing")
  func undoByRecord() throws {
    try folder.write(path, document([line(1, 101, id: "a"), line(20, 120, id: "b")]))
    try mend()
    try folder.write(path, try folder.read(path).replacing("\"kind\"", with: "\"own\": 1, \"kind\""))
    var store = try folder.store()
    _ = try store.undo(at: morning)
    #expect(Set(try store.document(.november)?.ids() ?? []) == ["a", "b"])
  }

  @Test("of marks cannot be taken back once the text around them is another, and says so")
  func undoOfMarks() throws {
    try folder.write(path, document([line(20, 120)]).replacing("\"schema\": 2,", with: "\"schema\": 2"))
    try mend()
    var store = try folder.store()
    try store.add(99, "2026-11-21T07:00:00+01:00")
    try folder.write(path, document([line(20, 121)]))
    _ = try store.undo(at: morning)
    let error = #expect(throws: StorageError.self) { try store.undo(at: morning) }
    #expect(error.map { "\($0)" } == "changed since: glucose/2026-11.json the text around the records")
    _ = try store.undo(at: morning, force: true)
    #expect(try folder.read(path) == document([line(20, 121)]))
  }

  @Test("the longest run of records in order stays", arguments: Seed.some(40))
  func fewestMoves(_ seed: Seed) throws {
    var numbers = seed.numbers
    let lines = (0..<numbers.below(9)).map { line(numbers.below(28) + 1, 100 + $0) }
    let document = try newDraft(StorageTests.document(lines)).original
    let staying = Set(document.rows.indices).subtracting(document.rowsOutOfPlace()).sorted()
    let seconds = document.rows.map(\.seconds)
    #expect(zip(staying, staying.dropFirst()).allSatisfy { seconds[$0] >= seconds[$1] }, seed.comment)
    // No choice of more rows is in order.
    let best =
      (0..<1 << lines.count).filter { choice in
        let rows = lines.indices.filter { choice & 1 << $0 != 0 }
        return zip(rows, rows.dropFirst()).allSatisfy { seconds[$0] >= seconds[$1] }
      }.map(\.nonzeroBitCount).max() ?? 0
    #expect(staying.count == best, seed.comment)
  }
}

@Suite("Layout")
struct LayoutTests {
  private let folder: TemporaryFolder
  private let path = "workout/2026-11.json"

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
  }

  private static let neat = """
    {
      "schema": 2,
      "kind": "workout",
      "records": [
        {"start": "2026-11-20T18:00:00Z", "tags": ["a", "b"], "exercises": [
          {"exercise": "Bench Press", "sets": [
            {"reps": 8, "weight": 80.50},
            {"reps": 8, "note": "\\u00e9"}]}], "own": {"x": [], "y": {}}},
        {"start": "2026-11-19T18:00:00Z", "exercises": []}
      ],
      "own": [1, 2]
    }

    """

  private func relaid(_ text: String) throws -> String {
    try folder.write(path, text)
    var store = try folder.store()
    let mending = try store.mending(.layout)
    _ = try store.mend(mending, words: "check --fix=layout", time: morning)
    return try folder.read(path)
  }

  /// The text with each member and element on a line of its own, as formatters print it.
  private static func blownUp(_ text: String, unit: String) -> String {
    var result = ""
    var depth = 0
    for character in text.replacing("\n", with: "").replacing(unit.isEmpty ? "\0" : "  ", with: "") {
      switch character {
      case "{", "[":
        depth += 1
        result += "\(character)\n" + String(repeating: unit, count: depth)
      case "}", "]":
        depth -= 1
        result += "\n" + String(repeating: unit, count: depth) + "\(character)"
      case ",": result += ",\n" + String(repeating: unit, count: depth)
      default: result.append(character)
      }
    }
    return result + "\n"
  }

  @Test(
    "brings back what a formatter has blown up or pressed into one line, spelled as it was",
    arguments: ["    ", "\t", "  "])
  func formatted(_ unit: String) throws {
    let text = Self.blownUp(Self.neat, unit: unit)
    #expect(try relaid(text) == Self.neat)
    var store = try folder.store()
    _ = try store.undo(at: morning)
    #expect(try folder.read(path) == text)
  }

  @Test("keeps CRLF and a missing final line break")
  func lineBreaks() throws {
    let text = Self.blownUp(Self.neat, unit: "  ").replacing("\n", with: "\r\n")
    #expect(try relaid(String(text.dropLast())) == String(Self.neat.replacing("\n", with: "\r\n").dropLast()))
  }

  @Test("parts records that share a line")
  func oneLine() throws {
    let text =
      "{\"schema\":2,\"kind\":\"workout\",\"records\":[{\"start\":\"2026-11-20T18:00:00Z\"},{\"start\":\"2026-11-19T18:00:00Z\"}]}"
    #expect(
      try relaid(text) == """
        {
          "schema": 2,
          "kind": "workout",
          "records": [
            {"start": "2026-11-20T18:00:00Z"},
            {"start": "2026-11-19T18:00:00Z"}
          ]
        }
        """)
  }

  @Test(
    "leaves a hand's own layout of a record a line",
    arguments: [
      neat,
      "{\"schema\": 2, \"kind\": \"workout\", \"records\": [\n{ \"start\" : \"2026-11-20T18:00:00Z\" },\n\n{\"start\":\"2026-11-19T18:00:00Z\"}]}",
      "{\"schema\": 2, \"kind\": \"workout\", \"records\": []}", "{\"schema\": 2 3}",
    ])
  func untouched(_ text: String) throws { #expect(try relaid(text) == text) }
}
