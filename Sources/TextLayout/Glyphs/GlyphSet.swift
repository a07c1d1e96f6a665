/// The characters that a terminal can show: all, or only ASCII where the locale is not UTF-8.
package enum GlyphSet: Sendable, CaseIterable {
  case utf8, ascii

  /// Eight glyphs from low to high.
  ///
  /// In ASCII they gain ink on the way up, from the ground line on. Digits would be easier to rank, and would be
  /// taken for readings.
  var heights: [String] {
    switch self {
    case .utf8: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    case .ascii: ["_", ".", ":", "-", "=", "+", "*", "#"]
    }
  }

  /// A step of a bar that is reached.
  var filled: String {
    switch self {
    case .utf8: "●"
    case .ascii: "*"
    }
  }

  /// A step of a bar that is not reached.
  var hollow: String {
    switch self {
    case .utf8: "○"
    case .ascii: "-"
    }
  }

  /// What stands for text that was cut away, where `columns` are left for it.
  func ellipsis(within columns: Int) -> String {
    switch self {
    case .utf8: columns < 1 ? "" : "…"
    case .ascii: String(repeating: ".", count: max(0, min(3, columns)))
    }
  }
}
