/// A place in the atoms of a line, from which the rules read on.
///
/// A rule that does not apply leaves the cursor where it was; a copy is a place to come back to.
package struct Cursor: Sendable {
  package let line: Line
  /// The atoms to be read: those of the line, or a part of them.
  package let atoms: [Atom]
  package private(set) var position: Int

  package init(_ line: Line) { self.init(line, atoms: line.atoms) }

  /// A cursor over a part of the line's atoms, such as those that no time took.
  package init(_ line: Line, atoms: [Atom], position: Int = 0) {
    (self.line, self.atoms, self.position) = (line, atoms, position)
  }

  package var isAtEnd: Bool { position >= atoms.count }

  /// The next atom, `nil` at the end.
  package var next: Atom? { peek(0) }

  /// The atom that stands `count` places ahead; below 0, behind.
  package func peek(_ count: Int) -> Atom? {
    let place = position + count
    return atoms.indices.contains(place) ? atoms[place] : nil
  }

  package mutating func advance(by count: Int = 1) { position = min(max(0, position + count), atoms.count) }

  package mutating func move(to position: Int) { self.position = min(max(0, position), atoms.count) }

  /// Whether a blank, a comma or a semicolon stands before the next atom, or the end is here.
  package var isAtGap: Bool { next?.isGlued != true || [",", ";"].contains(peek(-1)?.text) }
}

// MARK: - Places in the line

extension Cursor {
  /// The characters from the atom at `start` to the last one read.
  package func range(from start: Int) -> Range<Int> { range(start..<position) }

  /// The characters of the atoms in `positions`; empty, at the place of the first, when there are none.
  package func range(_ positions: Range<Int>) -> Range<Int> {
    let positions = positions.clamped(to: atoms.indices)
    guard let first = positions.first, let last = positions.last else { return place..<place }
    return atoms[first].range.lowerBound..<atoms[last].range.upperBound
  }

  /// What was typed in those characters.
  package func text(_ range: Range<Int>) -> String { line.text(range) }

  /// Where the next atom begins, or the column after the last one when none follows.
  package var place: Int { next?.range.lowerBound ?? endPlace }

  /// The column after the last atom: where something is missing.
  package var endPlace: Int { atoms.last?.range.upperBound ?? line.characters.count }

  /// The next word as people see words: the characters up to a blank, a comma or a semicolon.
  package var wordRange: Range<Int> { range(position..<wordEnd) }

  /// The place behind the next word.
  package var wordEnd: Int {
    var end = position + 1
    while end < atoms.count, atoms[end].isGlued, ![",", ";"].contains(atoms[end].text) { end += 1 }
    return min(end, atoms.count)
  }
}
