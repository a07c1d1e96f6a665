import TestSupport
import Testing
import TextLayout

@Suite("Rendering")
struct RenderingTests {
  @Test(
    "uses bold, dim and the sixteen colours",
    arguments: zip(
      Style.allCases,
      [
        "x", "\u{1b}[1mx\u{1b}[0m", "\u{1b}[2mx\u{1b}[0m", "\u{1b}[32mx\u{1b}[0m", "\u{1b}[33mx\u{1b}[0m",
        "\u{1b}[31mx\u{1b}[0m", "\u{1b}[36mx\u{1b}[0m", "\u{1b}[1;31mx\u{1b}[0m",
      ]))
  func ansi(_ style: Style, _ printed: String) {
    #expect(StyledText(data: "x", style).rendered(.ansi) == printed)
  }

  @Test("prints the words alone when plain", arguments: Style.allCases)
  func plain(_ style: Style) {
    #expect(("a" + StyledText(data: "x", style)).rendered(.plain) == "ax")
  }

  @Test("closes a style on each line and opens it again on the next")
  func lines() {
    let text = StyledText(data: "one\n\ntwo\n", .bad, newlines: .kept) + "end"
    #expect(text.rendered(.ansi) == "\u{1b}[31mone\u{1b}[0m\n\n\u{1b}[31mtwo\u{1b}[0m\nend")
  }

  @Test("puts no escape into the output but its own, whatever the bytes", arguments: Seed.some(100))
  func bytes(_ seed: Seed) {
    var numbers = seed.numbers
    let data = String(decoding: Noise.bytes(upTo: 200, using: &numbers), as: UTF8.self)
    let text =
      StyledText(data: data, .bad, newlines: .kept) + "\(data, .dim)" + StyledText(stringLiteral: data)
    #expect(text.rendered(.plain).controls == [], seed.comment)
    #expect(text.rendered(.ansi).withoutStyles.controls == [], seed.comment)
    #expect(text.rendered(.ansi).withoutStyles == text.rendered(.plain), seed.comment)
  }

  @Test("ends each line without a style, so that lines can be cut apart", arguments: Seed.some(100))
  func cutApart(_ seed: Seed) {
    var numbers = seed.numbers
    let text = Noise.styled(upTo: 30, using: &numbers)
    let apart = text.lines.map { $0.rendered(.ansi) }.joined(separator: "\n")
    #expect(text.rendered(.ansi) == apart, seed.comment)
  }
}
