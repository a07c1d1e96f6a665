extension JSONError {
  /// What to do about the fault, where that can be said, such as `"write 5.6"`.
  ///
  /// `bytes` is the text that the fault was found in: some remedies name a line of it.
  package func remedy(in bytes: Span<UInt8>) -> String? {
    switch kind {
    case .missingComma:
      bytes.isLineEnd(range.lowerBound)
        ? "put a comma at the end of line \(position(in: bytes).line)" : "put a comma between the two"
    case .unclosed(let opening, let closing):
      "close the '\(bytes.character(at: opening))' of line \(bytes.line(of: opening)) with '\(closing)'"
    case .wrongBracket(let opening, let closing, _):
      "close the '\(bytes.character(at: opening))' of line \(bytes.line(of: opening)) with '\(closing)' first"
    case .unclosedBeforeNext(let opening): "close the '{' of line \(bytes.line(of: opening)) with '}'"
    default: kind.remedy
    }
  }
}

extension JSONError.Kind {
  /// What to do about the fault, whatever the text around it.
  fileprivate var remedy: String? {
    switch self {
    case .empty: "remove the file, or take it back from git or a backup"
    case .onlyNUL: "take the file back from git or a backup; a power cut can leave it so"
    case .utf16, .notUTF8: "save the file as UTF-8"
    case .byteOrderMark: "save the file without a byte order mark"
    case .conflictMarker: "keep one of the two versions, or both, and remove the lines with the markers"
    case .textAfterEnd(.text("]")), .textAfterEnd(.text("}")): "remove the bracket, or open one before it"
    case .expectedColon: "put a colon between the name and its value"
    case .expectedSeparator(_, .text(";")): "write a comma"
    case .trailingComma(let closing): "remove the comma before '\(closing)'"
    case .leadingComma(let opening): "remove the comma after '\(opening)'"
    case .doubleComma: "remove one of them"
    case .comment: "remove it: JSON has no comments"
    case .strangeSpace: "put a plain blank in its place"
    case .unquotedName(let word), .unquotedText(let word): "write \"\(word)\""
    case .doubleName: "remove one of the two"
    case .singleQuotes, .typographicQuotes: "put straight double quotes around it"
    case .unterminatedString: "close the text with '\"'; a line break in it is written '\\n'"
    case .quoteInString: "close the text before it, or write a quote inside it as '\\\"'"
    case .controlCharacter(0): nil
    case .controlCharacter(let byte): "write '\(JSONString.escape(of: byte))' in its place"
    case .unknownEscape: "write '\\\\' for a backslash"
    case .loneSurrogate: "write the character itself"
    case .commaInNumber(let spelling): commaRemedy(spelling)
    case .leadingZero(let spelling), .plusSign(let spelling), .bareDecimalPoint(let spelling):
      NumberSpelling.corrected(spelling).map { "write \($0)" }
    case .typographicMinus: "write '-'"
    case .notFinite: "write null, or leave the member out"
    case .misspelledWord(_, let meant): "write \(meant)"
    case .tooDeep, .textAfterEnd, .expectedValue, .expectedName, .expectedSeparator, .missingComma, .unclosed,
      .wrongBracket, .unclosedBeforeNext, .shortEscape, .malformedNumber:
      nil
    }
  }

  private func commaRemedy(_ spelling: String) -> String {
    if let number = NumberSpelling.withoutComma(spelling) { return "write the number with '.': \(number)" }
    return "write the number without a comma"
  }
}

extension Span<UInt8> {
  fileprivate func character(at offset: Int) -> Character { Character(Unicode.Scalar(self[offset])) }

  fileprivate func line(of offset: Int) -> Int { JSONPosition(of: offset, in: self).line }

  fileprivate func isLineEnd(_ offset: Int) -> Bool {
    var at = offset
    while at < count, self[at] == .blank || self[at] == .tab { at += 1 }
    return at == count || self[at] == .lineFeed || self[at] == .carriageReturn
  }
}
