/// One line of a text with a run of carets below the part that is meant.
///
///     14 | {"time": "2026-11-29", "value": 6,1}
///        |                                 ^^^
///
/// The line is shown through ``Visible``, tabs that indent it as blanks, bytes that are no UTF-8 as `\xff`. The carets
/// stand below the very characters, whatever their width; a range that is empty, or behind the end, has one caret.
package struct Excerpt: Equatable, Sendable {
  private let pieces: [Piece]
  /// The pieces with a caret, at least one; the one behind the last stands for the end of the line.
  private let marked: Range<Int>

  /// The excerpt of `line` with carets below `characters`, which count from 0.
  package init(_ line: some StringProtocol, characters: Range<Int>) {
    self.init([Piece](String(line)) { _ in 1 }, units: characters)
  }

  /// The excerpt of a line of a document with carets below the characters that have a byte in `bytes`, which count
  /// from the beginning of the line.
  package init(utf8 line: some Collection<UInt8>, bytes: Range<Int>) {
    self.init([Piece](utf8: line), units: bytes)
  }

  private init(_ pieces: [Piece], units: Range<Int>) {
    var pieces = pieces
    while let last = pieces.last, last.isLineEnd { pieces.removeLast() }
    let indent = pieces.prefix { $0.isTab || $0.shown == " " }.indices
    for index in indent where pieces[index].isTab { pieces[index].drawAsIndent() }
    self.pieces = pieces
    marked = pieces.indices(of: units)
  }

  /// The line and the carets, in no more than `width` columns; a long line is cut around the carets.
  ///
  /// `prefix` stands before the line, blanks of its width before the carets, with a `|` where the prefix has one; it
  /// goes away where it would leave too little room.
  package func text(
    prefix: StyledText = "", width: Int = 80, style: Style = .error, glyphs: GlyphSet = .utf8
  ) -> StyledText {
    var prefix = prefix.spelled(in: glyphs)
    if width - prefix.width < Self.leastRoom { prefix = "" }
    let room = max(1, width - prefix.width)
    let window = ExcerptWindow(
      pieces.map { $0.spelled(in: glyphs) }, marked: marked, room: room, glyphs: glyphs)
    let margin = StyledText(visible: prefix.description.reduce(into: "") { $0 += $1.blankOrBar })
    let carets = StyledText(visible: String(repeating: "^", count: window.carets.count), style)
    let indent = StyledText(visible: String(repeating: " ", count: window.carets.lowerBound))
    return (prefix + StyledText(visible: window.line)).withoutTrailingBlanks + "\n" + margin + indent + carets
  }

  /// The columns for a word and its surroundings, below which a prefix is no help.
  private static let leastRoom = 12
}

extension Character {
  fileprivate var blankOrBar: String { self == "|" ? "|" : String(repeating: " ", count: columns) }
}
