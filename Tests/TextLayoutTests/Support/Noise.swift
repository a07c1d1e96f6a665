import TestSupport
import TextLayout

/// Text that nobody would write: bytes at random, and scalars that change what stands beside them.
enum Noise {
  static func bytes(upTo count: Int, using numbers: inout SplitMix) -> [UInt8] {
    (0..<Int.random(in: 0...count, using: &numbers)).map { _ in .random(in: 0...255, using: &numbers) }
  }

  static func text(upTo count: Int, using numbers: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &numbers) {
      let value =
        Bool.random(using: &numbers)
        ? awkward[Int.random(in: awkward.indices, using: &numbers)]
        : UInt32.random(in: 0...0x10FFFF, using: &numbers)
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  /// A text of several runs and perhaps several lines, made of noise.
  static func styled(upTo count: Int, using numbers: inout SplitMix) -> StyledText {
    (0..<3).map { _ in
      let style = Style.allCases[Int.random(in: Style.allCases.indices, using: &numbers)]
      return StyledText(data: text(upTo: count, using: &numbers), style, newlines: .kept)
    }.joined()
  }

  private static let awkward: [UInt32] = [
    0x0A, 0x0D, 0x09, 0x1B, 0x20, 0x20, 0x41, 0x31, 0x7F, 0x9B, 0xA0, 0xAD, 0x301, 0x600, 0x61C, 0x6DD, 0x903,
    0x915,
    0x94D, 0x93F, 0xE33, 0x1112, 0x115F, 0x1160, 0x1161, 0x11AB, 0x200B, 0x200C, 0x200D, 0x200E, 0x2028,
    0x202E,
    0x2066, 0x20E3, 0x2764, 0x3164, 0x4F53, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFF9, 0x1F1E9, 0x1F3F4,
    0x1F3FD, 0x1F469, 0x1F680, 0xE0001, 0xE0067, 0xE007F, 0xE0100, 0x16FF0, 0x1F600, 0x25CF, 0xBD,
  ]
}

extension String {
  /// The scalars that could steer a terminal; the newline is none.
  var controls: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  /// The text without the sequences that a styled text is rendered with.
  var withoutStyles: String {
    replacing(#/\u{1b}\[(0|1|2|31|32|33|36|1;31)m/#, with: "")
  }
}
