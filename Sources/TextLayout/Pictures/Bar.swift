/// So many steps out of a number of steps: `●●●●○`.
package struct Bar: Equatable, Sendable {
  package let filled: Int
  package let total: Int

  /// A bar of `total` steps; what is above it or below zero is drawn at the end.
  package init(_ filled: Int, of total: Int) {
    self.total = max(0, total)
    self.filled = min(max(0, filled), self.total)
  }

  package func text(_ glyphs: GlyphSet = .utf8) -> StyledText {
    let reached = String(repeating: glyphs.filled, count: filled)
    return StyledText(visible: reached + String(repeating: glyphs.hollow, count: total - filled))
  }
}
