/// The smallest part of a line: digits, letters, or one mark.
package struct Atom: Equatable, Sendable {
  package enum Sort: Equatable, Sendable { case digits, letters, mark }

  package var sort: Sort
  /// In small letters, with typographic variants made plain: `×` is `x`, `–` is `-`, `’` is `'`.
  package var text: String
  /// Characters of the line as typed.
  package var range: Range<Int>
  /// No blank stands before it.
  package var isGlued: Bool

  package init(_ sort: Sort, _ text: String, _ range: Range<Int>, isGlued: Bool) {
    self.sort = sort
    self.text = text
    self.range = range
    self.isGlued = isGlued
  }
}
