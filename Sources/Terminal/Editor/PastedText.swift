/// Text from the clipboard, made safe to show.
///
/// Line ends become line feeds (where all come in pairs, they were CR LF before the terminal had them) and tabs blanks. Other control characters, and those that turn the writing direction
/// around, are left out, so that what is shown is what will be read.
struct PastedText: Equatable {
  /// Without line ends at its end: a paste never runs by itself.
  let text: String

  init(_ bytes: [UInt8]) {
    var view = String.UnicodeScalarView()
    for scalar in Self.withPlainLineEnds(String(decoding: bytes, as: UTF8.self)) where Self.isShown(scalar) {
      view.append(scalar)
    }
    let lines = Self.unpaired(String(view).split(separator: "\n", omittingEmptySubsequences: false))
    text = lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// `lines` without every second, if those are all blank.
  private static func unpaired(_ lines: [Substring]) -> [Substring] {
    let second = stride(from: 1, to: lines.count, by: 2).map { lines[$0] }
    guard lines.count > 2, second.allSatisfy(\.isEmpty) else { return lines }
    return stride(from: 0, to: lines.count, by: 2).map { lines[$0] }
  }

  private static func withPlainLineEnds(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var afterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n" where afterReturn: break
      case "\r", "\n", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\t": scalars.append(" ")
      default: scalars.append(scalar)
      }
      afterReturn = scalar == "\r"
    }
    return scalars
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" { return true }
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: return false
    default: return true
    }
  }
}
