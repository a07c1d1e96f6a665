import TestSupport
import Testing
import TextLayout

@Suite("Table")
struct TableTests {
  private let readings = Table(
    [.init("day"), .init("mg/dL", .right), .init("note", overflow: .wrapped)],
    rows: [
      ["mon", "112", "after a long walk along the river"],
      ["体重", "98", ""],
      ["e\u{301}t", "7"],
    ])

  @Test("is as wide as its content, without blanks at the ends of lines")
  func natural() {
    #expect(
      readings.text().description == """
        day   mg/dL  note
        mon     112  after a long walk along the river
        体重     98
        e\u{301}t        7
        """)
  }

  @Test("wraps a text column where there is less room")
  func wrapped() {
    #expect(
      readings.text(width: 31).description == """
        day   mg/dL  note
        mon     112  after a long walk
                     along the river
        体重     98
        e\u{301}t        7
        """)
  }

  @Test("cuts a text column where there is less room")
  func truncated() {
    let table = Table(
      [.init("exercise"), .init("best", .right), .init("id")],
      rows: [["Bench Press", "82.5 kg", "7k2m9x4qpa"], ["Zercher Squat", "60 kg", "c0vt81r5de"]])
    #expect(
      table.text(width: 28).description == """
        exercise     best  id
        Bench P…  82.5 kg  7k2m9x4q…
        Zercher…    60 kg  c0vt81r5…
        """)
  }

  @Test("takes from the widest column first")
  func widestFirst() {
    let table = Table([.init(""), .init("")], rows: [["123456789012", "12345678"]])
    #expect(table.text(width: 20).description == "123456789…  12345678")
    #expect(table.text(width: 17).description == "123456…  12345678")
    #expect(table.text(width: 15).description == "12345…  123456…")
    #expect(table.text(width: 10).description == "123…  123…")
  }

  @Test("keeps numbers whole, and cuts the line where even that is too much")
  func kept() {
    let table = Table([.init("name"), .init("value", .right)], rows: [["Bench Press", "1234567890"]])
    #expect(table.text(width: 16).description == "name       value\nBen…  1234567890")
    #expect(table.text(width: 10).description == "name     …\nBen…  123…")
    #expect(table.text(width: 1).description == "…\n…")
    #expect(table.text(width: 0).description == "\n")
  }

  @Test("puts decimal points below each other")
  func decimals() {
    let table = Table(
      [.init("weight", .decimal), .init("id")],
      rows: [
        ["82.4", "a"], ["100", "b"], ["7.25", "c"], ["-3.5 kg", "d"], ["LO", "e"], ["", "f"], ["7½", "g"],
      ])
    #expect(
      table.text().description == """
          weight  id
         82.4     a
        100       b
          7.25    c
         -3.5 kg  d
         LO       e
                  f
          7½      g
        """)
  }

  @Test("ends decimals below the end of a header that is wider")
  func decimalHeader() {
    let table = Table([.init("body fat, %", .decimal)], rows: [["18.5"], ["9"]])
    #expect(table.text().description == "body fat, %\n       18.5\n        9")
  }

  @Test("has no line of headers if there are none, and a dim one otherwise")
  func headers() {
    #expect(Table([.init(""), .init("")], rows: [["a", "b"]]).text() == "a  b")
    #expect(Table([.init("x")], rows: [["a"]]).text() == StyledText(data: "x", .dim) + "\na")
    #expect(Table([.init("x" as StyledText)], rows: []).text() == StyledText(data: "x", .dim))
    #expect(Table([]).text() == "")
  }

  @Test("leaves no gap for a column without a word in it")
  func emptyColumn() {
    #expect(Table([.init(""), .init(""), .init("")], rows: [["a", "", "b"], ["c"]]).text() == "a  b\nc")
  }

  @Test("keeps the styles of its cells")
  func styles() {
    let table = Table(
      [.init(""), .init("", .right)],
      rows: [[StyledText(data: "a", .bold), StyledText(data: "7", .bad)], ["bc", "10"]])
    #expect(
      table.text() == StyledText(data: "a", .bold) + "    " + StyledText(data: "7", .bad) + "\nbc  10")
  }

  @Test("gives a cell of several lines as many")
  func lines() {
    let table = Table(
      [.init(""), .init("", .right), .init("")], rows: [["a\nb", "1\n22\n3", "x"], ["c", "4", "y"]])
    #expect(table.text().description == "a   1  x\nb  22\n    3\nc   4  y")
  }

  @Test("measures cells as they are spelled")
  func ascii() {
    let table = Table([.init("é"), .init("")], rows: [["½", "a"], ["→", "b"]])
    #expect(table.text(glyphs: .ascii).description == "\\u{e9}\n.5      a\n->      b")
  }

  private let list = Table(
    [.init("day"), .init("at", .right), .init("what", overflow: .wrapped), .init("id")],
    rows: [
      ["Sun 29 Nov", "07:00", "112 mg/dL · fasting · in range", "ht2yfc40xm"],
      ["Mon 30 Nov", "7:05", "82.4 kg", "hc25bm11aa"], ["Tue 1 Dec", "", "", "m00rczpp0q"],
    ])

  @Test(
    "folds what does not fit below what does, and leaves nothing out",
    arguments: [
      (
        nil,
        """
        day            at  what                            id
        Sun 29 Nov  07:00  112 mg/dL · fasting · in range  ht2yfc40xm
        Mon 30 Nov   7:05  82.4 kg                         hc25bm11aa
        Tue 1 Dec                                          m00rczpp0q
        """
      ),
      (
        51,
        """
        day            at  what                  id
        Sun 29 Nov  07:00  112 mg/dL · fasting   ht2yfc40xm
                           · in range
        Mon 30 Nov   7:05  82.4 kg               hc25bm11aa
        Tue 1 Dec                                m00rczpp0q
        """
      ),
      (
        50,
        """
        Sun 29 Nov  07:00  112 mg/dL · fasting · in range
            ht2yfc40xm
        Mon 30 Nov   7:05  82.4 kg
            hc25bm11aa
        Tue 1 Dec
            m00rczpp0q
        """
      ),
      (
        24,
        """
        Sun 29 Nov  07:00
            112 mg/dL · fasting
            · in range
            ht2yfc40xm
        Mon 30 Nov   7:05
            82.4 kg  hc25bm11aa
        Tue 1 Dec
            m00rczpp0q
        """
      ),
      (
        12,
        """
        Sun 29 Nov
           07:00
           112 mg/dL
           · fasting
           · in
           range
           ht2yfc40x
           m
        Mon 30 Nov
           7:05
           82.4 kg
           hc25bm11a
           a
        Tue 1 Dec
           m00rczpp0
           q
        """
      ),
    ] as [(Int?, String)])
  func folded(_ width: Int?, _ text: String) {
    #expect(list.foldedText(width: width).description == text)
  }

  @Test("folded has every word of its cells, and no line that is too wide", arguments: Seed.some(100))
  func foldedLimits(_ seed: Seed) {
    var numbers = seed.numbers
    let columns = (0..<Int.random(in: 1...5, using: &numbers)).map { place in
      Table.Column("", place % 2 == 0 ? .left : .right, overflow: place % 3 == 0 ? .wrapped : nil)
    }
    let rows = (0..<4).map { _ in
      columns.map { _ in
        StyledText(data: String(repeating: "ab ", count: Int.random(in: 0...5, using: &numbers)))
      }
    }
    let width = Int.random(in: 4...60, using: &numbers)
    let text = Table(columns, rows: rows).foldedText(width: width)
    func letters(_ text: String) -> String { text.filter { $0 == "a" || $0 == "b" } }
    #expect(text.width <= width, seed.comment)
    #expect(
      letters(text.description).count == letters(rows.joined().map(\.description).joined()).count,
      seed.comment)
  }

  @Test(
    "has no line that is wider than the terminal or ends in a blank", arguments: Seed.some(200),
    GlyphSet.allCases)
  func limits(_ seed: Seed, _ glyphs: GlyphSet) {
    var numbers = seed.numbers
    let kinds: [(Table.Alignment, Table.Overflow)] = [
      (.left, .truncated), (.left, .wrapped), (.right, .kept), (.decimal, .kept), (.right, .truncated),
      (.decimal, .wrapped),
    ]
    let columns = (0..<Int.random(in: 1...5, using: &numbers)).map { _ in
      let kind = kinds[Int.random(in: kinds.indices, using: &numbers)]
      return Table.Column(StyledText(data: Noise.text(upTo: 6, using: &numbers)), kind.0, overflow: kind.1)
    }
    let rows = (0..<4).map { _ in columns.map { _ in Noise.styled(upTo: 8, using: &numbers) } }
    let width = Int.random(in: 0...60, using: &numbers)
    let text = Table(columns, rows: rows).text(width: width, glyphs: glyphs)
    #expect(text.width <= width, seed.comment)
    #expect(!text.lines.contains { $0.description.utf8.last == 0x20 }, seed.comment)
  }

  @Test("stands its columns below each other, whatever is in the cells", arguments: Seed.some(100))
  func columns(_ seed: Seed) {
    var numbers = seed.numbers
    let rows = (0..<6).map { _ in Atom.line(upTo: 10, using: &numbers) }
    let table = Table([.init(""), .init("")], rows: rows.map { [StyledText(data: $0.data), "|"] })
    let widest = rows.map(\.columns).max() ?? 0
    let expected = rows.map {
      $0.shown + String(repeating: " ", count: widest - $0.columns) + (widest > 0 ? "  |" : "|")
    }
    #expect(table.text().lines.map(\.description) == expected, seed.comment)
  }

  @Test("has no row with more cells than columns")
  func contract() async {
    await #expect(processExitsWith: .failure) { _ = Table([.init("a")], rows: [["1", "2"]]).text() }
  }
}
