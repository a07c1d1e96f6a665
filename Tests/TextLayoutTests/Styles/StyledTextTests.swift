import Testing
import TextLayout

@Suite("Styled text")
struct StyledTextTests {
  private struct Reading: CustomStringConvertible {
    let description = "112\u{1b}[0m"
  }

  @Test("is written as a literal, with its newlines")
  func literal() {
    let text: StyledText = "one\ntwo"
    #expect(text.description == "one\ntwo")
    #expect(text.runs.map(\.style) == [.plain])
  }

  @Test("escapes what is put into a literal, the newline too")
  func interpolation() {
    let name = "a\n\u{1b}[2J"
    let text: StyledText = "name \(name), \(Reading()), \(7), \(2.5), \(name.dropFirst(2))\n"
    #expect(text.description == #"name a\n\u{1b}[2J, 112\u{1b}[0m, 7, 2.5, \u{1b}[2J"# + "\n")
  }

  @Test("escapes even what a literal holds")
  func hostileLiteral() {
    #expect(StyledText("\u{1b}[31mred\u{9b}0m").description == #"\u{1b}[31mred\u{9b}0m"#)
  }

  @Test("keeps the styles of what is put into a literal")
  func styledInterpolation() {
    let value = StyledText(data: "240", .bad)
    let text: StyledText = "glucose \(value + " mg/dL", .bold) at \("07:05", .dim)"
    #expect(
      text == "glucose " + StyledText(data: "240", .bad) + StyledText(data: " mg/dL", .bold) + " at "
        + StyledText(data: "07:05", .dim))
  }

  @Test("shows a newline of data, and keeps one of a text with lines")
  func dataNewlines() {
    #expect(StyledText(data: "a\nb").description == #"a\nb"#)
    #expect(StyledText(data: "a\nb", newlines: .kept).lines == ["a", "b"])
    #expect(StyledText(data: "ab".dropFirst(), .dim).description == "b")
  }

  @Test("joins neighbours of one style into one run, and has no empty runs")
  func runs() {
    let text =
      "a" + StyledText(data: "", .bad) + "b" + StyledText(data: "c", .dim) + StyledText(data: "d", .dim) + ""
    #expect(text.runs.map(\.text) == ["ab", "cd"])
    #expect(text.runs.map(\.style) == [.plain, .dim])
    #expect(StyledText(data: "", .bad) == StyledText())
    #expect(StyledText(data: "", .bad).isEmpty)
  }

  @Test("adds in place as it adds")
  func addition() {
    var text: StyledText = "a"
    text += StyledText(data: "b", .bold)
    text += text
    #expect(text == "a" + StyledText(data: "b", .bold) + "a" + StyledText(data: "b", .bold))
  }

  @Test("takes a style only where it has none")
  func styled() {
    let text = ("high " + StyledText(data: "240", .bad)).styled(.bold)
    #expect(text == StyledText(data: "high ", .bold) + StyledText(data: "240", .bad))
  }

  @Test("joins with a separator between, not around")
  func joined() {
    #expect([StyledText]().joined(separator: ", ") == "")
    #expect(["a" as StyledText].joined(separator: ", ") == "a")
    #expect((["a", "b", ""] as [StyledText]).joined(separator: ", ") == "a, b, ")
    #expect((["a", "b"] as [StyledText]).joined() == "ab")
  }

  @Test(
    "has a line more than newlines",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("\n\na", ["", "", "a"]), ("a\nb", ["a", "b"]),
    ])
  func lines(_ text: String, _ lines: [String]) {
    #expect(StyledText(stringLiteral: text).lines.map(\.description) == lines)
  }

  @Test("keeps the styles of its lines")
  func styledLines() {
    let text = "a" + StyledText(data: "b\nc", .bad, newlines: .kept) + "d"
    #expect(text.lines == ["a" + StyledText(data: "b", .bad), StyledText(data: "c", .bad) + "d"])
  }

  @Test("is indented line by line, but for empty lines")
  func indented() {
    let text: StyledText = "a\n\n  b\n"
    #expect(text.indented(by: 2) == "  a\n\n    b\n")
    #expect(text.indented(by: 0) == text)
    #expect(text.indented(by: -1) == text)
  }

  @Test(
    "loses the blanks at the ends of lines, whatever their style",
    arguments: [
      ("a  ", "a"), ("  a", "  a"), ("   ", ""), ("a \n b \n", "a\n b\n"), ("é ", "é"),
      ("a\u{a0}", "a\u{a0}"),
      ("a \u{301} ", "a \u{301}"),
    ])
  func trailingBlanks(_ text: String, _ trimmed: String) {
    let text = StyledText(stringLiteral: text)
    #expect(text.withoutTrailingBlanks == StyledText(stringLiteral: trimmed))
    #expect((text + StyledText(data: " ", .bad) + " ").withoutTrailingBlanks == text.withoutTrailingBlanks)
  }
}
