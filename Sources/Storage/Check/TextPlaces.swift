internal import JSONText

/// The places of a document's bytes as people count them, for many at once.
struct TextPlaces {
  typealias Bytes = ContiguousArray<UInt8>

  let path: String
  let bytes: Bytes
  private let lines: JSONLines
  /// Where a text that was mended in memory differs from the file, so that places in it become places in the file.
  private let mends: [JSONSplice]

  init(path: String, _ bytes: Bytes, mends: [JSONSplice] = []) {
    self.path = path
    self.bytes = bytes
    self.mends = mends
    lines = JSONLines(of: bytes.span)
  }

  /// A fault at bytes of the file.
  func fault(at range: Range<Int>, _ code: String, _ message: String, remedy: String? = nil) -> DocumentFault
  {
    let span = bytes.span
    let start = lines.position(of: min(range.lowerBound, bytes.count), in: span)
    let end = lines.position(of: min(range.upperBound, bytes.count), in: span)
    return DocumentFault(
      path: path, line: start.line, column: start.column,
      length: max(1, end.line == start.line ? end.column - start.column : 1), code: code, message: message,
      remedy: remedy, excerpt: lines.text(ofLine: start.line, in: span))
  }

  func line(of offset: Int) -> Int { lines.position(of: min(offset, bytes.count), in: bytes.span).line }

  /// Where bytes of the mended text stand in the file.
  func original(_ range: Range<Int>) -> Range<Int> {
    guard !mends.isEmpty else { return range }
    let start = original(range.lowerBound)
    return start..<(range.isEmpty ? start : original(range.upperBound - 1) + 1)
  }

  private func original(_ offset: Int) -> Int {
    var shift = 0
    for mend in mends {
      let start = mend.range.lowerBound + shift
      if offset < start { break }
      if offset < start + mend.replacement.count { return mend.range.lowerBound }
      shift += mend.growth
    }
    return offset - shift
  }
}
