/// How an element that takes more than one line is laid out.
package struct JSONLayout: Hashable, Sendable {
  /// The white space before the line that the element begins on.
  package var indentation: ContiguousArray<UInt8>
  /// What a line that stands one level deeper has more of: blanks or a tab.
  package var unit: ContiguousArray<UInt8>
  /// LF or CRLF.
  package var lineBreak: ContiguousArray<UInt8>

  /// The layout of the program's own documents, unless told otherwise.
  package init(indentation: String = "", unit: String = "  ", lineBreak: String = "\n") {
    self.indentation = ContiguousArray(indentation.utf8)
    self.unit = ContiguousArray(unit.utf8)
    self.lineBreak = ContiguousArray(lineBreak.utf8)
  }

  /// The same one level deeper.
  var deeper: JSONLayout {
    var layout = self
    layout.indentation += unit
    return layout
  }

  /// Text that was printed with no indentation and two blanks a level, laid out like this.
  package func fitting(_ printed: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var lines = printed.split(separator: .lineFeed, omittingEmptySubsequences: false)
    var fitted = ContiguousArray(lines.removeFirst())
    for line in lines {
      let text = line.drop { $0 == .blank }
      let (levels, rest) = (text.startIndex - line.startIndex).quotientAndRemainder(dividingBy: 2)
      fitted += lineBreak + indentation
      for _ in 0..<levels { fitted += unit }
      fitted += repeatElement(.blank, count: rest) + text
    }
    return fitted
  }
}
