import TestSupport
import CivilTime
import HealthLog
import JSONText
import Testing

@testable import Storage

/// Glucose documents as hands and formatters leave them.
struct RandomDocument {
  var text: String
  var records: [String]

  init(_ numbers: inout SplitMix, isEven: Bool = false) {
    records = (0..<numbers.below(12)).map { Self.record($0, &numbers) }
    if isEven { records = records.filter { !$0.contains("\n") } }
    let (open, separator, close) =
      isEven
      ? ("[\n    ", ",\n    ", "\n  ]")
      : numbers.pick([
        ("[\n    ", ",\n    ", "\n  ]"), ("[", ",", "]"), ("[ ", ", ", " ]"),
        ("[\r\n\t\t", ",\r\n\t\t", "\r\n\t]"),
        ("[\n", "\n,", "\n]"), ("[", ",\n", "]"), ("[\n\n  ", ",\n\n  ", "\n\n]"), ("[\n", ",\n", "]"),
        ("[\n    ", "\n    , ", "\n  ]"),
      ])
    let list =
      records.isEmpty
      ? (isEven ? "[]" : numbers.pick(["[]", "[ ]", "[\n  ]"]))
      : open + records.joined(separator: separator) + close
    text = numbers.pick([
      "{\n  \"schema\": 2,\n  \"kind\": \"glucose\",\n  \"records\": \(list)\n}\n",
      "{\"schema\":2,\"kind\":\"glucose\",\"records\":\(list)}",
      "{\r\n\t\"schema\" : 2,\r\n\t\"records\" : \(list),\r\n\t\"own\" : [1 ,2]\r\n}\r\n\r\n",
    ])
  }

  static func record(_ number: Int, _ numbers: inout SplitMix) -> String {
    let day = numbers.below(28) + 1
    let time = numbers.pick([
      "2026-11-\(digits(day, 2))T0\(numbers.below(10)):00:00+01:00",
      "2026-11-\(digits(day, 2)) 08:0\(numbers.below(10))",
      "2026-11-\(digits(day, 2))T07:00:00Z",
    ])
    let id = numbers.chance(60) ? ", \"id\": \"rec\(number)\"" : ""
    return numbers.pick([
      "{\"time\": \"\(time)\", \"value\": \(100 + number)\(id)}",
      "{\"time\":\"\(time)\",\"value\":\(number).50\(id)}",
      "{ \"own\": {\"a\": [1, 2]}, \"time\": \"\(time)\"\(id) }",
      "{\n      \"time\": \"\(time)\",\n      \"value\": 7\(id)\n    }",
      "{\"value\": \(number)\(id)}", "\(number)",
    ])
  }
}

@Suite("Any document, any edits")
struct DraftPropertyTests {
  /// The texts of the records, in the order of the document.
  private static func texts(_ document: Document) -> [String] {
    document.rows.indices.map { String(decoding: document.text(at: $0), as: UTF8.self) }
  }

  /// Edits a draft at random; returns what the records should be.
  private static func edit(_ draft: inout Draft, _ count: Int, _ numbers: inout SplitMix) throws -> [String] {
    var expected = texts(draft.original)
    let ids = draft.original.ids()
    for number in 0..<count {
      switch numbers.below(3) {
      case 0:
        let record =
          "{\"time\": \"2026-11-\(digits(numbers.below(28) + 1, 2))T07:00:00Z\", \"value\": 1, \"id\": \"new\(number)\"}"
        try draft.insert(record, id: "new\(number)")
        expected.append(record)
      case 1:
        guard !ids.isEmpty, case let id = numbers.pick(ids), let place = draft.place(of: id) else { continue }
        let text = String(decoding: draft.text(at: place), as: UTF8.self)
        draft.remove(at: place, id: id)
        expected.remove(at: try #require(expected.firstIndex(of: text)))
      default:
        guard !ids.isEmpty, case let id = numbers.pick(ids), let place = draft.place(of: id),
          case let text = String(decoding: draft.text(at: place), as: UTF8.self), text.hasPrefix("{")
        else { continue }
        let new = text.replacing("{", with: "{\"n\(number)\": 1, ", maxReplacements: 1)
        try draft.replace(at: place, id: id, with: ContiguousArray(new.utf8), newID: id)
        expected[try #require(expected.firstIndex(of: text))] = new
      }
    }
    return expected
  }

  @Test("holds what it should, and its edits lead there and back byte for byte", arguments: Seed.some(300))
  func edits(_ seed: Seed) throws {
    var numbers = seed.numbers
    let document = RandomDocument(&numbers)
    var draft = try newDraft(document.text)
    let expected = try Self.edit(&draft, numbers.below(8), &numbers)
    let rendered = try draft.rendered()
    #expect(Self.texts(rendered.document).sorted() == expected.sorted(), seed.comment)
    let change = DocumentChange(path: "", base: nil, sum: nil, edits: rendered.edits)
    let base = ContiguousArray(document.text.utf8)
    #expect(change.applied(to: base) == rendered.document.bytes, seed.comment)
    #expect(change.inverse.applied(to: rendered.document.bytes) == base, seed.comment)
  }

  @Test(
    "one record more leaves the others in their order, and stands before the first that is not newer",
    arguments: Seed.some(300))
  func insertion(_ seed: Seed) throws {
    var numbers = seed.numbers
    let document = RandomDocument(&numbers)
    var draft = try newDraft(document.text)
    let record = "{\"time\": \"2026-11-\(digits(numbers.below(28) + 1, 2))T07:00:00Z\", \"value\": 1}"
    try draft.insert(record)
    let result = try draft.rendered().document
    var texts = Self.texts(result)
    let seconds = try #require(try draft.seconds(of: ContiguousArray(record.utf8)))
    let rows = draft.original.rows
    let place = rows.firstIndex { $0.isPlaced && $0.seconds <= seconds } ?? rows.count
    #expect(texts.remove(at: place) == record, seed.comment)
    #expect(texts == document.records, seed.comment)
  }

  @Test("one change in its place gives what the whole text read again gives", arguments: Seed.some(300))
  func inPlace(_ seed: Seed) throws {
    var numbers = seed.numbers
    var draft = try newDraft(RandomDocument(&numbers).text)
    _ = try Self.edit(&draft, 1, &numbers)
    guard let rendered = draft.renderedInPlace() else { return }
    let bytes = rendered.text.bytes
    let again = try Document.read(bytes, as: draft.name, plan: draft.plan, zone: draft.zone)
    #expect(rendered.document.bytes == bytes, seed.comment)
    #expect("\(rendered.document.index)" == "\(again.index)", seed.comment)
    var sheet = Sheet(
      draft.original.bytes, array: try #require(draft.original.index.array),
      rows: draft.original.rows.map(\.range))
    sheet.edit(draft.fates, draft.added.gaps)
    #expect(sheet.bytes == bytes, seed.comment)
    #expect(sheet.edits == rendered.edits, seed.comment)
  }

  @Test("the rows around some days are those of the days and few others", arguments: Seed.some(100))
  func around(_ seed: Seed) throws {
    var numbers = seed.numbers
    let document = try newDraft(RandomDocument(&numbers).text).original
    let first = CivilDate(year: 2026, month: 11, day: 1)?.dayNumber ?? 0
    let start = first + numbers.below(30)
    let days = start...start + numbers.below(5)
    let around = Array(document.rowsByTime.around(days, in: document.rows))
    let wanted = document.rowsByTime.filter { days.contains(document.rows[$0].dayNumber) }
    #expect(around.filter { days.contains(document.rows[$0].dayNumber) } == wanted, seed.comment)
    let wider = days.lowerBound - 2...days.upperBound + 2
    #expect(around.allSatisfy { wider.contains(document.rows[$0].dayNumber) }, seed.comment)
  }

  @Test("many edits in one pass give what they give one by one", arguments: Seed.some(200))
  func evenEqualsPlain(_ seed: Seed) throws {
    var numbers = seed.numbers
    let text = RandomDocument(&numbers, isEven: true).text
    var draft = try newDraft(text)
    _ = try Self.edit(&draft, 1 + numbers.below(60), &numbers)
    let rows = draft.original.rows.map(\.range)
    let array = try #require(draft.original.index.array)
    let removed = draft.fates.values.count { if case .removed = $0 { true } else { false } }
    guard removed < rows.count,
      var even = EvenSheet(draft.original.bytes, array: array, rows: rows)
    else { return }
    var plain = Sheet(draft.original.bytes, array: array, rows: rows)
    even.edit(rows.count, draft.fates, draft.added.gaps)
    plain.edit(draft.fates, draft.added.gaps)
    #expect(even.text() == plain.bytes, seed.comment)
    let change = DocumentChange(path: "", base: nil, sum: nil, edits: even.edits)
    #expect(change.applied(to: draft.original.bytes) == plain.bytes, seed.comment)
    #expect(change.inverse.applied(to: plain.bytes) == draft.original.bytes, seed.comment)
  }

  @Test("the index of a document is that of a plain reading of its records", arguments: Seed.some(200))
  func index(_ seed: Seed) throws {
    var numbers = seed.numbers
    let document = try newDraft(RandomDocument(&numbers).text).original
    let records = try #require(try JSONReader.read(document.bytes)["records"]?.elements)
    #expect(document.rows.map(\.range) == records.map(\.range), seed.comment)
    for (row, node) in zip(document.rows.indices, records) {
      let record = RecordText.record(kind: "glucose", node.value)
      let anchor = record.flatMap { Kind.glucose.anchor(of: $0, in: .utc) }
      let indexed = document.rows[row]
      #expect((indexed.isPlaced ? indexed.seconds : nil) == anchor?.instant.seconds, seed.comment)
      if let anchor { #expect(indexed.date == anchor.date, seed.comment) }
      #expect(document.spelledID(at: row) == record?.id, seed.comment)
    }
  }
}
