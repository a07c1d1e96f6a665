import Testing
import TextLayout

@Suite("Excerpt")
struct ExcerptTests {
  private func carets(_ line: String, _ characters: Range<Int>, width: Int = 80, _ glyphs: GlyphSet = .utf8)
    -> String
  {
    Excerpt(line, characters: characters).text(width: width, glyphs: glyphs).description
  }

  @Test("has carets below the word that is meant")
  func word() {
    #expect(
      carets("glucose 112 fastign", 12..<19) == """
        glucose 112 fastign
                    ^^^^^^^
        """)
  }

  @Test(
    "has one caret for an empty range, and at the end of the line one behind it",
    arguments: [
      (0..<0, "^"), (3..<3, "   ^"), (7..<7, "       ^"), (9..<12, "       ^"), (5..<99, "     ^^"),
      (6..<7, "      ^"),
    ])
  func edges(_ characters: Range<Int>, _ caretLine: String) {
    #expect(carets("glucose", characters) == "glucose\n" + caretLine)
  }

  @Test("has a caret in an empty line")
  func empty() {
    #expect(carets("", 0..<0) == "\n^")
    #expect(Excerpt("", characters: 0..<0).text(prefix: "  3 | ").description == "  3 |\n    | ^")
  }

  @Test("stands behind a prefix, and keeps its bar")
  func prefix() {
    let text = Excerpt(#"{"value": 6,1}"#, characters: 10..<13).text(prefix: "  14 | ")
    #expect(
      text.description == """
          14 | {"value": 6,1}
             |           ^^^
        """)
    #expect(Excerpt("abc", characters: 1..<2).text(prefix: "体› ").description == "体› abc\n     ^")
  }

  @Test("drops a prefix that leaves no room")
  func noRoomForPrefix() {
    #expect(Excerpt("abc", characters: 1..<2).text(prefix: "  14 | ", width: 18).description == "abc\n ^")
    #expect(
      Excerpt("abc", characters: 1..<2).text(prefix: "  14 | ", width: 19).description
        == "  14 | abc\n     |  ^")
  }

  @Test(
    "counts columns below wide, joined and marked characters",
    arguments: [
      ("体重 82", 3..<5, "体重 82\n     ^^"), ("体重 82", 1..<2, "体重 82\n  ^^"),
      ("e\u{301}a b", 1..<2, "e\u{301}a b\n ^"),
      ("👩‍🚀 x", 2..<3, "👩‍🚀 x\n   ^"), ("🇩🇪🇩🇪x", 1..<2, "🇩🇪🇩🇪x\n  ^^"), ("नि x", 2..<3, "नि x\n   ^"),
    ])
  func columns(_ line: String, _ characters: Range<Int>, _ text: String) {
    #expect(carets(line, characters) == text)
  }

  @Test(
    "shows hidden characters, and points at all of what is shown",
    arguments: [
      ("a\u{1b}[2Jb", 1..<2, "a\\u{1b}[2Jb\n ^^^^^^"), ("a\tb", 2..<3, "a\\tb\n   ^"),
      ("a\tb", 1..<2, "a\\tb\n ^^"),
      ("a\u{202e}b", 2..<3, "a\\u{202e}b\n         ^"), ("\u{feff}{", 0..<1, "\\u{feff}{\n^^^^^^^^"),
    ])
  func hidden(_ line: String, _ characters: Range<Int>, _ text: String) {
    #expect(carets(line, characters) == text)
  }

  @Test(
    "draws tabs that indent the line as two blanks",
    arguments: [
      ("\t\t\"a\" 1", 6..<7, "    \"a\" 1\n        ^"), ("\t \tb\tc", 3..<4, "     b\\tc\n     ^"),
      ("\ta", 0..<1, "  a\n^^"),
    ])
  func indentation(_ line: String, _ characters: Range<Int>, _ text: String) {
    #expect(carets(line, characters) == text)
  }

  @Test("leaves out the end of the line", arguments: ["ab\n", "ab\r\n", "ab\r", "ab"])
  func lineEnd(_ line: String) {
    #expect(carets(line, 2..<3) == "ab\n  ^")
    #expect(Excerpt(utf8: line.utf8, bytes: 2..<3).text().description == "ab\n  ^")
  }

  @Test("cuts a long line around the carets")
  func cut() {
    let line = "abcdefghijklmnopqrstuvwxyz"
    #expect(carets(line, 0..<2, width: 10) == "abcdefghi…\n^^")
    #expect(carets(line, 12..<14, width: 10) == "…jklmnopq…\n    ^^")
    #expect(carets(line, 25..<26, width: 10) == "…rstuvwxyz\n         ^")
    #expect(carets(line, 26..<26, width: 10) == "…stuvwxyz\n         ^")
    #expect(carets(line, 3..<20, width: 10) == "…defghijk…\n ^^^^^^^^^")
    #expect(carets(line, 12..<14, width: 12, .ascii) == "...klmnop...\n     ^^")
    #expect(carets(line, 23..<24, width: 26) == line + "\n                       ^")
  }

  @Test("cuts no character, and shows a sign where one has no room")
  func cutWide() {
    #expect(carets("体重計体重計", 2..<3, width: 7) == "体重計…\n    ^^")
    #expect(carets("体重計体重計", 3..<4, width: 7) == "…計体…\n   ^^")
    #expect(carets("体重計", 1..<2, width: 1) == "…\n^")
    #expect(carets("abc", 1..<2, width: 0) == "…\n^")
    #expect(carets("a\u{1b}b", 1..<2, width: 4, .ascii) == "...\n^^^")
  }

  @Test("counts the bytes of a line of a document")
  func bytes() {
    let line = "{\"note\": \"café 体\", x}"
    let excerpt = Excerpt(utf8: line.utf8, bytes: 22..<23)
    #expect(excerpt.text().description == "{\"note\": \"café 体\", x}\n                    ^")
    #expect(Excerpt(utf8: "体重".utf8, bytes: 4..<5) == Excerpt(utf8: "体重".utf8, bytes: 3..<6))
    #expect(Excerpt(utf8: "体重".utf8, bytes: 4..<4).text().description == "体重\n  ^^")
  }

  @Test(
    "shows bytes that are no UTF-8, and points at them",
    arguments: [
      ([0x61, 0xFF, 0x62], 1..<2, "a\\xffb\n ^^^^"),
      ([0x61, 0xE4, 0xBD, 0x62], 2..<4, "a\\xe4\\xbdb\n     ^^^^^"),
      ([0xC3], 0..<1, "\\xc3\n^^^^"), ([0xC0, 0x80, 0xC3, 0xA9], 2..<4, "\\xc0\\x80é\n        ^"),
      ([0xED, 0xA0, 0x80], 3..<3, "\\xed\\xa0\\x80\n            ^"),
      ([0x80, 0x05], 1..<2, "\\x80\\u{5}\n    ^^^^^"),
    ] as [([UInt8], Range<Int>, String)])
  func noUTF8(_ line: [UInt8], _ bytes: Range<Int>, _ text: String) {
    #expect(Excerpt(utf8: line, bytes: bytes).text().description == text)
  }

  @Test("draws the carets in the style asked for")
  func style() {
    let excerpt = Excerpt("ab", characters: 1..<2)
    #expect(excerpt.text() == "ab\n " + StyledText(data: "^", .error))
    #expect(excerpt.text(style: .warning) == "ab\n " + StyledText(data: "^", .warning))
  }

  @Test("spells the line and the prefix in ASCII, with a caret below each column")
  func ascii() {
    let text = Excerpt("café → x", characters: 3..<4).text(prefix: "› ", glyphs: .ascii)
    #expect(text.description == "> caf\\u{e9} -> x\n     ^^^^^^")
  }
}
