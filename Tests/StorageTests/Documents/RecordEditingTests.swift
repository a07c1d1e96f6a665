import TestSupport
import CivilTime
import HealthLog
import Testing

@testable import Storage

@Suite("Records edited where they stand")
struct RecordEditingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var before: String
    var members: [Member]
    var after: String

    init(_ name: String, _ before: String, _ members: [Member], _ after: String) {
      testDescription = name
      (self.before, self.members, self.after) = (before, members, after)
    }

    private static let sets = #"{"s": [{"reps": 8}, {"reps": 9}], "id": "a"}"#
    private static func set(_ reps: Int) -> Value { .group([Member("reps", .number(Number(reps)))]) }
    private static func workout(_ reps: [Int]) -> [Member] {
      [Member("s", .list(reps.map(set))), Member("id", .text("a"))]
    }

    static let all = [
      Row(
        "nothing", #"{ "a":1.50 }"#, [Member("a", .number(Number(digits: 15, scale: 1)))], #"{ "a":1.50 }"#),
      Row(
        "a value", #"{ "a":1.50, "b" : 2 }"#, [Member("a", .number(7)), Member("b", .number(2))],
        #"{ "a":7, "b" : 2 }"#),
      Row(
        "a member more, before the one that it stands before", #"{"a": 1, "c": 3}"#,
        [Member("a", .number(1)), Member("b", .text("\"")), Member("c", .number(3))],
        #"{"a": 1, "b": "\"", "c": 3}"#),
      Row(
        "a member more at the end", #"{"a":1}"#, [Member("a", .number(1)), Member("b", .flag(true))],
        #"{"a":1, "b":true}"#),
      Row(
        "a member less", #"{"a": 1, "b": 2, "c": 3}"#, [Member("a", .number(1)), Member("c", .number(3))],
        #"{"a": 1, "c": 3}"#),
      Row(
        "another order only", #"{"a": 1, "b": 2}"#, [Member("b", .number(2)), Member("a", .number(1))],
        #"{"a": 1, "b": 2}"#),
      Row("another sort of value", #"{"a": [1, 2]}"#, [Member("a", .text("x"))], #"{"a": "x"}"#),
      Row(
        "a group within", #"{"a": {"x" : 1, "y" : 2}}"#,
        [Member("a", .group([Member("x", .number(1)), Member("y", .number(3))]))],
        #"{"a": {"x" : 1, "y" : 3}}"#),
      Row("a set", sets, workout([8, 10]), #"{"s": [{"reps": 8}, {"reps": 10}], "id": "a"}"#),
      Row(
        "a set more at the end", sets, workout([8, 9, 10]),
        #"{"s": [{"reps": 8}, {"reps": 9}, {"reps": 10}], "id": "a"}"#),
      Row(
        "a set more at the front", sets, workout([7, 8, 9]),
        #"{"s": [{"reps": 7}, {"reps": 8}, {"reps": 9}], "id": "a"}"#),
      Row(
        "two sets more in the middle", sets, workout([8, 1, 2, 9]),
        #"{"s": [{"reps": 8}, {"reps": 1}, {"reps": 2}, {"reps": 9}], "id": "a"}"#),
      Row("a set less", sets, workout([9]), #"{"s": [{"reps": 9}], "id": "a"}"#),
      Row("all sets less", sets, workout([]), #"{"s": [], "id": "a"}"#),
      Row("other sets", sets, workout([1, 2]), #"{"s": [{"reps": 1}, {"reps": 2}], "id": "a"}"#),
      Row(
        "tags", #"{"tags": ["gym"]}"#, [Member("tags", .list([.text("gym"), .text("hypo")]))],
        #"{"tags": ["gym", "hypo"]}"#),
      Row(
        "on several lines", "{\n  \"a\": 1,\n  \"b\": 2\n}",
        [Member("a", .number(1)), Member("b", .number(2)), Member("c", .number(3))],
        "{\n  \"a\": 1,\n  \"b\": 2,\n  \"c\": 3\n}"),
      Row(
        "a number too long to count with", #"{"a": 12345678901234567890123, "b": 1}"#,
        [Member("a", .longNumber("12345678901234567890123")), Member("b", .number(2))],
        #"{"a": 12345678901234567890123, "b": 2}"#),
    ]
  }

  @Test("change no other byte", arguments: Row.all)
  func rows(_ row: Row) {
    let text = RecordEditing.edited(
      ContiguousArray(row.before.utf8), to: Record(kind: "any", members: row.members))
    #expect(String(decoding: text, as: UTF8.self) == row.after)
  }

  @Test("with one name twice end all the same")
  func doubleName() {
    let record = Record(kind: "any", members: [Member("a", .number(1)), Member("a", .number(2))])
    let text = RecordEditing.edited(ContiguousArray(#"{"a": 1}"#.utf8), to: record)
    #expect(String(decoding: text, as: UTF8.self) == #"{"a": 1, "a": 2}"#)
  }

  @Test("say what they were to say, whatever they said before", arguments: Seed.some(200))
  func any(_ seed: Seed) throws {
    var numbers = seed.numbers
    let (old, new) = (Self.members(&numbers, 3), Self.members(&numbers, 3))
    let before = RecordText.printed(Record(kind: "any", members: old))
    let after = RecordEditing.edited(before, to: Record(kind: "any", members: new))
    let read = try #require(RecordText.record(kind: "any", after), seed.comment)
    #expect(RecordDigest.id(of: read) == RecordDigest.id(of: Record(kind: "any", members: new)), seed.comment)
  }

  private static func members(_ numbers: inout SplitMix, _ depth: Int) -> [Member] {
    ["a", "b", "c", "d"].filter { _ in numbers.chance(60) }.map { Member($0, value(&numbers, depth)) }
  }

  private static func value(_ numbers: inout SplitMix, _ depth: Int) -> Value {
    switch numbers.below(depth > 0 ? 6 : 4) {
    case 0: .number(Number(numbers.below(5)))
    case 1: .text(numbers.pick(["", "x", "\"\\\n", "é"]))
    case 2: .flag(numbers.chance(50))
    case 3: .null
    case 4: .list((0..<numbers.below(4)).map { _ in value(&numbers, depth - 1) })
    default: .group(members(&numbers, depth - 1))
    }
  }
}

@Suite("The index of a document")
struct DocumentIndexTests {
  private static func row(_ record: String, of kind: Kind = .glucose) throws -> IndexRow {
    try DocumentScan.row(of: ContiguousArray(record.utf8), plan: ScanPlan(kind), zone: .utc)
  }

  @Test(
    "has the value in the unit of the record, its context and its bound",
    arguments: [
      (#"{"value": 112, "unit": "mg/dL", "context": "fasting"}"#, 112.0, 0, 1),
      (#"{"value": 5.6, "unit": "mmol/L", "context": "bedtime"}"#, 5.6, 1, 4),
      (#"{"unit": "stone", "context": "never", "value": 7e1}"#, 70.0, 15, 0),
    ])
  func tags(_ record: String, _ value: Double, _ unit: Int, _ choice: Int) throws {
    // A kind whose main field holds its figure.
    var kind = Kind.glucose
    (kind.figure, kind.mainField) = (nil, "value")
    let row = try Self.row(record, of: kind)
    #expect(row.value == value)
    #expect(row.tag.unit == unit)
    #expect(row.tag.choice == choice)
    #expect(row.tag.bound == .none)
  }

  @Test(
    "tells a meter's limits",
    arguments: [
      (#""low""#, IndexRow.Tag.Bound.low), (#""high""#, .high), (#""lower""#, .odd), ("7", .odd),
      (#""l\u006Fw""#, .low),
    ])
  func bounds(_ bound: String, _ expected: IndexRow.Tag.Bound) throws {
    #expect(try Self.row(#"{"value": 40, "unit": "mg/dL", "bound": \#(bound)}"#).tag.bound == expected)
  }

  @Test(
    "gives the canonical figure, computed where no member holds it",
    arguments: [
      (#"{"wake": "2026-11-20T07:00:00Z", "bed": "2026-11-19T23:00:00Z"}"#, Kind.sleep, Double?(480)),
      ("{}", .sleep, nil),
      (#"{"value": "5"}"#, .mood, nil),
      (#"{"value": 180, "unit": "lb"}"#, .weight, 81.6466266),
      (#"{"value": 40, "unit": "mg/dL", "bound": "low"}"#, .glucose, nil),
      (#"{"value": 40, "unit": "stone"}"#, .glucose, nil),
    ])
  func figure(_ record: String, _ kind: Kind, _ expected: Double?) throws {
    let document = try newDraft(document([record], kind: kind.name), kind: kind).original
    #expect(ScanPlan(kind).figure(of: document.rows[0], in: document, zone: .utc) == expected)
  }

  @Test(
    "takes the first member that tells a time, wherever it stands",
    arguments: [
      (#"{"bed": "2026-11-19T23:00:00Z", "wake": "2026-11-20T07:00:00Z"}"#, 1_795_158_000),
      (#"{"bed": "2026-11-19T23:00:00+01:00"}"#, 1_795_125_600),
      (#"{"date": "2026-11-20", "minutes": 400}"#, 1_795_132_800),
      (#"{"wake": "soon", "date": "2026-11-20"}"#, 1_795_132_800),
      (#"{"wake": "2026-11-20 07:00"}"#, 1_795_158_000),
    ])
  func anchors(_ record: String, _ seconds: Int64) throws {
    #expect(try Self.row(record, of: .sleep).seconds == seconds)
  }

  @Test("counts the day on the wall where a record was written")
  func days() throws {
    #expect(try Self.row(#"{"time": "2026-11-20T23:30:00-10:00"}"#).dayNumber == 20_777)
    #expect(try Self.row(#"{"time": "2026-11-20T00:30:00+13:00"}"#).dayNumber == 20_777)
    #expect(try Self.row(#"{"time": "1969-12-31T23:30:00Z"}"#).dayNumber == -1)
    #expect(try Self.row("{}").dayNumber == 0)
  }

  @Test("orders records by instant, of equal ones the lower first, and leaves out those without a time")
  func order() throws {
    let document = try newDraft(document([line(1, 1), line(20, 2), "{}", line(20, 3), line(10, 4)])).original
    #expect(Array(document.rowsByTime) == [0, 4, 3, 1])
  }
}
