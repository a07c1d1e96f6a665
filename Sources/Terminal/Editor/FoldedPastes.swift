/// Pastes that are too long to be edited: the line holds a label for each, and Enter puts the text in its place.
struct FoldedPastes {
  private var pastes: [(label: String, text: String)] = []

  /// The label that stands for `pasted` from here on, such as `[paste 1: 180 lines]`.
  mutating func fold(_ pasted: PastedText) -> String {
    let count = pasted.lines.count
    let size = count > 1 ? "\(count) lines" : "\(pasted.text.count) characters"
    let label = "[paste \(pastes.count + 1): \(size)]"
    pastes.append((label, pasted.text))
    return label
  }

  func appear(in line: String) -> Bool { pastes.contains { line.contains($0.label) } }

  /// `line` with the text of each label that still stands in it.
  func unfolded(_ line: String) -> String {
    pastes.reduce(line) { line, paste in
      guard let label = line.firstRange(of: paste.label) else { return line }
      return line.replacingCharacters(in: label, with: paste.text)
    }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
