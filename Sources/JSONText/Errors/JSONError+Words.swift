// Numbers and words that JSON spells in another way.

extension JSONError {
  /// A word or a number that goes on as neither, seen from a byte in its midst: `0` and `07` of `007`.
  static func runOn(at offset: Int, in bytes: Span<UInt8>) -> JSONError? {
    guard offset > 0, bytes[offset - 1].isWordByte, bytes[offset - 1] != .colon else { return nil }
    guard bytes[offset].isWordByte else { return nil }
    if bytes[offset] == .colon {
      guard offset + 1 < bytes.count, bytes[offset + 1].isWordByte else { return nil }
    }
    let range = bytes.word(around: offset)
    let spelling = bytes.string(in: range)
    let isNumber = bytes[range.lowerBound].isDigit || bytes[range.lowerBound] == .minus
    return JSONError(kind: isNumber ? .number(spelling) : .word(spelling), range: range)
  }

  /// A dash before digits, as text programs put it in place of a minus sign.
  static func minus(at offset: Int, in bytes: Span<UInt8>) -> JSONError? {
    guard let scalar = bytes.scalar(at: offset), scalar.isTypographicMinus else { return nil }
    let range = offset..<offset + bytes.sequenceLength(at: offset)
    guard range.upperBound < bytes.count, bytes[range.upperBound].isDigit else { return nil }
    return JSONError(kind: .typographicMinus(String(scalar)), range: range)
  }
}

extension JSONError.Kind {
  /// The fault of a number that is spelled so.
  static func number(_ spelling: String) -> Self {
    let digits = spelling.drop { $0 == "-" || $0 == "+" }
    if isNotFinite(digits) { return .notFinite(spelling) }
    guard NumberSpelling.corrected(spelling) != nil else {
      let isYear = digits.prefix(4).allSatisfy(\.isNumber) && digits.dropFirst(4).first == "-"
      let isClockTimeOrDate = spelling.contains(":") || isYear
      return isClockTimeOrDate ? .unquotedText(spelling) : .malformedNumber(spelling)
    }
    if spelling.first == "+" { return .plusSign(spelling) }
    return digits.first == "0" && digits.dropFirst().first != "."
      ? .leadingZero(spelling) : .bareDecimalPoint(spelling)
  }

  /// The fault of a word that is spelled so.
  static func word(_ spelling: String) -> Self {
    if isNotFinite(spelling[...]) { return .notFinite(spelling) }
    let lowercased = spelling.lowercased()
    switch lowercased {
    case "true", "false", "null": return .misspelledWord(spelling, meant: lowercased)
    case "none", "nil", "undefined": return .misspelledWord(spelling, meant: "null")
    default: break
    }
    let meant = ["true", "false", "null"].first { spelling.count > 1 && $0.hasPrefix(spelling) }
    return meant.map { .misspelledWord(spelling, meant: $0) } ?? .unquotedText(spelling)
  }

  private static func isNotFinite(_ word: Substring) -> Bool {
    ["nan", "inf", "infinity"].contains(word.lowercased())
  }
}

/// Numbers as people write them, corrected to the way of JSON.
enum NumberSpelling {
  /// The number that is meant by `+1`, `007`, `.5` or `5.`; `nil` if that is not clear.
  static func corrected(_ spelling: String) -> String? {
    let sign = spelling.hasPrefix("-") ? "-" : ""
    var rest = spelling.drop { $0 == "-" || $0 == "+" }[...]
    guard spelling.count - rest.count <= 1 else { return nil }
    while rest.hasPrefix("0"), rest.dropFirst().first?.isNumber == true { rest.removeFirst() }
    if rest.hasPrefix(".") { rest = "0" + rest }
    if rest.hasSuffix(".") { rest += "0" }
    return isNumber(sign + rest) ? sign + rest : nil
  }

  /// The number that is meant by `5,6`, `1.234,5` or `1,234,567`; `nil` for `1,234`, which may be either.
  static func withoutComma(_ spelling: String) -> String? {
    let parts = spelling.split(separator: ",", omittingEmptySubsequences: false)
    guard let whole = parts.first, let last = parts.last else { return nil }
    let corrected: String
    if parts.count > 2 {
      guard areThousands(parts) else { return nil }
      corrected = parts.joined()
    } else {
      let groups = whole.split(separator: ".", omittingEmptySubsequences: false)
      guard groups.count == 1 ? !isAmbiguous(whole, last) : areThousands(groups) else { return nil }
      corrected = groups.joined() + "." + last
    }
    return isNumber(corrected) ? corrected : nil
  }

  private static func isAmbiguous(_ whole: Substring, _ fraction: Substring) -> Bool {
    let digits = whole.drop { $0 == "-" }
    return fraction.count == 3 && digits != "0" && digits.count <= 3
  }

  private static func areThousands(_ groups: [Substring]) -> Bool {
    groups.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(groups[0].drop { $0 == "-" }.count)
  }

  private static func isNumber(_ spelling: String) -> Bool {
    let bytes = ContiguousArray(spelling.utf8)
    return bytes.span.numberEnd(from: 0) == bytes.count
  }
}
