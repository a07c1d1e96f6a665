import TestSupport
import Testing
import TextLayout

@testable import Terminal

@Suite("Line painter")
struct LinePainterTests {
  private let painter = LinePainter(prompt: "› ", promptStyle: .bold, size: .init(columns: 12, rows: 6))

  init() { CharacterSet.prepare() }

  @Test("writes the line in colour between saving and restoring the cursor")
  func bytes() {
    let painting = painter.painting(EditedLine("a1 b"), marks: [Mark(1..<2, .accent)], hint: nil)
    #expect(painting == "\u{1B}7\r\u{1B}[1m› \u{1B}[0ma\u{1B}[36m1\u{1B}[0m b\u{1B}8")
  }

  @Test("painted anew takes away what stood there, and sets the cursor's column")
  func anew() {
    let line = EditedLine(scalars: Array("1234567890ab".unicodeScalars), cursor: 11)
    #expect(
      painter.painting(line, marks: [], hint: nil, anew: true)
        == "\u{1B}7\r\u{1B}[1A\u{1B}[J\u{1B}[1m› \u{1B}[0m1234567890ab\u{1B}8\u{1B}[2G")
  }

  @Test("counts characters and not scalars, and of two marks the later holds")
  func marks() {
    let line = EditedLine("e\u{301}xy")
    let painting = painter.painting(line, marks: [Mark(0..<2, .bad), Mark(1..<9, .good)], hint: nil)
    #expect(
      painting == "\u{1B}7\r\u{1B}[1m› \u{1B}[0m\u{1B}[31me\u{301}\u{1B}[0m\u{1B}[32mxy\u{1B}[0m\u{1B}8")
  }

  @Test(
    "cuts the hint at the edge, and at what cannot be shown",
    arguments: [("6789", "67"), ("字字", "字"), ("6\u{1B}[2J", "6"), ("", "")])
  func hint(_ hint: String, _ shown: String) {
    let painting = painter.painting(EditedLine("1234567"), marks: [], hint: hint)
    let faint = shown.isEmpty ? "" : "\u{1B}[2m\(shown)\u{1B}[0m"
    #expect(painting == "\u{1B}7\r\u{1B}[1m› \u{1B}[0m1234567\(faint)\u{1B}8")
  }

  @Test("leaves a line alone that it cannot show, or that is taller than the screen")
  func alone() {
    #expect(painter.painting(EditedLine("a\u{7}"), marks: [], hint: nil) == nil)
    #expect(painter.painting(EditedLine("a\u{202E}b"), marks: [], hint: nil) == nil)
    #expect(painter.painting(EditedLine(String(repeating: "x", count: 80)), marks: [], hint: nil) == nil)
  }

  @Test("puts every character where libedit has put it, whatever the line", arguments: 1...40)
  func random(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let letters: [Unicode.Scalar] = ["a", "1", " ", "字", "é", "\n"]
    let count = Int.random(in: 0...30, using: &random)
    let scalars = (0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
    let line = EditedLine(scalars: scalars, cursor: Int.random(in: 0...count, using: &random))
    var screen = ScreenModel(columns: 12, rows: 40)
    screen.feed(plainDrawing(of: line).utf8)
    let before = screen
    let tall = LinePainter(prompt: "› ", promptStyle: .plain, size: .init(columns: 12, rows: 40))
    screen.feed((tall.painting(line, marks: [], hint: nil) ?? "").utf8)
    #expect(screen.lines == before.lines, "seed \(seed)")
    #expect(screen.cursor == before.cursor, "seed \(seed)")
  }

  /// The line as a layout says that it stands there, each character put in its place.
  private func plainDrawing(of line: EditedLine) -> String {
    let layout = LineLayout(prompt: "› ", text: line.scalars, columns: 12)
    let places = zip(line.scalars, layout.positions).filter { $0.0 != "\n" }
    let text = places.map { "\u{1B}[\($1.row + 1);\($1.column + 1)H\($0)" }.joined()
    let cursor = layout.positions[line.cursor]
    return "› " + text + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H"
  }
}
