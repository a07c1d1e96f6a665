import TestSupport
import Testing
import TextLayout

@Suite("Columns of help")
struct ColumnsTests {
  private let help = Columns([
    .init("undo [N]", "takes the last action back, or the last N"),
    .init("history", "the actions, newest last"),
    .init("import [FORMAT] FILE", "reads other programs' files"),
    .init("quit", ""),
  ])

  @Test("stand side by side where there is room")
  func wide() {
    #expect(
      help.text().description == """
        undo [N]              takes the last action back, or the last N
        history               the actions, newest last
        import [FORMAT] FILE  reads other programs' files
        quit
        """)
  }

  @Test("wrap the meanings, and give a wide term a line of its own")
  func limited() {
    #expect(
      help.text(width: 40, indent: 2).description == """
          undo [N]  takes the last action back,
                    or the last N
          history   the actions, newest last
          import [FORMAT] FILE
                    reads other programs' files
          quit
        """)
  }

  @Test("stand below each other where there is little room")
  func narrow() {
    #expect(
      help.text(width: 20).description == """
        undo [N]
            takes the last
            action back, or
            the last N
        history
            the actions,
            newest last
        import [FORMAT] FILE
            reads other
            programs' files
        quit
        """)
  }

  @Test("keep styles, and are measured as they are spelled")
  func ascii() {
    let columns = Columns([.init(StyledText(data: "½", .bold), "half"), .init("…", "more")])
    #expect(columns.text(glyphs: .ascii) == StyledText(data: ".5", .bold) + "   half\n...  more")
  }

  @Test("are nothing without a row")
  func empty() {
    #expect(Columns([]).text(width: 40) == "")
  }

  @Test("take no more columns than they have", arguments: Seed.some(200), GlyphSet.allCases)
  func limits(_ seed: Seed, _ glyphs: GlyphSet) {
    var numbers = seed.numbers
    let rows = (0..<4).map { _ in
      Columns.Row(Noise.styled(upTo: 6, using: &numbers), Noise.styled(upTo: 30, using: &numbers))
    }
    let width = Int.random(in: 1...80, using: &numbers)
    let indent = Int.random(in: -1...9, using: &numbers)
    #expect(Columns(rows).text(width: width, indent: indent, glyphs: glyphs).width <= width, seed.comment)
  }
}
