private import TextLayout

extension Completion {
  /// The longest text that all candidates begin with.
  var commonStart: String {
    guard let first = candidates.first else { return "" }
    return candidates.dropFirst().reduce(first) { start, candidate in
      String(zip(start, candidate).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// What to put in the place of `range`: the only candidate, or as much as all of them have in common.
  ///
  /// What is there already stays if that would be more.
  func insertion(in line: EditedLine) -> String {
    let text = line.text
    let replaced = text.prefix(range.upperBound).dropFirst(range.lowerBound)
    guard candidates.count == 1 else {
      return commonStart.count >= replaced.count ? commonStart : String(replaced)
    }
    let needsBlank = addsBlank && !text.dropFirst(range.upperBound).hasPrefix(" ")
    return candidates[0] + (needsBlank ? " " : "")
  }

  /// The candidates in columns, read downwards; no row is wider than `columns`, and there are at most `rows`.
  func menu(columns: Int, rows: Int) -> [String] {
    let cells = candidates.map { StyledText(data: $0) }
    let width = (cells.map(\.width).max() ?? 0) + 2
    let perRow = max(1, (columns + 1) / width)
    let height = (cells.count + perRow - 1) / perRow
    let grid = (0..<height).map { row in stride(from: row, to: cells.count, by: height).map { cells[$0] } }
    if height <= rows { return grid.map { Self.row($0, width: width) } }
    let shown = grid.prefix(max(rows, 2) - 1)
    let hidden = cells.count - shown.reduce(0) { $0 + $1.count }
    return shown.map { Self.row($0, width: width) } + ["… and \(hidden) more"]
  }

  private static func row(_ cells: [StyledText], width: Int) -> String {
    let padded = cells.dropLast().map { $0.padded(to: width) }
    return (padded + cells.suffix(1)).joined().description
  }
}
