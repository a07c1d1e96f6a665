internal import JSONText

extension JSONError.Kind {
  /// The word by which a program knows the fault; several that need the same remedy share one.
  var code: String {
    switch self {
    case .empty, .onlyNUL: "empty"
    case .utf16, .notUTF8: "encoding"
    case .byteOrderMark: "bom"
    case .conflictMarker: "conflict"
    case .tooDeep: "depth"
    case .missingComma, .trailingComma, .leadingComma, .doubleComma: "comma"
    case .commaInNumber, .leadingZero, .plusSign, .bareDecimalPoint, .typographicMinus, .malformedNumber,
      .notFinite:
      "number"
    case .singleQuotes, .typographicQuotes, .unquotedName, .unquotedText, .quoteInString, .unterminatedString:
      "quotes"
    case .doubleName: "double"
    case .controlCharacter, .unknownEscape, .shortEscape, .loneSurrogate: "escape"
    case .unclosed, .wrongBracket, .unclosedBeforeNext, .textAfterEnd: "brackets"
    case .expectedValue, .expectedName, .expectedColon, .expectedSeparator, .comment, .strangeSpace,
      .misspelledWord:
      "syntax"
    }
  }
}
