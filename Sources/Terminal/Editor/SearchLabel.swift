/// What the editor shows behind the line during a Ctrl-R or Ctrl-S search: `bck:` or `fwd:` and what is looked for.
struct SearchLabel: Equatable {
  /// Where in the line the label starts, at its line feed.
  var start: Int
  var pattern: ArraySlice<Unicode.Scalar>

  /// `nil` if no search is going on.
  init?(in line: EditedLine) {
    guard let start = line.scalars.lastIndex(of: "\n") else { return nil }
    let label = line.scalars[(start + 1)...]
    let words: [[Unicode.Scalar]] = [["b", "c", "k"], ["f", "w", "d"]]
    guard words.contains(where: label.starts(with:)), label.count >= 4,
      [":", "?"].contains(label[label.startIndex + 3])
    else { return nil }
    self.start = start
    pattern = label.dropFirst(4)
  }
}
