import Testing

@testable import Commands

@Suite("What looks like an option in a shell command and is none")
struct UnknownOptionTests {
  @Test(
    "is the first such argument before a note",
    arguments: [
      (["glucose", "112", "--strct"], "--strct"),
      (["weight", "81", "--sotre", "/tmp/x", "--jsn"], "--sotre"),
      (["glucose", "112", "--fet=odd"], "--fet=odd"),
    ])
  func found(_ arguments: [String], _ expected: String) {
    #expect(Options.unknown(in: [Word](arguments: arguments))?.text == expected)
  }

  @Test(
    "is not a note, the mark of one, a minus or a plain word",
    arguments: [
      ["glucose", "112", "--felt odd"], ["glucose", "112", "--", "--felt"], ["note", "--felt"],
      ["glucose", "112", "note", "--felt"], ["glucose", "112", "\"", "--felt"], ["bench", "--5"],
      ["weight", "-a"],
      ["glucose", "--"], [],
    ])
  func others(_ arguments: [String]) {
    #expect(Options.unknown(in: [Word](arguments: arguments)) == nil)
  }
}
