/// The lines of a text, to find the place of many offsets and the text to show of them.
package struct JSONLines: Sendable {
  /// The offset of the first byte of each line.
  package let starts: ContiguousArray<Int>

  /// Reads the text once; a text that ends with a line break has an empty line after it.
  package init(of bytes: Span<UInt8>) {
    var starts: ContiguousArray = [0]
    for at in bytes.indices where bytes[at] == .lineFeed { starts.append(at + 1) }
    self.starts = starts
  }

  /// The line and column of the byte at `offset`.
  package func position(of offset: Int, in bytes: Span<UInt8>) -> JSONPosition {
    let line = lineNumber(of: offset)
    return JSONPosition(line: line, column: bytes.column(of: offset, inLineFrom: starts[line - 1]))
  }

  /// The bytes of a line, counted from 1, without its line break and a byte order mark.
  package func range(ofLine line: Int, in bytes: Span<UInt8>) -> Range<Int> {
    let start = line == 1 && bytes.hasByteOrderMark ? 3 : starts[line - 1]
    guard line < starts.count else { return start..<bytes.count }
    let end = starts[line] - 1
    return start..<(end > start && bytes[end - 1] == .carriageReturn ? end - 1 : end)
  }

  /// The text of a line, counted from 1; what is not UTF-8 shows as U+FFFD.
  package func text(ofLine line: Int, in bytes: Span<UInt8>) -> String {
    bytes.string(in: range(ofLine: line, in: bytes))
  }

  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
