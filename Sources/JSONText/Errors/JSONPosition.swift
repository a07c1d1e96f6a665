/// A place in a text as editors count it.
///
/// Lines and columns are counted from 1, columns in Unicode scalars. A line ends with LF or CRLF; a lone CR
/// is white space like any other. A byte order mark has no width.
package struct JSONPosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of the byte at `offset`, found by reading all bytes before it.
  package init(of offset: Int, in bytes: Span<UInt8>) {
    var line = 1
    var start = 0
    for at in 0..<offset where bytes[at] == .lineFeed {
      line += 1
      start = at + 1
    }
    self.init(line: line, column: bytes.column(of: offset, inLineFrom: start))
  }
}

extension Span<UInt8> {
  func column(of offset: Int, inLineFrom start: Int) -> Int {
    let first = start == 0 && hasByteOrderMark ? 3 : start
    return 1 + scalarCount(in: first..<Swift.max(first, offset))
  }

  func scalarCount(in range: Range<Int>) -> Int {
    var count = 0
    for at in range where self[at] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Whether the text begins with U+FEFF, as some editors write it.
  package var hasByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }
}
