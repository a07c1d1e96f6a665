/// A reason that bytes are not JSON, and the part of them to point at.
package struct JSONError: Error, Hashable, Sendable {
  package var kind: Kind

  /// The bytes at fault.
  ///
  /// Empty where something is missing: it stands where that belongs.
  package var range: Range<Int>

  package init(kind: Kind, range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// The line and column of the fault in the text that it was found in.
  package func position(in bytes: Span<UInt8>) -> JSONPosition {
    JSONPosition(of: range.lowerBound, in: bytes)
  }

  /// How many characters are at fault, to underline them; 0 where something is missing.
  package func length(in bytes: Span<UInt8>) -> Int {
    bytes.scalarCount(in: range)
  }

  /// What was found where something else was expected.
  package enum Found: Hashable, Sendable {
    case text(String)
    case endOfLine
    case endOfText
  }

  /// The faults that are told apart, most of them those that editing by hand makes.
  ///
  /// An associated `String` is the word of the text that is at fault.
  package indirect enum Kind: Hashable, Sendable {
    // The text as a whole
    case empty
    case onlyNUL
    case utf16
    case notUTF8(UInt8)
    case byteOrderMark
    case conflictMarker(String)
    case tooDeep
    case textAfterEnd(Found)

    // Marks between values
    case expectedValue(Found)
    case expectedName(Found)
    case expectedColon(Found)
    case expectedSeparator(closing: Character, Found)
    case missingComma(closing: Character, Found)
    case trailingComma(closing: Character)
    case leadingComma(opening: Character)
    case doubleComma
    case unclosed(opening: Int, closing: Character)
    case wrongBracket(opening: Int, closing: Character, found: Character)
    case unclosedBeforeNext(opening: Int)
    case comment
    case strangeSpace(Unicode.Scalar)

    // Names and strings
    case unquotedName(String)
    case doubleName(String)
    case singleQuotes
    case typographicQuotes(String)
    case unterminatedString(Found)
    case quoteInString(Found)
    case controlCharacter(UInt8)
    case unknownEscape(String)
    case shortEscape(String)
    case loneSurrogate(String)

    // Numbers and words
    case commaInNumber(String)
    case leadingZero(String)
    case plusSign(String)
    case bareDecimalPoint(String)
    case typographicMinus(String)
    case malformedNumber(String)
    case notFinite(String)
    case misspelledWord(String, meant: String)
    case unquotedText(String)
  }
}
