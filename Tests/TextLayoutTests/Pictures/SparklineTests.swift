import TestSupport
import Testing
import TextLayout

@Suite("Sparkline")
struct SparklineTests {
  @Test(
    "draws each value at its height",
    arguments: [
      ([1, 2, 3, 4, 5, 6, 7, 8], "▁▂▃▄▅▆▇█", "_.:-=+*#"), ([0, 100], "▁█", "_#"), ([2, 1, 3], "▅▁█", "=_#"),
      ([-20, 0, -10], "▁█▅", "_#="), ([0, 1, 1000], "▁▁█", "__#"), ([], "", ""),
    ] as [([Double], String, String)])
  func heights(_ values: [Double], _ utf8: String, _ ascii: String) {
    #expect(Sparkline(values).text().description == utf8)
    #expect(Sparkline(values).text(.ascii).description == ascii)
  }

  @Test("draws equal values in the middle", arguments: [[7], [0, 0, 0], [-3, -3]] as [[Double]])
  func flat(_ values: [Double]) {
    #expect(Sparkline(values).text().description == String(repeating: "▄", count: values.count))
    #expect(Sparkline(values).text(.ascii).description == String(repeating: "-", count: values.count))
  }

  @Test(
    "leaves a blank where nothing was measured",
    arguments: [
      ([1, nil, 8], "▁ █"), ([nil, 5, nil], " ▄ "), ([nil, nil], "  "),
      ([1, .nan, .infinity, -.infinity, 8], "▁   █"),
    ] as [([Double?], String)])
  func gaps(_ values: [Double?], _ picture: String) {
    #expect(Sparkline(values).text().description == picture)
  }

  @Test("knows its edges, which belong beside it")
  func scale() {
    #expect(Sparkline([109, nil, 88, 154, .nan]).scale == Scale(88...154))
    #expect(Sparkline([nil, .infinity]).scale == nil)
    #expect(Sparkline([]).scale == nil)
    #expect(Sparkline([5, 5]).scale?.isFlat == true)
  }

  @Test("can be drawn on the scale of another, and stays at its edges")
  func givenScale() {
    let sparkline = Sparkline([50, 70, 110, 150, 400], scale: Scale(70...150))
    #expect(sparkline.text().description == "▁▁▅██")
    #expect(sparkline.scale == Scale(70...150))
  }

  @Test("marks what is outside the target")
  func target() {
    let text = Sparkline([60, 70, 180, 181, nil], target: 70...180).text()
    let outside = { (glyph: String) in StyledText(data: glyph, .warning) }
    #expect(text == outside("▁") + "▁" + "█" + outside("█") + " ")
  }

  @Test("draws means where there are more values than columns, and says so")
  func means() {
    let sparkline = Sparkline([0, 2, 4, 6, 10, nil, nil, nil], width: 4)
    #expect(sparkline.columns == [1, 5, 10, nil])
    #expect(sparkline.grouping == .means(of: 2...2))
    #expect(sparkline.text().description == "▁▅█ ")
  }

  @Test(
    "shares the values evenly among the columns",
    arguments: [
      (7, 3, [0.5, 2.5, 5], 2...3), (5, 4, [0, 1, 2, 3.5], 1...2), (9, 1, [4], 9...9),
      (6, 3, [0.5, 2.5, 4.5], 2...2),
    ])
  func shares(_ count: Int, _ width: Int, _ columns: [Double], _ size: ClosedRange<Int>) {
    let sparkline = Sparkline((0..<count).map(Double.init), width: width)
    #expect(sparkline.columns == columns)
    #expect(sparkline.grouping == .means(of: size))
  }

  @Test("has one value a column where there is room", arguments: [nil, 3, 4, 80])
  func single(_ width: Int?) {
    let sparkline = Sparkline([1, nil, 3], width: width)
    #expect(sparkline.columns == [1, nil, 3])
    #expect(sparkline.grouping == .single)
  }

  @Test("is empty without a column", arguments: [0, -1])
  func noColumn(_ width: Int) {
    #expect(Sparkline([1, 2], width: width).text().isEmpty)
  }

  @Test("keeps the scale of the single values when it draws means")
  func meansKeepTheScale() {
    let values: [Double] = [10, 10, 10, 50, 10, 10]
    #expect(Sparkline(values, width: 3).scale == Sparkline(values).scale)
    #expect(Sparkline(values, width: 3).text().description == "▁▅▁")
  }

  @Test("has as many columns as asked, for any numbers", arguments: Seed.some(200), GlyphSet.allCases)
  func columns(_ seed: Seed, _ glyphs: GlyphSet) {
    var numbers = seed.numbers
    let values = (0..<Int.random(in: 0...50, using: &numbers)).map { _ -> Double? in
      Bool.random(using: &numbers) ? Double(bitPattern: numbers.next()) : nil
    }
    let width = Int.random(in: 0...60, using: &numbers)
    #expect(Sparkline(values, width: width).text(glyphs).width == min(width, values.count), seed.comment)
  }

  @Test("draws a greater value never lower", arguments: Seed.some(100))
  func monotonous(_ seed: Seed) {
    var numbers = seed.numbers
    let values = (0..<20).map { _ in Double.random(in: -1000...1000, using: &numbers) }.sorted()
    let drawn = Sparkline(values).text().description
    #expect(drawn == String(drawn.sorted()), seed.comment)
    #expect(drawn.first == "▁" && drawn.last == "█", seed.comment)
  }
}
