extension JSONError.Kind {
  /// A word for what the fault is about, for programs: messages may change, this does not.
  package var code: String {
    switch self {
    case .empty, .onlyNUL: "empty"
    case .utf16, .notUTF8, .byteOrderMark: "encoding"
    case .conflictMarker: "conflict"
    case .tooDeep: "depth"
    case .textAfterEnd: "end"
    case .expectedValue: "value"
    case .expectedName, .unquotedName: "name"
    case .doubleName: "double-name"
    case .expectedColon: "colon"
    case .expectedSeparator, .missingComma, .trailingComma, .leadingComma, .doubleComma: "comma"
    case .unclosed, .wrongBracket, .unclosedBeforeNext: "bracket"
    case .comment: "comment"
    case .strangeSpace: "space"
    case .singleQuotes, .typographicQuotes, .unterminatedString, .quoteInString, .unquotedText: "quotes"
    case .controlCharacter, .unknownEscape, .shortEscape, .loneSurrogate: "escape"
    case .commaInNumber, .leadingZero, .plusSign, .bareDecimalPoint, .typographicMinus, .malformedNumber,
      .notFinite:
      "number"
    case .misspelledWord: "word"
    }
  }
}
