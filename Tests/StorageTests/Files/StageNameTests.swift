import Testing

@testable import Storage

@Suite("The names of stages")
struct StageNameTests {
  private static let (old, new) = (Checksum(value: 0x12), Checksum(value: .max))

  @Test("tell the document and both texts")
  func text() {
    let name = StageName(target: "2026-11.json", base: Self.old, new: Self.new)
    #expect(name.text == ".2026-11.json.tmp-0000000000000012-ffffffffffffffff")
    #expect(StageName(name.text) == name)
  }

  @Test("tell of a document that was not there before")
  func new() {
    let name = StageName(target: "vitals.json", base: nil, new: Self.new)
    #expect(name.text == ".vitals.json.tmp-none-ffffffffffffffff")
    #expect(StageName(name.text) == name)
  }

  @Test(
    "are told from other files",
    arguments: [
      "", ".", "2026-11.json", ".2026-11.json.swp", "2026-11.json.tmp-none-ffffffffffffffff",
      ".tmp-none-ffffffffffffffff",
      ".2026-11.json.tmp-none", ".2026-11.json.tmp-none-", ".2026-11.json.tmp-no-ffffffffffffffff",
      ".2026-11.json.tmp-none-fffffffffffffff", ".2026-11.json.tmp-none-ffffffffffffffff-", ".gitignore",
    ])
  func others(_ name: String) { #expect(StageName(name) == nil) }
}
