extension TableCells {
  /// The columns below which a text is no longer read with ease: two or three words a line.
  private static let leastText = 20
  private static let indent = 4

  /// The rows with their last columns below their first; `nil` where all fit side by side.
  func foldedLines(within limit: Int) -> [StyledText]? {
    let limit = max(1, limit)
    guard !fits(limit) else { return nil }
    let widths = columns.indices.map { width(of: $0, in: content) }
    var (count, room) = (0, limit + Self.gap.width)
    for width in widths {
      room -= width > 0 ? width + Self.gap.width : 0
      if room < 0 { break }
      count += 1
    }
    let head = widths.indices.map { $0 < count ? widths[$0] : 0 }
    return content.flatMap { row in
      (count > 0 ? lines(of: row, head) : []) + below(row.dropFirst(count), within: limit)
    }
  }

  private var content: ArraySlice<[StyledText]> { rows.dropFirst(hasHeader ? 1 : 0) }

  /// Whether no cell has to be cut, and no text to be broken into single words.
  private func fits(_ limit: Int) -> Bool {
    let (natural, fitted) = (widths(fitting: nil), widths(fitting: limit))
    let shown = fitted.filter { $0 > 0 }
    guard shown.reduce(Self.gap.width * max(0, shown.count - 1), +) <= limit else { return false }
    return columns.indices.allSatisfy { column in
      fitted[column] == natural[column]
        || columns[column].overflow == .wrapped && fitted[column] >= Self.leastText
    }
  }

  /// The other cells, as many on a line as have room there.
  private func below(_ cells: ArraySlice<StyledText>, within limit: Int) -> [StyledText] {
    let indent = min(Self.indent, limit / 4)
    var lines: [StyledText] = []
    for cell in cells where !cell.isEmpty {
      if let last = lines.last, last.width + Self.gap.width + cell.width <= limit - indent {
        lines[lines.count - 1] = last + Self.gap + cell
      } else {
        lines += cell.wrapped(to: limit - indent, glyphs: glyphs).lines
      }
    }
    return lines.map { $0.indented(by: indent).withoutTrailingBlanks }
  }
}
