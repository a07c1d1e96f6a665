import TestSupport
import CivilTime
import Foundation
import HealthLog
import Testing

@testable import Storage

/// The moment at which `check` looks, 2026-11-30T12:00:00Z.
let noon = Instant(seconds: 1_796_040_000)

@Suite("Check")
struct CheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
  }

  private func problems() throws -> [Problem] {
    var store = try folder.store()
    return try store.check(now: noon, firstDay: try #require(CivilDate("1900-01-01")))
  }

  /// Each problem as it is shown: place, code, message; severity, remedy, and the characters pointed at.
  private func lines() throws -> [String] {
    try problems().map { problem in
      let marked = problem.excerpt.unicodeScalars.dropFirst(problem.column - 1).prefix(problem.length)
      let remedy = problem.fix.map { "; \($0)" } ?? ""
      return
        "\(problem) | \(problem.severity)\(problem.isMendable ? "!" : "")\(remedy) | \(String(String.UnicodeScalarView(marked)))"
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var path: String
    var text: String
    var lines: [String]

    init(_ name: String, path: String = "glucose/2026-11.json", _ text: String, _ lines: [String]) {
      testDescription = name
      (self.path, self.text, self.lines) = (path, text, lines)
    }
  }

  private static func sleep(_ bed: String, _ wake: String, _ id: String) -> String {
    "{\"wake\": \"\(wake)\", \"bed\": \"\(bed)\", \"id\": \"\(id)\"}"
  }

  private static let rows = [
    Row("nothing wrong", document([line(20, 120, id: "a"), line(10, 110)]), []),
    Row(
      "a missing comma and a decimal comma at once",
      document([
        line(20, 120).replacing(", \"unit\"", with: " \"unit\""),
        line(10, 110).replacing("110", with: "110,5"),
      ]),
      [
        "glucose/2026-11.json:5:55: comma: expected ',' or '}', found '\"' | fault!; put a comma between the two |  ",
        "glucose/2026-11.json:6:52: number: expected a number with '.', found '110,5' | fault!; write the number with '.': 110.5 | 110,5",
      ]),
    Row(
      "faults of the text, and of records behind them, in the bytes of the file",
      document([line(20, 120).replacing("\"time\"", with: "“time”"), line(10, 900)]),
      [
        "glucose/2026-11.json:5:6: quotes: expected a straight quote, found '“' | fault!; put straight double quotes around it | “time”",
        "glucose/2026-11.json:6:52: range: expected glucose from 20 to 600 mg/dL, found 900 | fault | 900",
      ]),
    Row(
      "a byte order mark", "\u{FEFF}" + document([line(20, 120)]),
      [
        "glucose/2026-11.json:1:1: bom: expected the text to begin at once, found a byte order mark | warning!; save the file without a byte order mark | {"
      ]),
    Row(
      "a fault with no one answer", document([line(20, 120)]).replacing("120", with: "12x0"),
      [
        "glucose/2026-11.json:5:52: number: expected a number, found '12x0' | fault | 12x0"
      ]),
    Row(
      "a conflict", "{\n<<<<<<< ours\n",
      [
        "glucose/2026-11.json:2:1: conflict: expected one version of the text, found the conflict marker '<<<<<<<' | fault; keep one of the two versions, or both, and remove the lines with the markers | <<<<<<< ours"
      ]),
    Row(
      "an empty file", "",
      [
        "glucose/2026-11.json:1:1: empty: expected a JSON value, found an empty text | fault; remove the file, or take it back from git or a backup | "
      ]),
    Row(
      "a newer schema", "{\"schema\": 12, \"kind\": \"glucose\", \"records\": [5]}",
      ["glucose/2026-11.json:1:12: newer: written by schema 12; this program knows 2 | fault | 12"]),
    Row(
      "no schema, behind a mended fault", "{,\"kind\": \"glucose\", \"records\": []}",
      [
        "glucose/2026-11.json:1:1: schema: expected a member 'schema', such as \"schema\": 2 | fault | {",
        "glucose/2026-11.json:1:2: comma: expected a name, found ',' | fault!; remove the comma after '{' | ,",
      ]),
    Row(
      "unknown, missing and mistyped members",
      document([
        #"{"time": "2026-11-20T07:00:00Z", "value": "112", "unit": "mg/dl", "vaule": 1, "own": 2}"#,
        #"{"time": "2026-11-19T07:00:00Z", "unit": "mg/dL", "own": 2}"#, #"{"value": 5, "unit": "mmol/L"}"#,
      ]),
      [
        "glucose/2026-11.json:5:47: type: expected glucose to be a number, found '112' | fault; take away the quote marks | \"112\"",
        "glucose/2026-11.json:5:62: unit: expected unit to be 'mg/dL' or 'mmol/L', found 'mg/dl' | fault; write 'mg/dL' | \"mg/dl\"",
        "glucose/2026-11.json:5:71: unknown: expected a member that is declared, found 'vaule' | warning; write 'value', if that is meant | \"vaule\"",
        "glucose/2026-11.json:5:83: unknown: expected a member that is declared, found 'own', and 1 more times | warning | \"own\"",
        "glucose/2026-11.json:6:5: missing: expected a value, or a bound 'low' or 'high' | fault | {",
        "glucose/2026-11.json:7:5: missing: expected a member 'time', a time such as '2026-11-29T07:05:00+01:00' | fault | {",
      ]),
    Row(
      "what is no record", document([line(20, 120), "5", "\"text\"", "null"]),
      [
        "glucose/2026-11.json:6:5: record: expected a record, found 5 | fault | 5",
        "glucose/2026-11.json:7:5: record: expected a record, found \"text\" | fault | \"text\"",
        "glucose/2026-11.json:8:5: record: expected a record, found null | fault | null",
      ]),
    Row(
      "another month, the future and a wrong order",
      document([line(1, 100, month: "2026-12"), line(10, 110, id: "a"), line(20, 120, id: "b"), line(5, 105)]
      ),
      [
        "glucose/2026-11.json:5:5: future: expected a time that has come, found 2026-12-01T07:00:00+01:00 | warning | \(line(1, 100, month: "2026-12"))",
        "glucose/2026-11.json:5:5: month: expected in glucose/2026-12.json, as its time says | warning!; move it there | \(line(1, 100, month: "2026-12"))",
        "glucose/2026-11.json:6:5: unsorted: expected records newest first, found this one out of place | warning!; move it to its place | \(line(10, 110, id: "a"))",
      ]),
    Row(
      "a year long gone, in a document of it and in another; 1900 is none",
      path: "glucose/1800-11.json",
      document([
        line(20, 120, month: "1900-01"), line(10, 110, month: "1800-11"), line(5, 100, month: "1799-12"),
      ]),
      [
        "glucose/1800-11.json:5:5: month: expected in glucose/1900-01.json, as its time says | warning!; move it there | \(line(20, 120, month: "1900-01"))",
        "glucose/1800-11.json:6:5: past: expected a day from 1900 on, found 1800-11-10 | warning; write the year that is meant | \(line(10, 110, month: "1800-11"))",
        "glucose/1800-11.json:7:5: month: expected in glucose/1799-12.json, as its time says | warning!; move it there | \(line(5, 100, month: "1799-12"))",
        "glucose/1800-11.json:7:5: past: expected a day from 1900 on, found 1799-12-05 | warning; write the year that is meant | \(line(5, 100, month: "1799-12"))",
      ]),
    Row(
      "a night of a year long gone, by its day alone", path: "sleep/1899-12.json",
      document([#"{"date": "1899-12-31", "minutes": 450}"#], kind: "sleep"),
      [
        "sleep/1899-12.json:5:5: past: expected a day from 1900 on, found 1899-12-31 | warning; write the year that is meant | {\"date\": \"1899-12-31\", \"minutes\": 450}"
      ]),
    Row(
      "one id on two records", document([line(20, 120, id: "a"), line(10, 110, id: "a")]),
      [
        "glucose/2026-11.json:5:80: id: expected another id than 'a' of a lower record; this one answers to 'ffvscssnfd' | warning!; remove the id | \"a\""
      ]),
    Row(
      "nights that overlap", path: "sleep/2026-11.json",
      document(
        [
          Self.sleep("2026-11-20T23:00:00+01:00", "2026-11-21T07:00:00+01:00", "a"),
          Self.sleep("2026-11-20T06:00:00+01:00", "2026-11-20T08:00:00+01:00", "b"),
          Self.sleep("2026-11-19T23:00:00+01:00", "2026-11-20T07:00:00+01:00", "c"),
        ], kind: "sleep"),
      [
        "sleep/2026-11.json:6:5: overlap: expected a night after 23:00–07:00 of 2026-11-20, found one that begins at 06:00 | warning | \(Self.sleep("2026-11-20T06:00:00+01:00", "2026-11-20T08:00:00+01:00", "b"))"
      ]),
    Row(
      "a set deep in a workout", path: "workout/2026-11.json",
      """
      {"schema": 2, "kind": "workout", "records": [
        {"start": "2026-11-20T18:00:00Z", "exercises": [
          {"exercise": "Bench Press", "sets": [
            {"reps": 8, "weight": 80, "unit": "kg"},
            {"reps": 8, "weight": 8000, "unit": "kg", "rpe": 9.0}]}]}]}
      """,
      ["workout/2026-11.json:5:29: range: expected weight from -600 to 600 kg, found 8000 | fault | 8000"]),
    Row(
      "declarations that cannot be used", path: "trackers.json",
      """
      {
        "trackers": [
          {"name": "pain", "fields": [{"name": "value", "type": "number", "units": [{"unit": "", "min": 0, "max": 10}]}]},
          {"name": "grip"},
          {"name": "glucose", "fields": [{"name": "value", "type": "text"}]},
          7
        ],
        "exercises": [{"name": "Zercher Squat"}, {"measure": "reps"}]
      }
      """,
      [
        "trackers.json:4:5: declaration: expected a tracker with a name of its own and fields, found one that cannot be used | warning | {\"name\": \"grip\"}",
        "trackers.json:5:5: declaration: expected a tracker with a name of its own and fields, found one that cannot be used | warning | {\"name\": \"glucose\", \"fields\": [{\"name\": \"value\", \"type\": \"text\"}]}",
        "trackers.json:6:5: declaration: expected a tracker with a name of its own and fields, found one that cannot be used | warning | 7",
        "trackers.json:8:44: declaration: expected an exercise with a name, found one that cannot be used | warning | {\"measure\": \"reps\"}",
      ]),
    Row(
      "settings that are none", path: "vitals.json", "{\"schema\": 2, \"kind\": \"glucose\"}",
      ["vitals.json:1:23: kind: expected kind 'settings', found \"glucose\" | fault | \"glucose\""]),
    Row(
      "declarations that do not parse", path: "trackers.json", "{\"schema\": 2,}",
      [
        "trackers.json:1:13: comma: expected a name after ',', found '}' | fault!; remove the comma before '}' | ,"
      ]),
    Row(
      "a kind that nobody declared", path: "pain/2026-11.json", document([], kind: "pain"),
      [
        "pain/2026-11.json:3:11: kind: expected a kind that is declared, found 'pain' | warning; declare it in trackers.json | \"pain\""
      ]),
    Row("a folder of something else", path: "photos/2026-11.json", "{\"kind\": \"album\"}", []),
    Row(
      "a copy beside a document", path: "glucose/2026-11 (conflicted copy).json", document([line(20, 120)]),
      [
        "glucose/2026-11 (conflicted copy).json:1:1: document: expected a month for a name, such as '2026-11.json', so the file is not read | warning; move its records to the documents of their months, or remove it | "
      ]),
    Row(
      "a copy of another name", path: "weight/2026-11-copy.json", document([], kind: "weight"),
      [
        "weight/2026-11-copy.json:1:1: document: expected a month for a name, such as '2026-11.json', so the file is not read | warning; move its records to the documents of their months, or remove it | "
      ]),
    Row(
      "a month that the calendar does not have", path: "glucose/2026-13.json", document([line(20, 120)]),
      [
        "glucose/2026-13.json:1:1: document: expected a month for a name, such as '2026-11.json', so the file is not read | warning; move its records to the documents of their months, or remove it | "
      ]),
    Row(
      "a file where a folder should be", path: "glucose", "{}",
      [
        "glucose:1:1: document: expected a folder of documents, found a file, which is not read | warning; give it another name: records of glucose cannot be kept while it is there | "
      ]),
    Row("a file of the name of a computed kind", path: "bmi", "{}", []),
    Row("a file that hides", path: "glucose/.2026-11.json", "{", []),
    Row("a stray file", path: "glucose/notes.txt", "{", []),
  ]

  @Test("names all faults of a document at once, with their places and the way out", arguments: rows)
  func row(_ row: Row) throws {
    try folder.write(row.path, row.text)
    let lines = try lines()
    #expect(lines == row.lines)
    #expect(try folder.read(row.path) == row.text)
  }

  @Test("goes through all documents, in the order of their paths")
  func all() throws {
    try folder.write("glucose/2026-11.json", document([line(20, 900)]))
    try folder.write("glucose/2026-10.json", document([line(20, 900, month: "2026-10")]))
    try folder.write("vitals.json", "{")
    #expect(try problems().map(\.path) == ["glucose/2026-10.json", "glucose/2026-11.json", "vitals.json"])
  }

  @Test("finds an id on records of two months: that in the older document keeps it")
  func idInTwoMonths() throws {
    try folder.write("glucose/2026-11.json", document([line(20, 120, id: "a")]))
    try folder.write("glucose/2026-10.json", document([line(20, 120, id: "a", month: "2026-10")]))
    #expect(
      try problems().map { "\($0)" } == [
        "glucose/2026-11.json:5:5: id: expected another id than 'a' of a record in glucose/2026-10.json"
      ])
  }

  @Test("names what stands in the place of a document and is none")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: folder.root + "/glucose/2026-11.json", withIntermediateDirectories: true)
    #expect(
      try problems().map { "\($0)" } == [
        "glucose/2026-11.json:1:1: unreadable: expected a document, found a folder"
      ])
  }

  @Test("names a folder of a kind that is a link to nothing; one that leads somewhere is sound")
  func folderLinkToNothing() throws {
    let target = folder.path + "/unmounted"
    try FileManager.default.createDirectory(atPath: folder.root, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.root + "/glucose", withDestinationPath: target)
    #expect(
      try lines() == [
        "glucose:1:1: unreadable: expected a folder, found a link to '\(target)', where nothing is"
          + " | fault; bring that back, or remove the link | "
      ])
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    try Data(document([line(20, 120)]).utf8).write(to: URL(fileURLWithPath: target + "/2026-11.json"))
    #expect(try lines() == [])
  }

  @Test(
    "names a document that is a link to nothing, of records and of settings; one that leads somewhere is sound",
    arguments: ["glucose/2026-11.json", "vitals.json", "trackers.json"])
  func linkToNothing(_ path: String) throws {
    let target = folder.path + "/unmounted.json"
    try FileManager.default.createDirectory(
      atPath: folder.root + "/glucose", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.root + "/" + path, withDestinationPath: target)
    #expect(
      try lines() == [
        "\(path):1:1: unreadable: expected a document, found a link to '\(target)', where nothing is"
          + " | fault; bring that back, or remove the link | "
      ])
    let text =
      switch SettingsDocument(path: path) {
      case nil: document([line(20, 120)])
      case let settings?: "{\"schema\": 2, \"kind\": \"\(settings.rawValue)\"}\n"
      }
    try Data(text.utf8).write(to: URL(fileURLWithPath: target))
    #expect(try lines() == [])
  }

  @Test("has a meaning for each of its codes")
  func codes() {
    let codes = problemCodes.map(\.code)
    #expect(Set(codes).count == codes.count)
    let lines: [String] = Self.rows.flatMap { $0.lines }
    let found = lines.map { String($0.split(separator: ": ")[1]) }
    #expect(Set(found).isSubset(of: codes))
  }

  @Test("of every beginning of a document ends, and names places in it", arguments: Seed.some(10))
  func prefixes(_ seed: Seed) throws {
    var numbers = seed.numbers
    let bytes = ContiguousArray(RandomDocument(&numbers).text.utf8)
    let check = DocumentCheck(
      name: .november, kind: .glucose, plan: ScanPlan(.glucose), zone: .utc, now: noon)
    for end in 0...bytes.count {
      let prefix = ContiguousArray(bytes[..<end])
      let lines = prefix.count { $0 == .newline } + 1
      let problems = check.findings(in: prefix).problems
      #expect(problems.allSatisfy { 1...lines ~= $0.line && $0.column >= 1 }, seed.comment)
      #expect(
        end == bytes.count || prefix.allSatisfy { $0 <= 32 } || !problems.isEmpty
          || bytes[end...].allSatisfy { $0 <= 32 }, seed.comment)
    }
  }
}
