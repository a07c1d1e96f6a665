import TestSupport
import CivilTime
import HealthLog
import Testing

@testable import Storage

@Suite("The journal's lines")
struct JournalTextTests {
  private static func bytes(_ text: String) -> ContiguousArray<UInt8> { ContiguousArray(text.utf8) }

  @Test("an entry is one line of JSON in which records stand as in their documents")
  func entry() {
    let record = Self.bytes(line(29, 112, id: "7k2m9x4qpa"))
    let edit = Edit(
      target: .record("7k2m9x4qpa"), before: nil, after: record, offset: 61, old: [],
      new: record + Self.bytes(",\n    "))
    let change = DocumentChange(
      path: "glucose/2026-11.json", base: Checksum(value: 1), sum: Checksum(value: 2), edits: [edit])
    let entry = JournalEntry(
      serial: 57, role: .action(12), newest: 12, time: morning, words: "glucose 112", documents: [change])
    #expect(
      String(decoding: JournalText.line(entry), as: UTF8.self) == """
        {"entry": 57, "action": 12, "newest": 12, "time": "2026-11-29T07:30:00+01:00", "words": "glucose 112", \
        "documents": [{"path": "glucose/2026-11.json", "base": "0000000000000001", "sum": "0000000000000002", \
        "edits": [{"id": "7k2m9x4qpa", "before": null, \
        "after": {"time": "2026-11-29T07:00:00+01:00", "value": 112, "unit": "mg/dL", "id": "7k2m9x4qpa"}, "at": 61, \
        "old": "", "new": "{\\"time\\": \\"2026-11-29T07:00:00+01:00\\", \\"value\\": 112, \\"unit\\": \\"mg/dL\\", \
        \\"id\\": \\"7k2m9x4qpa\\"},\\n    "}]}]}

        """)
  }

  @Test("a mark is a short line, and names what still waits for its document")
  func marks() {
    let change = DocumentChange(
      path: "mood/2026-11.json", base: nil, sum: Checksum(value: 3), edits: [], kept: 4, count: 9)
    let done = JournalText.DoneMark(serial: 57, newest: 12)
    var open = done
    open.open = [OpenChange(words: "mood 7", change: change)]
    #expect(String(decoding: JournalText.line(done), as: UTF8.self) == "{\"done\": 57, \"newest\": 12}\n")
    #expect(
      String(decoding: JournalText.line(open), as: UTF8.self) == """
        {"done": 57, "newest": 12, "open": [{"words": "mood 7", "document": {"path": "mood/2026-11.json", \
        "base": null, "sum": "0000000000000003", "kept": 4, "count": 9}}]}

        """)
    #expect(Self.read(JournalText.line(open)) == .done(open))
  }

  private static func read(_ line: ContiguousArray<UInt8>) -> JournalText.Line? {
    JournalText.read(line.dropLast())
  }

  @Test(
    "what is no line of the journal says nothing",
    arguments: [
      "", "{}", "null", "\0\0\0\0", "{\"done\": 57}", "{\"done\": -1, \"newest\": 2}",
      "{\"done\": 1e999, \"newest\": 2}",
      "{\"entry\": 1, \"action\": 1, \"newest\": 1, \"time\": \"never\", \"words\": \"\", \"documents\": []}",
      "{\"entry\": 99999999999999999999, \"action\": 1, \"newest\": 1, \"time\": \"2026-11-29T07:30:00+01:00\", \"words\": \"\", \"documents\": []}",
      "{\"entry\": 1, \"action\": 1, \"newest\": 1, \"time\": \"2026-11-29T07:30:00+01:00\", \"words\": \"\", \"documents\": [{}]}",
      "{\"done\": 1, \"newest\": 1, \"open\": [5]}",
    ])
  func strange(_ text: String) { #expect(JournalText.read(Self.bytes(text)[...]) == nil) }

  @Test("every entry is read as it was written, and so is its head", arguments: Seed.some(60))
  func roundTrip(_ seed: Seed) {
    var numbers = seed.numbers
    let entry = RandomJournal.entry(&numbers)
    let line = JournalText.line(entry)
    #expect(Self.read(line) == .entry(entry), seed.comment)
    #expect(line.count { $0 == .newline } == 1, seed.comment)
    let head = JournalHead(of: 0..<line.count - 1, in: line.span)
    #expect(
      head == JournalHead(serial: entry.serial, role: entry.role, range: 0..<line.count - 1), seed.comment)
  }

  @Test(
    "an order that cannot be read is none",
    arguments: [
      ("[\"mood/a\", \"glucose/b\"]", ["mood/a", "glucose/b"]), ("[5]", []), ("\"mood/a\"", []), ("null", []),
    ] as [(String, [String])])
  func order(_ order: String, _ expected: [String]) {
    let text = """
      {"entry": 1, "action": 1, "newest": 1, "time": "2026-11-29T07:30:00+01:00", "words": "", "documents": [], \
      "order": \(order)}
      """
    var entry = JournalEntry(
      serial: 1, role: .action(1), newest: 1, time: morning, words: "", documents: [])
    entry.order = expected
    #expect(JournalText.read(Self.bytes(text)[...]) == .entry(entry))
  }

  @Test(
    "a record nested as deeply as a document allows survives the journal", arguments: [1, 40, 56, 57, 60, 62])
  func deep(_ depth: Int) {
    let value = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
    let text = Self.bytes("{\"time\": \"2026-11-29T07:00:00+01:00\", \"own\": \(depth > 1 ? value : "1")}")
    let edit = Edit(target: .record("a"), before: text, after: nil, offset: 0, old: text, new: [])
    let change = DocumentChange(path: "glucose/2026-11.json", base: nil, sum: nil, edits: [edit])
    let entry = JournalEntry(
      serial: 1, role: .action(1), newest: 1, time: morning, words: "", documents: [],
      open: [OpenChange(words: "", change: change)])
    #expect(Self.read(JournalText.line(entry)) == .entry(entry))
  }

  @Test("cut off anywhere, a line says nothing, and does not trap")
  func prefixes() {
    var numbers = SplitMix(seed: 7)
    let line = JournalText.line(RandomJournal.entry(&numbers))
    for end in 0..<line.count - 1 {
      #expect(JournalText.read(line[..<end]) == nil)
      _ = JournalHead(of: 0..<end, in: line.span)
    }
  }
}

/// Entries with all that an entry can hold.
enum RandomJournal {
  static func entry(_ numbers: inout SplitMix) -> JournalEntry {
    let number = numbers.below(1000)
    let role = numbers.pick([JournalEntry.Role.action(number), .undo(number), .redo(number)])
    var entry = JournalEntry(
      serial: numbers.below(5000), role: role, newest: number + numbers.below(3), time: morning,
      words: text(&numbers), documents: (0..<numbers.below(4)).map { _ in change(&numbers) },
      open: (0..<numbers.below(2)).map { _ in OpenChange(words: text(&numbers), change: change(&numbers)) })
    entry.order = (0..<numbers.below(3)).map { _ in "glucose/\(text(&numbers))" }
    return entry
  }

  private static func change(_ numbers: inout SplitMix) -> DocumentChange {
    let base = numbers.chance(20) ? nil : Checksum(value: numbers.next())
    let sum = numbers.chance(20) ? nil : Checksum(value: numbers.next())
    if numbers.chance(20) {
      return DocumentChange(
        path: "mood/2026-01.json", base: base, sum: sum, edits: [], kept: numbers.below(99), count: 5)
    }
    let edits = (0..<numbers.below(4)).map { _ in edit(&numbers) }
    return DocumentChange(path: "glucose/2026-11.json", base: base, sum: sum, edits: edits)
  }

  private static func edit(_ numbers: inout SplitMix) -> Edit {
    let target = numbers.pick([Edit.Target.record(text(&numbers)), .member("a.\(text(&numbers))"), .document])
    return Edit(
      target: target, before: side(&numbers), after: side(&numbers), offset: numbers.below(100_000),
      old: ContiguousArray(text(&numbers).utf8), new: ContiguousArray(text(&numbers).utf8))
  }

  private static func side(_ numbers: inout SplitMix) -> ContiguousArray<UInt8>? {
    let texts = [
      nil, #"{"a": 1.0, "b": [1, 2]}"#, "{\"a\":1}", "{\t\"a\": 1,\r\n \"b\": \"\\u00e9\" }", "5", "\"text\"",
      #"{"sets": [{"reps": 8}, {"reps": 8}]}"#, "null",
    ]
    return numbers.pick(texts).map { ContiguousArray($0.utf8) }
  }

  private static func text(_ numbers: inout SplitMix) -> String {
    numbers.pick([
      "", "glucose 112", "\"quoted\" \\ \n \u{1b}[2J", "größe 😀", "\u{2028}",
      String(repeating: "x", count: 300),
    ])
  }
}
