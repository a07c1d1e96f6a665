/// How wide the columns of a table are, and which of them lose when a line is too long.
struct ColumnWidths {
  /// The columns below which none goes: a few letters and the sign that there were more.
  private static let least = 4

  private(set) var widths: [Int]
  private let yielding: [Int]

  init(_ widths: [Int], yielding: [Int]) {
    self.widths = widths
    self.yielding = yielding
  }

  /// Takes from the widest columns until all are as wide as the next, and so on, while the line is beyond `limit`.
  mutating func shrink(to limit: Int, gap: Int) {
    let gaps = gap * max(0, widths.count { $0 > 0 } - 1)
    var excess = widths.reduce(gaps, +) - limit
    while excess > 0, let widest = yielding.map({ widths[$0] }).max(), widest > Self.least {
      excess -= lower(from: widest, by: excess)
    }
  }

  /// Lowers all columns of the width `widest` towards the next width, by `excess` in sum at most; gives that sum.
  private mutating func lower(from widest: Int, by excess: Int) -> Int {
    let equals = yielding.filter { widths[$0] == widest }
    let next = yielding.map { widths[$0] }.filter { $0 < widest }.max() ?? 0
    let loss = min(excess, equals.count * (widest - max(next, Self.least)))
    for (index, column) in equals.enumerated() {
      widths[column] -= loss / equals.count + (index < loss % equals.count ? 1 : 0)
    }
    return loss
  }
}
