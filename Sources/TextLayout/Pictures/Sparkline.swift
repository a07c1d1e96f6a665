/// A series as one line of glyphs, a glyph a value: `▃▂▄ ▅▂█`.
///
/// The lowest glyph stands for ``scale``'s lower edge and not for zero, so both edges belong beside the picture. A
/// missing value is a blank, a number that is not finite is missing, and a series of equal values runs in the middle.
package struct Sparkline: Equatable, Sendable {
  /// What a column stands for.
  package enum Grouping: Equatable, Sendable {
    /// One value.
    case single
    /// The mean of that many neighbours, since there were more values than columns.
    case means(of: ClosedRange<Int>)
  }

  /// What is drawn in each column; `nil` is a gap.
  package let columns: [Double?]
  package let grouping: Grouping
  /// The edges of the picture, `nil` without a value; by default the least and the greatest of the values.
  ///
  /// They are those of the single values even where means are drawn: a narrow terminal shows the same heights as a
  /// wide one.
  package let scale: Scale?
  /// What the owner aims at; columns outside it are drawn as warnings, which the figures beside the picture have to say
  /// in words.
  package let target: ClosedRange<Double>?

  package init(
    _ values: [Double?], width: Int? = nil, scale: Scale? = nil, target: ClosedRange<Double>? = nil
  ) {
    let numbers = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
    self.scale = scale ?? Scale(of: numbers.compactMap { $0 })
    self.target = target
    let count = max(0, min(width ?? numbers.count, numbers.count))
    guard count > 0, count < numbers.count else {
      columns = Array(numbers.prefix(count))
      grouping = .single
      return
    }
    columns = (0..<count).map { column in
      Self.mean(numbers[(column * numbers.count / count)..<((column + 1) * numbers.count / count)])
    }
    grouping = .means(of: numbers.count / count...(numbers.count + count - 1) / count)
  }

  /// The picture; as many columns as ``columns`` has.
  package func text(_ glyphs: GlyphSet = .utf8) -> StyledText {
    columns.reduce(into: StyledText()) { text, value in
      guard let value, let scale else { return text.append(" ", .plain) }
      let step = scale.step(of: value, among: glyphs.heights.count)
      text.append(glyphs.heights[step], target?.contains(value) ?? true ? .plain : .warning)
    }
  }

  /// The mean of those that are there; a sum beyond the greatest number is formed of shares instead.
  private static func mean(_ values: ArraySlice<Double?>) -> Double? {
    let present = values.compactMap { $0 }
    guard !present.isEmpty else { return nil }
    let count = Double(present.count)
    let mean = present.reduce(0, +) / count
    return mean.isFinite ? mean : present.reduce(0) { $0 + $1 / count }
  }
}
