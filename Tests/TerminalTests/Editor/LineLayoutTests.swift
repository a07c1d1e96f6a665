import Testing

@testable import Terminal

@Suite("Line layout")
struct LineLayoutTests {
  init() { CharacterSet.prepare() }

  private func layout(_ text: String, prompt: String = "› ", columns: Int = 10) -> LineLayout {
    LineLayout(prompt: prompt, text: Array(text.unicodeScalars), columns: columns)
  }

  private func places(_ layout: LineLayout) -> [[Int]] { layout.positions.map { [$0.row, $0.column] } }

  @Test(
    "each character has its place, and so has the end",
    arguments: [
      ("", [[0, 2]]),
      ("ab", [[0, 2], [0, 3], [0, 4]]),
      ("字a", [[0, 2], [0, 4], [0, 5]]),
      ("a\nb", [[0, 2], [0, 3], [1, 0], [1, 1]]),
      ("e\u{301}x", [[0, 2], [0, 3], [0, 3], [0, 4]]),
    ])
  func places(_ text: String, _ expected: [[Int]]) {
    #expect(places(layout(text)) == expected)
  }

  @Test("behind a full row is the next")
  func fullRow() {
    #expect(places(layout("12345678")).suffix(2) == [[0, 9], [1, 0]])
    #expect(layout("12345678").rows == 2)
    #expect(layout("1234567").rows == 1)
  }

  @Test("a wide character that does not fit goes down, and a line feed behind a full row leaves one empty")
  func wide() {
    #expect(places(layout("1234567字")).suffix(2) == [[1, 0], [1, 2]])
    #expect(places(layout("12345678\nx")).suffix(3) == [[1, 0], [2, 0], [2, 1]])
  }

  @Test("a prompt may be longer than a row")
  func prompt() {
    #expect(places(layout("a", prompt: "0123456789ab")) == [[1, 2], [1, 3]])
  }

  @Test("what a terminal would not print is noticed", arguments: ["\u{7}", "\u{9F}", "a\u{0}"])
  func unprintable(_ text: String) {
    #expect(!layout(text).isPrintable)
  }

  @Test("a screen of no width does no harm")
  func noWidth() {
    #expect(places(layout("abc", prompt: "", columns: 0)) == [[0, 0], [0, 1], [1, 0], [1, 1]])
  }
}
