import TestSupport
import Testing
import TextLayout

@Suite("ASCII spelling")
struct SpellingTests {
  @Test(
    "writes the signs of the program in ASCII",
    arguments: [
      ("7 days · 88–154, mean 109", "7 days | 88-154, mean 109"), ("more…", "more..."),
      ("108 → 121", "108 -> 121"),
      ("5½ h", "5.5 h"), ("½ h", ".5 h"), ("●●●●○ Good", "****- Good"), ("8×80", "8x80"),
      ("37.2 °C", "37.2 degC"),
      ("kg/m²", "kg/m^2"), ("±2", "+/-2"), ("≤ 70", "<= 70"), ("›", ">"), ("“note” ’s", "\"note\" 's"),
      ("−5", "-5"),
      ("5\u{a0}%", "5 %"), ("▁▂▃▄▅▆▇█", "_.:-=+*#"), ("✓ ✗", "+ x"), ("↑↗→↘↓", #"^/->\v"#),
    ])
  func signs(_ text: String, _ ascii: String) {
    #expect(StyledText(stringLiteral: text).spelled(in: .ascii).description == ascii)
  }

  @Test(
    "spells out all else, so that names which differ never look the same",
    arguments: [
      ("café", #"caf\u{e9}"#), ("cafe\u{301}", #"cafe\u{301}"#), ("体重", #"\u{4f53}\u{91cd}"#),
      ("👍🏽", #"\u{1f44d}\u{1f3fd}"#),
      ("\u{fffd}", #"\u{fffd}"#), ("a?b", "a?b"),
    ])
  func names(_ text: String, _ ascii: String) {
    #expect(StyledText(data: text).spelled(in: .ascii).description == ascii)
  }

  @Test("keeps the styles, and all where UTF-8 is shown")
  func styles() {
    let text = "é" + StyledText(data: "→", .dim)
    #expect(text.spelled(in: .ascii) == #"\u{e9}"# + StyledText(data: "->", .dim))
    #expect(text.spelled(in: .utf8) == text)
  }

  @Test("is ASCII whatever the text, and stays as it is when it is spelled again", arguments: Seed.some(100))
  func ascii(_ seed: Seed) {
    var numbers = seed.numbers
    let text = Noise.styled(upTo: 40, using: &numbers).spelled(in: .ascii)
    #expect(text.description.utf8.allSatisfy { $0 == 0x0A || 0x20..<0x7F ~= $0 }, seed.comment)
    #expect(text.spelled(in: .ascii) == text, seed.comment)
  }
}
