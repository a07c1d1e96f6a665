import HealthLog
import Storage
import Testing

@testable import vitals_bench

@Suite("Plain figures of the made records")
struct PlainFiguresTests {
  private func record(_ time: String, _ value: Int) -> Record {
    Record("glucose", ["time": .text(time), "value": .whole(value)])
  }

  @Test("are sums over all, the last two weeks and the last month")
  func sums() {
    let figures = PlainFigures([
      record("2026-09-30T23:55:00+02:00", 90), record("2026-10-01T00:00:00+02:00", 100),
      record("2026-10-17T23:55:00+02:00", 110), record("2026-10-18T00:00:00+02:00", 130),
    ])
    #expect(figures.all.count == 4)
    #expect(figures.all.mean == 107.5)
    #expect(figures.all.min == 90)
    #expect(figures.lastMonth.sum == 340)
    #expect(figures.lastFortnight.count == 1)
    #expect(figures.lastFortnight.max == 130)
  }

  @Test("know the newest ten, the newest last")
  func newest() {
    let figures = PlainFigures(
      (10...25).map { record("2026-10-31T\($0 % 24 < 10 ? "0" : "")\($0 % 24):30:00+01:00", $0) })
    #expect(figures.newest.map(\.value) == (16...25).map(Double.init))
    #expect(figures.newest.first?.clock == "16:30")
  }

  @Test("are those of the records in the documents")
  func documents() throws {
    let store = SingleReadings(count: 9500, seed: 1)
    let written = try store.files.filter { $0.path != "vitals.json" }.flatMap {
      try ReadDocument($0).records.reversed()
    }
    #expect(PlainFigures(store.records) == PlainFigures(written))
  }

  @Test("come out of the index as well")
  func index() throws {
    let folder = try TemporaryFolder()
    let store = SingleReadings(count: 9500, seed: 1)
    _ = try StoreFolder(path: folder.path + "/s", files: .system).write(store.files)
    let sums = PlainFigures(store.records).all
    let text = try IndexScan(glucoseOf: folder.path + "/s", .system).text
    #expect(text == "9500 records, sum \(Int(sums.sum))")
  }

  @Test("cannot come out of a document that cannot be read")
  func broken() throws {
    let folder = try TemporaryFolder()
    let file = StoreFile(path: "glucose/2026-10.json", bytes: FileSystem.Bytes("{".utf8))
    _ = try StoreFolder(path: folder.path + "/s", files: .system).write([file])
    let error = try #require(throws: BenchError.self) {
      try IndexScan(glucoseOf: folder.path + "/s", .system)
    }
    #expect(error.status == 3)
  }
}
