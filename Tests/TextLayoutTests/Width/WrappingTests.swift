import TestSupport
import Testing
import TextLayout

@Suite("Wrapping")
struct WrappingTests {
  @Test(
    "breaks lines between words",
    arguments: [
      ("takes the last action back", 12, ["takes the", "last action", "back"]),
      ("takes the last action back", 26, ["takes the last action back"]),
      ("one two", 7, ["one two"]), ("one two", 6, ["one", "two"]), ("one two", 3, ["one", "two"]),
      ("one    two", 6, ["one", "two"]), ("one    two three", 10, ["one    two", "three"]),
      ("  one two", 6, ["  one", "two"]), ("one   ", 4, ["one"]), ("", 4, [""]), ("      ", 3, [""]),
      ("a\n\nb c", 2, ["a", "", "b", "c"]), ("10\u{a0}kg more", 6, ["10\u{a0}kg", "more"]),
    ])
  func words(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(StyledText(stringLiteral: text).wrapped(to: columns).lines.map(\.description) == lines)
  }

  @Test(
    "breaks a word that is wider than a line between characters",
    arguments: [
      ("abcdefgh", 3, ["abc", "def", "gh"]), ("x abcdefgh", 4, ["x", "abcd", "efgh"]),
      ("体重計体重計", 5, ["体重", "計体", "重計"]), ("abcd ef", 3, ["abc", "d", "ef"]), ("ab", 0, ["a", "b"]),
      ("👩‍🚀👩‍🚀", 3, ["👩‍🚀", "👩‍🚀"]),
    ])
  func longWords(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(StyledText(data: text).wrapped(to: columns).lines.map(\.description) == lines)
  }

  @Test("shows a character that is wider than a line as cut")
  func wideCharacter() {
    #expect(("体a重" as StyledText).wrapped(to: 1).lines == ["…", "a", "…"])
    #expect(("体a" as StyledText).wrapped(to: 1, glyphs: .ascii).width == 1)
  }

  @Test("indents the lines that continue one")
  func hanging() {
    let text: StyledText = "one two three four\nfive"
    #expect(text.wrapped(to: 9, hanging: 2) == "one two\n  three\n  four\nfive")
    #expect(("abcdefgh" as StyledText).wrapped(to: 4, hanging: 9) == "abcd\n  ef\n  gh")
    #expect(("ab cd" as StyledText).wrapped(to: 2, hanging: -1) == "ab\ncd")
  }

  @Test("breaks nothing without a width")
  func unlimited() {
    #expect(("one  two " as StyledText).wrapped(to: nil) == "one  two ")
  }

  @Test("keeps the styles of the words")
  func styles() {
    let text = "see " + StyledText(data: "vitals help undo", .accent) + " first"
    #expect(
      text.wrapped(to: 11) == "see " + StyledText(data: "vitals", .accent) + "\n"
        + StyledText(data: "help undo", .accent) + "\nfirst")
  }

  @Test("spells before it measures")
  func ascii() {
    #expect(("88–154 → 109…" as StyledText).wrapped(to: 9, glyphs: .ascii).description == "88-154 ->\n109...")
  }

  @Test("never takes more columns than it has", arguments: Seed.some(200), GlyphSet.allCases)
  func limits(_ seed: Seed, _ glyphs: GlyphSet) {
    var numbers = seed.numbers
    let text = Noise.styled(upTo: 40, using: &numbers)
    let columns = Int.random(in: 1...30, using: &numbers)
    let hanging = Int.random(in: 0...40, using: &numbers)
    #expect(text.wrapped(to: columns, hanging: hanging, glyphs: glyphs).width <= columns, seed.comment)
  }

  @Test("loses nothing but blanks", arguments: Seed.some(200))
  func words(_ seed: Seed) {
    var numbers = seed.numbers
    let text = StyledText(data: Atom.line(upTo: 60, using: &numbers).data)
    let wrapped = text.wrapped(to: Int.random(in: 10...30, using: &numbers), hanging: 3)
    let letters = { (text: StyledText) in text.description.filter { $0 != " " && $0 != "\n" } }
    #expect(letters(wrapped) == letters(text), seed.comment)
  }
}
