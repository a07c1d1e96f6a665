extension JSONError {
  /// What to do about the fault, where that can be said, such as `"write 5.6"`.
  ///
  /// `bytes` is the text that the fault was found in: some remedies name a line of it.
  package func remedy(in bytes: Span<UInt8>) -> String? {
    kind.remedy(at: range.lowerBound, in: bytes)
  }
}

extension JSONError.Kind {
  fileprivate func remedy(at offset: Int, in bytes: Span<UInt8>) -> String? {
    switch self {
    case .empty: "remove the file, or take it back from git or a backup"
    case .onlyNUL: "take the file back from git or a backup; a power cut can leave it so"
    case .utf16, .notUTF8: "save the file as UTF-8"
    case .byteOrderMark: "save the file without a byte order mark"
    case .conflictMarker: "keep one of the two versions, or both, and remove the lines with the markers"
    case .textAfterEnd(.text("]")), .textAfterEnd(.text("}")): "remove the bracket, or open one before it"
    case .missingComma where bytes.isLineEnd(offset):
      "put a comma at the end of line \(bytes.line(of: offset))"
    case .missingComma: "put a comma between the two"
    case .unclosed(let opening, let closing): "close the \(bytes.bracket(at: opening)) with '\(closing)'"
    case .wrongBracket(let opening, let closing, _):
      "close the \(bytes.bracket(at: opening)) with '\(closing)' first"
    case .unclosedBeforeNext(let opening): "close the \(bytes.bracket(at: opening)) with '}'"
    case .expectedColon: "put a colon between the name and its value"
    case .expectedSeparator(_, .text(";")): "write a comma"
    case .trailingComma(let closing): "remove the comma before '\(closing)'"
    case .leadingComma(let opening): "remove the comma after '\(opening)'"
    case .doubleComma: "remove one of them"
    case .comment: "remove it: JSON has no comments"
    case .strangeSpace: "put a plain blank in its place"
    case .unquotedName(let word), .unquotedText(let word): write("\"\(word)\"")
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
      NumberSpelling.corrected(spelling).flatMap(write)
    case .typographicMinus: "write '-'"
    case .notFinite: "write null, or leave the member out"
    case .misspelledWord(_, let meant): "write \(meant)"
    case .tooDeep, .textAfterEnd, .expectedValue, .expectedName, .expectedSeparator, .shortEscape,
      .malformedNumber:
      nil
    }
  }

  /// What to write, unless that is too long to read in a message.
  private func write(_ spelling: String) -> String? {
    spelling.utf8.count > 60 ? nil : "write \(spelling)"
  }

  private func commaRemedy(_ spelling: String) -> String {
    let number = NumberSpelling.withoutComma(spelling).flatMap { $0.utf8.count > 60 ? nil : $0 }
    return number.map { "write the number with '.': \($0)" } ?? "write the number without a comma"
  }
}

extension Span<UInt8> {
  /// A bracket with its line, to name it.
  fileprivate func bracket(at offset: Int) -> String {
    "'\(Character(Unicode.Scalar(self[offset])))' of line \(line(of: offset))"
  }

  fileprivate func line(of offset: Int) -> Int { JSONPosition(of: offset, in: self).line }

  fileprivate func isLineEnd(_ offset: Int) -> Bool {
    var at = offset
    while at < count, self[at] == .blank || self[at] == .tab { at += 1 }
    return at == count || self[at] == .lineFeed || self[at] == .carriageReturn
  }
}
