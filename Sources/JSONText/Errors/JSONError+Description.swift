extension JSONError: CustomStringConvertible {
  package var description: String { kind.description }
}

extension JSONError.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "expected a JSON value, found an empty text"
    case .onlyNUL: "expected a JSON value, found only NUL bytes"
    case .utf16: "expected UTF-8, found UTF-16"
    case .notUTF8(let byte): "expected UTF-8, found the byte \(hexadecimal(byte))"
    case .byteOrderMark: "expected the text to begin at once, found a byte order mark"
    case .conflictMarker(let marker):
      "expected one version of the text, found the conflict marker '\(marker)'"
    case .tooDeep: "expected at most \(JSONScanner.maximumDepth) brackets in one another, found more"
    case .textAfterEnd(let found): "expected the end of the text, found \(found)"

    case .expectedValue(let found): "expected a value, found \(found)"
    case .expectedName(let found): "expected a name in double quotes, found \(found)"
    case .expectedColon(let found): "expected ':', found \(found)"
    case .expectedSeparator(let closing, let found), .missingComma(let closing, let found):
      "expected ',' or '\(closing)', found \(found)"
    case .trailingComma("}"): "expected a name after ',', found '}'"
    case .trailingComma(let closing): "expected a value after ',', found '\(closing)'"
    case .leadingComma("{"): "expected a name, found ','"
    case .leadingComma: "expected a value, found ','"
    case .doubleComma: "expected one ',', found two"
    case .unclosed(_, let closing): "expected '\(closing)', found the end of the text"
    case .wrongBracket(_, let closing, let found): "expected '\(closing)', found '\(found)'"
    case .unclosedBeforeNext: "expected '}' before the next '{'"
    case .comment: "expected JSON, found a comment"
    case .strangeSpace(let scalar): "expected a blank, found \(codePoint(scalar))"

    case .unquotedName(let name): "expected a name in double quotes, found \(quoted(name))"
    case .doubleName(let name): "expected each name once, found \(quoted(name)) again"
    case .singleQuotes: "expected a double quote, found a single one"
    case .typographicQuotes(let mark): "expected a straight quote, found '\(mark)'"
    case .unterminatedString(let found): "expected '\"', found \(found)"
    case .quoteInString(let found): "expected the text to end with its quote, found \(found)"
    case .controlCharacter(let byte): "expected '\(JSONString.escape(of: byte))', found \(controlName(byte))"
    case .unknownEscape(let spelling): "expected an escape such as '\\n', found \(quoted(spelling))"
    case .shortEscape(let spelling): "expected four hexadecimal digits after '\\u', found \(quoted(spelling))"
    case .loneSurrogate(let spelling): "expected a pair of surrogates, found \(quoted(spelling)) alone"

    case .commaInNumber(let spelling): "expected a number with '.', found \(quoted(spelling))"
    case .leadingZero(let spelling): "expected a number without zeros before it, found \(quoted(spelling))"
    case .plusSign(let spelling): "expected a number without '+', found \(quoted(spelling))"
    case .bareDecimalPoint(let spelling): "expected a digit on each side of '.', found \(quoted(spelling))"
    case .typographicMinus(let mark): "expected '-', found '\(mark)'"
    case .malformedNumber(let spelling), .notFinite(let spelling):
      "expected a number, found \(quoted(spelling))"
    case .misspelledWord(let word, let meant): "expected '\(meant)', found \(quoted(word))"
    case .unquotedText(let word): "expected a text in double quotes, found \(quoted(word))"
    }
  }
}

extension JSONError.Found: CustomStringConvertible {
  package var description: String {
    switch self {
    case .text(let text): quoted(text)
    case .endOfLine: "the end of the line"
    case .endOfText: "the end of the text"
    }
  }
}

/// The text in quotes, cut after 30 characters, with what would act on a terminal made visible.
private func quoted(_ text: String) -> String {
  var visible = ""
  for scalar in text.unicodeScalars.prefix(30) {
    if JSONString.mustBeEscaped(scalar) && scalar != "\"" && scalar != "\\" {
      visible += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      visible.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.count > 30 ? "'\(visible)…'" : "'\(visible)'"
}

private func controlName(_ byte: UInt8) -> String {
  switch byte {
  case 0: "a NUL byte"
  case .tab: "a tab"
  case .carriageReturn: "a carriage return"
  default: "the control character \(hexadecimal(byte))"
  }
}

private func hexadecimal(_ byte: UInt8) -> String {
  "0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
}

private func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)"
}
