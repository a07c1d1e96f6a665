import EntryGrammar
import Testing

@Suite("Cursor")
struct CursorTests {
  @Test("reads words and marks, and stays where they are others")
  func words() throws {
    var cursor = Cursor(try Line("after - lunch"))
    #expect(cursor.take(word: "before", "after") == "after")
    #expect(cursor.take(word: "lunch") == nil)
    #expect(cursor.take(mark: "/", "-") == "-")
    #expect(cursor.isAt(word: "dinner", "lunch"))
    #expect(cursor.take(mark: "lunch") == nil)
    #expect(cursor.take(word: "lunch") == "lunch")
    #expect(cursor.isAtEnd && cursor.take(word: "lunch") == nil && cursor.next == nil)
  }

  @Test(
    "finds a spelling where it stands whole",
    arguments: [
      ("mg/dl fasting", "mg/dl", 3), ("mg / dl", "mg/dl", nil), ("mg", "mg/dl", nil),
      ("after meal", "after meal", 2),
      ("aftermeal", "after meal", nil), ("before meal", "after meal", nil), ("hba1c 48", "hba1c", 3),
      ("hba 1c", "hba1c", nil), ("kgs", "kg", nil), ("kg5", "kg", 1), ("°c", "°c", 2), ("µg", "µg", 1),
      ("b12x", "b12", 2), ("", "kg", nil),
    ])
  func spellings(_ line: String, _ spelling: String, _ count: Int?) throws {
    #expect(Cursor(try Line(line)).length(ofSpelling: spelling) == count)
  }

  @Test("prefers the longest spelling")
  func longest() throws {
    let cursor = Cursor(try Line("mmol/mol 48"))
    let best = try #require(cursor.longest(of: ["mmol", "mmol/mol", "mmol/l"]))
    #expect(best.spelling == "mmol/mol" && best.length == 3)
    #expect(cursor.longest(of: ["mg"]) == nil)
  }

  @Test("tells places in characters, also behind the end")
  func places() throws {
    var cursor = Cursor(try Line("bg  5.6mmol, x "))
    #expect(cursor.wordRange == 0..<2)
    cursor.advance()
    #expect(cursor.wordRange == 4..<11)
    #expect(cursor.place == 4)
    #expect(cursor.isAtGap)
    cursor.advance()
    #expect(!cursor.isAtGap)
    #expect(cursor.text(cursor.range(from: 0)) == "bg  5")
    cursor.advance(by: 3)
    #expect(cursor.next?.text == ",")
    cursor.advance(by: 2)
    #expect(cursor.isAtEnd && cursor.place == 14 && cursor.endPlace == 14)
    #expect(cursor.range(from: 7) == 14..<14)
    cursor.advance(by: 10)
    #expect(cursor.position == 7)
    cursor.move(to: -3)
    #expect(cursor.position == 0)
  }

  @Test("looks ahead and behind")
  func peeks() throws {
    var cursor = Cursor(try Line("bg 112"))
    #expect(cursor.peek(1)?.text == "112")
    #expect(cursor.peek(2) == nil && cursor.peek(-1) == nil)
    cursor.advance()
    #expect(cursor.peek(-1)?.text == "bg")
  }

  @Test("reads a part of the atoms without losing their places")
  func parts() throws {
    let line = try Line("bench 8x80 yesterday")
    var cursor = Cursor(line, atoms: Array(line.atoms[1..<4]))
    cursor.advance(by: 3)
    #expect(cursor.isAtEnd && cursor.endPlace == 10)
    #expect(cursor.text(cursor.range(from: 0)) == "8x80")
  }

  @Test("exchanges words of the line, and takes a blank along with one that goes")
  func replacing() throws {
    let line = try Line("glucose 112 fasting today")
    #expect(line.replacing([(8..<11, "121")]) == "glucose 121 fasting today")
    #expect(line.replacing([(20..<25, ""), (8..<11, "5.6 mmol/L")]) == "glucose 5.6 mmol/L fasting")
    #expect(line.replacing([(0..<7, "")]) == " 112 fasting today")
    #expect(line.replacing([(12..<12, "now ")]) == "glucose 112 now fasting today")
  }
}
