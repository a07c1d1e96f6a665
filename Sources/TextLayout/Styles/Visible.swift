/// Text from outside, with all that a reader would not see or that a terminal would obey spelled out.
///
///     Visible("a\u{1b}[2Jb").text  // a\u{1b}[2Jb, in printable characters
///     Visible("one\ttwo").text     // one\ttwo, with a backslash and a t
///
/// Spelled out are control characters, controls of writing direction, separators of lines, blanks of no width, fillers,
/// noncharacters, and marks that have no letter to sit on and would sit on the text before them. Joiners, variation
/// selectors and the tags of a flag stay where they are part of a character. A backslash of the data stays one
/// backslash: the spelling is for reading, not for reading back.
package struct Visible: Equatable, Sendable {
  package enum Newlines: Sendable {
    /// Spelled out as `\n`.
    case shown
    /// Left as the end of a line.
    case kept
  }

  package let text: String

  package init(_ data: some StringProtocol, newlines: Newlines = .shown) {
    let data = String(data)
    text =
      data.isPlain ? data : data.reduce(into: "") { Self.append($1, to: &$0, newlines: newlines) }
  }

  private static func append(_ character: Character, to text: inout String, newlines: Newlines) {
    var isAlone = true
    let isFlag = character.unicodeScalars.first?.value == 0x1F3F4
    for scalar in character.unicodeScalars {
      if scalar == "\n", newlines == .kept {
        text.unicodeScalars.append(scalar)
      } else if scalar.isHidden(inFlag: isFlag) || isAlone && scalar.columns == 0 {
        text += scalar.spelledOut
        isAlone = true
      } else {
        text.unicodeScalars.append(scalar)
        isAlone = false
      }
    }
  }
}

extension String {
  /// Whether all of it is seen as it stands, each scalar a character of one column: so is nearly all that is shown, and
  /// need not be taken apart.
  var isPlain: Bool { unicodeScalars.allSatisfy { $0.isPlain } }
}

extension Unicode.Scalar {
  /// Letters and signs of the West, dashes and quotes, arrows that are no pictures, lines and blocks.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: true
    case 0x2010...0x2027, 0x2190...0x2193, 0x2500...0x25AF, 0x25CB...0x25CF: true
    default: false
    }
  }

  /// The scalar as a Swift literal would hold it: `\t`, `\u{1b}`.
  var spelledOut: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16))}"
    }
  }

  /// Whether a reader could not see the scalar, or a terminal might obey it.
  func isHidden(inFlag: Bool) -> Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: return false
    case 0x200C, 0x200D: return false  // Joiners; alone they are of no width, and spelled out for that.
    case 0xE0020...0xE007F: return !inFlag
    case 0xFDD0...0xFDEF: return true
    default: break
    }
    if value & 0xFFFE == 0xFFFE { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return !isSignBeforeDigits
    case .nonspacingMark, .enclosingMark, .spacingMark: return false
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Arabic, Syriac and Kaithi signs that are called format characters but are drawn, under the digits after them.
  var isSignBeforeDigits: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
