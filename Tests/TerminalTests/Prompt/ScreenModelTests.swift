import Testing

@Suite("Screen model")
struct ScreenModelTests {
  private func screen(_ text: String, columns: Int = 6, rows: Int = 3) -> ScreenModel {
    var screen = ScreenModel(columns: columns, rows: rows)
    screen.feed(text.utf8)
    return screen
  }

  @Test(
    "shows what a terminal would, with the cursor where it would be",
    arguments: [
      ("abc", ["abc"], [0, 3]), ("abcdef", ["abcdef"], [0, 5]), ("abcdefg", ["abcdef", "g"], [1, 1]),
      ("abcdef\r\nx", ["abcdef", "x"], [1, 1]), ("abcde字", ["abcde", "字"], [1, 2]),
      ("a\tb", ["a    b"], [0, 5]),
      ("1\r\n2\r\n3\r\n4", ["2", "3", "4"], [2, 1]), ("abc\rX", ["Xbc"], [0, 1]),
      ("abc\u{8}\u{8}X", ["aXc"], [0, 2]),
      ("ab\u{1B}[DX", ["aX"], [0, 2]), ("ab\r\n\u{1B}[AX", ["Xb"], [0, 1]),
      ("abc\u{1B}[2DX", ["aXc"], [0, 2]),
      ("abc\r\u{1B}[C\u{1B}[K", ["a"], [0, 1]), ("ab\r\ncd\u{1B}[H\u{1B}[J", [], [0, 0]),
      ("abc\r\u{1B}[P", ["bc"], [0, 0]), ("abc\r\u{1B}[@", [" abc"], [0, 0]),
      ("\u{1B}[2;3Hx", ["", "  x"], [1, 3]),
      ("a\u{1B}7bc\u{1B}8X", ["aXc"], [0, 2]), ("abcdef\u{1B}7\r\u{1B}8g", ["abcdef", "g"], [1, 1]),
      ("e\u{301}x", ["e\u{301}x"], [0, 2]), ("a\u{1B}[5GX", ["a   X"], [0, 5]),
      ("ab\u{1B}(Bc", ["abc"], [0, 3]),
    ])
  func shows(_ text: String, _ lines: [String], _ cursor: [Int]) {
    #expect(screen(text).lines == lines)
    #expect(screen(text).cursor == cursor)
  }

  @Test("keeps colours, bells and the mode of pastes")
  func state() {
    let colored = screen("a\u{1B}[31mb\u{1B}[0mc\u{7}\u{1B}[?2004h")
    #expect(colored.styled(row: 0) == "a[31]b[]c")
    #expect(colored.bells == 1)
    #expect(colored.bracketsPastes)
    #expect(!screen("\u{1B}[?2004h\u{1B}[?2004l").bracketsPastes)
  }

  @Test("reads bytes however they are cut")
  func pieces() {
    let text = "é字\u{1B}[1;31mx\u{1B}[0m🍎"
    var model = ScreenModel(columns: 9, rows: 2)
    for byte in text.utf8 { model.feed([byte]) }
    #expect(model == screen(text, columns: 9, rows: 2))
    #expect(model.lines == ["é字x🍎"])
  }
}
