// What is not JSON at all, wherever it stands outside a string.

extension JSONError {
  static func foreign(at offset: Int, in bytes: Span<UInt8>) -> JSONError? {
    if let error = wholeText(at: offset, in: bytes) { return error }
    guard offset < bytes.count else { return nil }
    if let marker = bytes.conflictMarker(at: offset) {
      let range = offset..<bytes.lineEnd(from: offset)
      return JSONError(kind: .conflictMarker(marker), range: range)
    }
    if let range = bytes.comment(at: offset) { return JSONError(kind: .comment, range: range) }
    guard let scalar = bytes.scalar(at: offset) else {
      return JSONError(kind: .notUTF8(bytes[offset]), range: offset..<offset + 1)
    }
    guard scalar.isStrangeSpace else { return nil }
    return JSONError(
      kind: .strangeSpace(scalar), range: offset..<offset + bytes.sequenceLength(at: offset))
  }

  /// What is wrong with all of the text; it shows at the latest in the first four bytes.
  static func wholeText(at offset: Int, in bytes: Span<UInt8>) -> JSONError? {
    guard offset < 4, !bytes.isEmpty else { return nil }
    if bytes.isUTF16 { return JSONError(kind: .utf16, range: 0..<bytes.count) }
    for at in bytes.indices where bytes[at] != 0 { return nil }
    return JSONError(kind: .onlyNUL, range: 0..<bytes.count)
  }
}

extension Span<UInt8> {
  /// Whether the text begins with the mark of UTF-16, or with two ASCII characters in it.
  fileprivate var isUTF16: Bool {
    guard count >= 2 else { return false }
    if (self[0] == 0xFF && self[1] == 0xFE) || (self[0] == 0xFE && self[1] == 0xFF) { return true }
    guard count >= 4, count.isMultiple(of: 2) else { return false }
    let zeros = (self[0] == 0, self[1] == 0, self[2] == 0, self[3] == 0)
    return zeros == (true, false, true, false) || zeros == (false, true, false, true)
  }

  /// The mark of a merge that `git` left, if `offset` is at the start of such a line.
  fileprivate func conflictMarker(at offset: Int) -> String? {
    guard offset == 0 || self[offset - 1] == .lineFeed else { return nil }
    let markers: [StaticString] = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    guard let marker = markers.first(where: { has($0, at: offset) }) else { return nil }
    let end = offset + marker.utf8CodeUnitCount
    return end == count || self[end].isWhiteSpace ? "\(marker)" : nil
  }

  /// A comment as other languages have them: `//` and `#` to the end of the line, `/*` to its `*/`.
  fileprivate func comment(at offset: Int) -> Range<Int>? {
    if self[offset] == UInt8(ascii: "#") || has("//", at: offset) { return offset..<lineEnd(from: offset) }
    guard has("/*", at: offset) else { return nil }
    var end = offset + 2
    while end < count, !has("*/", at: end) { end += 1 }
    return offset..<Swift.min(end + 2, count)
  }
}
