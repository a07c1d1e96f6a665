// Where the scanner cannot go on it asks here for the error: one function for each thing that it may
// have expected. All of this is off the path of good text, and may look around as it likes.

extension JSONError {
  /// A value was due at `offset`.
  @inline(never)
  static func value(at offset: Int, in bytes: Span<UInt8>) -> JSONError {
    if let error = foreign(at: offset, in: bytes) ?? markInPlaceOfValue(at: offset, in: bytes) {
      return error
    }
    if let error = quotes(at: offset, in: bytes) ?? minus(at: offset, in: bytes) { return error }
    switch bytes[offset] {
    case .plus, .point, .minus, .zero ... .nine: return number(at: offset, in: bytes)
    case let byte where byte.isWordByte && byte != .colon:
      let range = bytes.word(around: offset).clamped(to: offset..<bytes.count)
      return JSONError(kind: .word(bytes.string(in: range)), range: range)
    default:
      return JSONError(kind: .expectedValue(bytes.found(at: offset)), range: bytes.foundRange(at: offset))
    }
  }

  /// A name was due at `offset`, in the object that begins before `start`.
  @inline(never)
  static func name(at offset: Int, inObjectFrom start: Int, in bytes: Span<UInt8>) -> JSONError {
    if let error = foreign(at: offset, in: bytes) { return error }
    guard offset < bytes.count else { return unclosed(from: start, closing: "}", in: bytes) }
    if let error = markInPlaceOfName(at: offset, inObjectFrom: start, in: bytes) { return error }
    if let error = quotes(at: offset, in: bytes) ?? commaInNumber(at: offset, in: bytes) { return error }
    let word = bytes.nameWord(at: offset)
    guard !word.isEmpty else {
      return JSONError(kind: .expectedName(bytes.found(at: offset)), range: bytes.foundRange(at: offset))
    }
    return JSONError(kind: .unquotedName(bytes.string(in: word)), range: word)
  }

  /// A colon was due at `offset`, after the name that ends at `end`.
  @inline(never)
  static func colon(at offset: Int, after end: Int, in bytes: Span<UInt8>) -> JSONError {
    if let error = foreign(at: offset, in: bytes) { return error }
    if let error = misquoted(before: offset, in: bytes) { return error }
    let isMissing = offset == bytes.count || bytes.valueBegins(at: offset)
    return JSONError(
      kind: .expectedColon(bytes.found(at: offset)),
      range: isMissing ? end..<end : bytes.foundRange(at: offset))
  }

  /// A comma or the closing bracket was due at `offset`.
  @inline(never)
  static func separator<C: JSONScanner.Container>(
    at offset: Int, in container: C, of bytes: Span<UInt8>
  ) -> JSONError {
    let closing = Character(Unicode.Scalar(C.closing))
    if let error = foreign(at: offset, in: bytes) { return error }
    guard offset < bytes.count else { return unclosed(from: container.start, closing: closing, in: bytes) }
    if let error = misquoted(before: offset, in: bytes) ?? runOn(at: offset, in: bytes) { return error }
    if let error = wrongBracket(at: offset, opening: container.start - 1, in: bytes) { return error }
    let found = bytes.found(at: offset)
    if bytes.memberOrElementBegins(at: offset, closing: C.closing) {
      let end = (bytes.lastOffset(before: offset) ?? offset - 1) + 1
      return JSONError(kind: .missingComma(closing: closing, found), range: end..<end)
    }
    return JSONError(
      kind: .expectedSeparator(closing: closing, found), range: bytes.foundRange(at: offset))
  }

  /// The end was due at `offset`.
  @inline(never)
  static func afterText(at offset: Int, in bytes: Span<UInt8>) -> JSONError {
    foreign(at: offset, in: bytes) ?? misquoted(before: offset, in: bytes) ?? runOn(at: offset, in: bytes)
      ?? JSONError(kind: .textAfterEnd(bytes.found(at: offset)), range: bytes.foundRange(at: offset))
  }

  /// The number that begins at `start` does not go on as one.
  @inline(never)
  static func number(at start: Int, in bytes: Span<UInt8>) -> JSONError {
    let range = start..<Swift.max(start + 1, bytes.word(around: start).upperBound)
    return JSONError(kind: .number(bytes.string(in: range)), range: range)
  }

  /// `name` stands in its object for the second time.
  @inline(never)
  static func doubleName(_ name: JSONScanner.Text, in bytes: Span<UInt8>) -> JSONError {
    JSONError(kind: .doubleName(name.string(in: bytes)), range: name.quotedRange)
  }
}
