import Testing

@testable import JSONText

@Suite("Strings")
struct StringTests {
  @Test(
    "escape what must be, and what acts on a terminal, and nothing else",
    arguments: [
      ("plain", "plain"),
      ("5'11\"", #"5'11\""#),
      ("a\\b", #"a\\b"#),
      ("a/b", "a/b"),
      ("\n\r\t\u{8}\u{C}", #"\n\r\t\b\f"#),
      ("\0\u{1}\u{1B}\u{1F}", #"\u0000\u0001\u001b\u001f"#),
      ("\u{7F}\u{80}\u{85}\u{9F}\u{A0}", "\\u007f\\u0080\\u0085\\u009f\u{A0}"),
      ("\u{2027}\u{2028}\u{2029}", "\u{2027}\\u2028\\u2029"),
      ("\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{202F}", "\\u202a\\u202b\\u202c\\u202d\\u202e\u{202F}"),
      ("\u{2065}\u{2066}\u{2067}\u{2068}\u{2069}\u{206A}", "\u{2065}\\u2066\\u2067\\u2068\\u2069\u{206A}"),
      ("é€😀\u{200B}\u{FEFF}", "é€😀\u{200B}\u{FEFF}"),
      ("e\u{301}", "e\u{301}"),
    ])
  func escaped(_ meant: String, _ escaped: String) throws {
    #expect(Array(JSONString.escaped(meant).utf8) == Array(escaped.utf8))
    let quoted = bytes("\"\(escaped)\"")
    #expect(JSONPrinter.line(.string(meant)) == quoted)
    #expect(try JSONReader.read(quoted).value == .string(meant))
  }

  @Test(
    "are unescaped in the midst of a text",
    arguments: [
      ("x", "x"), (#"\/"#, "/"), (#"\u00E9\ud83d\ude00!"#, "é😀!"), (#"\\n"#, "\\n"), ("", ""), ("é", "é"),
    ])
  func unescaped(_ escaped: String, _ meant: String) {
    let text = bytes("[\"\(escaped)\"]")
    let unescaped = JSONString.unescaped(2..<text.count - 2, in: text.span)
    #expect(unescaped == meant)
  }
}
