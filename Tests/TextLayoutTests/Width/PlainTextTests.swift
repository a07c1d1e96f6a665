import Testing

@testable import TextLayout

@Suite("Text that need not be taken apart")
struct PlainTextTests {
  private static let plain = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { String($0).isPlain }

  @Test(
    "is what most answers are made of",
    arguments: [
      "", "82.4 kg · Sat 31 Oct 23:59", "▁▂▃▄▅▆▇█  7 days, 88–154, mean 109", "naïve “Ære” → q●●●●○",
    ])
  func most(_ text: String) { #expect(text.isPlain) }

  @Test(
    "is nothing that acts, joins, hides or is wide",
    arguments: [
      "\n", "\u{1B}[2J", "\u{7F}", "\u{9B}", "\u{AD}", "e\u{301}", "\u{200B}", "\u{2028}", "\u{202E}", "体",
      "🏋",
      "☺\u{FE0F}",
    ])
  func others(_ text: String) { #expect(!text.isPlain) }

  @Test("is seen as it stands, a column each, also where it is taken apart")
  func oneByOne() {
    for scalar in Self.plain {
      let taken = "体\(scalar)体"
      #expect(!taken.isPlain)
      #expect(Visible(taken).text == taken, "\(scalar.value)")
      #expect(taken.displayWidth == 5, "\(scalar.value)")
      #expect(taken.count == 3, "\(scalar.value)")
    }
  }

  @Test("stays as many characters beside one another", arguments: Seed.some(20))
  func together(_ seed: Seed) {
    var numbers = seed.numbers
    let scalars = (0..<2000).compactMap { _ in Self.plain.randomElement(using: &numbers) }
    let text = String(String.UnicodeScalarView(scalars))
    #expect(text.count == scalars.count, seed.comment)
    #expect(text.displayWidth == scalars.count, seed.comment)
    #expect(Visible(text).text == text, seed.comment)
  }
}
