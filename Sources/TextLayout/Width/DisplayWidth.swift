extension StringProtocol {
  /// The columns that the text takes in a terminal, once it went through ``Visible``.
  ///
  ///     "naïve".displayWidth   // 5
  ///     "体重".displayWidth     // 4
  ///     "👩‍🚀".displayWidth       // 2
  ///     "\u{1b}".displayWidth  // 6, being shown as \u{1b}
  ///
  /// Ambiguous characters count as one column, as outside East Asian locales.
  package var displayWidth: Int {
    String(self).shownColumns
  }
}

extension String {
  fileprivate var shownColumns: Int { isPlain ? unicodeScalars.count : Visible(self).text.columns }

  /// The columns of text that is visible and of one line.
  var columns: Int {
    isPlain ? unicodeScalars.count : reduce(0) { $0 + $1.columns }
  }
}

extension Character {
  /// The columns of one character, however many scalars it is made of.
  ///
  /// What makes a picture of the scalar before it (variation selector 16, a skin tone, a joined emoji, the second letter
  /// of a flag) takes two columns together with it; all else takes the columns of its own.
  var columns: Int {
    var scalars = unicodeScalars.makeIterator()
    guard var base = scalars.next() else { return 0 }
    var before = 0
    var own = base.columns
    while let next = scalars.next() {
      if next.makesPicture(of: base) {
        own = 2
      } else if next.columns > 0 {
        before += own
        own = next.columns
        base = next
      }
    }
    return before + own
  }
}

extension Unicode.Scalar {
  fileprivate func makesPicture(of base: Unicode.Scalar) -> Bool {
    guard value > 0x7F, base.properties.isEmoji else { return false }
    return value == 0xFE0F || !base.isASCII && properties.isEmoji
  }
}

extension StyledText {
  /// The columns of the widest line.
  package var width: Int {
    guard isOneLine else { return lines.reduce(0) { max($0, $1.width) } }
    return runs.reduce(0) { $0 + $1.text.columns }
  }
}
