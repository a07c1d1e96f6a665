import TestSupport
import Testing
import TextLayout

@Suite("Padding, cutting and facing")
struct FittingTests {
  @Test("pads to columns, not to characters")
  func padded() {
    #expect(("体重" as StyledText).padded(to: 6) == "体重  ")
    #expect(("体重" as StyledText).padded(to: 6, .right) == "  体重")
    #expect(("e\u{301}" as StyledText).padded(to: 3) == "e\u{301}  ")
    #expect(("long" as StyledText).padded(to: 3) == "long")
    #expect(("" as StyledText).padded(to: 2) == "  ")
    #expect(("a\nbcd" as StyledText).padded(to: 2) == "a \nbcd")
  }

  @Test("leaves the padding without the style of the words")
  func paddingStyle() {
    #expect(StyledText(data: "x", .bad).padded(to: 3, .right) == "  " + StyledText(data: "x", .bad))
  }

  @Test(
    "cuts at a character and says so",
    arguments: [
      ("Bench Press", 11, "Bench Press"), ("Bench Press", 8, "Bench P…"), ("Bench Press", 1, "…"),
      ("Bench Press", 0, ""), ("Bench Press", -3, ""), ("体重計", 6, "体重計"), ("体重計", 5, "体重…"), ("体重計", 4, "体…"),
      ("体", 1, "…"), ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("one\ntwo", 2, "o…\nt…"),
    ])
  func truncated(_ text: String, _ columns: Int, _ cut: String) {
    #expect(StyledText(stringLiteral: text).truncated(to: columns).description == cut)
  }

  @Test(
    "cuts with dots where there is only ASCII",
    arguments: [
      ("Bench Press", 8, "Bench..."), ("Bench Press", 2, ".."), ("café", 10, #"caf\u{e9}"#),
      ("café", 7, "caf\\..."),
    ])
  func truncatedInASCII(_ text: String, _ columns: Int, _ cut: String) {
    #expect(StyledText(data: text).truncated(to: columns, glyphs: .ascii).description == cut)
  }

  @Test("keeps the style up to the cut")
  func truncatedStyle() {
    let text = "glucose " + StyledText(data: "very high", .bad)
    #expect(text.truncated(to: 12) == "glucose " + StyledText(data: "ver…", .bad))
  }

  @Test("cuts as many atoms as have to go, and not one more", arguments: Seed.some(100))
  func atoms(_ seed: Seed) {
    var numbers = seed.numbers
    let line = Atom.line(upTo: 40, using: &numbers).filter { $0.shown == $0.data }
    let columns = Int.random(in: 1...40, using: &numbers)
    var room = columns - 1
    let kept = line.prefix { atom in
      room -= atom.columns
      return room >= 0
    }
    let expected = line.columns <= columns ? line.data : kept.data + "…"
    #expect(StyledText(data: line.data).truncated(to: columns).description == expected, seed.comment)
  }

  @Test(
    "puts one text left and one right",
    arguments: [
      (20, "7 days       undo 12"), (17, "7 days    undo 12"), (16, "7 days   undo 12"),
      (15, "7 days  undo 12"),
      (14, "7 days"), (6, "7 days"), (4, "7 d…"),
    ])
  func facing(_ width: Int, _ line: String) {
    #expect(("7 days" as StyledText).facing("undo 12", width: width).description == line)
  }

  @Test("puts the right text behind the left where there is no width, and nothing where it is empty")
  func facingWithoutWidth() {
    #expect(
      ("a" as StyledText).facing(StyledText(data: "b", .dim), width: nil) == "a  "
        + StyledText(data: "b", .dim))
    #expect(("a" as StyledText).facing("", width: nil) == "a")
    #expect(("a" as StyledText).facing("", width: 10) == "a")
  }

  @Test("measures both texts as they are spelled")
  func facingInASCII() {
    let line = ("88–154 · 体" as StyledText).facing("→", width: 30, glyphs: .ascii)
    #expect(line.description == #"88-154 | \u{4f53}           ->"#)
  }

  @Test("never takes more columns than it has", arguments: Seed.some(200), GlyphSet.allCases)
  func limits(_ seed: Seed, _ glyphs: GlyphSet) {
    var numbers = seed.numbers
    let text = Noise.styled(upTo: 20, using: &numbers)
    let line = StyledText(data: Noise.text(upTo: 20, using: &numbers))
    let columns = Int.random(in: 0...60, using: &numbers)
    #expect(text.truncated(to: columns, glyphs: glyphs).width <= columns, seed.comment)
    #expect(line.facing(line, width: columns, glyphs: glyphs).width <= columns, seed.comment)
    #expect(text.padded(to: columns).lines.allSatisfy { $0.width >= columns }, seed.comment)
  }
}
