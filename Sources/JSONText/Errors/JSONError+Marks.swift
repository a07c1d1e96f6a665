// Commas, brackets and colons that are missing, or that stand where something else is due.

extension JSONError {
  static func unclosed(from start: Int, closing: Character, in bytes: Span<UInt8>) -> JSONError {
    let end = (bytes.lastOffset(before: bytes.count) ?? -1) + 1
    return JSONError(kind: .unclosed(opening: start - 1, closing: closing), range: end..<end)
  }

  /// A value was due, and there is the end, a comma or a closing bracket.
  static func markInPlaceOfValue(at offset: Int, in bytes: Span<UInt8>) -> JSONError? {
    let before = bytes.lastOffset(before: offset)
    guard offset < bytes.count else { return endInPlaceOfValue(after: before, in: bytes) }
    guard let before else { return nil }
    switch (bytes[before], bytes[offset]) {
    case (.comma, .comma), (.openBracket, .comma): return comma(at: offset, after: before, in: bytes)
    case (.comma, .closeBracket):
      return JSONError(kind: .trailingComma(closing: "]"), range: before..<before + 1)
    case (.comma, .closeBrace), (.openBracket, .closeBrace):
      guard let opening = bytes.innermostOpening(before: offset) else { return nil }
      return wrongBracket(at: offset, opening: opening, in: bytes)
    default: return nil
    }
  }

  private static func endInPlaceOfValue(after before: Int?, in bytes: Span<UInt8>) -> JSONError {
    guard let before else { return JSONError(kind: .empty, range: 0..<0) }
    let isInArray = bytes[before] == .comma || bytes[before] == .openBracket
    if isInArray, let opening = bytes.innermostOpening(before: bytes.count) {
      return unclosed(from: opening + 1, closing: "]", in: bytes)
    }
    return JSONError(kind: .expectedValue(.endOfText), range: before + 1..<before + 1)
  }

  /// A name was due, and there is a comma or a bracket.
  static func markInPlaceOfName(at offset: Int, inObjectFrom start: Int, in bytes: Span<UInt8>) -> JSONError?
  {
    let before = bytes.lastOffset(before: offset) ?? start - 1
    switch (bytes[before], bytes[offset]) {
    case (.comma, .comma), (.openBrace, .comma): return comma(at: offset, after: before, in: bytes)
    case (.comma, .closeBrace):
      return JSONError(kind: .trailingComma(closing: "}"), range: before..<before + 1)
    case (_, .closeBracket): return wrongBracket(at: offset, opening: start - 1, in: bytes)
    case (.comma, .openBrace):
      let end = (bytes.lastOffset(before: before) ?? before - 1) + 1
      return JSONError(kind: .unclosedBeforeNext(opening: start - 1), range: end..<end)
    default: return nil
    }
  }

  private static func comma(at offset: Int, after before: Int, in bytes: Span<UInt8>) -> JSONError {
    guard bytes[before] != .comma else { return JSONError(kind: .doubleComma, range: before..<before + 1) }
    let opening = Character(Unicode.Scalar(bytes[before]))
    return JSONError(kind: .leadingComma(opening: opening), range: offset..<offset + 1)
  }

  /// The bracket at `offset`, if it is one and does not close the one at `opening`.
  static func wrongBracket(at offset: Int, opening: Int, in bytes: Span<UInt8>) -> JSONError? {
    let closing: Character = bytes[opening] == .openBrace ? "}" : "]"
    let found = bytes[offset]
    guard found == .closeBrace || found == .closeBracket else { return nil }
    let kind = Kind.wrongBracket(opening: opening, closing: closing, found: Character(Unicode.Scalar(found)))
    return JSONError(kind: kind, range: offset..<offset + 1)
  }

  /// `5,6` in place of `5.6`: a digit where a name is due, right after a number and its comma.
  static func commaInNumber(at offset: Int, in bytes: Span<UInt8>) -> JSONError? {
    guard offset >= 2, bytes[offset].isDigit, bytes[offset - 1] == .comma, bytes[offset - 2].isDigit else {
      return nil
    }
    let start = bytes.word(around: offset - 2).lowerBound
    var end = offset
    while end < bytes.count, bytes[end].isDigit || bytes.isCommaInDigits(at: end) { end += 1 }
    return JSONError(kind: .commaInNumber(bytes.string(in: start..<end)), range: start..<end)
  }
}

extension Span<UInt8> {
  fileprivate func isCommaInDigits(at offset: Int) -> Bool {
    self[offset] == .comma && offset + 1 < count && self[offset + 1].isDigit
  }

  func valueBegins(at offset: Int) -> Bool {
    switch self[offset] {
    case .quote, .openBrace, .openBracket, .minus, .zero ... .nine: true
    default: has("true", at: offset) || has("false", at: offset) || has("null", at: offset)
    }
  }

  /// Whether what begins at `offset` can be the next in the container that `closing` ends.
  func memberOrElementBegins(at offset: Int, closing: UInt8) -> Bool {
    if quoteBegins(at: offset) { return true }
    guard closing == .closeBrace else { return valueBegins(at: offset) }
    let word = nameWord(at: offset)
    let end = nextOffset(from: word.upperBound)
    return !word.isEmpty && end < count && self[end] == .colon
  }

  /// The bracket before `offset` that nothing closes until then; all text up to `offset` is sound.
  func innermostOpening(before offset: Int) -> Int? {
    var open: [Int] = []
    var isInString = false
    var at = 0
    while at < offset {
      switch self[at] {
      case .backslash: at += 1
      case .quote: isInString.toggle()
      case .openBrace where !isInString, .openBracket where !isInString: open.append(at)
      case .closeBrace where !isInString, .closeBracket where !isInString: _ = open.popLast()
      default: break
      }
      at += 1
    }
    return open.last
  }
}
