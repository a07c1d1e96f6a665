import TestSupport
import Testing
import TextLayout

@Suite("Visible text")
struct VisibleTests {
  @Test(
    "leaves what a reader can see as it is",
    arguments: [
      "", " ", "glucose 112 mg/dL", "naïve", "e\u{301}", "5 %\u{a0}", "体重", "שלום", "سلام", "می\u{200c}خواهم",
      "क्\u{200d}ष", "👩‍🚀 👍🏽 🇩🇪 ❤️ 1️⃣", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "\u{fffd}",
      "\u{600}12", #"C:\new"#, "葛\u{e0100}", "\u{e0b0}", "·–…→½●▃",
    ])
  func unchanged(_ text: String) {
    #expect(Visible(text).text == text)
  }

  @Test(
    "spells out what a terminal would obey or a reader would miss",
    arguments: [
      ("\u{1b}[2J", #"\u{1b}[2J"#),
      ("\u{1b}]0;title\u{7}", #"\u{1b}]0;title\u{7}"#),
      ("\u{1b}]52;c;bHM=\u{1b}\\", #"\u{1b}]52;c;bHM=\u{1b}\"#),
      ("\u{0}", #"\u{0}"#),
      ("a\tb", #"a\tb"#),
      ("a\nb", #"a\nb"#),
      ("a\rb", #"a\rb"#),
      ("a\r\nb", #"a\r\nb"#),
      ("\u{8}\u{c}", #"\u{8}\u{c}"#),
      ("\u{7f}", #"\u{7f}"#),
      ("\u{80}\u{9b}1m\u{9f}", #"\u{80}\u{9b}1m\u{9f}"#),
      ("a\u{202e}b\u{202c}", #"a\u{202e}b\u{202c}"#),
      ("\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}", #"\u{2066}\u{2069}\u{200e}\u{200f}\u{61c}"#),
      ("a\u{2028}b\u{2029}", #"a\u{2028}b\u{2029}"#),
      ("zero\u{200b}width", #"zero\u{200b}width"#),
      ("\u{feff}{", #"\u{feff}{"#),
      ("soft\u{ad}", #"soft\u{ad}"#),
      ("\u{3164}", #"\u{3164}"#),
      ("a\u{e0061}", #"a\u{e0061}"#),
    ])
  func spelledOut(_ data: String, _ shown: String) {
    #expect(Visible(data).text == shown)
  }

  @Test(
    "spells out what is no character",
    arguments: [0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func noncharacters(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(Visible("a\(scalar)b").text == #"a\u{"# + String(value, radix: 16) + "}b")
  }

  @Test(
    "spells out a mark that has no letter to sit on",
    arguments: [
      ("\u{301}a", #"\u{301}a"#),
      ("\n\u{301}", #"\n\u{301}"#),
      ("\u{1b}\u{301}\u{302}", #"\u{1b}\u{301}\u{302}"#),
      ("\u{fe0f}", #"\u{fe0f}"#),
      ("\u{200d}👩", #"\u{200d}👩"#),
      ("\u{1161}", #"\u{1161}"#),
      (" \u{301}", " \u{301}"),
    ])
  func loneMarks(_ data: String, _ shown: String) {
    #expect(Visible(data).text == shown)
  }

  @Test(
    "keeps newlines when told so, and nothing else",
    arguments: [
      ("a\nb\n", "a\nb\n"), ("a\r\nb", "a\\r\nb"), ("\n\u{301}", "\n\\u{301}"), ("a\tb\u{b}", "a\\tb\\u{b}"),
    ])
  func newlines(_ data: String, _ shown: String) {
    #expect(Visible(data, newlines: .kept).text == shown)
  }

  @Test("shows each atom as it is written down", arguments: Seed.some(50))
  func atoms(_ seed: Seed) {
    var numbers = seed.numbers
    let line = Atom.line(upTo: 40, using: &numbers)
    #expect(Visible(line.data).text == line.shown, seed.comment)
  }

  @Test("holds no control character, whatever the bytes", arguments: Seed.some(100))
  func bytes(_ seed: Seed) {
    var numbers = seed.numbers
    let data = String(decoding: Noise.bytes(upTo: 200, using: &numbers), as: UTF8.self)
    #expect(Visible(data, newlines: .kept).text.controls == [], seed.comment)
    #expect(Visible(data).text.utf8.contains(0x0A) == false, seed.comment)
  }

  @Test("is visible already when it is made visible again", arguments: Seed.some(200))
  func idempotent(_ seed: Seed) {
    var numbers = seed.numbers
    let once = Visible(Noise.text(upTo: 60, using: &numbers), newlines: .kept)
    #expect(Visible(once.text, newlines: .kept) == once, seed.comment)
  }
}
