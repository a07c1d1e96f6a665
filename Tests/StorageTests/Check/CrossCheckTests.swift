import CivilTime
import HealthLog
import TestSupport
import Testing

@testable import Storage

@Suite("Check between documents")
struct CrossCheckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.store().initialise()
  }

  /// Three months of a kind, with ids that come again in all of them.
  private func write(_ kind: Kind, _ random: inout SplitMix) throws {
    var ids = (0..<30).map { _ in RecordID.text(random.next()) }
    if random.chance(30) { ids[3] = ids[7] }
    for month in ["2026-09", "2026-10", "2026-11"] {
      var samples = SampleRecords(kind: kind, random: random)
      var text = samples.document(6).replacing("2026-11-", with: month + "-")
      if random.chance(70) {
        text = text.replacing("\"id\": \"", with: "\"id\": \"\(random.pick(ids).prefix(9))")
      }
      if random.chance(20) { text = text.replacing("]\n}", with: "]") }
      try folder.write("\(kind.name)/\(month).json", text)
      random = samples.random
    }
  }

  /// The same check, with all records of all documents decoded.
  private func slowProblems() throws -> [Problem] {
    var store = try folder.store()
    var crossing = CrossCheck(zone: store.zone)
    var problems: [Problem] = []
    for kind in store.catalogue.kinds {
      for name in try store.documents(of: kind.name).reversed() {
        let findings = try slowFindings(name, kind, store)
        problems += findings.problems
        if let document = findings.document { crossing.note(document, kind) }
      }
    }
    problems += try crossing.problems { name, kind throws(StorageError) in
      try slowFindings(name, kind, store)
    }
    return problems.sorted()
  }

  private func slowFindings(_ name: DocumentName, _ kind: Kind, _ store: Store) throws(StorageError)
    -> DocumentCheck.Findings
  {
    let check = DocumentCheck(
      name: name, kind: kind, plan: try store.plan(of: kind.name), zone: store.zone, now: noon)
    var none: QuickLook?
    return check.findings(in: try store.text(of: name.path) ?? [], known: nil, &none)
  }

  @Test("finds the same as when every record is decoded", arguments: Seed.some(12))
  func agreement(_ seed: Seed) throws {
    var random = seed.numbers
    for kind in [Kind.sleep, .glucose, .mood, .workout] { try write(kind, &random) }
    var store = try folder.store()
    let problems = try store.check(now: noon).map { "\($0) \($0.length) \($0.excerpt)" }.sorted()
    let expected = try slowProblems().map { "\($0) \($0.length) \($0.excerpt)" }.sorted()
    #expect(problems == expected, seed.comment)
  }

  @Test("tells one id on two records of two kinds, and nights that overlap over the end of a month")
  func between() throws {
    try folder.write(
      "mood/2026-11.json",
      document([#"{"time": "2026-11-02T08:00:00Z", "value": 5, "id": "same"}"#], kind: "mood"))
    try folder.write("glucose/2026-11.json", document([line(20, 120, id: "same")]))
    let late = #"{"wake": "2026-10-31T23:30:00Z", "bed": "2026-10-31T14:00:00Z", "id": "late"}"#
    let early = #"{"wake": "2026-11-01T07:00:00Z", "bed": "2026-10-31T23:00:00Z", "id": "early"}"#
    try folder.write("sleep/2026-10.json", document([late], kind: "sleep"))
    try folder.write("sleep/2026-11.json", document([early], kind: "sleep"))
    var store = try folder.store()
    #expect(
      try store.check(now: noon).map(\.description) == [
        "glucose/2026-11.json:5:5: id: expected another id than 'same' of a record in mood/2026-11.json",
        "sleep/2026-11.json:5:5: overlap: expected a night after 14:00–23:30 of 2026-10-31, found one that begins at 23:00",
      ])
  }
}
