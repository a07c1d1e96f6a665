import CivilTime
import HealthLog
import Testing

@testable import vitals_bench

@Suite("The demo store as a diary")
struct DemoLifeTests {
  private let year: DemoYear

  init() throws { year = try DemoYear.shipped.get() }

  @Test("covers the year from November 2025 to October 2026, with nothing outside")
  func span() {
    let days = year.records.values.joined().map(\.day)
    #expect(days.min() == "2025-11-01")
    #expect(days.max() == "2026-10-31")
  }

  @Test("leaves out nine days, and most of the week at the sea")
  func gaps() throws {
    let written = Set(year.records.values.joined().map(\.day))
    let all = (0..<365).map { "\(CivilDate(dayNumber: Story.firstDay + $0))" }
    #expect(
      all.filter { !written.contains($0) } == [
        "2025-11-22", "2025-12-13", "2026-01-24", "2026-02-28", "2026-04-18", "2026-05-30", "2026-05-31",
        "2026-08-29",
        "2026-09-12",
      ])
    let atSea = year.records.values.joined().count { ("2026-07-11"..."2026-07-18").contains($0.day) }
    #expect(8...30 ~= atSea)
  }

  @Test(
    "holds records of every kind that is typed, but of insulin",
    arguments: Kind.standard.filter { $0.name != "insulin" && $0.name != "bmi" }.map(\.name))
  func kinds(_ kind: String) {
    #expect(!year[kind].isEmpty)
  }

  @Test("has nothing that the program would doubt", arguments: Kind.standard.map(\.name))
  func doubts(_ name: String) throws {
    let kind = try #require(Catalogue.standard.kind(name))
    var last: Double?
    var best: [String: Double] = [:]
    for record in year[name] {
      let known = best
      let comparison = Comparison(last: last, bestWeight: { exercise, _ in known[exercise] })
      #expect(kind.doubts(about: record, zone: .utc, against: comparison) == [])
      last = kind.mainFigure(of: record, in: .utc) ?? last
      best.merge(Session.heaviest(of: record)) { max($0, $1) }
    }
  }

  @Test("names exercises as the catalogue does")
  func exercises() {
    let names = Set(year["workout"].flatMap { Session.exercises(of: $0).map(\.exercise) })
    #expect(names.filter { Catalogue.standard.exercise($0) == nil } == [])
    #expect(names.count > 15)
  }

  @Test("speaks as people write: with umlauts, pictures and tags")
  func words() {
    let notes = year.records.values.joined().compactMap { $0.text("note") ?? $0.text("text") }
    #expect(notes.contains { $0.contains("ü") })
    #expect(notes.contains { $0.unicodeScalars.contains { $0.properties.isEmojiPresentation } })
    let tags = Set(year.records.values.joined().flatMap { $0["tags"]?.list ?? [] }.compactMap(\.text))
    #expect(
      tags == ["doctor", "feiertag", "gym", "heat", "hypo", "running", "sensor", "sick", "urlaub", "weekend"])
  }

  @Test("says on most days how the person is")
  func density() {
    let perDay = Dictionary(grouping: year["glucose"], by: \.day).mapValues(\.count)
    #expect(perDay.values.count { 2...4 ~= $0 } > 230)
    #expect(perDay.values.max() ?? 0 <= 7)
    #expect(year["sleep"].count { $0["nap"] == nil } > 290)
  }
}
