import TestSupport
import Testing
import TextLayout

@Suite("Carets")
struct CaretTests {
  /// A line of atoms, two places in it, and what stands before the carets and above them.
  private struct Sample {
    let line: [Atom]
    let marked: Range<Int>
    let seed: Seed

    init(_ seed: Seed) {
      var numbers = seed.numbers
      line = Atom.line(upTo: 60, using: &numbers).filter { $0.data != "\t" } + [Atom("z", 1)]
      let ends = [
        Int.random(in: 0..<line.count, using: &numbers), Int.random(in: 0..<line.count, using: &numbers),
      ].sorted()
      marked = ends[0]..<(ends[1] + 1)
      self.seed = seed
    }

    var before: ArraySlice<Atom> { line[..<marked.lowerBound] }

    var drawn: String {
      line.shown + "\n" + String(repeating: " ", count: before.columns)
        + String(repeating: "^", count: line[marked].columns)
    }

    var bytes: Range<Int> {
      let start = before.data.utf8.count
      return start..<(start + line[marked].data.utf8.count)
    }
  }

  @Test("stand below the marked characters, counted in characters and in bytes", arguments: Seed.some(200))
  func whole(_ seed: Seed) {
    let sample = Sample(seed)
    let characters = Excerpt(sample.line.data, characters: sample.marked)
    let bytes = Excerpt(utf8: sample.line.data.utf8, bytes: sample.bytes)
    #expect(characters.text(width: 1000).description == sample.drawn, seed.comment)
    #expect(bytes.text(width: 1000).description == sample.drawn, seed.comment)
    #expect(bytes.text(width: 30) == characters.text(width: 30), seed.comment)
  }

  @Test("stand below the marked characters of a line that is cut", arguments: Seed.some(200))
  func cut(_ seed: Seed) throws {
    let sample = Sample(seed)
    var numbers = seed.numbers
    let width = Int.random(in: 14...40, using: &numbers)
    let lines = Excerpt(sample.line.data, characters: sample.marked).text(width: width).lines.map(
      \.description)
    let indent = lines[1].prefix { $0 == " " }.count
    let above = try #require(cells(of: lines[0]).first { $0.column == indent }, seed.comment)
    #expect(sample.line[sample.marked.lowerBound].shown.hasPrefix(above.text), seed.comment)
  }

  /// The characters of a line with the columns they begin at, by the atoms' own account of their width.
  private func cells(of line: String) -> [(text: String, column: Int)] {
    let atoms = Atom.wide + Atom.composed
    let widths = Dictionary(atoms.map { ($0.shown, $0.columns) }) { first, _ in first }
    var column = 0
    return line.map { character in
      let text = String(character)
      defer { column += widths[text] ?? 1 }
      return (text, column)
    }
  }

  @Test(
    "take no more columns than there are, for any line and range", arguments: Seed.some(200),
    GlyphSet.allCases)
  func limits(_ seed: Seed, _ glyphs: GlyphSet) {
    var numbers = seed.numbers
    let line = Noise.text(upTo: 60, using: &numbers)
    let bytes = Noise.bytes(upTo: 60, using: &numbers)
    let start = Int.random(in: 0...70, using: &numbers)
    let range = start..<(start + Int.random(in: 0...20, using: &numbers))
    let prefix = StyledText(data: Noise.text(upTo: 5, using: &numbers))
    let width = Int.random(in: 1...50, using: &numbers)
    for excerpt in [Excerpt(line, characters: range), Excerpt(utf8: bytes, bytes: range)] {
      let text = excerpt.text(prefix: prefix, width: width, glyphs: glyphs)
      #expect(text.width <= width, seed.comment)
      #expect(text.lines.count == 2 && text.lines[1].description.hasSuffix("^"), seed.comment)
      #expect(text.description.controls == [], seed.comment)
    }
  }
}
