import TestSupport
import Testing
import TextLayout

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "counts the columns of a terminal",
    arguments: [
      ("", 0), ("a", 1), ("glucose 112", 11), ("naïve", 5), ("nai\u{308}ve", 5), ("שלום", 4), ("сон", 3),
      ("体重", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4), ("\u{1112}\u{1161}\u{11ab}", 2), ("、", 2), ("\u{3000}", 2),
      ("\u{303f}", 1), ("\u{20000}", 2), ("क्षि", 3), ("நி", 1 + 1), ("ก็", 1), ("é…·–½●▃→", 8), ("\u{e0b0}", 1),
      ("a\u{200d}", 1), ("1\u{200d}", 1), ("1\u{20e3}", 1), ("e🏽", 3), ("\u{600}👩🏽", 3), ("👩\u{903}", 3),
    ])
  func scripts(_ text: String, _ columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(
    "gives an emoji two columns, however many scalars it has",
    arguments: [
      "😀", "⌚", "❤️", "☀️", "1️⃣", "#️⃣", "👍🏽", "☝🏽", "👩‍🚀", "👨‍👩‍👧‍👦", "❤️‍🔥", "❤\u{200d}🔥", "🏳️‍🌈", "🏴‍☠️", "🇩🇪",
      "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "🧑🏿‍🤝‍🧑🏻", "🫩", "🀄", "©️",
    ])
  func emoji(_ text: String) {
    #expect(text.displayWidth == 2)
    #expect("a\(text)\(text)b".displayWidth == 6)
  }

  @Test(
    "leaves narrow what is an emoji only when asked for",
    arguments: ["❤", "☀", "©", "✔", "↔", "1", "#", "☀\u{fe0e}", "e\u{fe0f}"])
  func textPresentation(_ text: String) {
    #expect(text.displayWidth == 1)
  }

  @Test(
    "counts hidden characters as they are shown",
    arguments: [
      ("\u{1b}", 6), ("\t", 2), ("\n", 2), ("\r\n", 4), ("a\u{202e}b", 10), ("\u{e0001}", 9),
      ("\u{301}", 7),
    ])
  func hidden(_ text: String, _ columns: Int) {
    #expect(text.displayWidth == columns)
    #expect(Visible(text).text.displayWidth == columns)
  }

  @Test("is that of the widest line of a text")
  func lines() {
    let text: StyledText = "one\n体重計\nfive"
    #expect(text.width == 6)
    #expect(StyledText().width == 0)
    #expect(("体" + StyledText(data: "\u{1b}", .bad)).width == 8)
  }

  @Test("is the sum over the atoms of a line", arguments: Seed.some(100))
  func atoms(_ seed: Seed) {
    var numbers = seed.numbers
    let line = Atom.line(upTo: 60, using: &numbers)
    #expect(line.data.displayWidth == line.columns, seed.comment)
    #expect(StyledText(data: line.data).width == line.columns, seed.comment)
  }

  @Test("of a text is never more than that of its parts", arguments: Seed.some(200))
  func parts(_ seed: Seed) {
    var numbers = seed.numbers
    let left = StyledText(data: Noise.text(upTo: 8, using: &numbers))
    let right = StyledText(data: Noise.text(upTo: 8, using: &numbers))
    #expect((left + right).width <= left.width + right.width, seed.comment)
  }
}
