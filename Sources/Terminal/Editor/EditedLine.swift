/// The line as it stands in the editor.
struct EditedLine: Equatable, Sendable {
  var scalars: [Unicode.Scalar] = []
  /// How many scalars stand before the cursor.
  var cursor = 0

  var text: String { Self.text(scalars[...]) }
  var isEmpty: Bool { scalars.isEmpty }
  var isCursorAtEnd: Bool { cursor == scalars.count }

  /// How many characters, as a person counts them, stand before the cursor.
  var cursorInCharacters: Int { Self.text(scalars[..<cursor]).count }

  static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  init(scalars: [Unicode.Scalar] = [], cursor: Int = 0) {
    self.scalars = scalars
    self.cursor = cursor
  }

  /// `text` with the cursor behind `characters` of it, or at its end.
  init(_ text: String, cursor characters: Int? = nil) {
    scalars = Array(text.unicodeScalars)
    cursor = characters.map { text.prefix(max(0, $0)).unicodeScalars.count } ?? scalars.count
  }

  mutating func insert(_ text: String) {
    let inserted = Array(text.unicodeScalars)
    scalars.insert(contentsOf: inserted, at: cursor)
    cursor += inserted.count
  }

  /// Puts `text` in the place of a range of characters; the cursor stands behind it.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let whole = self.text
    let start = whole.prefix(range.lowerBound).unicodeScalars.count
    let end = whole.prefix(range.upperBound).unicodeScalars.count
    scalars.replaceSubrange(start..<max(start, end), with: text.unicodeScalars)
    cursor = start + text.unicodeScalars.count
  }
}
