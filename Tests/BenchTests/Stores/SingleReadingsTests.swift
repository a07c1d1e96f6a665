import CivilTime
import HealthLog
import JSONText
import Storage
import Testing

@testable import vitals_bench

@Suite("A store of single readings")
struct SingleReadingsTests {
  private func documents(_ count: Int, seed: UInt64 = 1) throws -> [ReadDocument] {
    try SingleReadings(count: count, seed: seed).files.filter { $0.path != "vitals.json" }.map {
      try ReadDocument($0)
    }
  }

  @Test("holds as many as asked", arguments: [1, 2, 287, 8941])
  func count(_ count: Int) throws {
    #expect(try documents(count).reduce(0) { $0 + $1.records.count } == count)
  }

  @Test("has documents in the form of the program, for a month each")
  func form() throws {
    let documents = try documents(10_000)
    #expect(documents.map(\.file.path) == ["glucose/2026-09.json", "glucose/2026-10.json"])
    for document in documents { try expectGoodForm(document) }
  }

  @Test("has one every five minutes, the last five minutes before the end of October")
  func times() throws {
    let instants = try documents(9000).reversed().flatMap { document in
      try document.records.map { try document.anchor($0).instant }
    }
    let end = try #require(SpelledTime("2026-11-01T00:00:00+01:00")).resolved(in: .utc).instant
    #expect(instants == (1...9000).map { end.adding(seconds: -300 * $0) })
  }

  @Test("fills a month with about nine thousand, of about 122 bytes each")
  func size() throws {
    let files = SingleReadings(count: 9500, seed: 1).files.filter { $0.path != "vitals.json" }
    let october = try ReadDocument(try #require(files.last))
    #expect(october.records.count == 8940)
    let bytes = files.reduce(0) { $0 + $1.bytes.count }
    #expect(118...126 ~= bytes / 9500)
  }

  @Test("comes again with its seed, and is another with another")
  func seeds() {
    let files = Array(SingleReadings(count: 500, seed: 3).files)
    #expect(files == Array(SingleReadings(count: 500, seed: 3).files))
    #expect(files != Array(SingleReadings(count: 500, seed: 4).files))
  }

  @Test("is the newest part of a larger one", arguments: [1, 300, 9000])
  func part(_ count: Int) throws {
    let whole = try documents(9100).reversed().flatMap { $0.records.map(\.content) }
    #expect(
      try documents(count).reversed().flatMap { $0.records.map(\.content) } == Array(whole.prefix(count)))
  }

  @Test("reads like blood glucose: in range for the most part, higher after meals")
  func plausible() throws {
    let records = try documents(9000).flatMap(\.records)
    let values = { (context: String?) in
      records.filter { context == nil || $0.text("context") == context }.compactMap {
        $0.number("value")?.double
      }
    }
    #expect(110...150 ~= mean(values(nil)))
    #expect(mean(values("after meal")) > mean(values("before meal")) + 20)
    #expect(values(nil).allSatisfy { 45...330 ~= $0 })
  }

  @Test("names the zone in its settings")
  func settings() throws {
    let file = try #require(SingleReadings(count: 1, seed: 1).files.first { $0.path == "vitals.json" })
    #expect(
      try JSONReader.read(file.bytes).value == ["schema": 2, "kind": "settings", "zone": "Europe/Berlin"])
  }
}
