import Testing
import TextLayout

/// Whether the standard library at hand has the properties of Unicode 17.
private let knowsUnicode17 = ("\u{20c1}" as Unicode.Scalar).properties.generalCategory == .currencySymbol

@Suite("Display width of every scalar", .enabled(if: knowsUnicode17))
struct PublishedWidthTests {
  /// Scalars behind a letter, since a mark needs one, that have not the width that the published tables give them.
  private func exceptions(_ planes: ClosedRange<UInt32>) -> [UInt32] {
    planes.flatMap { $0 << 16...$0 << 16 | 0xFFFF }.filter { value in
      guard let scalar = Unicode.Scalar(value), isAssignedAndShown(scalar) else { return false }
      let marks = PublishedWidths.marks.contains(value)
      let columns = marks ? 0 : PublishedWidths.wide.contains(value) ? 2 : 1
      return "a\(scalar)".displayWidth != 1 + columns
    }
  }

  private func isAssignedAndShown(_ scalar: Unicode.Scalar) -> Bool {
    let text = "a\(scalar)"
    return scalar.properties.generalCategory != .unassigned && Visible(text).text == text
  }

  @Test("is the published one, but for joiners, wide marks with a column of their own, and halves of flags")
  func exceptions() {
    let known: [UInt32] = [0x200C, 0x200D, 0x302E, 0x302F, 0x16FF0, 0x16FF1] + Array(0x1F1E6...0x1F1FF)
    #expect(exceptions(0...3) == known)
    #expect(exceptions(14...14) == [])
  }

  @Test("is two where new emoji are going to be", arguments: ["\u{1fa7d}", "\u{1fac7}", "\u{1faff}"])
  func newEmoji(_ text: String) {
    #expect(text.displayWidth == 2)
  }
}
