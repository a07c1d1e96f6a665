// What stands at a place of text that is not JSON, to say it in a message.

extension Span<UInt8> {
  /// The run of letters, digits and signs around `offset`, such as `True`, `5.6.7` or `2026-11-29T07:05`.
  ///
  /// Backwards it does not go over a colon, which is more likely the one before a value.
  func word(around offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, self[start - 1].isWordByte, self[start - 1] != .colon { start -= 1 }
    var end = offset
    while end < count, self[end].isWordByte { end += 1 }
    return start..<end
  }

  /// The run of letters, digits and signs from `offset` on that can be meant as a name: up to a colon.
  func nameWord(at offset: Int) -> Range<Int> {
    var end = offset
    while end < count, self[end].isWordByte, self[end] != .colon { end += 1 }
    return offset..<end
  }

  /// The offset of the last byte before `offset` that is no white space.
  func lastOffset(before offset: Int) -> Int? {
    var at = offset - 1
    while at >= 0, self[at].isWhiteSpace { at -= 1 }
    return at >= 0 && !(at == 2 && hasByteOrderMark) ? at : nil
  }

  /// The offset of the first byte from `offset` on that is no white space; the count at the end.
  func nextOffset(from offset: Int) -> Int {
    var at = offset
    while at < count, self[at].isWhiteSpace { at += 1 }
    return at
  }

  /// The end of the line that `offset` stands in: where its line break begins.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, self[end] != .lineFeed { end += 1 }
    return end > offset && end < count && self[end - 1] == .carriageReturn ? end - 1 : end
  }

  /// What a message says is at `offset`: a word, else a single character.
  func found(at offset: Int) -> JSONError.Found {
    guard offset < count else { return .endOfText }
    return .text(string(in: foundRange(at: offset)))
  }

  /// The bytes that `found` speaks of.
  func foundRange(at offset: Int) -> Range<Int> {
    guard offset < count else { return offset..<offset }
    let word = self[offset].isWordByte ? nameWord(at: offset) : offset..<offset
    return word.isEmpty ? offset..<offset + Swift.max(1, sequenceLength(at: offset)) : word
  }
}

extension UInt8 {
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether the byte can be part of a word that somebody forgot to put into quotes.
  var isWordByte: Bool {
    switch self {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "/"), .colon, .plus, .minus,
      .point:
      true
    default: isLetter || isDigit
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a quotation mark of some language, as text programs put it in place of `"`.
  var isTypographicDoubleQuote: Bool {
    switch self {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2033}", "\u{AB}", "\u{BB}", "\u{FF02}": true
    default: false
    }
  }

  var isTypographicSingleQuote: Bool {
    switch self {
    case "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2032}", "\u{60}", "\u{B4}": true
    default: false
    }
  }

  /// Whether this is a minus sign or a dash, as text programs put it in place of `-`.
  var isTypographicMinus: Bool {
    self == "\u{2212}" || self == "\u{2013}" || self == "\u{2012}" || self == "\u{FE63}" || self == "\u{FF0D}"
  }

  /// Whether this is a space or an invisible character that JSON does not take for white space.
  var isStrangeSpace: Bool {
    switch self {
    case "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{1680}", "\u{2000}"..."\u{200B}", "\u{2028}", "\u{2029}",
      "\u{202F}", "\u{205F}", "\u{2060}", "\u{3000}", "\u{FEFF}":
      true
    default: false
    }
  }
}
