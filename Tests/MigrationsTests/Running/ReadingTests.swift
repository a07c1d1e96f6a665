import JSONText
import Migrations
import Testing

@Suite("Reading old documents in memory")
struct ReadingTests {
  private let plan = MigrationPlan.standard

  private func environment() throws -> MigrationEnvironment { try .zone("Europe/Berlin") }

  /// The documents that `sources` names for a kind in one month, of the frozen store.
  private func sources(of kind: String, in month: String) throws -> [StoreFile] {
    let wanted = plan.sources(of: kind)
    return try frozenStore("schema-1").filter { file in
      wanted.contains { source in
        guard file.path.hasPrefix(source.kind + "/") else { return false }
        let months = (0...(2 * (source.reach ?? 0))).map { shifted(month, by: $0 - (source.reach ?? 0)) }
        return source.reach == nil || months.contains { file.path == "\(source.kind)/\($0).json" }
      }
    }
  }

  private func shifted(_ month: String, by count: Int) -> String {
    let parts = month.split(separator: "-").compactMap { Int($0) }
    let number = parts[0] * 12 + parts[1] - 1 + count
    return "\(number / 12)-" + (number % 12 < 9 ? "0" : "") + "\(number % 12 + 1)"
  }

  @Test(
    "the documents that a month needs give the whole month, as the migrated store has it",
    arguments: [
      ("glucose", "2025-12", 1), ("glucose", "2026-01", 1), ("glucose", "2026-10", 2),
      ("glucose", "2026-11", 3),
      ("glucose", "2026-12", 2), ("sleep", "2026-10", 3), ("sleep", "2026-11", 2), ("weight", "2026-10", 2),
      ("weight", "2026-11", 2), ("height", "2026-10", 3), ("height", "2026-11", 3), ("workout", "2026-10", 2),
    ])
  func months(_ kind: String, _ month: String, _ count: Int) throws {
    let files = try sources(of: kind, in: month)
    #expect(files.count == count)
    let reading = plan.read(files, in: try environment())
    let path = "\(kind)/\(month).json"
    let frozen = texts(try frozenStore("schema-2"))[path]
    #expect(reading.documents.first { $0.path == path }?.file.text == frozen)
    #expect(reading.faults == [])
  }

  @Test("one document alone gives its records, wherever they belong")
  func alone() throws {
    let file = try #require(try frozenStore("schema-1").first { $0.path == "bmi/2026-10.json" })
    let reading = plan.read([file], in: try environment())
    // Without what was before, the first height is one that differs.
    #expect(
      reading.documents.map { "\($0.path): \($0.records.count)" } == [
        "height/2026-10.json: 2", "weight/2026-10.json: 3", "weight/2026-11.json: 1",
      ])
  }

  @Test("a document that cannot be read is named, and hides no other")
  func faults() throws {
    let broken = StoreFile(path: "glucose/2026-10.json", text: "{\"schema\": 1, \"records\": [")
    let misfit = Rows("glucose/2026-11.json", #"{"value": 1}"#).file(schema: 1)
    let good = Rows("glucose/2026-12.json", #"{"date": "2026-12-05T06:00:00Z", "id": "a"}"#).file(schema: 1)
    let newer = Rows("glucose/2027-01.json").file(schema: 3)
    let reading = plan.read([broken, misfit, good, newer], in: try environment())
    #expect(reading.documents.map(\.path) == ["glucose/2026-12.json"])
    #expect(
      reading.faults.map(\.description) == [
        "glucose/2026-10.json:1:27: expected ']', found the end of the text",
        "glucose/2026-11.json:5:5: record 1: expected a time such as '2026-11-29T06:05:00Z' in 'date', found none",
      ])
    #expect(reading.superseded.map(\.path) == ["glucose/2027-01.json"])
  }

  @Test("nothing to read is no fault")
  func nothing() throws {
    let reading = plan.read([], in: try environment())
    #expect(reading.documents == [])
    #expect(reading.faults == [])
  }
}
