import CivilTime
import HealthLog
import Storage
import Testing

@testable import vitals_bench

@Suite("A store of ten years")
struct DecadeTests {
  /// The last three months, which hold a change of the clocks.
  private let person = CarefulPerson(seed: 1, days: SteadyLife.endDay - 92...SteadyLife.endDay - 1)

  private func read(_ name: DocumentName) throws -> ReadDocument {
    try ReadDocument(StoreFile(name, person.records(for: name), seed: 1))
  }

  @Test(
    "has documents in the form of the program",
    arguments: ["glucose", "cgm", "sleep", "weight", "workout", "height"])
  func form(_ kind: String) throws {
    let names = person.documents.filter { $0.kind == kind }
    #expect(!names.isEmpty)
    for name in names { try expectGoodForm(try read(name)) }
  }

  @Test("comes again with its seed")
  func seeds() {
    let name = DocumentName(kind: "sleep", month: "2026-10")
    let other = CarefulPerson(seed: 2, days: SteadyLife.endDay - 92...SteadyLife.endDay - 1)
    #expect(
      person.records(for: name)
        == CarefulPerson(seed: 1, days: SteadyLife.endDay - 40...SteadyLife.endDay - 1).records(for: name))
    #expect(person.records(for: name) != other.records(for: name))
  }

  @Test(
    "holds as many records as a careful person makes",
    arguments: [
      ("glucose", 21_900...22_100), ("sleep", 3652...3652), ("weight", 1826...1826), ("workout", 1980...2030),
      ("height", 1...1),
    ])
  func counts(_ kind: String, _ count: ClosedRange<Int>) {
    let person = CarefulPerson(seed: 1, days: Decade.firstDay...SteadyLife.endDay - 1)
    let names = person.documents.filter { $0.kind == kind }
    #expect(count ~= names.reduce(0) { $0 + person.records(for: $1).count })
  }

  @Test("holds a line of the sensor for each hour but those in which a new one warms up")
  func sensor() throws {
    let records = person.records(for: DocumentName(kind: "cgm", month: "2026-10"))
    // 31 days and the hour that comes twice; three sensors were changed.
    #expect(records.count == 31 * 24 + 1 - 3)
    let values = records.flatMap { $0["values"]?.list ?? [] }
    #expect(8850...8904 ~= values.count)
    #expect(10...90 ~= values.count { $0 == .null })
  }

  @Test("spans ten years up to the end, 120 months")
  func span() throws {
    let person = CarefulPerson(seed: 1, days: Decade.firstDay...SteadyLife.endDay - 1)
    let months = person.documents.filter { $0.kind == "glucose" }.map(\.month)
    #expect(months.count == 120)
    #expect(months.first == "2016-11")
    #expect(months.last == "2026-10")
    let last = try #require(person.records(for: DocumentName(kind: "cgm", month: "2026-10")).last)
    #expect(last.text("time") == "2026-10-31T23:00:00+01:00")
  }

  @Test("has no two nights at one time")
  func overlaps() {
    let names = person.documents.filter { $0.kind == "sleep" }
    let nights = names.flatMap { person.records(for: $0) }.compactMap { Night.inBed($0, .utc) }
    #expect(nights.count > 90)
    #expect(zip(nights, nights.dropFirst()).allSatisfy { $0.end.instant <= $1.start.instant })
  }

  @Test("makes its files one by one, the settings first")
  func files() throws {
    let first = Array(Decade(seed: 1).files.prefix(2)).map(\.path)
    #expect(first == ["vitals.json", "glucose/2016-11.json"])
  }
}
