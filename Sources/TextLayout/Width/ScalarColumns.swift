// A terminal gives a scalar no column, one or two. Unicode's data decide, as in most terminals:
//
// - marks (general categories Mn and Me), joiners and the vowels and finals of conjoining Hangul stand on what is
//   before them;
// - what is shown as an emoji by default, or is Wide or Fullwidth by East Asian Width, takes two;
// - all else takes one, the Ambiguous too.
//
// The standard library knows the first and the emoji; East Asian Width is here, as ranges of Unicode 17. A range runs on
// over unassigned scalars and over emoji where nothing else is between.

extension Unicode.Scalar {
  /// The columns that the scalar adds to a line, given that it is visible.
  var columns: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return isSignBeforeDigits ? 1 : 0
    case .spacingMark: return 1
    default: break
    }
    guard value >= 0x1100 else { return 1 }
    if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return 0 }
    return isWide || properties.isEmojiPresentation ? 2 : 1
  }

  /// What is Wide or Fullwidth in EastAsianWidth.txt and not an emoji; the block at 0x1FA70 is where new emoji go.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
      0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265,
      0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
