// Faults in strings and in the quotes around them.

extension JSONError {
  /// The string that begins at `start`, behind its quote, cannot hold what is at `offset`.
  @inline(never)
  static func text(at offset: Int, startingAt start: Int, in bytes: Span<UInt8>) -> JSONError {
    if let error = wholeText(at: offset, in: bytes) { return error }
    guard offset < bytes.count else {
      return unterminated(.endOfText, at: offset, startingAt: start, in: bytes)
    }
    switch bytes[offset] {
    case .lineFeed: return unterminated(.endOfLine, at: offset, startingAt: start, in: bytes)
    case .carriageReturn where bytes.has("\r\n", at: offset):
      return unterminated(.endOfLine, at: offset, startingAt: start, in: bytes)
    case .backslash: return escape(at: offset, startingAt: start, in: bytes)
    case 0x80...0xFF: return JSONError(kind: .notUTF8(bytes[offset]), range: offset..<offset + 1)
    default: return JSONError(kind: .controlCharacter(bytes[offset]), range: offset..<offset + 1)
    }
  }

  private static func unterminated(
    _ found: Found, at offset: Int, startingAt start: Int, in bytes: Span<UInt8>
  ) -> JSONError {
    let end = bytes.typographicEnd(from: start, to: offset)
    return end.map { typographic(start - 1..<$0, in: bytes) }
      ?? JSONError(kind: .unterminatedString(found), range: start - 1..<offset)
  }

  private static func escape(at offset: Int, startingAt start: Int, in bytes: Span<UInt8>) -> JSONError {
    guard offset + 1 < bytes.count else {
      return unterminated(.endOfText, at: bytes.count, startingAt: start, in: bytes)
    }
    guard bytes[offset + 1] == UInt8(ascii: "u") else {
      let range = offset..<offset + 1 + Swift.max(1, bytes.sequenceLength(at: offset + 1))
      return JSONError(kind: .unknownEscape(bytes.string(in: range)), range: range)
    }
    var end = offset + 2
    while end < bytes.count, end < offset + 6, bytes[end].hexDigit != nil { end += 1 }
    let spelling = bytes.string(in: offset..<end)
    return JSONError(
      kind: end == offset + 6 ? .loneSurrogate(spelling) : .shortEscape(spelling), range: offset..<end)
  }

  /// A quotation mark at `offset` that is none in JSON, with the text that it begins if the end of that shows.
  static func quotes(at offset: Int, in bytes: Span<UInt8>) -> JSONError? {
    guard let scalar = bytes.scalar(at: offset) else { return nil }
    let start = offset + bytes.sequenceLength(at: offset)
    if scalar.isTypographicDoubleQuote {
      let end = bytes.quotedEnd(from: start) { $0.isTypographicDoubleQuote || $0 == "\"" }
      return typographic(offset..<(end ?? start), in: bytes)
    }
    guard scalar == "'" || scalar.isTypographicSingleQuote else { return nil }
    let end = bytes.quotedEnd(from: start) { $0 == "'" || $0.isTypographicSingleQuote }
    return JSONError(kind: .singleQuotes, range: offset..<(end ?? start))
  }

  /// A string that went on too far, since its closing quote is a typographic one or an inner quote ended it;
  /// seen from what follows it at `offset` without a gap.
  static func misquoted(before offset: Int, in bytes: Span<UInt8>) -> JSONError? {
    guard offset > 1, offset < bytes.count, bytes[offset - 1] == .quote else { return nil }
    guard bytes[offset].isWordByte || bytes[offset] >= 0x80, bytes[offset] != .colon else { return nil }
    var opening = offset - 2
    while opening > 0, bytes[opening] != .quote || bytes.isEscaped(opening) { opening -= 1 }
    if let end = bytes.typographicEnd(from: opening + 1, to: offset - 1) {
      return typographic(opening..<end, in: bytes)
    }
    return JSONError(kind: .quoteInString(bytes.found(at: offset)), range: offset - 1..<offset)
  }

  private static func typographic(_ range: Range<Int>, in bytes: Span<UInt8>) -> JSONError {
    let marks = bytes.string(in: range).unicodeScalars.filter(\.isTypographicDoubleQuote)
    return JSONError(kind: .typographicQuotes(marks.first.map(String.init) ?? ""), range: range)
  }
}

extension Span<UInt8> {
  /// Whether the text at `offset` can begin a string, in whatever quotes.
  func quoteBegins(at offset: Int) -> Bool {
    guard let scalar = scalar(at: offset) else { return false }
    return scalar == "\"" || scalar == "'" || scalar.isTypographicDoubleQuote
      || scalar.isTypographicSingleQuote
  }

  /// Where text in quotes ends that begins at `start`: behind the first closing quote of the line that a mark
  /// or the end of the line follows; `nil` if there is none, or if the text would need escapes.
  fileprivate func quotedEnd(from start: Int, isQuote: (Unicode.Scalar) -> Bool) -> Int? {
    var at = start
    while let scalar = scalar(at: at), scalar.value >= 0x20, scalar != "\\" {
      let end = at + sequenceLength(at: at)
      if isQuote(scalar) && isMark(after: end) { return end }
      if scalar == "\"" { return nil }
      at = end
    }
    return nil
  }

  /// Where a string that begins at `start` is meant to end by a typographic quote before `limit`.
  fileprivate func typographicEnd(from start: Int, to limit: Int) -> Int? {
    var at = start
    while at < limit, let scalar = scalar(at: at) {
      at += sequenceLength(at: at)
      if scalar.isTypographicDoubleQuote && isMark(after: at) { return at }
    }
    return nil
  }

  /// Whether a comma, colon, closing bracket or the end of the line comes next.
  private func isMark(after offset: Int) -> Bool {
    var at = offset
    while at < count, self[at] == .blank || self[at] == .tab { at += 1 }
    guard at < count else { return true }
    switch self[at] {
    case .comma, .colon, .closeBrace, .closeBracket, .lineFeed, .carriageReturn: return true
    default: return false
    }
  }

  /// Whether an odd number of backslashes stands before `offset`.
  fileprivate func isEscaped(_ offset: Int) -> Bool {
    var at = offset
    while at > 0, self[at - 1] == .backslash { at -= 1 }
    return (offset - at) % 2 == 1
  }
}
