import CivilTime
import Testing

@testable import Storage

@Suite("Files of documents")
struct DocumentFileTests {
  @Test(
    "are those of months that the calendar has, and of no other file",
    arguments: [
      ("2026-11.json", true), ("0001-01.json", true), ("9999-12.json", true), ("2026-13.json", false),
      ("2026-00.json", false), ("0000-01.json", false), ("2026-1.json", false), ("2026_11.json", false),
      ("20261-1.json", false), ("+026-11.json", false), ("2026-11-.json", false), ("2026-é.json", false),
      ("２026-11.json", false), ("2026-11.JSON", false), (".json", false), ("2026-11", false),
    ])
  func file(_ file: String, _ isName: Bool) {
    #expect((DocumentName(kind: "glucose", file: file) != nil) == isName)
  }

  @Test("tell their days", arguments: [("2026-02", 28), ("2024-02", 29), ("2026-11", 30), ("2026-12", 31)])
  func days(_ month: String, _ last: Int) throws {
    let days = DocumentName(kind: "glucose", month: month).days
    #expect(days.from.description == month + "-01")
    #expect(days.to.description == "\(month)-\(last)")
  }
}
