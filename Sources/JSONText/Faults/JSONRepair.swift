/// What a fault is mended by, and how a walk goes on behind it.
struct JSONRepair {
  var mend: JSONSplice?
  var sequel: JSONFaults.Sequel

  /// Only the owner of the text can know what is meant, and what follows depends on it.
  static let none = JSONRepair(mend: nil, sequel: .stop)

  private init(mend: JSONSplice?, sequel: JSONFaults.Sequel) {
    self.mend = mend
    self.sequel = sequel
  }

  private init(_ range: Range<Int>, _ replacement: String?, then sequel: JSONFaults.Sequel) {
    mend = replacement.map { JSONSplice(range: range, replacement: $0) }
    self.sequel = sequel
  }

  /// The repair of `error`, which ended `step` at `offset`.
  init(of error: JSONError, at step: JSONFaults.Step, offset: Int, in bytes: Span<UInt8>) {
    let range = error.range
    let end = range.upperBound
    /// Behind a word or string, whether that was due or is the one before what was due.
    let past: JSONFaults.Sequel = step == .value || step == .name ? .done(at: end) : .again(at: end)
    self =
      switch error.kind {
      case .trailingComma: Self(range, "", then: .closed(at: offset + 1))
      case .doubleComma, .leadingComma: Self.extraComma(range, at: step, offset: offset, in: bytes)
      case .missingComma: Self.missingComma(range, offset: offset, in: bytes)
      case .expectedSeparator(_, .text(";")): Self(range, ",", then: .done(at: end))
      case .expectedColon(.text("=")): Self(range, ":", then: .done(at: end))
      case .expectedColon: Self.missingColon(range, offset: offset, in: bytes)
      case .unclosedBeforeNext(let opening) where bytes.isElement(at: opening):
        Self(range, "}", then: .closed(at: end))
      case .comment: Self(range, nil, then: .again(at: end))
      case .strangeSpace: Self(range, " ", then: .again(at: end))

      case .unquotedName(let name): Self.unquotedName(name, range, in: bytes)
      case .singleQuotes, .typographicQuotes: Self.quotes(range, then: past, in: bytes)
      case .controlCharacter(0): .none
      case .controlCharacter(let byte): Self(range, JSONString.escape(of: byte), then: .insideText(at: end))
      case .unknownEscape, .shortEscape, .loneSurrogate: Self(range, nil, then: .insideText(at: end))

      case .commaInNumber(let number):
        Self(range, NumberSpelling.withoutComma(number), then: .valueEnds(at: end))
      case .leadingZero(let number), .plusSign(let number), .bareDecimalPoint(let number):
        Self(range, number.hasSuffix(".") ? nil : NumberSpelling.corrected(number), then: past)
      case .typographicMinus: Self(range, "-", then: .again(at: end))
      case .malformedNumber, .notFinite: Self(range, nil, then: past)
      case .misspelledWord(let word, let meant): Self(range, meant.hasPrefix(word) ? nil : meant, then: past)
      case .unquotedText(let word): Self.unquotedText(word, range, then: past, in: bytes)

      case .empty, .onlyNUL, .utf16, .notUTF8, .byteOrderMark, .conflictMarker, .tooDeep, .textAfterEnd,
        .expectedValue, .expectedName, .expectedSeparator, .unclosed, .wrongBracket, .unclosedBeforeNext,
        .doubleName, .unterminatedString, .quoteInString:
        .none
      }
  }
}

extension JSONRepair {
  /// A comma that has nothing before it can go in an object, and before an object; between plain elements a
  /// value may be missing.
  private static func extraComma(
    _ range: Range<Int>, at step: JSONFaults.Step, offset: Int, in bytes: Span<UInt8>
  ) -> JSONRepair {
    let next = bytes.nextOffset(from: offset + 1)
    let isFirst = range.lowerBound == offset
    switch bytes.byte(at: next) {
    case step == .name ? .closeBrace : .closeBracket where isFirst:
      return JSONRepair(range, "", then: .closed(at: next + 1))
    case .comma where isFirst: return .none
    case let byte where step == .name || byte == .openBrace:
      return JSONRepair(range, "", then: .again(at: offset + 1))
    default: return .none
    }
  }

  /// Two numbers of one line may be one, and two strings without a gap may be one with a quote in it.
  private static func missingComma(
    _ range: Range<Int>, offset: Int, in bytes: Span<UInt8>
  ) -> JSONRepair {
    let before = bytes[range.lowerBound - 1]
    let areNumbers = before.isDigit && (bytes[offset].isDigit || bytes[offset] == .minus)
    let areOneText = before == .quote && offset == range.lowerBound
    guard !areOneText, !areNumbers || bytes.lead(of: offset) != nil else { return .none }
    return JSONRepair(range, ",", then: .done(at: range.upperBound))
  }

  private static func missingColon(
    _ range: Range<Int>, offset: Int, in bytes: Span<UInt8>
  ) -> JSONRepair {
    guard range.isEmpty, offset > range.upperBound, offset < bytes.count else { return .none }
    var scanner = JSONScanner(at: offset)
    do throws(JSONError) {
      let value = try scanner.skipValue(in: bytes)
      guard bytes.byte(at: bytes.nextOffset(from: value.upperBound)) != .colon else { return .none }
    } catch {
      return .none
    }
    return JSONRepair(range, ":", then: .done(at: range.upperBound))
  }

  private static func unquotedName(_ name: String, _ range: Range<Int>, in bytes: Span<UInt8>) -> JSONRepair {
    guard bytes.byte(at: bytes.nextOffset(from: range.upperBound)) == .colon else { return .none }
    return JSONRepair(range, "\"\(name)\"", then: .done(at: range.upperBound))
  }

  /// One word that a mark follows; `yes` and the like may be meant as `true`.
  private static func unquotedText(
    _ word: String, _ range: Range<Int>, then past: JSONFaults.Sequel, in bytes: Span<UInt8>
  ) -> JSONRepair {
    switch bytes.byte(at: bytes.nextOffset(from: range.upperBound)) {
    case .comma, .closeBrace, .closeBracket:
      let isSwitch = ["yes", "no", "on", "off"].contains(word.lowercased())
      return JSONRepair(range, isSwitch ? nil : "\"\(word)\"", then: past)
    default: return .none
    }
  }

  private static func quotes(
    _ range: Range<Int>, then past: JSONFaults.Sequel, in bytes: Span<UInt8>
  ) -> JSONRepair {
    let first = bytes.sequenceLength(at: range.lowerBound)
    guard range.count > first else { return .none }
    let text = bytes.string(in: range).unicodeScalars.dropFirst().dropLast()
    return JSONRepair(range, "\"\(String(text))\"", then: past)
  }
}

extension Span<UInt8> {
  /// Whether the value that begins at `offset` is an element of an array.
  fileprivate func isElement(at offset: Int) -> Bool {
    guard let before = lastOffset(before: offset) else { return false }
    return self[before] == .comma || self[before] == .openBracket
  }
}
