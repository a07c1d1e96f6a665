import Testing

@testable import Storage

@Suite("The months of a kind")
struct MonthNameTests {
  @Test(
    "a file is the document of a month when it has the name of one",
    arguments: [
      ("2026-11.json", 2026 * 12 + 10), ("0001-01.json", 12), ("9999-12.json", 9999 * 12 + 11),
      ("0000-01.json", nil), ("2026-00.json", nil), ("2026-13.json", nil), ("2026-1.json", nil),
      ("2026-11.JSON", nil), ("2026_11.json", nil), ("2026-11json.", nil), (".026-11.json", nil),
      ("2026-11.jsonx", nil), ("+026-11.json", nil), ("2026-1é.json", nil), ("", nil),
    ])
  func file(_ name: String, _ number: Int?) {
    #expect(DocumentName.monthNumber(ofFile: name) == number)
    let document = DocumentName(kind: "glucose", file: name)
    #expect(document?.monthNumber == number)
    #expect(document.map { $0.month + ".json" } == number.map { _ in name })
  }

  @Test("months stand in order, each once, whatever order they come in")
  func months() {
    let names = MonthNames(kind: "mood", [24_322, 24_311, 24_322, 24_312])
    #expect(names.map(\.path) == ["mood/2025-12.json", "mood/2026-01.json", "mood/2026-11.json"])
    #expect(MonthNames(kind: "mood", []).isEmpty)
  }
}
