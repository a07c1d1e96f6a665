import Testing
import TextLayout

/// Texts that make a program slow that looks back, or that copies what it has at each character.
///
/// Forty thousand characters are done in moments; in quadratic time they would take minutes.
@Suite("Text of any length takes linear time", .timeLimit(.minutes(1)))
struct LinearTimeTests {
  private static let count = 40_000

  @Test(
    "is escaped, measured, spelled, cut, wrapped and printed",
    arguments: [
      "a", " ", "\u{301}", "a\u{301}", "\u{1b}", "\n", "🇩", "👩\u{200d}", "体", "क\u{94d}", "\u{600}",
      "\u{200d}", "a ",
    ])
  func any(_ unit: String) {
    let data = String(repeating: unit, count: Self.count)
    let text = StyledText(data: data, .bad, newlines: .kept)
    #expect(data.displayWidth >= Visible(data).text.displayWidth)
    #expect(text.wrapped(to: 30).width <= 30)
    #expect(text.truncated(to: 30, glyphs: .ascii).width <= 30)
    #expect(text.withoutTrailingBlanks.rendered(.ansi).utf8.count >= 0)
    #expect(Excerpt(data, characters: 10..<20).text(width: 30).width <= 30)
    #expect(Excerpt(utf8: data.utf8, bytes: Self.count..<Self.count).text(width: 30).width <= 30)
  }

  @Test("is cut around a caret in bytes that are no UTF-8")
  func bytes() {
    let line = Array(repeating: UInt8(0xF0), count: Self.count)
    #expect(Excerpt(utf8: line, bytes: 10_000..<30_000).text(width: 30).width == 30)
  }

  @Test("is drawn")
  func sparkline() {
    let values = (0..<Self.count).map { Double($0 % 97) }
    #expect(Sparkline(values, width: 60).text().width == 60)
    #expect(Sparkline(values).text().width == Self.count)
  }
}
