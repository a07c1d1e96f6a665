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
    isPrintableASCII ? utf8.count : Visible(self).text.columns
  }
}

extension String {
  /// The columns of text that is visible and of one line.
  var columns: Int {
    isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.columns }
  }
}

extension Character {
  /// The columns of one character, however many scalars it is made of.
  ///
  /// A sequence that makes a picture of its first scalar (with variation selector 16, a skin tone, joined emoji, two
  /// letters of a flag) takes two; any other takes what its scalars take.
  var columns: Int {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return 0 }
    var sum = first.columns
    var isPicture = false
    while let next = scalars.next() {
      isPicture = isPicture || next.makesPicture(of: first)
      sum += next.columns
    }
    return isPicture ? 2 : sum
  }
}

extension Unicode.Scalar {
  fileprivate func makesPicture(of first: Unicode.Scalar) -> Bool {
    guard value > 0x7F, first.properties.isEmoji else { return false }
    return value == 0xFE0F || !first.isASCII && properties.isEmoji
  }
}

extension StyledText {
  /// The columns of the widest line.
  package var width: Int {
    guard isOneLine else { return lines.reduce(0) { max($0, $1.width) } }
    return runs.reduce(0) { $0 + $1.text.columns }
  }
}
