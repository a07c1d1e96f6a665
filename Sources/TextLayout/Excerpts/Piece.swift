/// A character of a line as an excerpt shows it, and how much of the line it stands for.
struct Piece: Equatable {
  private(set) var shown: String
  private(set) var columns: Int
  /// Bytes or characters of the line, as the range of the excerpt counts.
  let units: Int

  init(_ shown: String, units: Int) {
    self.shown = shown
    self.units = units
    columns = shown.columns
  }

  var isTab: Bool { shown == "\\t" }
  var isLineEnd: Bool { shown == "\\n" || shown == "\\r" || shown == "\\r\\n" }

  /// Two blanks instead of a tab: an indentation is read as depth, not as columns.
  mutating func drawAsIndent() {
    shown = "  "
    columns = 2
  }

  func spelled(in glyphs: GlyphSet) -> Piece {
    switch glyphs {
    case .utf8: self
    case .ascii: Piece(shown.spelledInASCII, units: units)
    }
  }
}

extension [Piece] {
  /// The characters of a line, each of so many units.
  init(_ line: String, units: (Character) -> Int) {
    self = line.map { Piece(Visible(String($0)).text, units: units($0)) }
  }

  /// The characters of a line that may hold bytes that are no UTF-8, each byte a unit.
  init(utf8 line: some Collection<UInt8>) {
    self.init()
    let bytes = Array<UInt8>(line)
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var text = ""
    var position = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        text.unicodeScalars.append(Unicode.UTF8.decode(encoded))
        position += encoded.count
      case .error(let length):
        append(contentsOf: [Piece](text) { $0.utf8.count })
        text = ""
        append(contentsOf: bytes[position..<(position + length)].map { Piece($0.spelledOut, units: 1) })
        position += length
      case .emptyInput:
        append(contentsOf: [Piece](text) { $0.utf8.count })
        return
      }
    }
  }

  /// The pieces that `range` touches, at least one; the one behind the last stands for the end of the line.
  func indices(of range: Range<Int>) -> Range<Int> {
    var end = 0
    var first = count
    for (index, piece) in enumerated() {
      if first < index, end >= range.upperBound { return first..<index }
      end += piece.units
      if first == count, end > range.lowerBound { first = index }
    }
    return first..<Swift.max(first + 1, count)
  }
}

extension UInt8 {
  fileprivate var spelledOut: String { "\\x" + (self < 0x10 ? "0" : "") + String(self, radix: 16) }
}
