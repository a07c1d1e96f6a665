import TestSupport
import Testing

@testable import Terminal

// Claims that hold for any text; a row is a seed, and a failure names it.

@Suite("Any line")
struct LinePartsPropertyTests {
  private static let letters: [Unicode.Scalar] = [
    "a", "B", " ", "1", "é", "字", "🍎", "\u{301}", "\u{200D}", "\n", "\r", "\t", "\u{7}", "\u{1B}", "\u{9B}",
    "\u{202E}",
    "\u{2028}", "\u{7F}",
  ]

  init() { CharacterSet.prepare() }

  private func text(_ length: ClosedRange<Int>, _ random: inout SplitMix, of letters: [Unicode.Scalar])
    -> String
  {
    let count = Int.random(in: length, using: &random)
    let scalars = (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
    return EditedLine.text(scalars[...])
  }

  @Test(
    "a paste holds nothing that a terminal would obey, and is the same when pasted again", arguments: 1...30)
  func paste(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pasted = PastedText(Array(text(0...60, &random, of: Self.letters).utf8)).text
    let obeyed = pasted.unicodeScalars.filter {
      $0.value < 0x20 && $0 != "\n" || (0x7F..<0xA0).contains($0.value)
    }
    #expect(obeyed.isEmpty, "seed \(seed)")
    #expect(!pasted.hasSuffix("\n"), "seed \(seed)")
    let words = pasted.split(whereSeparator: \.isNewline)
    #expect(PastedText(Array(pasted.utf8)).lines.filter { !$0.isEmpty } == words, "seed \(seed)")
  }

  @Test("what is written to the history is one line of text", arguments: 1...30)
  func history(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let line = text(0...40, &random, of: Self.letters)
    guard let entry = HistoryFile.printable(line) else {
      let visible = line.unicodeScalars.filter { $0.value > 0x20 && !(0x7F..<0xA0).contains($0.value) }
      #expect(visible.allSatisfy { $0 == "\u{2028}" }, "seed \(seed)")
      return
    }
    #expect(entry.unicodeScalars.count == line.unicodeScalars.count, "seed \(seed)")
    #expect(HistoryFile.printable(entry) == entry, "seed \(seed)")
    #expect(!entry.contains { $0.isNewline }, "seed \(seed)")
  }

  @Test(
    "undo, as often as it goes, leads to the empty line through states that were there", arguments: 1...30)
  func undo(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    var stack = UndoStack()
    var line = EditedLine()
    var seen = [line]
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !line.isEmpty:
        line = EditedLine(scalars: Array(line.scalars.dropLast()), cursor: line.scalars.count - 1)
      case 1: line.cursor = Int.random(in: 0...line.scalars.count, using: &random)
      default: line.insert(text(1...3, &random, of: ["a", " ", "字"]))
      }
      stack.observe(line)
      seen.append(line)
    }
    var last = line
    while let before = stack.undo() {
      #expect(seen.contains(before), "seed \(seed)")
      #expect(before.scalars != last.scalars, "seed \(seed)")
      last = before
    }
    #expect(last.isEmpty, "seed \(seed)")
  }

  @Test("a menu has every candidate once, and no row is too wide or too many", arguments: 1...30)
  func menu(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let candidates = (0..<Int.random(in: 1...40, using: &random)).map {
      "\($0)" + text(1...6, &random, of: ["a", "字"])
    }
    let completion = Completion(range: 0..<0, candidates: candidates)
    let rows = completion.menu(columns: 24, rows: 100)
    #expect(
      rows.flatMap { $0.split(separator: " ") }.map(String.init).sorted() == candidates.sorted(),
      "seed \(seed)")
    let widths = rows.map { LineLayout(prompt: $0, text: [], columns: 500).promptEnd.column }
    #expect(widths.allSatisfy { $0 <= 24 }, "seed \(seed)")
    #expect(completion.menu(columns: 24, rows: 5).count <= 5, "seed \(seed)")
  }

  @Test(
    "a completion changes only its range, and the line begins with what all have in common", arguments: 1...30
  )
  func completion(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let line = EditedLine(text(3...12, &random, of: ["a", "b", " ", "字"]))
    let start = Int.random(in: 0...3, using: &random)
    let candidates = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      text(1...5, &random, of: ["a", "b"])
    }
    let completion = Completion(range: start..<3, candidates: candidates)
    var completed = line
    completed.replace(completion.range, with: completion.insertion(in: line))
    #expect(completed.text.hasPrefix(line.text.prefix(start)), "seed \(seed)")
    #expect(completed.text.hasSuffix(line.text.dropFirst(3)), "seed \(seed)")
    #expect(candidates.allSatisfy { $0.hasPrefix(completion.commonStart) }, "seed \(seed)")
  }

  @Test("a search finds what a plain look through the entries finds", arguments: 1...30)
  func search(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let entries = (0..<30).map { _ in text(1...6, &random, of: ["a", "b", "c"]) }
    let pattern = text(1...3, &random, of: ["a", "b", "c"])
    var search = HistorySearch(entries, from: EditedLine("draft"), .older)
    for scalar in pattern.unicodeScalars { search.type(scalar) }
    var matches = Array(entries.reversed()).filter { $0.contains(pattern) }
    #expect(search.hasFailed == matches.isEmpty, "seed \(seed)")
    while !matches.isEmpty, !search.hasFailed {
      #expect(search.result.text == matches[0], "seed \(seed)")
      matches = Array(matches.drop { $0 == search.result.text })
      search.go(.older, lastPattern: "")
    }
    #expect(matches.isEmpty, "seed \(seed)")
  }

  @Test("places never go back, and the end is where plain counting has it", arguments: 1...30)
  func layout(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let text = text(0...40, &random, of: ["a", "字", "é", "\n"])
    let layout = LineLayout(prompt: "› ", text: Array(text.unicodeScalars), columns: 9)
    let offsets = layout.positions.map { $0.row * 9 + $0.column }
    #expect(offsets == offsets.sorted(), "seed \(seed)")
    #expect(layout.positions.allSatisfy { $0.column < 9 }, "seed \(seed)")
    let end = ("› " + text).reduce(0) { offset, character in
      switch character {
      case "\n": (offset / 9 + 1) * 9
      case "字": offset + (offset % 9 == 8 ? 3 : 2)
      default: offset + 1
      }
    }
    #expect(offsets.last == end, "seed \(seed)")
  }
}
