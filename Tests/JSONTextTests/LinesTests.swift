import Testing

@testable import JSONText

@Suite("Lines")
struct LinesTests {
  @Test(
    "are counted with their columns in characters",
    arguments: [
      ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("", 0, 1, 1),
      ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nb", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("a\r\n\r\nb", 5, 3, 1),
      ("a\rb", 2, 1, 3),
      ("é€😀x", 2, 1, 2), ("é€😀x", 5, 1, 3), ("é€😀x", 9, 1, 4), ("e\u{301}x", 3, 1, 3),
      ("x\né€y", 7, 2, 3),
      ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}a\nb", 5, 2, 1),
    ])
  func position(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let bytes = bytes(text)
    #expect(JSONPosition(of: offset, in: bytes.span) == JSONPosition(line: line, column: column))
    let position = JSONLines(of: bytes.span).position(of: offset, in: bytes.span)
    #expect(position == JSONPosition(line: line, column: column))
  }

  @Test(
    "are shown without what ends them",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\nb", ["a", "b"]),
      ("a\r\n\r\nb\r\n", ["a", "", "b", ""]),
      ("\u{FEFF}a\nb", ["a", "b"]), ("a\rb\n", ["a\rb", ""]), ("\r\n", ["", ""]),
    ])
  func text(_ text: String, _ expected: [String]) {
    let bytes = bytes(text)
    let lines = JSONLines(of: bytes.span)
    #expect(lines.starts.count == expected.count)
    #expect((1...expected.count).map { lines.text(ofLine: $0, in: bytes.span) } == expected)
  }

  @Test("show bytes that are no text by a mark")
  func notUTF8() {
    let bytes: ContiguousArray<UInt8> = [0x61, 0xE9, 0x62]
    let line = JSONLines(of: bytes.span).text(ofLine: 1, in: bytes.span)
    #expect(line == "a\u{FFFD}b")
  }

  @Test("give an error its length in characters")
  func length() {
    let bytes = bytes("[“é”]")
    let error = readError(bytes)
    #expect(error?.range == 1..<9)
    #expect(error?.length(in: bytes.span) == 3)
  }
}
