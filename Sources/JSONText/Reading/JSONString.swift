/// The text of a string, and how JSON spells it.
package enum JSONString {
  /// `text` as it stands between the quotes: what must be is escaped, and what would act on a terminal.
  ///
  ///     JSONString.escaped("5'11\"")  // 5'11\"
  package static func escaped(_ text: String) -> String {
    var bytes = ContiguousArray<UInt8>()
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a character is written as an escape.
  ///
  /// By RFC 8259 that are `"`, `\` and U+0000 to U+001F. The rest, which a terminal or an editor would act on,
  /// is so for safety: DEL and the C1 controls, line and paragraph separator, and those that turn the
  /// direction of writing.
  static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": true
    case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    default: false
    }
  }

  /// Whether a byte surely belongs to no character that is written as an escape, as those of most texts do.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F && byte != 0xC2
      && byte != 0xE2
  }

  static func append(_ text: String, to bytes: inout ContiguousArray<UInt8>) {
    if text.utf8.allSatisfy(isPlain) || !text.unicodeScalars.contains(where: mustBeEscaped) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars {
      if mustBeEscaped(scalar) {
        bytes.append(contentsOf: escape(of: scalar).utf8)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  static func escape(of byte: UInt8) -> String { escape(of: Unicode.Scalar(byte)) }

  /// The escape of a character of the first plane: the short one if there is, else `\u` with four digits.
  private static func escape(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\u{8}": return "\\b"
    case "\u{C}": return "\\f"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
