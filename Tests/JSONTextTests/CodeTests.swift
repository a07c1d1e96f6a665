import Testing

@testable import JSONText

@Suite("Codes of errors")
struct CodeTests {
  @Test(
    "say what a fault is about",
    arguments: [
      ("", "empty"), ("\0", "empty"), ("{\0}\0", "encoding"), ("[\n<<<<<<< a\n]", "conflict"),
      (String(repeating: "[", count: 65), "depth"), ("1 2", "end"), ("[*]", "value"), ("{1: 2}", "name"),
      ("{[]: 1}", "name"), ("{\"a\": 1, \"a\": 2}", "double-name"), ("{\"a\" 1}", "colon"),
      ("[1; 2]", "comma"),
      ("[1 2]", "comma"), ("[1,]", "comma"), ("[,1]", "comma"), ("[1,,2]", "comma"), ("[", "bracket"),
      ("[}", "bracket"), ("[{\"a\": 1, {}]", "bracket"), ("[] // x", "comment"), ("[\u{A0}]", "space"),
      ("['a']", "quotes"), ("[“a”]", "quotes"), ("[\"a", "quotes"), ("[\"a\"b\"]", "quotes"),
      ("[a]", "quotes"),
      ("[\"\t\"]", "escape"), ("[\"\\x\"]", "escape"), ("[\"\\u1\"]", "escape"), ("[\"\\ud800\"]", "escape"),
      ("{\"a\": 5,6}", "number"), ("[01]", "number"), ("[+1]", "number"), ("[.5]", "number"),
      ("[−5]", "number"),
      ("[1.2.3]", "number"), ("[NaN]", "number"), ("[True]", "word"),
    ])
  func code(_ text: String, _ code: String) {
    #expect(readError(bytes(text))?.kind.code == code)
  }

  @Test("of bytes that are no text")
  func encoding() {
    #expect(readError([0xE9])?.kind.code == "encoding")
    #expect(JSONFaults.find(in: bytes("\u{FEFF}1")).map(\.error.kind.code) == ["encoding"])
  }
}
